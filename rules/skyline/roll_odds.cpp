#include "rules/skyline/roll_odds.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace parapet::skyline {
namespace {

std::int64_t power(std::size_t base, std::size_t times) {
  std::int64_t product = 1;
  for (std::size_t n = 0; n < times; ++n) product *= static_cast<std::int64_t>(base);
  return product;
}

}  // namespace

RollOdds roll_odds(const Dice& dice, int most) {
  const auto size = static_cast<std::size_t>(most) + 1;
  std::vector<std::int64_t> ways(size);  // of numbers alone, by their total
  ways[0] = 1;
  std::size_t numbers = 0;
  for (const Face& face : dice.faces) {
    if (!face.is_safe()) ++numbers;
  }
  for (std::size_t die = 0; die < dice.count; ++die) {
    std::vector<std::int64_t> next(size);
    for (const Face& face : dice.faces) {
      if (face.is_safe()) continue;
      const auto shift = static_cast<std::size_t>(*face.number);
      for (std::size_t total = 0; total + shift < size; ++total) {
        next[total + shift] += ways[total];
      }
    }
    ways = std::move(next);
  }
  RollOdds odds;
  const std::int64_t unsafe = power(numbers, dice.count);
  odds.all = power(dice.faces.size(), dice.count);
  odds.safe = odds.all - unsafe;
  odds.above = unsafe - std::accumulate(ways.begin(), ways.end(), std::int64_t{0});
  odds.price = std::move(ways);
  odds.price[0] += odds.safe;
  return odds;
}

std::size_t most_rolls(const Dice& dice, std::size_t most) {
  const auto all = static_cast<std::uint64_t>(power(dice.faces.size(), dice.count));
  return std::min(most, static_cast<std::size_t>(kMostChanceBits / std::bit_width(all)));
}

}  // namespace parapet::skyline
