#include "rules/mayhem/attack/front.h"

#include <algorithm>
#include <cstdlib>

namespace parapet::mayhem {
namespace {

// How far a place lies ahead, in the facing's own steps (a slanting one counts both axes).
int ahead_of(NeighbourStep step, Space place) { return place.x * step.x + place.y * step.y; }

int across_of(NeighbourStep step, Space place) { return place.x * step.y - place.y * step.x; }

}  // namespace

FrontShape front_shape(const Options& options) {
  return options.is("F1", "wedge") ? FrontShape::wedge : FrontShape::half_plane;
}

bool in_front(std::span<const Space> own, Facing facing, Space place, FrontShape shape) {
  const NeighbourStep step = step_ahead(facing);
  int leading = ahead_of(step, own.front());
  int across = std::abs(across_of(step, place) - across_of(step, own.front()));
  bool beside = false;
  for (const Space& space : own) {
    if (space.x == place.x && space.y == place.y) return false;
    leading = std::max(leading, ahead_of(step, space));
    across = std::min(across, std::abs(across_of(step, place) - across_of(step, space)));
    const int dx = place.x - space.x;
    const int dy = place.y - space.y;
    // The space next to it at right angles to the facing, on either side.
    beside = beside || (dx == step.y && dy == -step.x) || (dx == -step.y && dy == step.x);
  }
  if (beside) return true;
  const int ahead = ahead_of(step, place) - leading;
  return ahead > 0 && (shape == FrontShape::half_plane || across <= ahead);
}

std::vector<Space> front_spaces(const Board& board, std::span<const Space> own, Facing facing,
                                FrontShape shape) {
  std::vector<Space> result;
  for (const Space& space : board.spaces()) {
    if (space.level == own.front().level && in_front(own, facing, space, shape)) {
      result.push_back(space);
    }
  }
  return result;
}

}  // namespace parapet::mayhem
