#pragma once

#include "geometry/solids/mesh.h"
#include "scans/terrain/to_ticks.h"
#include "tests/support/scan_shapes.h"

namespace parapet::testing {

// A sound surface in millimetres as a mesh in ticks. REQUIRES: it has an area and is in range.
inline Mesh ticks_of(const Surface& surface) { return scans::to_ticks(surface).value().mesh; }

// A box in ticks.
inline Mesh tick_box(Point low, Point high) {
  const auto millimetres = [](Point p) {
    return Vector3{static_cast<double>(p.x) / 10, static_cast<double>(p.y) / 10,
                   static_cast<double>(p.z) / 10};
  };
  return ticks_of(box(millimetres(low), millimetres(high)));
}

}  // namespace parapet::testing
