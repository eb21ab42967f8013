#include "rules/skyline/routes.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace parapet::skyline {
namespace {

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

}  // namespace

Reach reach_of(const Network& network, const RailGraph& rails, const Combat& combat, UnitKind kind,
               std::size_t from, const RideRules& rules, std::size_t most) {
  const std::size_t got_on = rules.getting_on_counts ? 1 : 0;
  const auto may_pass = [&](std::size_t stop) {
    return stop == from || !rules.stops_to_fight || !combat.starts_at(network.stops[stop].location);
  };
  Reach reach;
  std::vector<std::size_t> before(network.stops.size(), kNone);
  before[from] = from;
  std::vector<std::size_t> ring = {from};
  for (std::size_t away = 1; !ring.empty(); ++away) {
    if (!rolls_for(kind, away - 1 + got_on, rules)) break;
    std::vector<std::size_t> next_ring;
    for (const std::size_t stop : ring) {
      if (!may_pass(stop)) continue;
      for (const std::size_t next : rails.neighbours(stop)) {
        if (before[next] != kNone) continue;
        before[next] = stop;
        next_ring.push_back(next);
      }
    }
    std::sort(next_ring.begin(), next_ring.end());
    ring = std::move(next_ring);
    for (const std::size_t end : ring) {
      if (away > most || reach.paths.size() == kMostRoutes) {
        ++reach.more;
        continue;
      }
      std::vector<std::size_t> path;
      for (std::size_t stop = end; stop != from; stop = before[stop]) path.push_back(stop);
      std::reverse(path.begin(), path.end());
      reach.paths.push_back(std::move(path));
    }
  }
  return reach;
}

}  // namespace parapet::skyline
