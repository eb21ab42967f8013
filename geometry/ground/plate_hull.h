#pragma once

#include <vector>

#include "geometry/ground/column_rectangle.h"

namespace parapet {

// The columns whose centres lie in the closed convex hull of two rectangles, row by row.
//   (1) those of the rectangles are among them
//   (2) one can get from any of them to any other over common sides
//   (3) the same for the two the other way round; shifts, mirrors and quarter turns go with it
// REQUIRES: both have columns; coordinates below 2^20.
std::vector<ColumnRun> columns_between(const ColumnRectangle& a, const ColumnRectangle& b);

}  // namespace parapet
