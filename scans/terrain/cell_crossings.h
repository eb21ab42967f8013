#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/triangle.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet::scans {

// Where a face passes over, or through, a column of cells. Ordered by column, then by height.
struct ColumnMark {
  std::int32_t y = 0;
  std::int32_t x = 0;
  std::int32_t at = 0;
  std::int32_t change = 0;

  friend constexpr auto operator<=>(const ColumnMark&, const ColumnMark&) noexcept = default;
};

// The columns of cells in a box of the ground, by number: before `east` and `south`.
struct CellPatch {
  std::int64_t west = 0;
  std::int64_t east = 0;
  std::int64_t north = 0;
  std::int64_t south = 0;

  std::int64_t area() const noexcept { return (east - west) * (south - north); }
};

// Those under the triangle. REQUIRES: triangle and origin are in range.
CellPatch patch_under(const Triangle& triangle, const CellLattice& lattice) noexcept;

// For each column whose samples the triangle lies over (solid_cells.h): the number of the lowest
// cell whose sample it does not lie above, and +1 if it faces up, -1 if down. An upright one gives
// none.
// Exact: samples are counted in half ticks; sides < 2^44, falls < 2^62.
void add_crossings(const Triangle& triangle, const CellLattice& lattice,
                   std::vector<ColumnMark>& marks);

// For each column through which the triangle goes: +1 at the first cell whose inside it meets, -1
// after the last.
void add_touches(const Triangle& triangle, const CellLattice& lattice,
                 std::vector<ColumnMark>& marks);

}  // namespace parapet::scans
