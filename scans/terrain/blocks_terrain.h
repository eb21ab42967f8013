#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"
#include "scans/step.h"
#include "scans/terrain/solid_cells.h"

namespace parapet::scans {

// A plain block, as a brick board writes it: in studs across and plates up.
struct TerrainBlock {
  std::array<int, 3> at{};  // its west, north, lower corner
  std::array<int, 3> size{};

  friend constexpr auto operator<=>(const TerrainBlock&, const TerrainBlock&) noexcept = default;
};

struct BlocksTerrain {
  std::vector<TerrainBlock> blocks;  // ascending; no two have space in common
  std::int64_t volume = 0;           // in cubic ticks
  std::vector<Step> steps;
};

inline constexpr CellLattice kStudsAndPlates{{0, 0, 0}, {80, 80, 32}};

// Terrain of blocks on studs and plates in place of a mesh: its solid cells of that size, merged
// into few blocks. A cell counts as solid cells do (solid_cells.h).
//   (1) the blocks fill just the solid cells
//   (2) a mesh that was made of bricks on studs and plates gives these bricks again
// Errors: those of solid_cells; "limit" for more than 100,000 blocks.
Result<BlocksTerrain> blocks_terrain(const Mesh& mesh, std::int64_t base, CellRule rule);

}  // namespace parapet::scans
