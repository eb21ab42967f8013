#pragma once

#include <cmath>

namespace parapet::scans {

// A place, or a difference of two. In the scan's own unit until it is placed, then in millimetres,
// x east, y south, z up.
struct Vector3 {
  double x = 0;
  double y = 0;
  double z = 0;

  friend constexpr bool operator==(const Vector3&, const Vector3&) noexcept = default;

  friend constexpr Vector3 operator+(Vector3 a, Vector3 b) noexcept {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
  }
  friend constexpr Vector3 operator-(Vector3 a, Vector3 b) noexcept {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
  }
  friend constexpr Vector3 operator*(double factor, Vector3 a) noexcept {
    return {factor * a.x, factor * a.y, factor * a.z};
  }
};

constexpr double dot(Vector3 a, Vector3 b) noexcept { return a.x * b.x + a.y * b.y + a.z * b.z; }

constexpr Vector3 cross(Vector3 a, Vector3 b) noexcept {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline double length(Vector3 a) noexcept { return std::sqrt(dot(a, a)); }

}  // namespace parapet::scans
