#pragma once

#include <cstdint>

namespace parapet::bench {

// The same numbers everywhere (SplitMix64).
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  int below(int count) {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return static_cast<int>(((mixed ^ (mixed >> 31)) >> 16) % static_cast<std::uint64_t>(count));
  }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

}  // namespace parapet::bench
