#pragma once

#include <map>
#include <utility>
#include <vector>

#include "tests/support/fine_tube.h"
#include "tests/support/plain_board.h"

namespace parapet::testing {

// The readings of rules-mayhem.md that an oracle knows; all at their default.
struct SightReading {
  bool any_dots = false;               // OPT-L1
  bool grazed_openings_block = true;   // OPT-L2
  bool only_cover_dots = false;        // OPT-L3
  bool obstacle_corners_only = false;  // OPT-L4 `obstacle-only`
  bool no_corners = false;             // OPT-L4 `block`
  bool may_change_side = false;        // OPT-L5
  bool may_lean = true;                // OPT-L6
};

// Sight between spaces of one Level, straight from the words of rules-mayhem.md and by brute force:
// the touch rule against every Opening of the Level, the tube rule by flooding the fine raster of
// the tube, the closest pairs by measuring all sixteen. Knows nothing of the engine. Keeps the
// tubes that it has drawn.
class SightOracle {
 public:
  struct Line {
    int from_x = 0;  // dots
    int from_y = 0;
    int to_x = 0;
    int to_y = 0;
    bool clear = false;
  };

  // The closest pairs of dots of two spaces, in order of from (y, x), then to (y, x); or all.
  static std::vector<Line> closest_pairs(int from_x, int from_y, int to_x, int to_y);
  static std::vector<Line> all_pairs(int from_x, int from_y, int to_x, int to_y);

  // The lines between two spaces, each ruled.
  std::vector<Line> lines(const PlainBoard& board, int from_x, int from_y, int to_x, int to_y,
                          int level, const SightReading& reading = {});

 private:
  const FineTube& tube(int dx, int dy);

  std::map<std::pair<int, int>, FineTube> tubes_;
};

}  // namespace parapet::testing
