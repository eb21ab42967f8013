#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/realms/way/way_move.h"
#include "rules/realms/way/way_search.h"

namespace parapet::realms {

// All ways within the bounds with exactly so many moves, as states in layers. Ways are left out
// step by step; what is left always leads from the start to the goal.
class WayLattice {
 public:
  struct State {
    WayState state;
    bool is_alive = true;
  };
  struct Link {
    std::uint32_t from = 0;  // in its layer
    std::uint32_t to = 0;    // in the next layer
    std::int64_t obstruction = 0;
    std::int64_t drop = 0;
    std::int64_t wounds = 0;
    std::int64_t crowding = 0;  // the less headroom at either end, the more
    bool is_alive = true;
  };

  // `wounds_of(drop)` is what a single drop costs. REQUIRES: WaySearch found the bounds.
  WayLattice(const WayMoves& moves, const BestBounds& best,
             const std::function<std::int64_t(std::int64_t)>& wounds_of);

  // The least sum of the wounds; keeps the ways with no more.
  std::int64_t keep_fewest_wounds();

  // The least number, at least `floor`, that no such part of a way is above; keeps the ways below.
  std::int64_t keep_lowest(std::int64_t Link::*part, std::int64_t floor = 0);

  // Keeps the ways over nodes that are good, if there are any. Are there?
  bool keep_if_any(const std::function<bool(std::uint32_t node)>& is_good);

  // The way whose tops are the lowest, from the start on; of several any, but always the same.
  std::vector<std::uint32_t> lowest_way() const;

  // Each node that some way leads over, once, by number.
  std::vector<std::uint32_t> nodes() const;

 private:
  void add_layer(const WayMoves& moves, const BestBounds& best, int moves_left,
                 const std::function<std::int64_t(std::int64_t)>& wounds_of);
  bool keep_links(const std::function<bool(const Link&, std::size_t layer)>& is_good);

  const WayGround& ground_;
  std::vector<std::vector<State>> layers_;
  std::vector<std::vector<Link>> links_;  // from each layer to the next
  ColumnRectangle goal_;                  // the columns that touch the middle of the goal
};

}  // namespace parapet::realms
