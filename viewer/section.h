#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "viewer/evidence.h"

namespace parapet::viewer {

// The part of a board that a picture shows: spaces west <= x < east, north <= y < south, and the
// Levels from bottom_level up to top_level; what is higher is cut away.
struct Section {
  int west = 0;
  int north = 0;
  int east = 0;
  int south = 0;
  int top_level = 1;
  int bottom_level = 1;

  int width() const { return east - west; }
  int height() const { return south - north; }
  bool holds(int x, int y) const { return x >= west && x < east && y >= north && y < south; }
  bool shows_level(int level) const { return level >= bottom_level && level <= top_level; }
  bool shows(Space space) const { return holds(space.x, space.y) && shows_level(space.level); }
  bool shows(Edge edge) const {
    return shows_level(edge.level) &&
           (holds(edge.x, edge.y) || holds(edge.x - 1, edge.y) || holds(edge.x, edge.y - 1));
  }
  bool shows(Dot dot) const {
    return shows_level(dot.level) && dot.x >= west && dot.x <= east && dot.y >= north &&
           dot.y <= south;
  }
};

// The whole board, or the neighbourhood of the ruling's line up to its higher end.
Section section_of(const Board& board, const Evidence* evidence);

// The neighbourhood of these spaces, so many spaces wide, up to the highest of them; the whole
// board if there is none on it.
Section section_round(const Board& board, const std::vector<Space>& spaces, int margin);

}  // namespace parapet::viewer
