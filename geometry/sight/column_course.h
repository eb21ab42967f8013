#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "geometry/numbers/segment.h"
#include "geometry/numbers/wide.h"
#include "geometry/solids/triangle_columns.h"

namespace parapet {

// A line's way through the columns of triangles, ready to be followed from its lower end.
//   It comes next to a plane across x if `turn` < 0, else to one across y; `turn` is the difference
//   of the two times, times both ways. What belongs to the axis that is not taken may wrap: heights
//   beyond the line's end are never looked at.
//   (1) every point of the line that is inside the box round all triangles lies in one of the
//       columns, which are half open, while the line is in that column
// Heights are those of TriangleColumns in fixed point with kFraction bits, at or below the true
// ones, by less than kSlack.
struct ColumnCourse {
  static constexpr int kFraction = 40;
  static constexpr std::uint64_t kSlack = std::uint64_t{1} << 20;

  std::int64_t column = 0;
  std::int64_t steps = 0;   // planes still to cross
  std::int64_t x_step = 0;  // columns to the next one along x, along y
  std::int64_t y_step = 0;
  std::int64_t turn = 0;
  std::int64_t x_turn = 0;  // added when a plane across x is crossed, across y
  std::int64_t y_turn = 0;
  std::int64_t height = 0;  // where it comes into the column
  std::int64_t end = 0;     // where it ends or leaves the box
  std::uint64_t at_x = 0;   // height at the next plane across x, across y
  std::uint64_t at_y = 0;
  std::uint64_t x_rise = 0;  // from one plane across x to the next, across y
  std::uint64_t y_rise = 0;
};

// Nothing where the line has no point in the box round all triangles.
// Exact: products of differences and column sides < 2^42, heights < 2^62.
// REQUIRES: the segment is in_range.
std::optional<ColumnCourse> course_through(const TriangleColumns& columns, const Segment& segment);

// Heights in a column, from low to high, as TriangleColumns has them.
struct HeightRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

// Follows a line from column to column, and stops wherever it may meet something. It can be left
// and taken up again.
class ColumnWalk {
 public:
  ColumnWalk(const TriangleColumns& columns, const ColumnCourse& course) noexcept
      : tops_(columns.tops()), top_(tops_ + course.column), course_(course) {}

  // Goes on to the next column that reaches up to the line; false when there is none left.
  // Masks in place of conditions, which the machine would guess wrong at every second or third
  // step.
  bool next() noexcept {
    constexpr int kFraction = ColumnCourse::kFraction;
    const std::int64_t step_change = course_.x_step - course_.y_step;
    const std::int64_t turn_change = course_.x_turn - course_.y_turn;
    ColumnCourse at = course_;
    const std::uint8_t* top = top_;
    bool is_new = is_new_;
    for (;;) {
      // The line only rises: where it comes in above the highest point it meets nothing.
      if (is_new && (at.height >> kFraction) < *top) break;
      is_new = true;
      if (at.steps-- == 0) return false;
      const std::int64_t by_x = at.turn >> 63;  // all ones, or zero
      const auto mask = static_cast<std::uint64_t>(by_x);
      at.height = static_cast<std::int64_t>(at.at_y + ((at.at_x - at.at_y) & mask));
      at.at_x += at.x_rise & mask;
      at.at_y += at.y_rise & ~mask;
      at.turn = (at.turn + at.y_turn) + (turn_change & by_x);
      top = (top + at.y_step) + (step_change & by_x);
    }
    is_new_ = false;
    course_ = at;
    top_ = top;
    return true;
  }

  std::size_t column() const noexcept { return static_cast<std::size_t>(top_ - tops_); }

  // The heights that the line has in the column, and some beside; low() is below the column's top.
  std::int64_t low() const noexcept { return course_.height >> ColumnCourse::kFraction; }
  std::int64_t high() const noexcept {
    const std::uint64_t next = course_.turn < 0 ? course_.at_x : course_.at_y;
    const std::uint64_t out = course_.steps == 0 ? static_cast<std::uint64_t>(course_.end) : next;
    return static_cast<std::int64_t>(out + ColumnCourse::kSlack) >> ColumnCourse::kFraction;
  }

 private:
  const std::uint8_t* tops_;
  const std::uint8_t* top_;
  ColumnCourse course_;
  bool is_new_ = true;
};

}  // namespace parapet
