#pragma once

#include <array>
#include <string>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/wide.h"
#include "rules/mayhem/attack/dice.h"
#include "rules/mayhem/attack/dice_faces.h"

namespace parapet::mayhem {

// An exact chance from 0 to 1, in lowest terms; 128 bits, for a Ratio would hold 17 dice only.
struct Chance {
  Wide ways = 0;
  Wide of = 1;

  friend bool operator==(const Chance&, const Chance&) = default;
};

// "8/9", "0/1".
std::string to_string(const Chance& chance);

// How many of one symbol a roll shows.
struct SymbolOdds {
  struct Count {
    int n = 0;
    Chance chance;

    friend bool operator==(const Count&, const Count&) = default;
  };

  std::vector<Count> counts;  // every n that can come up, ascending; the chances sum to 1
  Ratio mean;
  Chance at_least_one;
};

struct Odds {
  Dice dice;
  std::array<SymbolOdds, kSymbols.size()> symbols;

  const SymbolOdds& of(Symbol symbol) const { return symbols[static_cast<std::size_t>(symbol)]; }
};

inline constexpr int kMostDiceOfOdds = 35;  // of twelve faces each, what 126 bits can count

// Whether the ways in which the dice can fall, one for each combination of faces, are at most
// 2^126, and the dice at most kMostDiceOfOdds.
bool has_countable_odds(const Dice& dice, const FaceTable& faces);

// The exact odds of a roll, symbol by symbol: dice are independent, faces equally likely.
// REQUIRES: has_countable_odds(dice, faces), and every die that is rolled has a face.
Odds odds_of(const Dice& dice, const FaceTable& faces);

// "RR: at least one hit 8/9, 1 1/3 hits on average".
std::string hit_odds_text(const Odds& odds);

}  // namespace parapet::mayhem
