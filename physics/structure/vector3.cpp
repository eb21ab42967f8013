#include "physics/structure/vector3.h"

#include <cmath>

namespace parapet::physics {

double length(const Vector3& a) noexcept { return std::sqrt(dot(a, a)); }

Vector3 unit(const Vector3& a) noexcept { return (1 / length(a)) * a; }

std::array<Vector3, 2> across(const Vector3& axis) noexcept {
  const Vector3 down{0, 0, -1};
  const Vector3 along = down - dot(down, axis) * axis;
  constexpr double kLevel = 1e-9;
  const Vector3 first = length(along) > kLevel ? unit(along) : Vector3{1, 0, 0};
  return {first, cross(axis, first)};
}

}  // namespace parapet::physics
