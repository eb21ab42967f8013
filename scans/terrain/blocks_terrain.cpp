#include "scans/terrain/blocks_terrain.h"

#include <algorithm>
#include <string>
#include <utility>

#include "geometry/solids/merged_boxes.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostBlocks = 100'000;  // of a board
constexpr std::int64_t kMostCellsCut = std::int64_t{1} << 22;

constexpr CellLattice kNumbers{{0, 0, 0}, {1, 1, 1}};  // a box in numbers of cells

// Standing columns merged: few boxes where the ground is even.
std::vector<Box> from_columns(const SolidCells& cells) {
  std::vector<Box> boxes;
  for (const CellRun& run : cells.runs) boxes.push_back(box_of(kNumbers, run));
  return merged_boxes(std::move(boxes));
}

// Lying layers merged: few boxes where the ground rises in steps.
std::vector<Box> from_layers(const SolidCells& cells) {
  std::vector<Box> boxes;
  for (const CellRun& run : cells.runs) {
    for (std::int32_t z = run.bottom; z < run.top; ++z) {
      boxes.push_back(box_of(kNumbers, {run.y, run.x, z, z + 1}));
    }
  }
  return merged_boxes(std::move(boxes));
}

TerrainBlock block_of(const Box& box) {
  const Vec size = box.hi() - box.lo();
  return {
      {static_cast<int>(box.lo().x), static_cast<int>(box.lo().y), static_cast<int>(box.lo().z)},
      {static_cast<int>(size.x), static_cast<int>(size.y), static_cast<int>(size.z)}};
}

}  // namespace

Result<BlocksTerrain> blocks_terrain(const Mesh& mesh, std::int64_t base, CellRule rule) {
  const Result<SolidCells> cells = solid_cells(mesh, kStudsAndPlates, base, rule);
  if (!cells) return Failure(cells.error());
  std::vector<Box> boxes = from_columns(*cells);
  if (cells->count() <= kMostCellsCut) {
    std::vector<Box> layers = from_layers(*cells);
    if (layers.size() < boxes.size()) boxes = std::move(layers);
  }
  if (boxes.size() > kMostBlocks) {
    return Failure(Fault{"limit",
                         {},
                         {},
                         std::to_string(boxes.size()) + " blocks of studs and plates",
                         "at most " + std::to_string(kMostBlocks) + ", or a mesh in their place",
                         {}});
  }
  BlocksTerrain terrain{{}, cells->volume(), cells->steps};
  for (const Box& box : boxes) terrain.blocks.push_back(block_of(box));
  std::sort(terrain.blocks.begin(), terrain.blocks.end());
  terrain.steps.push_back({"blocks",
                           std::to_string(cells->count()) + " cells of a stud by a stud by a " +
                               "plate were merged into " + std::to_string(boxes.size()) +
                               " blocks.",
                           false,
                           {{"blocks", static_cast<double>(boxes.size())}}});
  return terrain;
}

}  // namespace parapet::scans
