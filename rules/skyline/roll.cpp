#include "rules/skyline/roll.h"

#include <algorithm>

#include "geometry/numbers/wide.h"

namespace parapet::skyline {
namespace {

// The n-th number of SplitMix64 from that seed, which needs none of those before it.
std::uint64_t scattered(std::uint64_t seed, std::uint64_t n) {
  std::uint64_t mixed = seed + (n + 1) * 0x9E3779B97F4A7C15U;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

}  // namespace

bool is_safe(const Roll& roll) {
  return std::any_of(roll.begin(), roll.end(), [](const Face& face) { return face.is_safe(); });
}

int price_of(const Roll& roll) {
  if (is_safe(roll)) return 0;
  int total = 0;
  for (const Face& face : roll) total += *face.number;
  return total;
}

Roll seeded_roll(const Dice& dice, std::uint64_t seed, std::size_t n) {
  Roll roll;
  for (std::size_t die = 0; die < dice.count; ++die) {
    const UnsignedWide number = scattered(seed, n * dice.count + die);
    roll.push_back(dice.faces[static_cast<std::size_t>((number * dice.faces.size()) >> 64U)]);
  }
  return roll;
}

}  // namespace parapet::skyline
