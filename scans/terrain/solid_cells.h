#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"
#include "geometry/solids/voxel_grid.h"
#include "scans/step.h"

namespace parapet::scans {

// Cells of one column, by their numbers on the lattice: from `bottom` to before `top`.
struct CellRun {
  std::int32_t y = 0;
  std::int32_t x = 0;
  std::int32_t bottom = 0;
  std::int32_t top = 0;

  friend constexpr auto operator<=>(const CellRun&, const CellRun&) noexcept = default;
};

// Which cells are solid.
enum class CellRule : std::uint8_t {
  enclosed,             // those whose sample lies inside
  enclosed_or_touched,  // and those whose inside a face goes through: nothing thin is lost
};

struct SolidCells {
  CellLattice lattice;
  std::vector<CellRun> runs;  // ascending; two of one column never touch
  std::vector<CellRun> thin;  // of these, what is there only because a face goes through it
  std::vector<Step> steps;

  std::int64_t count() const noexcept;
  std::int64_t volume() const noexcept;  // in cubic ticks: cells times the size of a cell
};

// In ticks, the space of a run of cells.
Box box_of(const CellLattice& lattice, const CellRun& run) noexcept;

// The solid cells of a mesh whose faces run counterclockwise seen from outside. The mesh may be
// open below, as scanned ground and the pieces of game kits are, and its shells may overlap: of the
// faces above a cell's sample those that face up are counted in, those that face down out, and the
// cell is solid where more are in, if its sample is not below `base` (ticks).
//   A cell's sample is its middle, moved a little east, less south, and most of all up: less than
// any distance there is. So it lies in no face, and a box is solid in just those cells whose middle
// is at or east of its west face and west of its east face, and likewise south and up.
//   (1) exact: whole numbers alone, no tolerance
//   (2) the order of faces and corners changes nothing
//   (3) takes time for each face's rows and cells, and for the cells there are
// Errors: "wrong-value" for a lattice with cells of less than one or more than kMaxCellSize ticks,
// "out-of-range" for a mesh, a lattice or a base beyond the coordinates, "limit" for more than 2^25
// columns of cells under all faces together.
Result<SolidCells> solid_cells(const Mesh& mesh, const CellLattice& lattice, std::int64_t base,
                               CellRule rule);

}  // namespace parapet::scans
