#pragma once

#include <vector>

#include "geometry/ground/columns.h"

namespace parapet {

// A rectangle of columns from the north-west one.
struct ColumnRectangle {
  Column first;
  int width = 0;
  int depth = 0;

  friend bool operator==(const ColumnRectangle&, const ColumnRectangle&) = default;
};

// Some columns of one row: from `west` to before `east`.
struct ColumnRun {
  int y = 0;
  int west = 0;
  int east = 0;

  friend bool operator==(const ColumnRun&, const ColumnRun&) = default;
};

// The columns whose centres lie in the closed convex hull of two rectangles, row by row.
//   (1) those of the rectangles are among them
//   (2) one can get from any of them to any other over common sides
//   (3) the same for the two the other way round; shifts, mirrors and quarter turns go with it
// REQUIRES: both have columns; coordinates below 2^20.
std::vector<ColumnRun> columns_between(const ColumnRectangle& a, const ColumnRectangle& b);

}  // namespace parapet
