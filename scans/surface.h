#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "scans/vector3.h"

namespace parapet::scans {

// Three indices of points, counterclockwise seen from outside.
using Face = std::array<std::uint32_t, 3>;

// Triangles that share points. As read, it may be a heap of anything: points twice, faces twice,
// turned inside out, without area. A face never names a point that is not there, and coordinates
// are finite.
struct Surface {
  std::vector<Vector3> points;
  std::vector<Face> faces;

  friend bool operator==(const Surface&, const Surface&) = default;
};

// Points without faces.
struct Cloud {
  std::vector<Vector3> points;

  friend bool operator==(const Cloud&, const Cloud&) = default;
};

}  // namespace parapet::scans
