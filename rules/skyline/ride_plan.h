#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rules/ruling.h"
#include "rules/skyline/combat.h"
#include "rules/skyline/network.h"
#include "rules/skyline/rail_graph.h"
#include "rules/skyline/ride_rules.h"

namespace parapet::skyline {

// SKY-9: Songbird and Airship go so far without rolling.
inline constexpr std::size_t kSpacesWithoutRoll = 2;

// Where a ride goes: from a space of the sky-line over others. Indexes of stops.
struct Way {
  UnitKind kind = UnitKind::common;
  std::size_t from = 0;
  std::vector<std::size_t> path;  // the spaces entered, one at least
};

// A new space on the way. What one rolls for is safe or costs cards.
struct NewSpace {
  std::size_t stop = 0;
  bool rolls = false;
};

// What of a way may be ridden, whatever the dice will show (SKY-2, SKY-9).
struct RidePlan {
  std::vector<NewSpace> spaces;   // with S3 `yes` the first is the start
  std::size_t ridden = 0;         // so many of the path are among them
  std::size_t end = 0;            // the stop where they end
  bool may_go_on = false;         // whether it may be ridden on from there, to anywhere
  std::optional<Reason> refused;  // why the next space of the path may not be entered

  bool legal() const { return !refused; }
  std::size_t rolls() const;
};

RidePlan plan_ride(const Network& network, const RailGraph& rails, const Combat& combat,
                   const Way& way, const RideRules& rules);

// Whether the n-th new space of a ride (from 0) is rolled for; nothing if it may not be entered.
std::optional<bool> rolls_for(UnitKind kind, std::size_t n, const RideRules& rules);

// "Songbird", for sentences.
std::string name_of(UnitKind kind);

// A reason about a space of the sky-line.
Reason at_stop(std::string rule, std::string text, const Network& network, std::size_t stop);

}  // namespace parapet::skyline
