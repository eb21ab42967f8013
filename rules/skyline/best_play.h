#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/numbers/big_integer.h"
#include "geometry/numbers/ratio.h"
#include "rules/skyline/network.h"
#include "rules/skyline/ride_plan.h"

namespace parapet::skyline {

// What things are worth to who rides. Who stops at a space has the unit, the cards left and what
// the space is worth; who loses the unit has the cards left alone.
struct RideValues {
  Ratio unit;               // >= 0
  Ratio card;               // >= 0, each
  std::vector<Ratio> goal;  // by stop
};

// The common denominator of all these values, if it is at most kMostCommonDenominator.
inline constexpr std::int64_t kMostCommonDenominator = 1'000'000'000'000;
std::optional<std::int64_t> common_denominator(const RideValues& values);

// SKY-6, after a space of the path: go on only where that is worth more than stopping.
struct PlayChoice {
  std::size_t stop = 0;
  int cards = 0;  // left
  bool go = false;
  BigFraction value;  // of the best play from there
};

// SKY-5, on coming to a space with so many cards: a roll that asks for more than `above` cards is
// better not paid, even where it can be. Only where there is such a roll.
struct GiveUp {
  std::size_t stop = 0;
  int cards = 0;  // before paying
  int above = 0;  // at least 0: nothing is to be paid for no card
};

struct BestPlay {
  BigFraction value;                // of the ride, with its first space entered
  std::vector<PlayChoice> choices;  // each space of the path, each number of cards that may be left
  std::vector<GiveUp> give_ups;
};

// The best play of a ride along its path, by dynamic programming from its end; no play is worth
// more.
//   (1) exact
//   (2) who is indifferent stops, and pays
// REQUIRES: as risk_of, and one space at least; values with a common denominator, each below 2^31
// above the line and below it.
BestPlay best_play(const Dice& dice, const std::vector<NewSpace>& spaces, int hand,
                   const RideValues& values, const RideRules& rules);

// What it is worth not to ride, from a space of the sky-line.
BigFraction stay_value(std::size_t start, int hand, const RideValues& values);

}  // namespace parapet::skyline
