#include "rules/skyline/ride_plan.h"

#include <algorithm>
#include <set>
#include <utility>

namespace parapet::skyline {
namespace {

// The ride as far as it is: what its next space would be measured by.
struct Ridden {
  std::set<std::size_t> seen;
  std::size_t end = 0;
  std::size_t entered = 0;  // new spaces
  bool has_left = false;    // the start
};

class Planner {
 public:
  Planner(const Network& network, const RailGraph& rails, const Combat& combat, UnitKind kind,
          const RideRules& rules)
      : network_(network), rails_(rails), combat_(combat), kind_(kind), rules_(rules) {}

  // Why no further space may be entered; nothing if one may.
  std::optional<Reason> held(const Ridden& ride) const {
    if (!rolls_for(kind_, ride.entered, rules_)) {
      return at_stop("SKY-9",
                     name_of(kind_) + " goes at most " + std::to_string(kSpacesWithoutRoll) +
                         " spaces along the sky-line.",
                     network_, ride.end);
    }
    if (rules_.stops_to_fight && ride.has_left &&
        combat_.starts_at(network_.stops[ride.end].location)) {
      return at_stop("OPT-S6",
                     "The ride ends at " + id(ride.end) + ": a combat starts at location " +
                         network_.locations[network_.stops[ride.end].location].id + ".",
                     network_, ride.end);
    }
    return std::nullopt;
  }

  // Why that one may not; nothing if it may.
  std::optional<Reason> refused(const Ridden& ride, std::size_t next) const {
    if (!rails_.joined(ride.end, next)) {
      return at_stop("SKY-2", "No route joins " + id(ride.end) + " and " + id(next) + ".", network_,
                     next);
    }
    if (auto reason = held(ride)) return reason;
    if (!rules_.may_come_back && ride.seen.contains(next)) {
      return at_stop("OPT-S2", "The ride was at " + id(next) + " already.", network_, next);
    }
    return std::nullopt;
  }

  bool may_go_on(const Ridden& ride) const {
    const auto around = rails_.neighbours(ride.end);
    return std::any_of(around.begin(), around.end(),
                       [&](std::size_t next) { return !refused(ride, next); });
  }

 private:
  const std::string& id(std::size_t stop) const { return network_.stops[stop].id; }

  const Network& network_;
  const RailGraph& rails_;
  const Combat& combat_;
  UnitKind kind_;
  const RideRules& rules_;
};

}  // namespace

std::size_t RidePlan::rolls() const {
  return static_cast<std::size_t>(std::count_if(spaces.begin(), spaces.end(),
                                                [](const NewSpace& space) { return space.rolls; }));
}

std::optional<bool> rolls_for(UnitKind kind, std::size_t n, const RideRules& rules) {
  if (kind == UnitKind::common) return true;
  if (n < kSpacesWithoutRoll) return false;
  if (rules.flies_on_with_rolls) return true;
  return std::nullopt;
}

std::string name_of(UnitKind kind) {
  switch (kind) {
    case UnitKind::songbird:
      return "Songbird";
    case UnitKind::airship:
      return "Airship";
    case UnitKind::common:
      break;
  }
  return "The unit";
}

Reason at_stop(std::string rule, std::string text, const Network& network, std::size_t stop) {
  return {std::move(rule), std::move(text), NamedSpace{network.stops[stop].id}};
}

RidePlan plan_ride(const Network& network, const RailGraph& rails, const Combat& combat,
                   const Way& way, const RideRules& rules) {
  const Planner planner(network, rails, combat, way.kind, rules);
  Ridden ride{{way.from}, way.from};
  RidePlan plan;
  const auto enter = [&](std::size_t stop) {
    plan.spaces.push_back({stop, rolls_for(way.kind, ride.entered, rules).value_or(true)});
    ++ride.entered;
    ride.end = stop;
    ride.seen.insert(stop);
  };
  if (rules.getting_on_counts) enter(way.from);
  for (const std::size_t next : way.path) {
    plan.refused = planner.refused(ride, next);
    if (plan.refused) break;
    enter(next);
    ride.has_left = true;
    ++plan.ridden;
  }
  plan.end = ride.end;
  plan.may_go_on = planner.may_go_on(ride);
  return plan;
}

}  // namespace parapet::skyline
