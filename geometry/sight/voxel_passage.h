#pragma once

#include <cstdint>
#include <optional>

#include "geometry/numbers/division.h"
#include "geometry/sight/tie_order.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet {

// A line seen from the grid's least corner, the lower end first.
struct VoxelLine {
  Vec p;
  Vec q;  // q.z >= p.z

  static VoxelLine of(const VoxelGrid& grid, Point a, Point b) noexcept {
    if (a.z > b.z) return {b - grid.origin(), a - grid.origin()};
    return {a - grid.origin(), b - grid.origin()};
  }
};

// floor(above / below), or the greatest whole number less than above / below. REQUIRES: below > 0.
constexpr std::int64_t cell_of(std::int64_t above, std::int64_t below, bool upper) noexcept {
  return floor_quotient(upper ? above : above - 1, below);
}

// One of the axes x and y, mirrored so that the line does not go down along it.
struct MirroredAxis {
  bool is_mirrored = false;
  std::int64_t from = 0;      // where the line begins, in ticks
  std::int64_t way = 0;       // how far it goes, >= 0
  std::int64_t cell = 1;      // ticks
  std::int64_t first = 0;     // the cell in which it begins
  std::int64_t last = 0;      // the cell in which it ends
  std::int64_t least = 0;     // the grid's first cell
  std::int64_t greatest = 0;  // and last

  // The cell of the grid's own count, for one of the mirrored axis.
  std::int64_t unmirrored(std::int64_t mirrored) const noexcept {
    return is_mirrored ? -1 - mirrored : mirrored;
  }
  // From the line's begin to the plane before a cell.
  std::int64_t to_plane(std::int64_t cell_behind) const noexcept {
    return cell_behind * cell - from;
  }
};

// The columns of the grid that a line passes, in one order of ties: where it comes in, where it
// goes out. Crossings of planes at time 0 are over before the line begins, and those at time 1 come
// after its end: what it meets only at an end does not count.
struct VoxelPassage {
  MirroredAxis x;  // first and last are those of the columns in the grid
  MirroredAxis y;
  std::int64_t z_in = 0;   // cell, of any height
  std::int64_t z_out = 0;  // >= z_in
};

// Nothing if the line passes no column. Whatever the line's length beyond the grid, it is found by
// a few divisions. Exact: |coordinates| and ways <= 2^20, so numerators < 2^42, denominators <=
// 2^32.
std::optional<VoxelPassage> passage(const VoxelGrid& grid, const VoxelLine& line,
                                    const TieOrder& order) noexcept;

// The z cell of a line when it has gone `gone` of `way` ticks along another axis.
constexpr std::int64_t height_after(const VoxelLine& line, std::int64_t cell_height,
                                    std::int64_t gone, std::int64_t way, bool upper) noexcept {
  return cell_of(line.p.z * way + (line.q.z - line.p.z) * gone, way * cell_height, upper);
}

// Where the line is level its side counts, also at crossings of other planes.
constexpr bool upper_at_x(const VoxelLine& line, const TieOrder& order) noexcept {
  return line.p.z == line.q.z ? order.z_side : order.z_before_x;
}
constexpr bool upper_at_y(const VoxelLine& line, const TieOrder& order) noexcept {
  return line.p.z == line.q.z ? order.z_side : order.z_before_y;
}

}  // namespace parapet
