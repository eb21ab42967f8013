#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace parapet::skybridge::game {

// The next 64 bits of a generator whose whole state is one number: the same on every machine.
// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), SplitMix64.
constexpr std::uint64_t next_bits(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t bits = state;
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31U);
}

// A number from 0 to below `count`, each as likely as the others. REQUIRES: count > 0.
constexpr std::size_t random_below(std::uint64_t& state, std::size_t count) {
  // The lowest bits left over by a division are drawn again, or some numbers would come more often.
  const std::uint64_t uneven = (0 - static_cast<std::uint64_t>(count)) % count;
  std::uint64_t bits = next_bits(state);
  while (bits < uneven) bits = next_bits(state);
  return static_cast<std::size_t>(bits % count);
}

// Every order as likely as the others (Fisher and Yates).
template <class Value>
void shuffle(std::uint64_t& state, std::vector<Value>& values) {
  for (std::size_t left = values.size(); left > 1; --left) {
    std::swap(values[left - 1], values[random_below(state, left)]);
  }
}

}  // namespace parapet::skybridge::game
