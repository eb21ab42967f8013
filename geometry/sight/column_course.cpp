#include "geometry/sight/column_course.h"

#include <cassert>
#include <cstdlib>
#include <utility>

#include "geometry/numbers/division.h"

namespace parapet {
namespace {

// A place on the line, above / below of the way from p to q.
struct Place {
  std::int64_t above = 0;
  std::int64_t below = 1;

  friend bool operator<(const Place& a, const Place& b) noexcept {
    return a.above * b.below < b.above * a.below;
  }
};

// The part of a line that is inside a box.
struct Inside {
  Place enter{0, 1};
  Place leave{1, 1};

  // Along one axis, from p to q, between lo and hi. False if there is none.
  bool cut(std::int64_t p, std::int64_t q, std::int64_t lo, std::int64_t hi) noexcept {
    if (p > q) return cut(-p, -q, -hi, -lo);
    if (q < lo || hi < p) return false;
    if (p < lo && enter < Place{lo - p, q - p}) enter = {lo - p, q - p};
    if (hi < q && Place{hi - p, q - p} < leave) leave = {hi - p, q - p};
    return true;
  }
};

// Which column of so many bits of side has the place along an axis, if `from` is counted from the
// box's border? REQUIRES: the place is not before that.
std::int64_t column_at(const Place& place, std::int64_t from, std::int64_t way,
                       int side_bits) noexcept {
  return (from * place.below + way * place.above) / (place.below << side_bits);
}

// One axis of the way.
struct AxisCourse {
  std::int64_t first = 0;  // column
  std::int64_t last = 0;
  std::int64_t way = 0;      // ticks from p to q, without sign
  std::int64_t to_next = 0;  // ticks from p to the first plane that is crossed
  std::int64_t side = 0;     // of a column
  bool forward = true;

  AxisCourse(const Inside& inside, std::int64_t from, std::int64_t along, int side_bits) noexcept
      : first(column_at(inside.enter, from, along, side_bits)),
        last(column_at(inside.leave, from, along, side_bits)),
        way(std::abs(along)),
        side(std::int64_t{1} << side_bits),
        forward(along >= 0) {
    to_next = forward ? (first + 1) * side - from : from - first * side;
  }

  std::int64_t steps() const noexcept { return std::abs(last - first); }
  std::int64_t sign() const noexcept { return forward ? 1 : -1; }
};

}  // namespace

std::optional<ColumnCourse> course_through(const TriangleColumns& columns, const Segment& segment) {
  assert(in_range(segment));
  if (columns.empty()) return std::nullopt;
  auto [p, q] = segment;
  if (q.z < p.z) std::swap(p, q);
  const Point lo = columns.bounds().lo();
  const Point hi = columns.bounds().hi();
  Inside inside;
  if (!inside.cut(p.x, q.x, lo.x, hi.x) || !inside.cut(p.y, q.y, lo.y, hi.y) ||
      !inside.cut(p.z, q.z, lo.z, hi.z) || inside.leave < inside.enter) {
    return std::nullopt;
  }
  const Vec along = q - p;
  const AxisCourse x(inside, p.x - lo.x, along.x, columns.side_bits());
  const AxisCourse y(inside, p.y - lo.y, along.y, columns.side_bits());

  const int fraction = ColumnCourse::kFraction - columns.height_bits();
  const auto fixed = [fraction](std::int64_t ticks) noexcept {
    return static_cast<std::uint64_t>(ticks) << fraction;
  };
  const auto rise = [&](std::int64_t way) noexcept {
    return way == 0 ? 0 : fixed(along.z) / static_cast<std::uint64_t>(way);
  };
  const auto [enter, leave] = inside;
  const std::int64_t above = p.z - lo.z;
  const std::int64_t low = above + along.z * enter.above / enter.below;
  const std::int64_t high = above - floor_quotient(-along.z * leave.above, leave.below);
  const std::uint64_t x_rise = rise(x.way);
  const std::uint64_t y_rise = rise(y.way);

  ColumnCourse course;
  course.column = y.first * columns.nx() + x.first;
  course.steps = x.steps() + y.steps();
  course.x_step = x.sign();
  course.y_step = y.sign() * columns.nx();
  // Of planes crossed at the same time the one that is crossed forward comes first: the place
  // belongs to the column on its greater side.
  course.turn =
      x.to_next * y.way - y.to_next * x.way - static_cast<std::int64_t>(x.forward && x.way > 0);
  course.x_turn = x.side * y.way;
  course.y_turn = -y.side * x.way;
  course.height = static_cast<std::int64_t>(fixed(low));
  course.end = static_cast<std::int64_t>(fixed(high));
  course.at_x = fixed(above) + x_rise * static_cast<std::uint64_t>(x.to_next);
  course.at_y = fixed(above) + y_rise * static_cast<std::uint64_t>(y.to_next);
  course.x_rise = x_rise * static_cast<std::uint64_t>(x.side);
  course.y_rise = y_rise * static_cast<std::uint64_t>(y.side);
  return course;
}
static_assert(Wide{4} * kMaxDifference * kMaxDifference <= power_of_two(42));
static_assert(Wide{2} * kMaxDifference * power_of_two(ColumnCourse::kFraction) <= power_of_two(61));

}  // namespace parapet
