#pragma once

#include <cstdlib>

#include "geometry/tiles/place.h"

namespace parapet {

// An exact place on a line between two dots, as a fraction of its way: 0 at the start, 1 at the
// end. Not reduced. 0 < denominator <= 256, the longer side of the largest board.
struct LineParameter {
  int numerator = 0;
  int denominator = 1;
};

// The plan of a line between two dots, levels aside.
struct DotLine {
  int from_x = 0;
  int from_y = 0;
  int to_x = 0;
  int to_y = 0;

  constexpr int dx() const { return to_x - from_x; }
  constexpr int dy() const { return to_y - from_y; }
  constexpr bool is_point() const { return dx() == 0 && dy() == 0; }
  constexpr bool is_slanted() const { return dx() != 0 && dy() != 0; }
};

// Which way a difference leads along its axis: -1, 0 or 1.
constexpr int sense_of(int difference) { return (difference > 0) - (difference < 0); }

namespace detail {

template <class Visitor>
bool follow_straight(const DotLine& line, Visitor& visitor) {
  const int sx = sense_of(line.dx());
  const int sy = sense_of(line.dy());
  const int length = std::abs(line.dx()) + std::abs(line.dy());
  const EdgeAxis axis = sx != 0 ? EdgeAxis::horizontal : EdgeAxis::vertical;
  int x = line.from_x;
  int y = line.from_y;
  for (int step = 0; step < length; ++step) {
    const int edge_x = sx < 0 ? x - 1 : x;
    const int edge_y = sy < 0 ? y - 1 : y;
    if (!visitor.run_along(axis, edge_x, edge_y, LineParameter{step, length})) return false;
    x += sx;
    y += sy;
    if (step + 1 < length && !visitor.pass_dot(x, y, LineParameter{step + 1, length})) {
      return false;
    }
  }
  return true;
}

// Vertical grid lines are met at i/|dx|, horizontal ones at j/|dy|; which comes first is the sign
// of i|dy| - j|dx|, kept by additions. |value| <= 2 * 256 * 256 < 2^18.
template <class Visitor>
bool follow_slanted(const DotLine& line, Visitor& visitor) {
  const int sx = sense_of(line.dx());
  const int sy = sense_of(line.dy());
  const int width = std::abs(line.dx());
  const int height = std::abs(line.dy());
  int i = 1;
  int j = 1;
  int x = line.from_x;  // the column and row of dots passed last
  int y = line.from_y;
  int ahead = height - width;
  for (;;) {
    if (ahead < 0) {
      const int edge_y = sy > 0 ? y : y - 1;
      x += sx;
      if (!visitor.cross(EdgeAxis::vertical, x, edge_y, LineParameter{i, width})) return false;
      ++i;
      ahead += height;
    } else if (ahead > 0) {
      const int edge_x = sx > 0 ? x : x - 1;
      y += sy;
      if (!visitor.cross(EdgeAxis::horizontal, edge_x, y, LineParameter{j, height})) return false;
      ++j;
      ahead -= width;
    } else {
      if (i == width) return true;
      x += sx;
      y += sy;
      if (!visitor.pass_dot(x, y, LineParameter{i, width})) return false;
      ++i;
      ++j;
      ahead += height - width;
    }
  }
}

}  // namespace detail

// Tells the visitor everything that the open line meets, in order from its start:
//   bool cross(EdgeAxis, x, y, t)      an edge, crossed between its dots
//   bool pass_dot(x, y, t)             a dot strictly inside the line
//   bool run_along(EdgeAxis, x, y, t)  an edge that lies on the line; t where it is entered
// A visitor's false ends the walk; then the result is false, else true.
//   (1) the same places are met with the ends swapped, in reverse order, at 1 - t
//   (2) a slanted line runs along nothing, a straight one crosses nothing, a point meets nothing
template <class Visitor>
bool follow(const DotLine& line, Visitor&& visitor) {
  if (line.is_point()) return true;
  if (line.is_slanted()) return detail::follow_slanted(line, visitor);
  return detail::follow_straight(line, visitor);
}

}  // namespace parapet
