#pragma once

#include <compare>
#include <cstdint>

#include "geometry/numbers/length.h"
#include "geometry/numbers/wide.h"

namespace parapet {

// A difference of two places, in ticks.
struct Vec {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;

  // The order is lexicographic: a total order to sort by, without a meaning in space.
  friend constexpr auto operator<=>(const Vec&, const Vec&) noexcept = default;
};

// A place, in ticks.
struct Point {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;

  friend constexpr auto operator<=>(const Point&, const Point&) noexcept = default;
};

constexpr Vec operator-(Point a, Point b) noexcept { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
constexpr Point operator+(Point p, Vec v) noexcept { return {p.x + v.x, p.y + v.y, p.z + v.z}; }
constexpr Point operator-(Point p, Vec v) noexcept { return {p.x - v.x, p.y - v.y, p.z - v.z}; }
constexpr Vec operator+(Vec u, Vec v) noexcept { return {u.x + v.x, u.y + v.y, u.z + v.z}; }
constexpr Vec operator-(Vec u, Vec v) noexcept { return {u.x - v.x, u.y - v.y, u.z - v.z}; }
constexpr Vec operator-(Vec v) noexcept { return {-v.x, -v.y, -v.z}; }
constexpr Vec operator*(Vec v, std::int64_t k) noexcept { return {v.x * k, v.y * k, v.z * k}; }
constexpr Vec operator*(std::int64_t k, Vec v) noexcept { return v * k; }

// Does every coordinate lie within +-kMaxCoordinate?
constexpr bool in_range(Point p) noexcept {
  const auto within = [](std::int64_t coordinate) {
    return -kMaxCoordinate <= coordinate && coordinate <= kMaxCoordinate;
  };
  return within(p.x) && within(p.y) && within(p.z);
}

// The scalar product.
//   (1) dot(u, v) == dot(v, u), and it is linear in both
// Exact in 64 bits for two differences of points in range (sum < 2^42), and for a difference and
// the cross product of two others (sum < 2^63).
constexpr std::int64_t dot(Vec u, Vec v) noexcept { return u.x * v.x + u.y * v.y + u.z * v.z; }
static_assert(Wide{3} * kMaxDifference * kMaxDifference < power_of_two(42));
static_assert(Wide{6} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(63));

// The scalar product where 64 bits do not hold it.
//   (1) wide_dot(u, v) == dot(u, v) wherever both are exact
// Exact for two cross products of differences (sum < 2^84).
constexpr Wide wide_dot(Vec u, Vec v) noexcept {
  return Wide{u.x} * v.x + Wide{u.y} * v.y + Wide{u.z} * v.z;
}
static_assert(Wide{12} * kMaxDifference * kMaxDifference * kMaxDifference * kMaxDifference <
              power_of_two(84));

// The vector product: at a right angle to both, by the right hand.
//   (1) cross(u, v) == -cross(v, u), and it is linear in both
//   (2) zero exactly when u and v are parallel or one of them is zero
//   (3) dot(cross(u, v), u) == dot(cross(u, v), v) == 0
// Exact for two differences of points in range: |component| <= 2^41, and <= 2^40 where the two
// differences start at one point.
constexpr Vec cross(Vec u, Vec v) noexcept {
  return {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
}
static_assert(Wide{2} * kMaxDifference * kMaxDifference <= power_of_two(41));

}  // namespace parapet
