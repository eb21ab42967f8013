#include "rules/mayhem/collapse/plate_falls.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "rules/mayhem/push/fall.h"

namespace parapet::mayhem {
namespace {

constexpr const char* kLandingDice = "RRRR";  // AOM-COL-6

bool is_left(const Board& board, const MovedFloor& floor, Space space) {
  return space.level == 1 || (board.floor(space) && floor.moved.count(space) == 0);
}

// Nothing if some of its floor is left.
std::optional<PlateFall> fall_of(const Board& board, const MovedFloor& floor,
                                 const FallingBody& body) {
  const auto is_left_at = [&](int down) {
    return [&board, &floor, down](Space space) {
      space.level = std::max(1, space.level - down);
      return is_left(board, floor, space);
    };
  };
  if (std::any_of(body.spaces.begin(), body.spaces.end(), is_left_at(0))) return std::nullopt;
  int down = 1;
  while (!std::all_of(body.spaces.begin(), body.spaces.end(), is_left_at(down))) ++down;
  Space to = body.north_west();
  down = std::min(down, to.level - 1);
  to.level -= down;
  return PlateFall{body, false, down, to, to_text(fall_dice({down, true, false}))};
}

// Nothing if nothing comes down on it.
std::optional<PlateFall> hit_on(const Board& board, const MovedFloor& floor,
                                const FallingBody& body) {
  std::optional<int> levels;
  for (const Space& space : body.spaces) {
    for (int level = space.level + 1; level <= board.levels(); ++level) {
      const Space above{space.x, space.y, level};
      if (is_left(board, floor, above)) break;
      if (floor.fallen.count(above) == 0) continue;
      levels = std::min(levels.value_or(level - space.level), level - space.level);
      break;
    }
  }
  if (!levels) return std::nullopt;
  return PlateFall{body, true, *levels, body.north_west(), kLandingDice};
}

}  // namespace

std::vector<PlateFall> plate_falls(const Board& board, const Pieces& pieces,
                                   const MovedFloor& floor) {
  std::vector<PlateFall> falls;
  std::vector<PlateFall> hits;
  for (const BodyKind kind : {BodyKind::unit, BodyKind::vehicle, BodyKind::device}) {
    for (const FallingBody& body : bodies_of(pieces, kind)) {
      if (auto fall = fall_of(board, floor, body)) {
        falls.push_back(*std::move(fall));
      } else if (auto hit = hit_on(board, floor, body)) {
        hits.push_back(*std::move(hit));
      }
    }
  }
  falls.insert(falls.end(), hits.begin(), hits.end());
  return falls;
}

}  // namespace parapet::mayhem
