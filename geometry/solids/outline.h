#pragma once

#include <utility>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// The flat faces and the straight edges that bound a shape. A shape without an inside has those of
// its rim and the faces it has; edges may be single points.
struct Outline {
  struct Face {
    std::vector<Point> corners;  // round it, either way
    Vec normal;                  // at a right angle to it, never zero; components <= 2^41
  };
  std::vector<Face> faces;
  std::vector<std::pair<Point, Point>> edges;
};

Outline outline_of(const Shape& shape);

}  // namespace parapet
