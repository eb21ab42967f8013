#include "rules/mayhem/attack/odds.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "geometry/numbers/division.h"

namespace parapet::mayhem {
namespace {

// ways[n]: in how many ways n symbols come up.
using Ways = std::vector<Wide>;

struct Handful {
  int count;
  const Die& die;
};

std::array<Handful, 3> handfuls(const Dice& dice, const FaceTable& faces) {
  return {{{dice.red, faces.red}, {dice.yellow, faces.yellow}, {dice.white, faces.white}}};
}

Ways ways_of(const Die& die, Symbol symbol) {
  Ways ways;
  for (const Face& face : die) {
    const auto n = static_cast<std::size_t>(face.of(symbol));
    if (ways.size() <= n) ways.resize(n + 1);
    ++ways[n];
  }
  return ways;
}

// No sum outgrows Wide: all of them together are the combinations of faces.
Ways together(const Ways& a, const Ways& b) {
  Ways ways(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == 0) continue;
    for (std::size_t k = 0; k < b.size(); ++k) ways[i + k] += a[i] * b[k];
  }
  return ways;
}

Chance chance(Wide ways, Wide of) {
  const Wide common = greatest_common_divisor(ways, of);
  return {ways / common, of / common};
}

Ratio mean_of(const Dice& dice, const FaceTable& faces, Symbol symbol) {
  std::int64_t over = 0;
  std::int64_t under = 1;
  for (const auto& [count, die] : handfuls(dice, faces)) {
    if (count == 0) continue;
    std::int64_t shown = 0;
    for (const Face& face : die) shown += face.of(symbol);
    const auto sides = static_cast<std::int64_t>(die.size());
    over = over * sides + count * shown * under;
    under *= sides;
  }
  return Ratio::of(over, under);
}

SymbolOdds symbol_odds(const Dice& dice, const FaceTable& faces, Symbol symbol) {
  Ways ways = {1};
  Wide all = 1;
  for (const auto& [count, die] : handfuls(dice, faces)) {
    if (count == 0) continue;
    const Ways one = ways_of(die, symbol);
    for (int n = 0; n < count; ++n) {
      ways = together(ways, one);
      all *= static_cast<Wide>(die.size());
    }
  }
  SymbolOdds odds;
  for (std::size_t n = 0; n < ways.size(); ++n) {
    if (ways[n] != 0) odds.counts.push_back({static_cast<int>(n), chance(ways[n], all)});
  }
  odds.mean = mean_of(dice, faces, symbol);
  odds.at_least_one = chance(all - ways.front(), all);
  return odds;
}

// "1 1/3", "2", "2/3".
std::string mixed_text(const Ratio& number) {
  const std::int64_t whole = number.numerator() / number.denominator();
  const std::int64_t rest = number.numerator() % number.denominator();
  if (rest == 0) return std::to_string(whole);
  const std::string part = std::to_string(rest) + "/" + std::to_string(number.denominator());
  return whole == 0 ? part : std::to_string(whole) + " " + part;
}

}  // namespace

std::string to_string(const Chance& chance) {
  return parapet::to_string(chance.ways) + "/" + parapet::to_string(chance.of);
}

bool has_countable_odds(const Dice& dice, const FaceTable& faces) {
  if (dice.count() > kMostDiceOfOdds) return false;
  Wide all = 1;
  for (const auto& [count, die] : handfuls(dice, faces)) {
    for (int n = 0; n < count; ++n) {
      const Wide sides = std::max<Wide>(1, static_cast<Wide>(die.size()));
      if (all > power_of_two(126) / sides) return false;
      all *= sides;
    }
  }
  return true;
}

Odds odds_of(const Dice& dice, const FaceTable& faces) {
  assert(has_countable_odds(dice, faces));
  Odds odds;
  odds.dice = dice;
  for (const Symbol symbol : kSymbols) {
    odds.symbols[static_cast<std::size_t>(symbol)] = symbol_odds(dice, faces, symbol);
  }
  return odds;
}

std::string hit_odds_text(const Odds& odds) {
  if (odds.dice.count() == 0) return "No dice are rolled";
  const SymbolOdds& hits = odds.of(Symbol::hit);
  return to_text(odds.dice) + ": at least one hit " + to_string(hits.at_least_one) + ", " +
         mixed_text(hits.mean) + " hits on average";
}

}  // namespace parapet::mayhem
