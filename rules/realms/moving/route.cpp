#include "rules/realms/moving/route.h"

#include <iterator>
#include <string>
#include <utility>

#include "rules/realms/moving/move_search.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/reasons.h"

namespace parapet::realms {
namespace {

// How much farther a way is looked for, to say what it would cost.
constexpr int kBeyond = 20;

// What made the steps dear or harmful.
void tell_steps(Stepping& stepping, RouteRuling& ruling) {
  for (std::size_t n = 0; n < ruling.costs.size(); ++n) {
    // A price is quick, a ruling measures out what lies around.
    const auto price = stepping.price(ruling.path[n], ruling.path[n + 1]);
    if (price == StepPrice{1, 0, std::nullopt}) continue;
    StepRuling step = stepping.rule(ruling.path[n], ruling.path[n + 1]);
    std::move(step.because.begin(), step.because.end(), std::back_inserter(ruling.because));
  }
}

}  // namespace

std::vector<ReachedSpace> reach(const Battlefield& field, std::span<const Unit> units,
                                const Mover& mover, SpaceId from, std::optional<int> movement,
                                const Options& options) {
  Stepping stepping(field, units, mover, options);
  const MoveSearch search(stepping, from, movement, options.is("K20", "whole"));
  std::vector<ReachedSpace> reached = search.stops();
  std::erase_if(reached, [&](const ReachedSpace& stop) { return stop.at == from; });
  return reached;
}

RouteRuling rule_route(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                       SpaceId from, SpaceId to, std::optional<int> movement,
                       const Options& options) {
  Stepping stepping(field, units, mover, options);
  const bool whole_ladders = options.is("K20", "whole");
  const MoveSearch search(stepping, from, movement, whole_ladders, to);
  RouteRuling ruling;
  const auto way = search.way_to(to);
  if (way.empty()) {
    std::string text = "No way leads there.";
    std::string rule = "COR-MOV-1";
    if (!stepping.may_stand(to)) {
      const Occupancy others(field, units, mover.unit);
      const auto other = mover.airborne ? others.in_air(to) : others.on_ground(to);
      rule = !other ? "COR-OCC-2" : mover.airborne ? "OPT-K16" : "COR-OCC-1";
      text = !other           ? "There is no free room for the unit."
             : mover.airborne ? "The flight token of " + units[*other].id + " lies there."
                              : "The space is taken by " + units[*other].id + ".";
    } else if (movement) {
      const MoveSearch longer(stepping, from, *movement + kBeyond, whole_ladders, to);
      const auto stops = longer.way_to(to);
      text = stops.empty() ? "No way that is as cheap leads there."
                           : "The cheapest way costs " + std::to_string(stops.back().cost) +
                                 " of " + std::to_string(*movement) + " movement.";
    }
    ruling.because.push_back({std::move(rule), std::move(text), place_of(field, to)});
    return ruling;
  }
  ruling.cost = way.back().cost;
  ruling.wounds = way.back().wounds;
  for (std::size_t n = 0; n < way.size(); ++n) {
    ruling.path.push_back(way[n].at);
    if (n > 0) ruling.costs.push_back(way[n].cost - way[n - 1].cost);
  }
  ruling.because.push_back({"COR-MOV-1",
                            "The cheapest way has " + std::to_string(ruling.costs.size()) +
                                " steps and costs " + std::to_string(*ruling.cost) + ".",
                            place_of(field, to)});
  tell_steps(stepping, ruling);
  return ruling;
}

}  // namespace parapet::realms
