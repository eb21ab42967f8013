#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>

#include "geometry/tiles/place.h"

namespace parapet {

// The eight neighbours of a space on its own Level, clockwise from north; odd ones are diagonal.
struct NeighbourStep {
  int x = 0;
  int y = 0;

  friend constexpr bool operator==(NeighbourStep, NeighbourStep) = default;
};

inline constexpr std::array<NeighbourStep, 8> kNeighbourSteps = {
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

constexpr Space operator+(Space space, NeighbourStep step) {
  return {space.x + step.x, space.y + step.y, space.level};
}

constexpr NeighbourStep opposite(NeighbourStep step) { return {-step.x, -step.y}; }

constexpr NeighbourStep step_towards(Heading heading) {
  return kNeighbourSteps[2 * static_cast<std::size_t>(heading)];
}

// Whether the two are different columns that share an edge or a dot; Levels do not count.
inline bool are_neighbouring_columns(Space a, Space b) {
  const int dx = std::abs(a.x - b.x);
  const int dy = std::abs(a.y - b.y);
  return dx <= 1 && dy <= 1 && dx + dy > 0;
}

// The dot that two spaces touching at a corner share, on the given level.
constexpr Dot dot_between(Space a, Space b, int level) {
  return {a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y, level};
}

}  // namespace parapet
