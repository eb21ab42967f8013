#include "geometry/ground/plate_hull.h"

#include <algorithm>
#include <cstdint>

namespace parapet {
namespace {

// In half columns, so that corners and centres are whole.
struct HalfPoint {
  std::int64_t x = 0;
  std::int64_t y = 0;

  friend auto operator<=>(const HalfPoint&, const HalfPoint&) = default;
};

std::int64_t turn(HalfPoint a, HalfPoint b, HalfPoint c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

std::int64_t floor_quotient(std::int64_t over, std::int64_t under) {
  const std::int64_t quotient = over / under;
  return over % under != 0 && (over < 0) != (under < 0) ? quotient - 1 : quotient;
}

void add_corners(const ColumnRectangle& rectangle, std::vector<HalfPoint>& corners) {
  for (const int x : {rectangle.first.x, rectangle.first.x + rectangle.width}) {
    for (const int y : {rectangle.first.y, rectangle.first.y + rectangle.depth}) {
      corners.push_back({2 * std::int64_t{x}, 2 * std::int64_t{y}});
    }
  }
}

// Andrew's monotone chain; every turn of the result is a left one.
std::vector<HalfPoint> hull_of(std::vector<HalfPoint> points) {
  std::sort(points.begin(), points.end());
  std::vector<HalfPoint> hull;
  const auto add_chain = [&](auto begin, auto end) {
    const std::size_t base = hull.size();
    for (auto point = begin; point != end; ++point) {
      while (hull.size() >= base + 2 && turn(hull[hull.size() - 2], hull.back(), *point) <= 0) {
        hull.pop_back();
      }
      hull.push_back(*point);
    }
    hull.pop_back();
  };
  add_chain(points.begin(), points.end());
  add_chain(points.rbegin(), points.rend());
  return hull;
}

}  // namespace

std::vector<ColumnRun> columns_between(const ColumnRectangle& a, const ColumnRectangle& b) {
  std::vector<HalfPoint> corners;
  add_corners(a, corners);
  add_corners(b, corners);
  const std::vector<HalfPoint> hull = hull_of(std::move(corners));
  const int north = std::min(a.first.y, b.first.y);
  const int south = std::max(a.first.y + a.depth, b.first.y + b.depth);
  const int west = std::min(a.first.x, b.first.x);
  const int east = std::max(a.first.x + a.width, b.first.x + b.width);
  std::vector<ColumnRun> runs;
  for (int y = north; y < south; ++y) {
    const std::int64_t centre = 2 * std::int64_t{y} + 1;
    std::int64_t least = 2 * std::int64_t{west};
    std::int64_t most = 2 * std::int64_t{east};
    for (std::size_t n = 0; n < hull.size(); ++n) {
      const HalfPoint p = hull[n];
      const HalfPoint q = hull[(n + 1) % hull.size()];
      const std::int64_t rise = q.y - p.y;
      const std::int64_t over = (q.x - p.x) * (centre - p.y);
      if (rise > 0) most = std::min(most, p.x + floor_quotient(over, rise));
      if (rise < 0) least = std::max(least, p.x - floor_quotient(-over, rise));
    }
    // Centres are the odd places.
    const std::int64_t first = -floor_quotient(1 - least, 2);
    const std::int64_t last = floor_quotient(most - 1, 2);
    runs.push_back({y, static_cast<int>(first), static_cast<int>(last) + 1});
  }
  return runs;
}

}  // namespace parapet
