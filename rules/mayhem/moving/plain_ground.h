#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/rectangle_sums.h"

namespace parapet::mayhem {

// The parts of a board on which nothing printed can stop a large unit, found in constant time: for
// searches of units that cover many spaces.
class PlainGround {
 public:
  explicit PlainGround(const Board& board);

  // All spaces of the rectangle have floor and are Outside, and no Wall or Opening lies between
  // two of them.
  bool holds(const Footprint& rectangle) const;

 private:
  struct Storey {
    RectangleSums spaces;      // with floor, Outside
    RectangleSums vertical;    // with a Wall or an Opening on their west side
    RectangleSums horizontal;  // on their north side
  };

  std::vector<Storey> storeys_;
};

}  // namespace parapet::mayhem
