#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/realms/way/way_move.h"

namespace parapet::realms {

// The best bounds of the ways between two spaces: first the lowest cost, then the lowest highest
// step, then the fewest columns (rules-realms.md).
struct BestBounds {
  int cost = 0;
  WayBounds bounds;  // the lowest rise; the obstruction that the cost allows
  int moves = 0;     // from column to column

  friend bool operator==(const BestBounds&, const BestBounds&) = default;
};

// Breadth first over states; of the states at one node only those are followed that no earlier one
// is as good as in all that is still to be measured. So the answers are exact.
class WaySearch {
 public:
  explicit WaySearch(const WayMoves& moves);

  // The fewest moves of a way within the bounds; nothing if there is none.
  std::optional<int> fewest_moves(const WayBounds& bounds);

  // The lowest cost; the rise of its bounds is not yet the lowest.
  std::optional<BestBounds> cheapest();

  // The same with the lowest rise. REQUIRES: fewest_moves(found.bounds).
  BestBounds with_lowest_rise(BestBounds found);

  // The lowest bounds there are if cost does not matter: the lowest height that no step up and no
  // obstruction is above, then the lowest rise. Nothing if the spaces are not joined at all.
  std::optional<BestBounds> lowest();

 private:
  struct Label {
    WayState state;
    std::uint32_t next = 0;  // an earlier label of the same node
  };

  bool take(const WayState& state);

  const WayMoves& moves_;
  std::vector<std::uint32_t> first_label_;  // by node
  std::vector<Label> labels_;
};

}  // namespace parapet::realms
