#include "rules/mayhem/sight/sight_table_line.h"

#include <bit>

#include "geometry/numbers/division.h"

namespace parapet::mayhem {
namespace {

int quadrant_number(Space space, int dot_x, int dot_y) {
  return std::countr_zero(static_cast<unsigned>(quadrant_of(space, dot_x, dot_y)));
}

Course course_of(const DotLine& plan) {
  if (plan.is_point()) return Course::plumb;
  if (plan.is_slanted()) return Course::slanted;
  return plan.dx() != 0 ? Course::along_x : Course::along_y;
}

}  // namespace

void OffsetLine::ask(const SightBits& bits, const DotLine& plan, Space to, bool asked_by_to) {
  bits_ = &bits;
  plan_ = plan;
  asker_ = asked_by_to ? to : Space{0, 0};
  axis_ = plan.dx() != 0 ? EdgeAxis::horizontal : EdgeAxis::vertical;
  places_.clear();
  faces_.clear();
  steps_.clear();
  next_.fill(1);
  follow(plan_, *this);
  for (int climb = 2; climb < bits_->levels(); ++climb) {
    auto& ends = ends_[static_cast<std::size_t>(climb)];
    for (std::size_t& down = next_[static_cast<std::size_t>(climb)];
         down <= static_cast<std::size_t>(climb); ++down) {
      ends[down] = static_cast<std::uint32_t>(places_.size());
    }
  }
  ask_ends(to);
  ask_plates();
}

void OffsetLine::add_place(BitKind kind, int x, int y, LineParameter t) {
  for (int climb = 2; climb < bits_->levels(); ++climb) {
    auto& ends = ends_[static_cast<std::size_t>(climb)];
    std::size_t& down = next_[static_cast<std::size_t>(climb)];
    // At a Level's own height the line is still in its storey: n <= z < n + 1.
    while (climb * t.numerator > static_cast<int>(down) * t.denominator) {
      ends[down++] = static_cast<std::uint32_t>(places_.size());
    }
  }
  places_.push_back(offset(kind, x, y));
}

bool OffsetLine::cross(EdgeAxis axis, int x, int y, LineParameter t) {
  add_place(bit_kinds::edge_clear(axis), x, y, t);
  return true;
}

bool OffsetLine::pass_dot(int x, int y, LineParameter t) {
  if (plan_.is_slanted()) {
    // Only the diagonal matters: 0 for north-east and south-west.
    const int ahead = (plan_.dx() > 0) == (plan_.dy() < 0) ? 0 : 1;
    add_place(bit_kinds::pass_slanted(ahead), x, y, t);
    return true;
  }
  add_place(bit_kinds::pass_straight(axis_), x, y, t);
  for (unsigned side = 0; side < 2; ++side) {
    steps_.back().side[side] = offset(bit_kinds::pass_side(axis_, side), x, y);
  }
  return true;
}

bool OffsetLine::run_along(EdgeAxis axis, int x, int y, LineParameter) {
  const BitOffset clear = offset(bit_kinds::edge_clear(axis), x, y);
  faces_.push_back(clear);
  steps_.push_back({offset(bit_kinds::edge_no_opening(axis), x, y), clear, {}});
  return true;
}

void OffsetLine::ask_ends(Space to) {
  const DotLine& line = plan_;
  const int from_quadrant = quadrant_number({0, 0}, line.from_x, line.from_y);
  const int to_quadrant = quadrant_number(to, line.to_x, line.to_y);
  const Course course = course_of(line);
  inside_ = {offset(bit_kinds::kInside, 0, 0), offset(bit_kinds::kInside, to.x, to.y)};
  opening_dots_ = {offset(bit_kinds::kOpeningDot, line.from_x, line.from_y),
                   offset(bit_kinds::kOpeningDot, line.to_x, line.to_y)};
  higher_end_ = offset(bit_kinds::leave_down(from_quadrant, course), line.from_x, line.from_y);
  lower_end_ = offset(bit_kinds::leave_up(to_quadrant, course), line.to_x, line.to_y);
  if (course == Course::slanted) {
    // The closest dots face each other: both lines start in the quadrant behind.
    const int ahead = from_quadrant ^ 2;
    level_ends_ = {offset(bit_kinds::joined(from_quadrant, ahead), line.from_x, line.from_y),
                   offset(bit_kinds::joined(to_quadrant, to_quadrant ^ 2), line.to_x, line.to_y)};
  } else if (course == Course::plumb) {
    const BitKind round = from_quadrant == to_quadrant
                              ? bit_kinds::kFloor  // a space and itself: nothing to ask
                              : bit_kinds::joined(from_quadrant, to_quadrant);
    level_ends_[0] = from_quadrant == to_quadrant ? offset(round, 0, 0)
                                                  : offset(round, line.from_x, line.from_y);
    faces_.push_back(offset(bit_kinds::kBareDot, line.from_x, line.from_y));
  } else {
    ask_sides(from_quadrant, to_quadrant);
  }
}

void OffsetLine::ask_sides(int from_quadrant, int to_quadrant) {
  // The quadrants ahead of the start and behind the end, north or west first.
  const bool horizontal = axis_ == EdgeAxis::horizontal;
  const bool forward = plan_.dx() > 0 || plan_.dy() > 0;
  const std::array<int, 2> greater = horizontal ? std::array{0, 1} : std::array{2, 1};
  const std::array<int, 2> smaller = horizontal ? std::array{3, 2} : std::array{3, 0};
  const std::array<int, 2>& ahead = forward ? greater : smaller;
  const std::array<int, 2>& behind = forward ? smaller : greater;
  for (std::size_t side = 0; side < 2; ++side) {
    sides_.start[side] =
        offset(bit_kinds::joined(from_quadrant, ahead[side]), plan_.from_x, plan_.from_y);
    sides_.end[side] = offset(bit_kinds::joined(behind[side], to_quadrant), plan_.to_x, plan_.to_y);
  }
}

void OffsetLine::ask_plates() {
  for (int climb = 2; climb < bits_->levels(); ++climb) {
    for (int down = 1; down < climb; ++down) {
      const int x = plan_.dx() * down;
      const int y = plan_.dy() * down;
      const int column = floor_quotient(x, climb);
      const int row = floor_quotient(y, climb);
      plates_[static_cast<std::size_t>(climb)][static_cast<std::size_t>(down)] =
          offset(bit_kinds::plate_open(column * climb == x, row * climb == y),
                 plan_.from_x + column, plan_.from_y + row);
    }
  }
}

}  // namespace parapet::mayhem
