#include "rules/skybridge/track.h"

namespace parapet::skybridge {

std::vector<int> area_of_might(int legion) {
  std::vector<int> area;
  for (int territory = 0; territory < kTerritories; ++territory) {
    if (in_area(legion, territory)) area.push_back(territory);
  }
  return area;
}

}  // namespace parapet::skybridge
