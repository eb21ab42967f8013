#include "rules/mayhem/barrier_inside.h"

namespace parapet::mayhem {

bool is_barrier(EdgePrint print) {
  switch (print) {
    case EdgePrint::wall:
    case EdgePrint::opening:
    case EdgePrint::obstructed_opening:
      return true;
    case EdgePrint::clear:
    case EdgePrint::obstacle:
      return false;
  }
  return false;
}

bool holds_a_barrier(const Board& board, Space north_west, Space south_east) {
  const int level = north_west.level;
  const auto stops = [&](EdgeAxis axis, int x, int y) {
    return is_barrier(board.print(Edge{axis, x, y, level}));
  };
  for (int y = north_west.y; y <= south_east.y; ++y) {
    for (int x = north_west.x; x <= south_east.x; ++x) {
      if (x > north_west.x && stops(EdgeAxis::vertical, x, y)) return true;
      if (y > north_west.y && stops(EdgeAxis::horizontal, x, y)) return true;
    }
  }
  return false;
}

bool holds_a_barrier(const Board& board, const Footprint& footprint) {
  return holds_a_barrier(board, footprint.at, footprint.south_east());
}

}  // namespace parapet::mayhem
