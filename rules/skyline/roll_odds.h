#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/numbers/big_integer.h"
#include "rules/skyline/network.h"

namespace parapet::skyline {

// In how many of the ways in which the dice may fall they ask for so many cards. Counts below 2^61.
//   (1) the sum of `price` and `above` is `all`
struct RollOdds {
  std::vector<std::int64_t> price;  // by cards, from 0; the safe ones are among those of 0
  std::int64_t above = 0;           // more cards than that
  std::int64_t safe = 0;            // a safe icon
  std::int64_t all = 1;
};

// Prices up to `most` one by one.
RollOdds roll_odds(const Dice& dice, int most);

// Chances after several rolls are fractions with a power of `all` below the line.
inline constexpr int kMostChanceBits = 1'024;

// How many rolls a denominator of that many bits holds, at most `most`.
std::size_t most_rolls(const Dice& dice, std::size_t most);

}  // namespace parapet::skyline
