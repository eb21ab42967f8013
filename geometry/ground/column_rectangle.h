#pragma once

#include <cstdint>
#include <vector>

#include "geometry/ground/columns.h"
#include "geometry/numbers/point2.h"

namespace parapet {

// A rectangle of whole columns.
struct ColumnRectangle {
  Column first;   // the north-west one
  int width = 0;  // columns east
  int depth = 0;  // columns south

  constexpr Column end() const { return {first.x + width, first.y + depth}; }  // beyond it
  constexpr bool holds(Column at) const {
    return first.x <= at.x && at.x < first.x + width && first.y <= at.y && at.y < first.y + depth;
  }

  friend constexpr bool operator==(const ColumnRectangle&, const ColumnRectangle&) = default;
};

// Some columns of one row: from `west` to before `east`.
struct ColumnRun {
  int y = 0;
  int west = 0;
  int east = 0;

  friend constexpr bool operator==(const ColumnRun&, const ColumnRun&) = default;
};

// The smallest rectangle that holds both.
ColumnRectangle united(const ColumnRectangle& a, const ColumnRectangle& b);

// Have the two a column in common, or come they within `margin` columns of each other?
bool overlap(const ColumnRectangle& a, const ColumnRectangle& b, int margin = 0);

// Its middle in ticks: a column has an even number of them, so it is whole.
constexpr Point2 middle_of(const ColumnRectangle& rectangle) {
  return {kColumnSide * rectangle.first.x + kColumnSide / 2 * rectangle.width,
          kColumnSide * rectangle.first.y + kColumnSide / 2 * rectangle.depth};
}
static_assert(kColumnSide % 2 == 0);

// The columns that touch its middle: one, or two where that is a border, each way.
// REQUIRES: it has columns.
constexpr ColumnRectangle middle_columns(const ColumnRectangle& rectangle) {
  return {{rectangle.first.x + (rectangle.width - 1) / 2,
           rectangle.first.y + (rectangle.depth - 1) / 2},
          2 - rectangle.width % 2,
          2 - rectangle.depth % 2};
}

// Where the corners of four columns meet: the north-west corner of column (x, y).
struct ColumnCorner {
  std::int64_t x = 0;
  std::int64_t y = 0;

  friend constexpr auto operator<=>(const ColumnCorner&, const ColumnCorner&) noexcept = default;
};

// Positive if c lies to the right of the line from a to b on a map with south below; zero on it.
// Exact for corners within +-2^30.
constexpr std::int64_t turn(ColumnCorner a, ColumnCorner b, ColumnCorner c) noexcept {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// The corners of the convex hull of two rectangles, clockwise on a map with south below, no three
// on a line. REQUIRES: both have columns.
std::vector<ColumnCorner> hull_of(const ColumnRectangle& a, const ColumnRectangle& b);

}  // namespace parapet
