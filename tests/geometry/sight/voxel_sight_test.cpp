#include "geometry/sight/voxel_sight.h"

#include <array>
#include <catch2/catch.hpp>
#include <map>

#include "tests/support/slide_oracle.h"
#include "tests/support/voxel_scenes.h"

using namespace parapet;
using parapet::testing::random_place;
using parapet::testing::random_scene;
using parapet::testing::RandomSource;
using parapet::testing::scene_of;
using parapet::testing::sight_by_slides;
using parapet::testing::SlideAnswer;
using parapet::testing::VoxelScene;

namespace {

constexpr CellLattice kUnit{{0, 0, 0}, {1, 1, 1}};

VoxelScene any_scene(RandomSource& random) {
  const Vec cell{random.between(1, 3), random.between(1, 3), random.between(1, 3)};
  const CellLattice lattice{{random.between(-9, 9), random.between(-9, 9), random.between(-9, 9)},
                            cell};
  const int height = random.pick<int>({1, 3, 5, 5, 70});
  const Vec cells{random.between(1, 5), random.between(1, 5), height};
  return random_scene(random, lattice, cells, random.pick<int>({10, 30, 55, 80}));
}

// A line along at most one or two axes now and then, and one without length.
Segment any_segment(RandomSource& random, const VoxelGrid& grid) {
  Segment segment{random_place(random, grid), random_place(random, grid)};
  const int still = random.below(12);
  if (still % 4 == 0) segment.q.x = segment.p.x;
  if (still % 6 == 1) segment.q.y = segment.p.y;
  if (still % 3 == 2) segment.q.z = segment.p.z;
  if (random.chance(2)) segment.q = segment.p;
  return segment;
}

// A cube of cells round the origin without those listed.
VoxelScene two_cubes(std::vector<Box> boxes) { return scene_of(std::move(boxes), kUnit); }

Box unit(std::int64_t x, std::int64_t y, std::int64_t z) {
  return Box::spanning({x, y, z}, {x + 1, y + 1, z + 1});
}

// Turned and mirrored: which axis comes from which, and which are reversed.
struct Turn {
  std::array<int, 3> from;
  std::array<int, 3> sign;

  Point operator()(Point p) const {
    const std::array<std::int64_t, 3> old{p.x, p.y, p.z};
    const auto at = [&](std::size_t k) { return sign[k] * old[static_cast<std::size_t>(from[k])]; };
    return {at(0), at(1), at(2)};
  }
};

}  // namespace

TEST_CASE("Hair and closed agree with slides carried out") {
  RandomSource random(21);
  std::map<SlideAnswer, int> seen;
  int wrong = 0;
  for (int n = 0; n < 8000; ++n) {
    const VoxelScene scene = any_scene(random);
    for (int k = 0; k < 20; ++k) {
      const Segment segment = any_segment(random, scene.grid());
      const SlideAnswer answer = sight_by_slides(scene.boxes, segment);
      ++seen[answer];
      const bool free =
          answer == SlideAnswer::touches_nothing || answer == SlideAnswer::slides_free;
      const bool untouched = answer == SlideAnswer::touches_nothing;
      wrong += clear_by_hair(scene.grid(), segment) != free;
      wrong += clear_of_touch(scene.grid(), segment) != untouched;
    }
  }
  INFO("crosses " << seen[SlideAnswer::crosses] << ", nothing "
                  << seen[SlideAnswer::touches_nothing] << ", free "
                  << seen[SlideAnswer::slides_free] << ", seam " << seen[SlideAnswer::seam]);
  CHECK(wrong == 0);
  for (const SlideAnswer answer : {SlideAnswer::crosses, SlideAnswer::touches_nothing,
                                   SlideAnswer::slides_free, SlideAnswer::seam}) {
    CHECK(seen[answer] > 5000);
  }
}

TEST_CASE("Skimming is clear and seams are blocked") {
  const VoxelScene floor = two_cubes({unit(0, 0, 0), unit(1, 0, 0), unit(2, 0, 0)});
  const auto hair = [](const VoxelScene& scene, Point p, Point q) {
    return clear_by_hair(scene.grid(), {p, q});
  };
  CHECK(hair(floor, {-1, 0, 1}, {4, 0, 1}));        // along an edge
  CHECK(hair(floor, {-1, 0, 1}, {4, 1, 1}));        // over the top
  CHECK_FALSE(hair(floor, {1, -1, 0}, {1, 2, 1}));  // in the seam of two cells
  CHECK(hair(floor, {0, -1, 0}, {0, 2, 1}));        // along the end face
  CHECK(hair(floor, {1, 0, 1}, {2, 0, 3}));         // begins on the edge
  CHECK(hair(floor, {1, 0, 0}, {2, 0, 0}));         // along an edge, from end to end of one cell

  const VoxelScene corner = two_cubes({unit(0, 0, 0), unit(1, 1, 0)});
  CHECK(hair(corner, {1, 1, -2}, {1, 1, 3}));       // along the edge where they meet
  CHECK_FALSE(hair(corner, {0, 2, 0}, {2, 0, 1}));  // through that edge
  CHECK(hair(corner, {0, 2, 1}, {2, 0, 1}));        // over the top

  const VoxelScene slit = two_cubes({unit(0, 0, 0), unit(0, 0, 1), unit(1, 0, 0), unit(1, 0, 1)});
  CHECK_FALSE(hair(slit, {1, -1, 1}, {1, 2, 1}));  // where four edges meet

  const VoxelScene walls = two_cubes({unit(0, 0, 0), unit(3, 0, 0)});
  CHECK(hair(walls, {1, 0, 0}, {3, 1, 1}));        // from face to face
  CHECK_FALSE(hair(walls, {0, 0, 0}, {3, 1, 1}));  // through the first
  CHECK(clear_of_touch(walls.grid(), {{1, 0, 0}, {3, 1, 1}}));
  CHECK_FALSE(clear_of_touch(walls.grid(), {{0, 0, 0}, {3, 0, 0}}));
}

TEST_CASE("A point is clear where there is room beside it") {
  std::vector<Box> cube;
  for (int n = 0; n < 8; ++n) cube.push_back(unit(n % 2, n / 2 % 2, n / 4));
  const VoxelScene whole = two_cubes(cube);
  cube.pop_back();
  const VoxelScene notched = two_cubes(cube);
  const Segment middle{{1, 1, 1}, {1, 1, 1}};
  const Segment face{{1, 1, 2}, {1, 1, 2}};
  CHECK_FALSE(clear_by_hair(whole.grid(), middle));
  CHECK(clear_by_hair(notched.grid(), middle));
  CHECK(clear_by_hair(whole.grid(), face));
  CHECK_FALSE(clear_of_touch(notched.grid(), middle));
  CHECK_FALSE(clear_of_touch(whole.grid(), face));
  CHECK(clear_of_touch(whole.grid(), {{1, 1, 3}, {1, 1, 3}}));
}

TEST_CASE("An empty grid hides nothing") {
  const VoxelGrid empty;
  CHECK(clear_by_hair(empty, {{-5, 0, 0}, {5, 0, 0}}));
  CHECK(clear_by_hair(empty, {{0, 0, 0}, {0, 0, 0}}));
  CHECK(clear_of_touch(empty, {{0, 0, -kMaxCoordinate}, {0, 0, kMaxCoordinate}}));
}

TEST_CASE("Swapped, shifted, mirrored and turned lines give the same answer") {
  RandomSource random(22);
  const std::vector<Turn> turns{{{0, 1, 2}, {-1, 1, 1}}, {{0, 1, 2}, {1, -1, 1}},
                                {{0, 1, 2}, {1, 1, -1}}, {{1, 0, 2}, {-1, 1, 1}},
                                {{2, 1, 0}, {1, 1, -1}}, {{1, 2, 0}, {1, 1, 1}}};
  int wrong = 0;
  for (int n = 0; n < 1200; ++n) {
    const VoxelScene scene = any_scene(random);
    const Turn& turn = random.pick(turns);
    const Vec shift{random.between(-400000, 400000), random.between(-400000, 400000),
                    random.between(-400000, 400000)};
    std::vector<Box> turned;
    for (const Box& box : scene.boxes) {
      turned.push_back(Box::spanning(turn(box.lo()) + shift, turn(box.hi()) + shift));
    }
    random.shuffle(turned);
    const Point cell = turn(Point{} + scene.grid().cell());
    const auto size = [](std::int64_t length) { return length < 0 ? -length : length; };
    const VoxelScene other = scene_of(
        turned, {turn(scene.grid().origin()) + shift, {size(cell.x), size(cell.y), size(cell.z)}});
    REQUIRE(other.model.taken.size() == turned.size());
    for (int k = 0; k < 25; ++k) {
      const Segment s = any_segment(random, scene.grid());
      const Segment t{turn(s.q) + shift, turn(s.p) + shift};
      wrong += clear_by_hair(scene.grid(), s) != clear_by_hair(scene.grid(), reversed(s));
      wrong += clear_by_hair(scene.grid(), s) != clear_by_hair(other.grid(), t);
      wrong += clear_of_touch(scene.grid(), s) != clear_of_touch(other.grid(), t);
      wrong += clear_of_touch(scene.grid(), s) && !clear_by_hair(scene.grid(), s);
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("Many lines at once are answered as one by one") {
  RandomSource random(23);
  const VoxelScene scene = random_scene(random, {{0, 0, 0}, {40, 40, 16}}, {30, 30, 20}, 10);
  std::vector<Segment> segments;
  for (int n = 0; n < 3000; ++n) segments.push_back(any_segment(random, scene.grid()));
  std::vector<std::uint8_t> clear(segments.size(), 7);
  clear_by_hair(scene.grid(), segments, clear);
  int wrong = 0;
  for (std::size_t n = 0; n < segments.size(); ++n) {
    wrong += clear[n] != static_cast<std::uint8_t>(clear_by_hair(scene.grid(), segments[n]));
  }
  CHECK(wrong == 0);
}
