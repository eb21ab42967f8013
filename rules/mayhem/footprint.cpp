#include "rules/mayhem/footprint.h"

namespace parapet::mayhem {

std::vector<Space> spaces_of(const Footprint& footprint) {
  std::vector<Space> spaces;
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      spaces.push_back({footprint.at.x + x, footprint.at.y + y, footprint.at.level});
    }
  }
  return spaces;
}

}  // namespace parapet::mayhem
