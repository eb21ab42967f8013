#include "tests/support/voxel_scenes.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace parapet::testing {
namespace {

int small(std::int64_t value) { return static_cast<int>(value); }

std::int64_t random_coordinate(RandomSource& random, std::int64_t origin, std::int64_t cell,
                               std::int64_t cells) {
  const std::int64_t plane = origin + cell * random.between(-1, small(cells) + 1);
  return random.chance(65) ? plane : plane + random.below(small(cell));
}

}  // namespace

std::vector<Body> bodies_of(const std::vector<Box>& boxes) {
  std::vector<Body> bodies;
  for (const Box& box : boxes) bodies.push_back({box, static_cast<std::uint32_t>(bodies.size())});
  return bodies;
}

VoxelScene scene_of(std::vector<Box> boxes, const CellLattice& lattice) {
  Result<VoxelModel> model = VoxelModel::of(bodies_of(boxes), lattice);
  if (!model) throw std::logic_error(to_text(model.error()));
  return {std::move(boxes), *std::move(model)};
}

VoxelScene random_scene(RandomSource& random, const CellLattice& lattice, Vec cells, int percent) {
  std::vector<Box> boxes;
  const std::int64_t wanted =
      std::max<std::int64_t>(1, cells.x * cells.y * cells.z * percent / 100);
  const int longest = random.pick<int>({1, 1, 2, 4});
  for (std::int64_t filled = 0; filled < wanted;) {
    const Vec at{random.below(small(cells.x)), random.below(small(cells.y)),
                 random.below(small(cells.z))};
    const auto length = [&](std::int64_t room) {
      return random.between(1, std::min(longest, small(room)));
    };
    const Vec size{length(cells.x - at.x), length(cells.y - at.y), length(cells.z - at.z)};
    const auto corner = [&](Vec v) {
      return lattice.origin + Vec{v.x * lattice.cell.x, v.y * lattice.cell.y, v.z * lattice.cell.z};
    };
    boxes.push_back(Box::spanning(corner(at), corner(at + size)));
    filled += size.x * size.y * size.z;
  }
  return scene_of(std::move(boxes), lattice);
}

Point random_place(RandomSource& random, const VoxelGrid& grid) {
  return {random_coordinate(random, grid.origin().x, grid.cell().x, grid.nx()),
          random_coordinate(random, grid.origin().y, grid.cell().y, grid.ny()),
          random_coordinate(random, grid.origin().z, grid.cell().z, grid.nz())};
}

}  // namespace parapet::testing
