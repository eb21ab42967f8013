#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide.h"
#include "geometry/solids/body.h"

namespace parapet::prove {

// A convex body and a segment, held apart by axes: for each of more than enough axes, where the
// body lies along it, seen from the segment. Works on corners alone and shares nothing with the
// predicates of geometry/ but the types; slow, of n corners in time of n^4.
// Exact for points in range: axes < 2^63, places along them < 2^85, with a shift of components
// below 2^60 < 2^126.
class HeldApart {
 public:
  HeldApart(const std::vector<Point>& corners, const Segment& segment);

  bool meets() const;           // the closed segment and the closed body have a common point
  bool crosses() const;         // the segment enters the body
  bool touches_inside() const;  // they meet elsewhere than at an end of the segment

  // Does the place p + t (q - p) lie in the body?
  bool holds(const Ratio& t) const;

  // Do they still meet when the segment is shifted by v / scale?
  bool meets_shifted(Vec v, std::int64_t scale) const;

  // Does an arbitrarily small shift along v, and a still smaller one along w, part them?
  bool parted_by(Vec v, Vec w) const;

 private:
  struct OnAxis {
    Vec axis;
    Wide low = 0;    // of the body, less the most of the segment
    Wide high = 0;   // of the body, less the least of the segment
    Wide start = 0;  // of the segment, less the least of the body
    Wide end = 0;
  };

  std::vector<OnAxis> sides_;
  bool only_at_an_end_ = false;
};

// The corners of any shape, each once.
std::vector<Point> outline(const Shape& shape);

}  // namespace parapet::prove
