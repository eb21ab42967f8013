#pragma once

#include "geometry/tiles/dot_line.h"
#include "geometry/tiles/dot_ring.h"

namespace parapet {

// Which way a line heads, in the quadrants and edges round the dots that it meets (dot_ring.h).
// A straight line runs along grid lines, between the quadrants on its left and on its right; a
// slanted one runs through one quadrant. A point heads nowhere: all sets are empty.
class LineHeading {
 public:
  constexpr explicit LineHeading(const DotLine& line) {
    const int dx = line.dx();
    const int dy = line.dy();
    if (dx != 0 && dy != 0) {
      const int front = dx > 0 ? (dy < 0 ? 0 : 1) : (dy > 0 ? 2 : 3);
      left_ahead_ = right_ahead_ = quadrant_bit(front);
      left_behind_ = right_behind_ = quadrant_bit(front + 2);
    } else if (dx != 0 || dy != 0) {
      const int edge = dy < 0 ? 0 : (dx > 0 ? 1 : (dy > 0 ? 2 : 3));
      left_ahead_ = quadrant_bit(edge + 3);
      right_ahead_ = quadrant_bit(edge);
      left_behind_ = quadrant_bit(edge + 2);
      right_behind_ = quadrant_bit(edge + 1);
      own_edges_ = static_cast<EdgeSet>(edge_bit(edge) | edge_bit(edge + 2));
    }
  }

  constexpr QuadrantSet ahead() const {
    return static_cast<QuadrantSet>(left_ahead_ | right_ahead_);
  }
  constexpr QuadrantSet behind() const {
    return static_cast<QuadrantSet>(left_behind_ | right_behind_);
  }
  // The edges of a ring that lie on the line; none for a slanted line.
  constexpr EdgeSet own_edges() const { return own_edges_; }

  // Quadrants ahead of one dot, as the quadrants behind the next one.
  constexpr QuadrantSet carried_on(QuadrantSet ahead) const {
    return static_cast<QuadrantSet>(((ahead & left_ahead_) != 0 ? left_behind_ : 0) |
                                    ((ahead & right_ahead_) != 0 ? right_behind_ : 0));
  }

 private:
  QuadrantSet left_ahead_ = 0;
  QuadrantSet right_ahead_ = 0;
  QuadrantSet left_behind_ = 0;
  QuadrantSet right_behind_ = 0;
  EdgeSet own_edges_ = 0;
};

// The quadrant of the dot in which the space lies. Requires that the dot is a corner of the space.
constexpr QuadrantSet quadrant_of(Space space, int dot_x, int dot_y) {
  const bool east = space.x == dot_x;
  const bool south = space.y == dot_y;
  return quadrant_bit(east ? (south ? 1 : 0) : (south ? 2 : 3));
}

// The space in a quadrant of a dot, the inverse of quadrant_of; requires 0 <= number < 4.
constexpr Space space_in_quadrant(int dot_x, int dot_y, int level, int number) {
  const bool east = number == 0 || number == 1;
  const bool south = number == 1 || number == 2;
  return {east ? dot_x : dot_x - 1, south ? dot_y : dot_y - 1, level};
}

// The edge of a dot's ring with this number.
constexpr Edge edge_of_ring(int dot_x, int dot_y, int level, int number) {
  switch (number) {
    case 0:
      return {EdgeAxis::vertical, dot_x, dot_y - 1, level};
    case 1:
      return {EdgeAxis::horizontal, dot_x, dot_y, level};
    case 2:
      return {EdgeAxis::vertical, dot_x, dot_y, level};
    default:
      return {EdgeAxis::horizontal, dot_x - 1, dot_y, level};
  }
}

// The edges that border any of the quadrants.
constexpr EdgeSet edges_around(QuadrantSet quadrants) {
  return static_cast<EdgeSet>((quadrants | (quadrants << 1) | (quadrants >> 3)) & kAllEdges);
}

// The edges with exactly one side in the set of quadrants.
constexpr EdgeSet edges_on_border(QuadrantSet quadrants) {
  const unsigned before = ((static_cast<unsigned>(quadrants) << 1) | (quadrants >> 3)) & 0b1111U;
  return static_cast<EdgeSet>((quadrants ^ before) & kAllEdges);
}

}  // namespace parapet
