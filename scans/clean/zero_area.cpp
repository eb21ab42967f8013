#include "scans/clean/zero_area.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parapet::scans {
namespace {

// Twelve numbers that are exactly the six products of the determinant, each with its rounding
// error, summed without rounding: each step keeps the error of every addition.
bool is_zero_exactly(double ax, double ay, double bx, double by, double cx, double cy) noexcept {
  std::array<double, 12> parts{};
  std::size_t count = 0;
  const auto add = [&](double part) {
    for (std::size_t n = 0; n < count; ++n) {
      const double sum = part + parts[n];
      const double shared = sum - part;
      parts[n] = (part - (sum - shared)) + (parts[n] - shared);
      part = sum;
    }
    parts[count++] = part;
  };
  const auto add_product = [&](double one, double other) {
    const double product = one * other;
    add(std::fma(one, other, -product));
    add(product);
  };
  add_product(ax, by);
  add_product(-ax, cy);
  add_product(bx, cy);
  add_product(-bx, ay);
  add_product(cx, ay);
  add_product(-cx, by);
  return std::all_of(parts.begin(), parts.end(), [](double part) { return part == 0; });
}

bool in_a_line(double ax, double ay, double bx, double by, double cx, double cy) noexcept {
  const double left = (bx - ax) * (cy - ay);
  const double right = (by - ay) * (cx - ax);
  constexpr double kRounding = 3.4e-16;  // three roundings and their products
  if (std::abs(left - right) > kRounding * (std::abs(left) + std::abs(right))) return false;
  return is_zero_exactly(ax, ay, bx, by, cx, cy);
}

}  // namespace

bool in_a_line(Vector3 a, Vector3 b, Vector3 c) noexcept {
  return in_a_line(a.x, a.y, b.x, b.y, c.x, c.y) && in_a_line(a.y, a.z, b.y, b.z, c.y, c.z) &&
         in_a_line(a.z, a.x, b.z, b.x, c.z, c.x);
}

}  // namespace parapet::scans
