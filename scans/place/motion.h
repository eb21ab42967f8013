#pragma once

#include <array>

#include "scans/surface.h"

namespace parapet::scans {

// From a scan's own unit to millimetres on the board: scale * turn * p + shift. `turn` holds the
// rows of a rotation.
struct Motion {
  double scale = 1;
  std::array<Vector3, 3> turn{Vector3{1, 0, 0}, Vector3{0, 1, 0}, Vector3{0, 0, 1}};
  Vector3 shift;

  Vector3 operator()(Vector3 p) const noexcept {
    return Vector3{scale * dot(turn[0], p), scale * dot(turn[1], p), scale * dot(turn[2], p)} +
           shift;
  }
};

// First the one, then the other.
Motion then(const Motion& first, const Motion& second) noexcept;

Surface moved(Surface surface, const Motion& motion);

}  // namespace parapet::scans
