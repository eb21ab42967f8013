#include "scans/terrain/blocks_terrain.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"
#include "tests/support/tick_shapes.h"

namespace parapet::testing {
namespace {

using scans::blocks_terrain;
using scans::BlocksTerrain;
using scans::CellRule;
using scans::TerrainBlock;

Surface stud_box(std::array<int, 3> at, std::array<int, 3> size) {
  const Vector3 low{8.0 * at[0], 8.0 * at[1], 3.2 * at[2]};
  return box(low, low + Vector3{8.0 * size[0], 8.0 * size[1], 3.2 * size[2]});
}

std::size_t cells_in(const BlocksTerrain& terrain, std::set<std::array<int, 3>>& cells) {
  std::size_t count = 0;
  for (const TerrainBlock& block : terrain.blocks) {
    for (int x = 0; x < block.size[0]; ++x) {
      for (int y = 0; y < block.size[1]; ++y) {
        for (int z = 0; z < block.size[2]; ++z) {
          cells.insert({block.at[0] + x, block.at[1] + y, block.at[2] + z});
          ++count;
        }
      }
    }
  }
  return count;
}

}  // namespace

TEST_CASE("bricks on studs and plates come back as they are") {
  const std::vector<TerrainBlock> bricks{{{0, 0, 0}, {4, 2, 3}}, {{6, 1, 0}, {2, 2, 9}}};
  Surface surface;
  for (const TerrainBlock& brick : bricks) {
    surface = together(surface, stud_box(brick.at, brick.size));
  }
  const auto terrain = blocks_terrain(ticks_of(surface), 0, CellRule::enclosed);
  REQUIRE(terrain);
  REQUIRE(terrain->blocks == bricks);
  REQUIRE(terrain->volume == (24 + 36) * 80 * 80 * 32);
}

TEST_CASE("a stair of bricks becomes a block a step") {
  Surface surface;
  for (int step = 0; step < 5; ++step) {
    surface = together(surface, stud_box({2 * step, 0, 0}, {2, 4, 2 * (step + 1)}));
  }
  REQUIRE(blocks_terrain(ticks_of(surface), 0, CellRule::enclosed)->blocks.size() == 5);
}

TEST_CASE("blocks of a hill fill its cells once each") {
  const Mesh mesh = ticks_of(hill({}));
  const auto terrain = blocks_terrain(mesh, 0, CellRule::enclosed_or_touched);
  REQUIRE(terrain);
  const auto cells =
      scans::solid_cells(mesh, scans::kStudsAndPlates, 0, CellRule::enclosed_or_touched);
  std::set<std::array<int, 3>> filled;
  const std::size_t count = cells_in(*terrain, filled);
  REQUIRE(count == filled.size());
  REQUIRE(static_cast<std::int64_t>(count) == cells->count());
  for (const scans::CellRun& run : cells->runs) {
    for (int z = run.bottom; z < run.top; ++z) REQUIRE(filled.count({run.x, run.y, z}) == 1);
  }
  REQUIRE(terrain->blocks.size() < count / 4);
}

TEST_CASE("twenty orders of the triangles give the same blocks") {
  const Surface surface = hill({});
  const auto first = blocks_terrain(ticks_of(surface), 0, CellRule::enclosed);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    // Not by way of to_ticks, which has an order of its own.
    Mesh mesh = ticks_of(surface);
    std::rotate(mesh.faces.begin(), mesh.faces.begin() + static_cast<std::ptrdiff_t>(seed * 97),
                mesh.faces.end());
    for (auto& face : mesh.faces) std::rotate(face.begin(), face.begin() + 1, face.end());
    REQUIRE(blocks_terrain(mesh, 0, CellRule::enclosed)->blocks == first->blocks);
  }
}

}  // namespace parapet::testing
