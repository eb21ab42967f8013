#include "geometry/sight/sweep.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/body_edges.h"

namespace parapet {
namespace {

Ratio divided(std::int64_t above, std::int64_t below) noexcept {
  return below > 0 ? Ratio::of(above, below) : Ratio::of(-above, -below);
}

Ratio negated(const Ratio& ratio) noexcept {
  return Ratio::of(-ratio.numerator(), ratio.denominator());
}

// The least and greatest of some values.
struct Range {
  std::optional<Ratio> least;
  std::optional<Ratio> most;

  void add(const Ratio& value) {
    if (!least || value < *least) least = value;
    if (!most || *most < value) most = value;
  }
  void add(const Range& other) {
    if (other.least) add(*other.least);
    if (other.most) add(*other.most);
  }
};

// The section of the body with the plane of sweep is the hull of the body's corners in the plane
// and of its edges' points there. What counts of it is the strip between the ends' own lines along
// the axis; on those lines it is known from axis_stretch().
class Sweeper {
 public:
  Sweeper(const Segment& segment, Axis axis, bool upwards)
      : segment_(segment),
        along_(direction(segment)),
        axis_(axis),
        upwards_(upwards),
        normal_(cross(along_, unit(axis))) {
    for (const Axis other : kAxes) {
      if (other != axis && coordinate(along_, other) != 0) across_ = other;
    }
  }

  std::optional<Sweep> pass(const Shape& shape) {
    if (!comes_near(shape)) return std::nullopt;
    for (const Point corner : corners_of(shape)) add_corner(corner);
    for (const Segment& edge : edges_of(shape)) add_edge(edge);
    if (!some_below_ && !some_above_ && !some_level_) return std::nullopt;
    add_end_lines(shape);
    return result();
  }

 private:
  // Quick: does the body's box reach into the strip, seen along the axis?
  bool comes_near(const Shape& shape) const {
    const Box box = bounds(shape);
    return std::all_of(kAxes.begin(), kAxes.end(), [&](Axis other) {
      if (other == axis_) return true;
      const std::int64_t p = coordinate(segment_.p - Point{}, other);
      const std::int64_t q = coordinate(segment_.q - Point{}, other);
      const auto [least, most] = std::minmax({p, q});
      return coordinate(box.lo() - Point{}, other) <= most &&
             least <= coordinate(box.hi() - Point{}, other);
    });
  }

  // Of a place that lies so far from p's own line, in parts of the way to q's: inside the strip?
  bool is_between(std::int64_t part, std::int64_t whole) const {
    return whole > 0 ? 0 < part && part < whole : whole < part && part < 0;
  }

  void add_corner(Point corner) {
    const std::int64_t height = dot(normal_, corner - segment_.p);
    some_below_ |= height < 0;
    some_above_ |= height > 0;
    some_level_ |= height == 0;
    if (height != 0) return;
    const std::int64_t whole = coordinate(along_, across_);
    const std::int64_t part = coordinate(corner - segment_.p, across_);
    if (!is_between(part, whole)) return;
    const std::int64_t rise = coordinate(along_, axis_);
    if (upwards_) {
      // The line through q and the corner, at p's place: fractions of numbers <= 2^42.
      const std::int64_t left = whole - part;
      const std::int64_t above_q = coordinate(corner - segment_.q, axis_);
      inner_.add(divided(rise * left + above_q * whole, left));
    } else {
      const std::int64_t above_p = coordinate(corner - segment_.p, axis_);
      inner_.add(divided(rise * part - above_p * whole, whole));
    }
  }

  // Where an edge passes through the plane. Heights over it <= 2^41, their products with a
  // difference <= 2^61.
  void add_edge(const Segment& edge) {
    const std::int64_t a = dot(normal_, edge.p - segment_.p);
    const std::int64_t b = dot(normal_, edge.q - segment_.p);
    if (sign_of(a) * sign_of(b) != Sign::negative) return;
    const std::int64_t part =
        coordinate(edge.p - segment_.p, across_) * b - coordinate(edge.q - segment_.p, across_) * a;
    if (!is_between(part, coordinate(along_, across_) * (b - a))) return;
    if (upwards_) {
      // direction - value z lies in the plane of the edge and q.
      const Vec side = cross(direction(edge), edge.p - segment_.q);
      inner_.add(divided(dot(along_, side), coordinate(side, axis_)));
    } else {
      // The edge's line, shifted, meets the line where both and the way between lie in one plane.
      const Vec side = cross(along_, direction(edge));
      inner_.add(divided(dot(side, segment_.p - edge.p), coordinate(side, axis_)));
    }
  }

  void add_end_lines(const Shape& shape) {
    if (const auto met = axis_stretch(shape, segment_.p, axis_)) {
      at_p_.add(upwards_ ? met->low : negated(met->low));
      at_p_.add(upwards_ ? met->high : negated(met->high));
    }
    const auto met = axis_stretch(shape, segment_.q, axis_);
    if (!met) return;
    if (!upwards_) {
      at_q_.add(negated(met->low));
      at_q_.add(negated(met->high));
      return;
    }
    // Over q every line is steeper than any other, and under it too; q itself lies on all of them.
    if (Ratio(0) < met->high) unbounded_above_ = true;
    if (met->low < Ratio(0)) unbounded_below_ = true;
    holds_q_ = met->low <= Ratio(0) && Ratio(0) <= met->high;
  }

  std::optional<Sweep> result() const {
    const bool reaches_q = at_q_.least || holds_q_ || unbounded_above_ || unbounded_below_;
    if (!inner_.least && !(at_p_.least && reaches_q)) return std::nullopt;
    Range all = inner_;
    all.add(at_p_);
    all.add(at_q_);
    Sweep sweep;
    if (!unbounded_below_) sweep.first = all.least;
    if (!unbounded_above_) sweep.last = all.most;
    sweep.meets_first = meets(sweep.first, inner_.least, at_p_.least, at_q_.least);
    sweep.meets_last = meets(sweep.last, inner_.most, at_p_.most, at_q_.most);
    const bool is_wide = !sweep.first || !sweep.last || *sweep.first < *sweep.last;
    sweep.enters = some_below_ && some_above_ && is_wide;
    if (!sweep.enters) sweep.side = some_above_ ? Sign::positive : Sign::zero;
    if (!sweep.enters && some_below_) sweep.side = some_above_ ? Sign::zero : Sign::negative;
    return sweep;
  }

  // At the bound, is something met between the ends' lines? It is where the bound is that of a
  // place there, or of places on both of those lines, for then of all between them.
  bool meets(const std::optional<Ratio>& bound, const std::optional<Ratio>& inner,
             const std::optional<Ratio>& at_p, const std::optional<Ratio>& at_q) const {
    if (!bound) return false;
    return inner == bound || (at_p == bound && (holds_q_ || at_q == bound));
  }

  Segment segment_;
  Vec along_;
  Axis axis_;
  bool upwards_;
  Vec normal_;
  Axis across_ = Axis::x;

  bool some_below_ = false;
  bool some_above_ = false;
  bool some_level_ = false;
  bool holds_q_ = false;
  bool unbounded_above_ = false;
  bool unbounded_below_ = false;
  Range inner_;
  Range at_p_;
  Range at_q_;
};

}  // namespace

static_assert(Wide{6} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(63));

std::optional<Sweep> sweep_along(const Shape& shape, const Segment& segment, Axis axis) {
  assert(cross(direction(segment), unit(axis)) != Vec{});
  return Sweeper(segment, axis, false).pass(shape);
}

std::optional<Sweep> sweep_upwards(const Shape& shape, const Segment& segment) {
  assert(segment.p.x != segment.q.x || segment.p.y != segment.q.y);
  return Sweeper(segment, Axis::z, true).pass(shape);
}

}  // namespace parapet
