#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/result.h"
#include "scans/step.h"
#include "scans/surface.h"

namespace parapet::scans {

// What a face of a cleaned surface is.
enum class FaceMark : std::uint8_t { kept, flipped, filled, capped };

// How sound a surface is.
struct Condition {
  std::size_t faces = 0;
  std::size_t points = 0;
  std::size_t shells = 0;   // parts that hang together
  std::size_t borders = 0;  // closed chains of edges with one face
  std::size_t border_edges = 0;
  std::size_t crowded_edges = 0;  // with more than two faces
  std::size_t crossings = 0;      // pairs of faces that cross each other
  bool crossings_counted = false;
  double volume = 0;  // signed, by the sum over faces; of an open surface a mere number
};

struct Mended {
  Surface surface;
  std::vector<FaceMark> marks;  // one a face
  std::vector<Step> steps;
  Condition before;
  Condition after;
};

// Makes a surface of a heap of triangles, in whatever unit: joins equal points, drops faces without
// area and faces that come twice, turns neighbours the same way and shells outwards where they
// enclose something (an open one with most of its area facing up, so that its top is outside;
// `up` is the axis), parts what touches in a point or a crowded edge.
//   (1) the result does not depend on the order of faces or points, nor on which corner a face
//       starts with: points and faces are in an order of their own
//   (2) what it does not understand it leaves as it is, and says so
//   (3) mend(mend(s)).surface == mend(s).surface
// Errors: "bad-scan" for a surface without any face that has an area.
Result<Mended> mend(Surface surface, Vector3 up = {0, 0, 1});

}  // namespace parapet::scans
