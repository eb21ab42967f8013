#pragma once

#include <array>

#include "geometry/numbers/point.h"

namespace parapet::physics {

// Ticks, or a direction without a unit: x east, y south, z up.
using Vector3 = std::array<double, 3>;

constexpr Vector3 operator+(const Vector3& a, const Vector3& b) noexcept {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
constexpr Vector3 operator-(const Vector3& a, const Vector3& b) noexcept {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
constexpr Vector3 operator*(double factor, const Vector3& a) noexcept {
  return {factor * a[0], factor * a[1], factor * a[2]};
}
constexpr double dot(const Vector3& a, const Vector3& b) noexcept {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
constexpr Vector3 cross(const Vector3& a, const Vector3& b) noexcept {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
constexpr Vector3 vector_of(Point p) noexcept {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

double length(const Vector3& a) noexcept;

// Of length 1. REQUIRES: not all 0.
Vector3 unit(const Vector3& a) noexcept;

// Two directions of length 1 at right angles to each other and to the axis, which is of length 1;
// the first as steep as can be: straight down the slope of a slanted face, east on a level one.
std::array<Vector3, 2> across(const Vector3& axis) noexcept;

}  // namespace parapet::physics
