#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/options.h"
#include "rules/ruling.h"
#include "rules/skyline/network.h"
#include "rules/skyline/ride_plan.h"
#include "rules/skyline/roll.h"

namespace parapet::skyline {

// A ride that is asked about.
struct Ride {
  Way way;
  std::optional<std::string> side;  // without one no unit is an enemy
  int hand = 0;                     // cards
  bool pays = true;                 // false: rather loses the unit than any card
};

// What the dice show: the n-th roll, from 0; nothing if it was not rolled.
using Rolls = std::function<std::optional<Roll>(std::size_t n)>;

struct RideStep {
  std::size_t stop = 0;
  bool safe = true;  // a safe icon; also a space that needs no roll
  int pay = 0;       // cards that it asks for
};

// SKY-1 to SKY-9, SKY-11: what becomes of a ride.
//   (1) whether it is legal, and `stopped_at`, no dice change: it is the way that is judged
//   (2) of a way that is not legal it tells the part before `stopped_at`, as if it ended there
//   (3) a unit that is lost rides no further: the rest of its way is neither ridden nor rolled for
struct RideRuling {
  bool legal = false;
  std::optional<std::size_t> stopped_at;  // of the path, the first space that may not be entered
  std::vector<RideStep> steps;            // with S3 `yes` the first is the start
  std::vector<Roll> rolls;                // those that were used
  bool misses_roll = false;               // a space has no roll: the ride is told up to there
  int discards = 0;
  bool lost = false;
  std::optional<std::size_t> location;  // SKY-7; nothing for a unit that is lost
  std::vector<std::size_t> combat;      // SKY-11: locations where one starts, at most one
  bool may_go_on = false;               // SKY-6
  Because because;

  int unit_moves() const { return steps.empty() ? 0 : 1; }  // SKY-8
};

// REQUIRES: every roll has `network.dice.count` faces.
RideRuling rule_ride(const Network& network, std::span<const Unit> units, const Ride& ride,
                     const Rolls& rolls, const RideRules& rules);

}  // namespace parapet::skyline
