#include "tests/support/sightline_oracle.h"

#include <algorithm>
#include <array>

namespace parapet::testing {
namespace {

bool coplanar(const std::vector<Point>& corners, Vec normal) {
  return std::all_of(corners.begin(), corners.end(),
                     [&](Point c) { return dot(normal, c - corners[0]) == 0; });
}

bool on_one_side(const std::vector<Point>& corners, Point from, Vec normal) {
  bool below = false;
  bool above = false;
  for (const Point corner : corners) {
    below |= dot(normal, corner - from) < 0;
    above |= dot(normal, corner - from) > 0;
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
  std::sort(axes.begin(), axes.end());
  axes.erase(std::unique(axes.begin(), axes.end()), axes.end());
  return axes;
}

constexpr std::int64_t kScale = 65536;
constexpr std::int64_t kReach = 8;

bool all_held_apart(const std::vector<HeldApart>& pairs, Vec shift) {
  return std::none_of(pairs.begin(), pairs.end(),
                      [&](const HeldApart& pair) { return pair.meets_shifted(shift, kScale); });
}

bool some_shift_is_free(const std::vector<HeldApart>& pairs) {
  for (std::int64_t x = -kReach; x <= kReach; ++x) {
    for (std::int64_t y = -kReach; y <= kReach; ++y) {
      for (std::int64_t z = -kReach; z <= kReach; ++z) {
        if (all_held_apart(pairs, {x, y, z})) return true;
      }
    }
  }
  return false;
}

}  // namespace

HeldApart::HeldApart(const std::vector<Point>& corners, const Segment& segment) {
  for (const Vec axis : axes_for(corners, segment)) {
    std::vector<std::int64_t> places;
    for (const Point corner : corners) places.push_back(dot(axis, corner - Point{}));
    const auto [least, most] = std::minmax_element(places.begin(), places.end());
    const std::int64_t p = dot(axis, segment.p - Point{});
    const std::int64_t q = dot(axis, segment.q - Point{});
    sides_.push_back({axis, *least - std::max(p, q), *most - std::min(p, q)});
  }
  if (segment.p != segment.q && meets()) {
    // A little shorter at both ends: is the body still met?
    const Vec along = segment.q - segment.p;
    only_at_an_end_ = std::any_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
      const std::int64_t slack = std::abs(dot(side.axis, along));
      return side.low * kScale + slack > 0 || side.high * kScale - slack < 0;
    });
  }
}

bool HeldApart::meets() const { return meets_shifted({}, 1); }

bool HeldApart::crosses() const {
  return std::all_of(sides_.begin(), sides_.end(),
                     [](const OnAxis& side) { return side.low < 0 && 0 < side.high; });
}

bool HeldApart::touches_inside() const { return meets() && !only_at_an_end_; }

bool HeldApart::meets_shifted(Vec v, std::int64_t scale) const {
  return std::all_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
    const std::int64_t shift = dot(side.axis, v);
    return side.low * scale <= shift && shift <= side.high * scale;
  });
}

bool HeldApart::parted_by(Vec v, Vec w) const {
  return std::any_of(sides_.begin(), sides_.end(), [&](const OnAxis& side) {
    if (side.low > 0 || side.high < 0) return true;
    std::int64_t shift = dot(side.axis, v);
    if (shift == 0) shift = dot(side.axis, w);
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

PlainVerdicts plain_verdicts(const std::vector<Body>& bodies, const Segment& segment) {
  std::vector<HeldApart> touched;
  bool crossed = false;
  for (const Body& body : bodies) {
    HeldApart pair(outline(body.shape), segment);
    crossed |= pair.crosses();
    if (pair.touches_inside()) touched.push_back(std::move(pair));
  }
  PlainVerdicts verdicts;
  verdicts.open = !crossed;
  verdicts.closed = touched.empty();
  verdicts.grazes = !crossed && !touched.empty();
  verdicts.hair = !crossed && (touched.empty() || some_shift_is_free(touched));
  return verdicts;
}

}  // namespace parapet::testing
