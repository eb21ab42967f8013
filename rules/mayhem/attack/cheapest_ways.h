#pragma once

#include <deque>
#include <limits>
#include <optional>
#include <utility>

#include "geometry/tiles/space_grid.h"

namespace parapet::mayhem {

// Internal to rules/mayhem: the costs of the cheapest ways from some places, where every step costs
// 0 or 1, so that the front of the queue is always cheapest. Over the whole map, on its Levels and
// as many more as asked for.
class CheapestWays {
 public:
  static constexpr int kUnreached = std::numeric_limits<int>::max();

  explicit CheapestWays(const Board& board, int extra_levels = 0)
      : costs_(board, kUnreached, extra_levels) {}

  bool contains(Space place) const { return costs_.contains(place); }
  std::optional<int> cost(Space place) const {
    const int cost = costs_.at(place);
    return cost == kUnreached ? std::nullopt : std::optional(cost);
  }
  // kUnreached where no way leads.
  SpaceGrid<int> costs() && { return std::move(costs_); }

  // Does nothing off the map, and where a way as cheap is known.
  void offer(Space place, int cost, bool costs_a_step) {
    if (!contains(place) || costs_.at(place) <= cost) return;
    costs_.set(place, cost);
    if (costs_a_step) {
      open_.emplace_back(place, cost);
    } else {
      open_.emplace_front(place, cost);
    }
  }

  // The next place to go on from; nothing when all is reached.
  std::optional<Space> next() {
    while (!open_.empty()) {
      const auto [place, cost] = open_.front();
      open_.pop_front();
      if (costs_.at(place) == cost) return place;
    }
    return std::nullopt;
  }

 private:
  SpaceGrid<int> costs_;
  std::deque<std::pair<Space, int>> open_;
};

}  // namespace parapet::mayhem
