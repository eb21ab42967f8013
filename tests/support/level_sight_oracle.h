#pragma once

#include <map>
#include <utility>
#include <vector>

#include "geometry/tiles/place.h"
#include "tests/support/fine_tube.h"
#include "tests/support/plain_board.h"
#include "tests/support/sight_oracle.h"

namespace parapet::testing {

// Sight between spaces of different Levels under the default options, from the words of
// rules-mayhem.md and by brute force, like SightOracle: the tube is flooded from the one end to the
// other, each barrier being that of the storey in which the line meets it; the ways round the two
// ends go by the prints of their own Levels, and down from the higher one only where its Level has
// no floor.
class LevelSightOracle {
 public:
  // The lines between the two spaces, each ruled. Requires different levels.
  std::vector<SightOracle::Line> lines(const PlainBoard& board, Space from, Space to);

 private:
  const FineTube& tube(int dx, int dy);

  std::map<std::pair<int, int>, FineTube> tubes_;
};

}  // namespace parapet::testing
