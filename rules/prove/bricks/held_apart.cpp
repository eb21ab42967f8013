#include "rules/prove/bricks/held_apart.h"

#include <algorithm>
#include <numeric>

namespace parapet::prove {
namespace {

// The shortest vector of whole numbers that points the same way.
Vec shortened(Vec v) {
  const std::int64_t common = std::gcd(std::gcd(v.x, v.y), v.z);
  return {v.x / common, v.y / common, v.z / common};
}

bool coplanar(const std::vector<Point>& corners, Vec normal) {
  return std::all_of(corners.begin(), corners.end(),
                     [&](Point c) { return wide_dot(normal, c - corners[0]) == 0; });
}

bool on_one_side(const std::vector<Point>& corners, Point from, Vec normal) {
  bool below = false;
  bool above = false;
  for (const Point corner : corners) {
    below |= wide_dot(normal, corner - from) < 0;
    above |= wide_dot(normal, corner - from) > 0;
  }
  return !(below && above);
}

// More than the axes that can be needed: normals of sides, sums of edges and the segment, and, for
// what is flat or thin, those within its plane and those across it.
std::vector<Vec> axes_for(const std::vector<Point>& corners, const Segment& segment) {
  const Vec along = segment.q - segment.p;
  std::vector<Vec> lines{along};
  std::vector<Vec> axes{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const std::size_t count = corners.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      const Vec edge = corners[j] - corners[i];
      lines.push_back(edge);
      axes.push_back(cross(edge, along));
      for (std::size_t k = j + 1; k < count; ++k) {
        const Vec normal = cross(edge, corners[k] - corners[i]);
        if (on_one_side(corners, corners[i], normal)) axes.push_back(normal);
      }
    }
  }
  if (std::all_of(corners.begin(), corners.end(), [&](Point corner) {
        return cross(corners.back() - corners[0], corner - corners[0]) == Vec{};
      })) {
    for (std::size_t i = 0; i < 3; ++i) {
      axes.push_back(cross(axes[i], corners.back() - corners[0]));  // a rod has no side of its own
    }
  }
  std::vector<Vec> flat;  // normals of a plane that holds everything, or all that is left of it
  for (const Vec axis : axes) {
    if (axis != Vec{} && coplanar(corners, axis)) flat.push_back(axis);
  }
  for (const Vec line : lines) {
    for (const Vec normal : flat) axes.push_back(cross(normal, line));
    if (!flat.empty()) axes.push_back(line);
    for (const Vec unit : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) {
      if (!flat.empty()) axes.push_back(cross(unit, line));
    }
  }
  std::erase(axes, Vec{});
  for (Vec& axis : axes) axis = shortened(axis);
  std::sort(axes.begin(), axes.end());
  axes.erase(std::unique(axes.begin(), axes.end()), axes.end());
  return axes;
}

// Whether first / first_under >= second / second_under, both of them at least 0, by Euclid's steps:
// nothing grows. REQUIRES: nothing is negative, nothing under a line is 0.
bool not_less(Wide first, Wide first_under, Wide second, Wide second_under) {
  for (;;) {
    const Wide one = first / first_under;
    const Wide other = second / second_under;
    if (one != other) return one > other;
    const Wide first_rest = first % first_under;
    const Wide second_rest = second % second_under;
    if (second_rest == 0) return true;
    if (first_rest == 0) return false;
    // Upside down the order is the other way round.
    first = second_under;
    second = first_under;
    first_under = second_rest;
    second_under = first_rest;
  }
}

// Whether start + t (end - start) >= bound, for 0 <= t <= 1.
bool at_least(Wide start, Wide end, const Ratio& t, Wide bound) {
  if (start >= bound && end >= bound) return true;
  if (start < bound && end < bound) return false;
  // Where it comes to the bound: (bound - start) / (end - start) of the way.
  if (start < end) {
    return not_less(t.numerator(), t.denominator(), bound - start, end - start);
  }
  return not_less(start - bound, start - end, t.numerator(), t.denominator());
}

}  // namespace

HeldApart::HeldApart(const std::vector<Point>& corners, const Segment& segment) {
  for (const Vec axis : axes_for(corners, segment)) {
    std::vector<Wide> places;
    for (const Point corner : corners) places.push_back(wide_dot(axis, corner - Point{}));
    const auto [least, most] = std::minmax_element(places.begin(), places.end());
    const Wide p = wide_dot(axis, segment.p - Point{});
    const Wide q = wide_dot(axis, segment.q - Point{});
    sides_.push_back(
        {axis, *least - std::max(p, q), *most - std::min(p, q), p - *least, q - *least});
  }
  if (segment.p != segment.q && meets()) {
    // Ever so little shorter at both ends: is the body still met?
    const Vec along = segment.q - segment.p;
    only_at_an_end_ = std::any_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
      return (side.low == 0 || side.high == 0) && wide_dot(side.axis, along) != 0;
    });
  }
}

bool HeldApart::meets() const { return meets_shifted({}, 1); }

bool HeldApart::crosses() const {
  return std::all_of(sides_.begin(), sides_.end(),
                     [](const OnAxis& side) { return side.low < 0 && 0 < side.high; });
}

bool HeldApart::touches_inside() const { return meets() && !only_at_an_end_; }

bool HeldApart::holds(const Ratio& t) const {
  return std::all_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
    const Wide size = side.high - side.low -
                      (side.start < side.end ? side.end - side.start : side.start - side.end);
    return at_least(side.start, side.end, t, 0) && at_least(-side.start, -side.end, t, -size);
  });
}

bool HeldApart::meets_shifted(Vec v, std::int64_t scale) const {
  return std::all_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
    const Wide shift = wide_dot(side.axis, v);
    return side.low * scale <= shift && shift <= side.high * scale;
  });
}

bool HeldApart::parted_by(Vec v, Vec w) const {
  return std::any_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
    if (side.low > 0 || side.high < 0) return true;
    Wide shift = wide_dot(side.axis, v);
    if (shift == 0) shift = wide_dot(side.axis, w);
    return (side.low == 0 && shift < 0) || (side.high == 0 && shift > 0);
  });
}

std::vector<Point> outline(const Shape& shape) {
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return solid->vertices();
  std::vector<Point> corners;
  if (const auto* t = std::get_if<Triangle>(&shape)) {
    corners = {t->a, t->b, t->c};
  } else {
    const Box& box = std::get<Box>(shape);
    for (int i = 0; i < 8; ++i) {
      corners.push_back({(i & 1) != 0 ? box.lo().x : box.hi().x,
                         (i & 2) != 0 ? box.lo().y : box.hi().y,
                         (i & 4) != 0 ? box.lo().z : box.hi().z});
    }
  }
  std::sort(corners.begin(), corners.end());
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  return corners;
}

}  // namespace parapet::prove
