#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace parapet::prove {

// Pairs of two different ones of `count` things, both orders of a pair being pairs of their own:
// all of them, or as many as wanted, drawn by the seed, each once. They come in such an order that
// a part of them is spread over the whole.
class PairSample {
 public:
  PairSample(std::size_t count, std::optional<std::size_t> wanted, std::uint64_t seed);

  std::size_t size() const { return drawn_ ? drawn_->size() : all_; }
  bool is_whole() const { return size() == all_; }

  std::pair<std::size_t, std::size_t> pair(std::size_t index) const;

  // "980000 of 1000000 pairs: 20000 are asked, drawn with seed 1"; nothing if it is the whole.
  std::optional<std::string> left_out() const;

 private:
  std::size_t count_;
  std::size_t all_;
  std::uint64_t seed_;
  std::size_t stride_ = 1;                         // shares no divisor with size()
  std::optional<std::vector<std::size_t>> drawn_;  // nothing: all
};

}  // namespace parapet::prove
