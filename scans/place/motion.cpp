#include "scans/place/motion.h"

#include <utility>

namespace parapet::scans {

Motion then(const Motion& first, const Motion& second) noexcept {
  // Rows of second.turn * first.turn.
  const auto column = [&](double Vector3::*axis) {
    return Vector3{first.turn[0].*axis, first.turn[1].*axis, first.turn[2].*axis};
  };
  const auto x = column(&Vector3::x);
  const auto y = column(&Vector3::y);
  const auto z = column(&Vector3::z);
  Motion both;
  both.scale = first.scale * second.scale;
  for (std::size_t row = 0; row < 3; ++row) {
    const Vector3 r = second.turn[row];
    both.turn[row] = {dot(r, x), dot(r, y), dot(r, z)};
  }
  both.shift = second(first.shift);
  return both;
}

Surface moved(Surface surface, const Motion& motion) {
  for (Vector3& point : surface.points) point = motion(point);
  return surface;
}

}  // namespace parapet::scans
