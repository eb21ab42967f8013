#pragma once

#include <array>
#include <vector>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// A place in a scene: three rows of a matrix that turns, stretches and, by its last column, moves.
struct Pose {
  std::array<std::array<double, 4>, 3> rows = {{{{1, 0, 0, 0}}, {{0, 1, 0, 0}}, {{0, 0, 1, 0}}}};

  Vector3 operator()(Vector3 point) const noexcept;
  bool mirrors() const noexcept;
};

// First `inner`, then `outer`.
Pose operator*(const Pose& outer, const Pose& inner) noexcept;

// Adds a copy of a mesh to a surface, posed. One that is mirrored is turned inside out, so that its
// outside stays out. Errors: "limit".
Result<void> add_posed(Surface& surface, const Surface& mesh, const Pose& pose,
                       const std::string& path, const ReadLimits& limits);

}  // namespace parapet::scans
