#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace parapet::prove {

// The same numbers from the same seed with every compiler and library (SplitMix64): the
// distributions of the standard library differ between libraries.
class RandomSource {
 public:
  explicit RandomSource(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }

  // From 0 to count - 1; as good as even for small counts. Requires count > 0.
  int below(int count) {
    return static_cast<int>((next() >> 16) % static_cast<std::uint64_t>(count));
  }

  // From least to most, both included. Requires least <= most.
  int between(int least, int most) { return least + below(most - least + 1); }

  bool chance(int percent) { return below(100) < percent; }

  // Requires a choice.
  template <class T>
  const T& pick(const std::vector<T>& choices) {
    return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
  }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[static_cast<std::size_t>(below(static_cast<int>(left)))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace parapet::prove
