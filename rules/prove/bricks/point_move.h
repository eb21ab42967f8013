#pragma once

#include "geometry/ground/columns.h"
#include "geometry/numbers/point.h"

namespace parapet::prove {

// Where the places of a brick board lie on the board that was made from it: turned by quarters or
// mirrored about the origin, then shifted by columns.
struct PointMove {
  int xx = 1, xy = 0, x0 = 0;  // x' = xx * x + xy * y + x0, x0 in columns of half a stud
  int yx = 0, yy = 1, y0 = 0;  // y' = yx * x + yy * y + y0

  bool mirrors() const { return xx * yy - xy * yx < 0; }

  Point of(Point point) const {
    return {xx * point.x + xy * point.y + x0 * kColumnSide,
            yx * point.x + yy * point.y + y0 * kColumnSide, point.z};
  }
};

}  // namespace parapet::prove
