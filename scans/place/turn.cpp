#include "scans/place/turn.h"

#include <cmath>
#include <numbers>

namespace parapet::scans {

Vector3 turned(const Turn& turn, Vector3 p) noexcept {
  return {dot(turn[0], p), dot(turn[1], p), dot(turn[2], p)};
}

Turn joined(const Turn& first, const Turn& second) noexcept {
  Turn both;
  for (std::size_t row = 0; row < 3; ++row) {
    const Vector3 r = second[row];
    both[row] = r.x * first[0] + r.y * first[1] + r.z * first[2];
  }
  return both;
}

Turn upright(Vector3 d) noexcept {
  if (d.z < -0.999999) return {Vector3{1, 0, 0}, Vector3{0, -1, 0}, Vector3{0, 0, -1}};
  const double k = 1 / (1 + d.z);
  return {Vector3{1 - k * d.x * d.x, -k * d.x * d.y, -d.x},
          Vector3{-k * d.x * d.y, 1 - k * d.y * d.y, -d.y}, d};
}

Turn about_z(double radians) noexcept {
  const double c = std::cos(radians);
  const double s = std::sin(radians);
  return {Vector3{c, -s, 0}, Vector3{s, c, 0}, Vector3{0, 0, 1}};
}

Turn y_up_to_z_up() noexcept { return {Vector3{1, 0, 0}, Vector3{0, 0, -1}, Vector3{0, 1, 0}}; }

Vector3 normalised(Vector3 p) noexcept {
  const double size = length(p);
  return size > 0 ? (1 / size) * p : Vector3{0, 0, 1};
}

double angle_between(Vector3 a, Vector3 b) noexcept {
  return std::atan2(length(cross(a, b)), dot(a, b)) * 180 / std::numbers::pi;
}

}  // namespace parapet::scans
