#pragma once

#include <vector>

#include "geometry/tiles/board.h"

namespace parapet::mayhem {

// Why a marker that has gone off stays where it is (AOM-EXP-4); `none`: it does not.
enum class StayReason { none, inside, top_level, explosive_space };

// Where markers stay: Inside, on a building's top Level, on an explosive space. A building is all
// that is Inside of one entry of the layout (AOM-MAP-5); its top Level is the highest with floor,
// Level 2 or more.
class StayingPlaces {
 public:
  explicit StayingPlaces(const Board& board);

  StayReason at(Space space) const;

 private:
  const Board& board_;
  std::vector<int> top_levels_;  // by entry of the layout
};

}  // namespace parapet::mayhem
