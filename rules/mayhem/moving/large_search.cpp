#include "rules/mayhem/moving/large_search.h"

#include <algorithm>
#include <utility>

namespace parapet::mayhem {

LargeSearch::LargeSearch(const LargeStepGround& ground, const Footprint& from,
                         std::optional<int> points, const LargeStepRules& rules)
    : from_(from.at), places_(ground.board, Reached{}) {
  struct Open {
    Space at;
    Reached reached;
  };
  // A step costs at most 3, so four lists hold all that is open.
  std::array<std::vector<Open>, 4> open;
  open[0].push_back({from.at, {0, true, from.at}});
  std::size_t open_count = 1;
  for (std::size_t bucket = 0; open_count > 0; bucket = (bucket + 1) % open.size()) {
    const std::vector<Open> now = std::exchange(open[bucket], {});
    open_count -= now.size();
    for (const Open& next : now) {
      if (places_.at(next.at).cost >= 0) continue;
      places_.set(next.at, next.reached);
      order_.push_back(next.at);
      const Footprint here{next.at, from.width, from.height};
      for (const NeighbourStep& step : kNeighbourSteps) {
        const std::optional<LargeMove> move = large_move(ground, here, step, rules);
        if (!move) continue;
        const int cost = next.reached.cost + move->cost;
        if (points && cost > *points) continue;
        open[static_cast<std::size_t>(cost) % open.size()].push_back(
            {move->to.at, {cost, move->may_end, next.at}});
        ++open_count;
      }
    }
  }
}

std::vector<ReachedSpace> LargeSearch::reached() const {
  std::vector<ReachedSpace> result;
  for (const Space& place : order_) {
    const Reached reached = places_.at(place);
    if (place != from_ && reached.may_end) result.push_back({place, reached.cost});
  }
  std::sort(result.begin(), result.end(),
            [](const ReachedSpace& a, const ReachedSpace& b) { return a.at < b.at; });
  return result;
}

std::optional<Route> LargeSearch::route_to(Space goal) const {
  const Reached last = places_.at(goal);
  if (last.cost < 0 || !last.may_end) return std::nullopt;
  Route route;
  route.cost = last.cost;
  for (Space at = goal; at != from_; at = places_.at(at).before) {
    route.path.push_back(at);
    route.costs.push_back(places_.at(at).cost - places_.at(places_.at(at).before).cost);
  }
  route.path.push_back(from_);
  std::reverse(route.path.begin(), route.path.end());
  std::reverse(route.costs.begin(), route.costs.end());
  return route;
}

}  // namespace parapet::mayhem
