#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet::testing {

// A convex body and a segment, held apart by axes: for each of more than enough axes, where the
// body lies along it, seen from the segment. Shares no code with the engine; for small numbers
// (every coordinate within +-1,000 or so).
class HeldApart {
 public:
  HeldApart(const std::vector<Point>& corners, const Segment& segment);

  bool meets() const;           // the closed segment and the closed body have a common point
  bool crosses() const;         // the segment enters the body
  bool touches_inside() const;  // they meet elsewhere than at an end of the segment

  // Do they still meet when the segment is shifted by v / scale?
  bool meets_shifted(Vec v, std::int64_t scale) const;

  // Does an arbitrarily small shift along v, and a still smaller one along w, part them?
  bool parted_by(Vec v, Vec w) const;

 private:
  struct OnAxis {
    Vec axis;
    std::int64_t low;   // of the body, less the most of the segment
    std::int64_t high;  // of the body, less the least of the segment
  };

  std::vector<OnAxis> sides_;
  bool only_at_an_end_ = false;
};

// The corners of any shape, listed here once more.
std::vector<Point> outline(const Shape& shape);

// The verdicts by brute force, for bodies and segments with coordinates from 0 to 4.
struct PlainVerdicts {
  bool open = false;
  bool closed = false;
  bool hair = false;
  bool grazes = false;  // touches something and crosses nothing
};

// Hair: all shifts of up to 8 / 65,536 along each axis are tried.
PlainVerdicts plain_verdicts(const std::vector<Body>& bodies, const Segment& segment);

// The tube rule on a fine raster: the small cubes near the line that lie in no box hang together
// by their faces. For boxes that are not flat, and different ends, with coordinates from 0 to 4.
bool plain_tube(const std::vector<Body>& boxes, const Segment& segment);

}  // namespace parapet::testing
