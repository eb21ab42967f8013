#include "geometry/tiles/tile_map.h"

#include <utility>

namespace parapet {

Space on_board(const Plan& ground, const Placement& entry, Space own) {
  int width = ground.width();
  int height = ground.height();
  Space turned = own;
  for (int turn = 0; turn < entry.turn; ++turn) {
    turned = {height - 1 - turned.y, turned.x, turned.level};
    std::swap(width, height);
  }
  return {entry.x + turned.x, entry.y + turned.y, turned.level};
}

}  // namespace parapet
