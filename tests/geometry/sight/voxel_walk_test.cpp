#include "geometry/sight/voxel_walk.h"

#include <catch2/catch.hpp>

#include "geometry/sight/voxel_sight.h"
#include "tests/support/voxel_scenes.h"

using namespace parapet;
using parapet::testing::random_place;
using parapet::testing::random_scene;
using parapet::testing::RandomSource;
using parapet::testing::scene_of;
using parapet::testing::VoxelScene;

namespace {

const TieOrders& orders_of(const VoxelLine& line) {
  const Vec d = line.q - line.p;
  return kTieOrders[static_cast<std::size_t>(d.x == 0) + 2 * static_cast<std::size_t>(d.y == 0) +
                    4 * static_cast<std::size_t>(d.z == 0)];
}

struct Count {
  int walks = 0;
  int hits = 0;
  int in_fixed_point = 0;
  int wrong = 0;
};

// All orders of ties, in fixed point and by division.
void compare(const VoxelGrid& grid, Point a, Point b, Count& count) {
  const VoxelLine line = VoxelLine::of(grid, a, b);
  const TieOrders& orders = orders_of(line);
  for (int n = 0; n < orders.count; ++n) {
    const TieOrder& order = orders.orders[static_cast<std::size_t>(n)];
    VoxelHit quick;
    VoxelHit slow;
    const bool found = walk(grid, line, order, quick);
    const bool same = found == walk_by_division(grid, line, order, slow) &&
                      (!found || (quick.column == slow.column && quick.z_first == slow.z_first &&
                                  quick.z_last == slow.z_last));
    ++count.walks;
    count.hits += found;
    count.in_fixed_point += fixed_height::is_exact(line, grid.cell().z);
    count.wrong += !same;
  }
}

// Anywhere within the range of coordinates, on the lattice now and then.
Point far_place(RandomSource& random, const VoxelGrid& grid) {
  const auto coordinate = [&](std::int64_t origin, std::int64_t cell) {
    const int most = static_cast<int>(kMaxCoordinate);
    const std::int64_t any = random.between(-most, most);
    if (random.chance(10)) return any < 0 ? -kMaxCoordinate : kMaxCoordinate;
    if (random.chance(50)) return any;
    const std::int64_t plane = any - (any - origin) % cell;
    return plane < -kMaxCoordinate ? plane + cell : plane > kMaxCoordinate ? plane - cell : plane;
  };
  return {coordinate(grid.origin().x, grid.cell().x), coordinate(grid.origin().y, grid.cell().y),
          coordinate(grid.origin().z, grid.cell().z)};
}

}  // namespace

TEST_CASE("Walks in fixed point meet the same cells as walks by division") {
  RandomSource random(31);
  Count count;
  const std::vector<Vec> cells{{80, 80, 32}, {40, 40, 16}, {7, 11, 3}, {1, 1, 1}, {3, 500, 900}};
  for (int n = 0; n < 60; ++n) {
    const Vec cell = random.pick(cells);
    const int height = random.pick<int>({10, 64, 65, 300});
    const VoxelScene scene = random_scene(random, {{-500, 300, -20}, cell},
                                          {random.between(1, 90), random.between(1, 90), height},
                                          random.pick<int>({1, 5}));
    for (int k = 0; k < 500; ++k) {
      compare(scene.grid(), random_place(random, scene.grid()), random_place(random, scene.grid()),
              count);
    }
  }
  CHECK(count.wrong == 0);
  CHECK(count.in_fixed_point > count.walks * 9 / 10);
  CHECK(count.hits > count.walks / 4);
}

TEST_CASE("Lines that begin and end far out are walked as well") {
  RandomSource random(32);
  Count count;
  for (int n = 0; n < 40; ++n) {
    const VoxelScene scene =
        random_scene(random, {{-4000, 3000, -200}, {80, 80, 32}},
                     {random.between(1, 300), random.between(1, 300), random.between(1, 90)}, 2);
    const VoxelGrid& grid = scene.grid();
    for (int k = 0; k < 500; ++k) {
      const Point near = random_place(random, grid);
      const Point far = far_place(random, grid);
      if (random.chance(50)) {
        compare(grid, near, far, count);
      } else {  // through the grid: the mirror image of the far end, if it is within range
        const Point other = near + (near - far);
        compare(grid, in_range(other) ? other : near, far, count);
      }
    }
  }
  CHECK(count.wrong == 0);
  CHECK(count.in_fixed_point > count.walks / 20);
  CHECK(count.in_fixed_point < count.walks);
  CHECK(count.hits > count.walks / 20);
}

TEST_CASE("Lines over the whole range of coordinates keep within their bits") {
  const std::int64_t end = kMaxCoordinate;
  const VoxelScene scene =
      scene_of({Box::spanning({-end, -end, -end}, {-end + 4096, -end + 4096, end}),
                Box::spanning({end - 4096, end - 4096, -end}, {end, end, end}),
                Box::spanning({0, 0, 0}, {4096, 4096, 4096})},
               {{0, 0, 0}, {4096, 4096, 4096}});
  const VoxelGrid& grid = scene.grid();
  RandomSource random(33);
  Count count;
  for (int n = 0; n < 4000; ++n) {
    compare(grid, far_place(random, grid), far_place(random, grid), count);
  }
  CHECK(count.wrong == 0);
  CHECK(count.hits > count.walks / 100);

  const auto hair = [&](Point p, Point q) { return clear_by_hair(grid, {p, q}); };
  CHECK_FALSE(hair({-end, -end, -end}, {end, end, end}));
  CHECK(hair({-end, end, -end}, {end, -end, end - 1}));
  CHECK(hair({-end, 0, 2}, {end, 0, 4}));        // along a face
  CHECK_FALSE(hair({-end, 1, 2}, {end, 1, 4}));  // one tick inside
  CHECK(hair({-end, -end, end}, {end, end, end}));
  CHECK(hair({-end, -end, -end}, {end, -end, -end}));
  CHECK(hair({end, -end, -end}, {end, -end, end}));
}

TEST_CASE("A long way outside costs a few divisions") {
  // A million empty columns are not walked one by one: this would take minutes.
  const VoxelScene scene = scene_of({Box::spanning({0, 0, 0}, {1, 1, 1})}, {{0, 0, 0}, {1, 1, 1}});
  int clear = 0;
  for (std::int64_t n = 1; n <= 300000; ++n) {
    clear += clear_by_hair(scene.grid(), {{-kMaxCoordinate, -n, 0}, {kMaxCoordinate, n, 1}});
  }
  CHECK(clear == 0);
}
