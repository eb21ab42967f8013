#pragma once

#include <algorithm>
#include <cstdint>

#include "geometry/sight/voxel_passage.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet {

// Solid cells that a line meets, all in one column.
struct VoxelHit {
  std::size_t column = 0;    // by VoxelGrid::column_number
  std::int64_t z_first = 0;  // of the cells that the line passes in this column,
  std::int64_t z_last = 0;   // within the grid: if it was met, one of them is solid
};

// Walks a line through the columns in one order of ties until it meets a solid cell. Where does it?
//   (1) the cells looked at are those that the open line, slid as the order says, passes
// walk() does it in fixed point wherever that is exact and else divides at each step, which takes
// ten times as long; walk_by_division() always divides.
bool walk(const VoxelGrid& grid, const VoxelLine& line, const TieOrder& order,
          VoxelHit& hit) noexcept;
bool walk_by_division(const VoxelGrid& grid, const VoxelLine& line, const TieOrder& order,
                      VoxelHit& hit) noexcept;

// Heights in fixed point: cells times 2^kFraction.
//
// A height at a crossing is a whole multiple of 1 / (cell height * way), so one that is not whole
// lies 2^-23 or more from all whole numbers. What is kept differs from it by less than
// |p.z| + way + cell < 2^20 units of 2^-44, that is by less than 2^-24: adding 2^-24 before
// rounding down gives the floor, and taking it away the greatest whole number below.
namespace fixed_height {

inline constexpr int kFraction = VoxelGrid::kHeightBits;
inline constexpr std::int64_t kBias = std::int64_t{1} << 20;

inline constexpr std::int64_t kMaxWay = std::int64_t{1} << 19;        // along x, along y, in ticks
inline constexpr std::int64_t kMaxWayByCell = std::int64_t{1} << 23;  // times the cell's height
inline constexpr std::int64_t kMaxAltitude = std::int64_t{1} << 18;   // |z| in ticks

static_assert(kMaxAltitude + kMaxWay + kMaxCellSize < kBias);
static_assert(Wide{2} * kBias * kMaxWayByCell <= power_of_two(kFraction));
static_assert(Wide{2} * kMaxAltitude * power_of_two(kFraction) <= power_of_two(63));

constexpr std::int64_t bias(bool upper) noexcept { return upper ? kBias : -kBias; }

// The rise in cells for each tick along another axis. REQUIRES: rise < 2^19, way > 0.
constexpr std::uint64_t slope(std::int64_t rise, std::int64_t way,
                              std::int64_t cell_height) noexcept {
  return (static_cast<std::uint64_t>(rise) << kFraction) /
         static_cast<std::uint64_t>(cell_height * way);
}

constexpr bool is_exact(const VoxelLine& line, std::int64_t cell_height) noexcept {
  const auto within = [](std::int64_t value, std::int64_t most) {
    return -most < value && value < most;
  };
  const std::int64_t most = std::min(kMaxWay, kMaxWayByCell / cell_height);
  return within(line.q.x - line.p.x, most) && within(line.q.y - line.p.y, most) &&
         within(line.p.z, kMaxAltitude) && within(line.q.z, kMaxAltitude);
}

}  // namespace fixed_height

// A walk in fixed point, ready to go.
//   The line comes next to a plane across x if `turn` < 0, else to one across y; `turn` is the
//   difference of the two times, times both ways. What belongs to the axis that is not taken may
//   wrap: heights beyond the line's end are never looked at.
struct VoxelCourse {
  std::int64_t column = 0;
  std::int64_t steps = 0;   // planes still to cross
  std::int64_t x_step = 0;  // columns to the next one along x, along y
  std::int64_t y_step = 0;
  std::int64_t turn = 0;
  std::int64_t x_turn = 0;  // added when a plane across x is crossed, across y
  std::int64_t y_turn = 0;
  std::int64_t height = 0;  // where it comes into the column
  std::int64_t end = 0;     // where it ends or leaves the grid
  std::uint64_t at_x = 0;   // height at the next plane across x, across y
  std::uint64_t at_y = 0;
  std::uint64_t x_rise = 0;  // from one plane across x to the next, across y
  std::uint64_t y_rise = 0;
};

// The bits from low to high of a word. REQUIRES: 0 <= low, high <= 63.
constexpr std::uint64_t bits_between(std::int64_t low, std::int64_t high) noexcept {
  return (~std::uint64_t{0} << low) & (~std::uint64_t{0} >> (63 - high));
}

// Is one of the column's cells between the two heights solid? `kOneWord`: the column is one word.
template <bool kOneWord>
bool meets_solid(const VoxelGrid& grid, std::size_t column, std::int64_t z_first,
                 std::int64_t z_last, VoxelHit& hit) noexcept {
  const std::int64_t first = std::max<std::int64_t>(z_first, 0);
  const std::int64_t last = std::min(z_last, grid.nz() - 1);
  if (first > last) return false;
  const std::uint64_t* words = grid.column(column);
  hit = {column, first, last};
  if constexpr (kOneWord) return (words[0] & bits_between(first, last)) != 0;
  for (std::int64_t word = first / 64; word <= last / 64; ++word) {
    const std::int64_t low = std::max<std::int64_t>(first - 64 * word, 0);
    const std::int64_t high = std::min<std::int64_t>(last - 64 * word, 63);
    if ((words[word] & bits_between(low, high)) != 0) return true;
  }
  return false;
}

// `tops`: of the grid. Masks in place of conditions, which the machine would guess wrong at every
// second or third step.
template <class Top>
inline bool follow(const VoxelGrid& grid, const Top* tops, VoxelCourse course,
                   VoxelHit& hit) noexcept {
  const std::int64_t step_change = course.x_step - course.y_step;
  const std::int64_t turn_change = course.x_turn - course.y_turn;
  const Top* top = tops + course.column;
  for (;;) {
    // The line only rises: where it comes in above the highest cell it meets nothing.
    if ((course.height >> fixed_height::kFraction) < *top) [[unlikely]] {
      const auto next = static_cast<std::int64_t>(course.turn < 0 ? course.at_x : course.at_y);
      constexpr bool kOneWord = sizeof(Top) == 1;
      if (meets_solid<kOneWord>(
              grid, static_cast<std::size_t>(top - tops), course.height >> fixed_height::kFraction,
              (course.steps == 0 ? course.end : next) >> fixed_height::kFraction, hit)) {
        return true;
      }
    }
    if (course.steps-- == 0) return false;
    const std::int64_t by_x = course.turn >> 63;  // all ones, or zero
    const auto mask = static_cast<std::uint64_t>(by_x);
    course.height = static_cast<std::int64_t>(course.at_y + ((course.at_x - course.at_y) & mask));
    course.at_x += course.x_rise & mask;
    course.at_y += course.y_rise & ~mask;
    course.turn = (course.turn + course.y_turn) + (turn_change & by_x);
    top = (top + course.y_step) + (step_change & by_x);
  }
}

}  // namespace parapet
