#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/numbers/big_integer.h"
#include "rules/skyline/network.h"
#include "rules/skyline/ride_plan.h"
#include "rules/skyline/roll_odds.h"

namespace parapet::skyline {

// What is asked of the chances of a ride, so that they are told within a moment.
inline constexpr std::size_t kMostRiskSpaces = 100;  // of a path
inline constexpr int kMostRiskHand = 100;            // cards

// How likely so many cards are left.
struct CardsLeft {
  int cards = 0;
  BigFraction if_alive;  // among the rides that get there
  BigFraction chance;    // of all rides: to get there with so many cards
};

// A new space of a ride, and what becomes of those who ride there, paying whatever is needed.
struct RiskStep {
  std::size_t stop = 0;
  BigFraction safe;              // that this one roll has a safe icon; 1 without a roll
  BigFraction alive;             // to get there
  BigFraction lost;              // to be lost on this very space
  BigFraction discards;          // cards discarded up to there, on average over all rides
  std::vector<CardsLeft> cards;  // those that may be left, the fewest first
};

// (1) exact
// (2) `alive` of a step is that of the step before without `lost`
// REQUIRES: 0 <= hand <= kMostRiskHand, at most kMostRiskSpaces + 1 spaces, no more of them with a
// roll than most_rolls.
std::vector<RiskStep> risk_of(const Dice& dice, const std::vector<NewSpace>& spaces, int hand,
                              const RideRules& rules);

// That every roll has a safe icon.
BigFraction all_safe(const Dice& dice, const std::vector<NewSpace>& spaces);

}  // namespace parapet::skyline
