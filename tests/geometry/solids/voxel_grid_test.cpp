#include "geometry/solids/voxel_grid.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/voxel_scenes.h"

using namespace parapet;
using parapet::testing::bodies_of;
using parapet::testing::random_scene;
using parapet::testing::RandomSource;
using parapet::testing::VoxelScene;

namespace {

constexpr CellLattice kBricks{{0, 0, 0}, kBrickCell};

Box brick(std::int64_t x, std::int64_t y, std::int64_t z) {  // 2 x 4 studs, at ticks
  return Box::spanning({x, y, z}, {x + 320, y + 160, z + 96});
}

std::string refusal(const std::vector<Box>& boxes, const CellLattice& lattice) {
  const Result<VoxelModel> model = VoxelModel::of(bodies_of(boxes), lattice);
  return model ? "taken" : model.error().code + " " + model.error().place;
}

}  // namespace

TEST_CASE("Boxes between cells are taken and other bodies left") {
  std::vector<Body> bodies = bodies_of({brick(0, 0, 0), brick(41, 0, 0), brick(-40, 80, -16)});
  bodies.push_back({Box::spanning({0, 0, 96}, {80, 80, 96}), 3});  // flat
  bodies.push_back({*ConvexSolid::from_box(brick(0, 0, 96)), 4});
  bodies.push_back({Triangle{{0, 0, 0}, {40, 0, 0}, {0, 40, 0}}, 5});
  bodies.push_back({brick(80, 0, 192), 6});
  const Result<VoxelModel> model = VoxelModel::of(bodies, kBricks);
  REQUIRE(model);
  CHECK(model->taken == std::vector<std::uint32_t>{0, 2, 6});
  CHECK(model->grid.bounds() == Box::spanning({-40, 0, -16}, {400, 240, 288}));
  CHECK(model->grid.nx() == 11);
  CHECK(model->grid.ny() == 6);
  CHECK(model->grid.nz() == 19);
  // The two lower bricks share 7 x 2 x 5 cells.
  CHECK(model->grid.solid_cells() == 3 * (8 * 4 * 6) - 7 * 2 * 5);
}

TEST_CASE("The lattice's origin decides what lies between cells") {
  const CellLattice shifted{{1, -3, 7}, kBrickCell};
  CHECK(lies_on(shifted, Box::spanning({1, -3, 7}, {41, -83, 23})));
  CHECK_FALSE(lies_on(shifted, brick(0, 0, 0)));
  CHECK(VoxelModel::of(bodies_of({brick(0, 0, 0)}), shifted)->taken.empty());
  CHECK(VoxelModel::of(bodies_of({brick(-39, 37, -9)}), shifted)->taken.size() == 1);
}

TEST_CASE("A cell is solid exactly when a box holds it") {
  RandomSource random(11);
  for (int n = 0; n < 60; ++n) {
    const Vec cell{random.between(1, 5), random.between(1, 5), random.between(1, 5)};
    const CellLattice lattice{{random.between(-50, 50), 7, random.between(-50, 50)}, cell};
    const int height = random.pick<int>({3, 64, 65, 200});
    const VoxelScene scene = random_scene(random, lattice, {6, 5, height}, random.between(1, 60));
    const VoxelGrid& grid = scene.grid();
    REQUIRE(grid.words_a_column() == (grid.nz() + 63) / 64);
    int wrong = 0;
    for (std::int64_t x = -1; x <= grid.nx(); ++x) {
      for (std::int64_t y = -1; y <= grid.ny(); ++y) {
        std::int64_t top = 0;
        for (std::int64_t z = -1; z <= grid.nz(); ++z) {
          const Box here = grid.cell_box(x, y, z);
          const bool held = std::any_of(scene.boxes.begin(), scene.boxes.end(),
                                        [&](const Box& b) { return join(b, here) == b; });
          wrong += held != grid.is_solid(x, y, z);
          if (held) top = z + 1;
        }
        if (x < 0 || x == grid.nx() || y < 0 || y == grid.ny()) continue;
        const std::size_t column = grid.column_number(x, y);
        wrong += grid.words_a_column() == 1 ? grid.low_tops()[column] != top
                                            : grid.high_tops()[column] != top;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("Grids out of bounds are refused before memory is taken") {
  const Box far = Box::spanning({kMaxCoordinate - 16, 0, 0}, {kMaxCoordinate, 16, 16});
  const Box low = Box::spanning({-kMaxCoordinate, -kMaxCoordinate, 0},
                                {-kMaxCoordinate + 16, -kMaxCoordinate + 16, 16});
  const Box tall = Box::spanning({0, 0, -kMaxCoordinate}, {16, 16, kMaxCoordinate});
  const CellLattice fine{{0, 0, 0}, {16, 16, 16}};
  CHECK(refusal({far}, fine) == "taken");
  CHECK(refusal({far, low}, fine) == "too-large grid");
  CHECK(refusal({tall}, fine) == "too-large grid");
  CHECK(refusal({tall}, {{0, 0, 0}, {16, 16, 32}}) == "taken");
  const Box all = Box::spanning({-kMaxCoordinate, -kMaxCoordinate, -kMaxCoordinate},
                                {kMaxCoordinate, kMaxCoordinate, kMaxCoordinate});
  CHECK(refusal({all}, {{0, 0, 0}, {1, 1, 1}}) == "too-large grid");
  CHECK(refusal(std::vector<Box>(5000, Box::spanning({0, 0, 0}, {4096, 4096, 16})), fine) ==
        "too-large grid");
  const Box beyond = Box::spanning({0, 0, 0}, {kMaxCoordinate + 1, 16, 16});
  CHECK(refusal({beyond}, fine) == "too-large body 0");
  CHECK(refusal({}, {{0, 0, 0}, {16, 0, 16}}) == "wrong-value lattice");
  CHECK(refusal({}, {{0, 0, 0}, {16, 16, kMaxCellSize + 1}}) == "wrong-value lattice");
  CHECK(refusal({}, {{kMaxCoordinate + 1, 0, 0}, {16, 16, 16}}) == "wrong-value lattice");
}

TEST_CASE("A grid of nothing is empty") {
  const Result<VoxelModel> model = VoxelModel::of({}, kBricks);
  REQUIRE(model);
  CHECK(model->grid.solid_cells() == 0);
  CHECK_FALSE(model->grid.is_solid(0, 0, 0));
}
