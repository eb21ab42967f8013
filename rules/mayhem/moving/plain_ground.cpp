#include "rules/mayhem/moving/plain_ground.h"

#include "rules/mayhem/barrier_inside.h"

namespace parapet::mayhem {

PlainGround::PlainGround(const Board& board) {
  const Rectangle extent{0, 0, board.width(), board.height()};
  for (int level = 1; level <= board.levels(); ++level) {
    const auto is_plain = [&](int x, int y) {
      const Space space{x, y, level};
      return board.floor(space) && !board.inside(space);
    };
    const auto stops = [&](EdgeAxis axis) {
      return [&board, axis, level](int x, int y) {
        return is_barrier(board.print(Edge{axis, x, y, level}));
      };
    };
    storeys_.push_back({RectangleSums(extent, is_plain),
                        RectangleSums(extent, stops(EdgeAxis::vertical)),
                        RectangleSums(extent, stops(EdgeAxis::horizontal))});
  }
}

bool PlainGround::holds(const Footprint& rectangle) const {
  const auto& [at, width, height] = rectangle;
  if (at.level < 1 || at.level > static_cast<int>(storeys_.size())) return false;
  const Storey& storey = storeys_[static_cast<std::size_t>(at.level - 1)];
  return storey.spaces.count({at.x, at.y, width, height}) == width * height &&
         storey.vertical.count({at.x + 1, at.y, width - 1, height}) == 0 &&
         storey.horizontal.count({at.x, at.y + 1, width, height - 1}) == 0;
}

}  // namespace parapet::mayhem
