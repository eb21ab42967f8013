#include "geometry/sight/terrain_sight.h"

#include <catch2/catch.hpp>

#include "geometry/sight/voxel_sight.h"
#include "tests/support/voxel_scenes.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

constexpr Vec kCell{40, 40, 16};

// In cells of the lattice: along each axis from 0 to these.
constexpr Vec kRoom{14, 12, 20};

struct Draw {
  RandomSource& random;
  Point origin;

  std::int64_t below(std::int64_t count) const { return random.below(static_cast<int>(count)); }
  Point lattice_point() const {
    return origin + Vec{below(kRoom.x + 1) * kCell.x, below(kRoom.y + 1) * kCell.y,
                        below(kRoom.z + 1) * kCell.z};
  }
  // On the lattice, in the middle of a cell's edge, or anywhere.
  Point any_point() const {
    const Point corner = lattice_point();
    const int kind = random.below(3);
    if (kind == 0) return corner;
    if (kind == 1) return corner + Vec{20 * below(2), 20 * below(2), 8 * below(2)};
    return corner + Vec{below(kCell.x), below(kCell.y), below(kCell.z)};
  }
};

// Bricks on the lattice, others beside it, slanted solids and triangles, touching each other.
std::vector<Body> random_bodies(const Draw& draw, int bricks, int others) {
  std::vector<Body> bodies;
  const auto add = [&](Shape shape) {
    bodies.push_back({std::move(shape), static_cast<std::uint32_t>(bodies.size())});
  };
  for (int n = 0; n < bricks; ++n) {
    const Point corner = draw.lattice_point();
    const Vec size{kCell.x * (1 + draw.below(4)), kCell.y * (1 + draw.below(4)),
                   kCell.z * (1 + draw.below(6))};
    add(Box::spanning(corner, corner + size));
  }
  for (int n = 0; n < others; ++n) {
    const Point a = draw.any_point();
    const Point b = draw.any_point();
    const Point c = draw.any_point();
    switch (draw.random.below(3)) {
      case 0:
        add(Box::spanning(a, b));
        break;
      case 1:
        add(Triangle{a, b, c});
        break;
      default:
        if (auto solid = ConvexSolid::tetrahedron(a, b, c, draw.any_point())) add(*solid);
    }
  }
  draw.random.shuffle(bodies);
  return bodies;
}

struct Count {
  int lines = 0;
  int clear = 0;
  int wrong = 0;
};

// Are terrain and scene of one mind on random lines, or on lines of the lattice?
Count compare(std::uint64_t seed, int scenes, int lines, bool on_lattice) {
  RandomSource random(seed);
  Count count;
  for (int n = 0; n < scenes; ++n) {
    const Draw draw{random, {random.between(-900, 900), random.between(-900, 900), 32}};
    const CellLattice lattice{draw.origin, kCell};
    const Terrain terrain(random_bodies(draw, random.between(0, 40), random.below(7)), lattice);
    for (int k = 0; k < lines; ++k) {
      Segment segment{draw.lattice_point(), draw.lattice_point()};
      if (!on_lattice) segment = {draw.any_point(), draw.any_point()};
      if (random.chance(15)) segment.q.z = segment.p.z;
      if (random.chance(15)) segment.q.x = segment.p.x;
      if (random.chance(15)) segment.q.y = segment.p.y;
      for (const SightPolicy policy : {SightPolicy::hair, SightPolicy::closed}) {
        const bool seen = sees(terrain, segment, policy);
        ++count.lines;
        count.clear += seen;
        count.wrong += seen != sees(terrain.scene(), segment, policy);
      }
    }
  }
  return count;
}

}  // namespace

TEST_CASE("Cells and solids agree on random lines") {
  const Count count = compare(41, 400, 250, false);
  CHECK(count.wrong == 0);
  CHECK(count.clear > count.lines / 10);
  CHECK(count.clear < count.lines * 9 / 10);
}

TEST_CASE("Cells and solids agree on lines of the lattice") {
  const Count count = compare(42, 400, 250, true);
  CHECK(count.wrong == 0);
  CHECK(count.clear > count.lines / 10);
  CHECK(count.clear < count.lines * 9 / 10);
}

// A million of each: takes minutes, run by its name.
TEST_CASE("Cells and solids agree on two million lines", "[.long]") {
  for (const bool on_lattice : {false, true}) {
    const Count count = compare(on_lattice ? 43 : 44, 4000, 250, on_lattice);
    WARN((on_lattice ? "lattice: " : "random: ")
         << count.lines / 2 << " lines by two policies, " << count.clear << " answers clear, "
         << count.wrong << " differ");
    CHECK(count.wrong == 0);
  }
}

TEST_CASE("A line that touches cells and solids has to come free of both at once") {
  // A brick on the lattice to the left of the line, one beside the lattice to its right.
  const Box left = Box::spanning({0, 0, 0}, {80, 80, 96});
  const Box right = Box::spanning({80, 100, 0}, {160, 170, 96});
  const Segment between{{80, -50, 40}, {80, 300, 40}};
  const Terrain both({{left, 0}, {right, 1}});
  REQUIRE(both.in_grid().size() == 1);
  REQUIRE(both.rest().bodies().size() == 1);
  CHECK_FALSE(sees(both, between));
  CHECK(sees(Terrain({{left, 0}}), between));
  CHECK(sees(Terrain({{right, 0}}), between));
  CHECK(sees(both, between, SightPolicy::open));
  CHECK_FALSE(sees(both, between, SightPolicy::closed));
  CHECK(rule_sightline(both, between).certificate.touched == std::vector<std::uint32_t>{0, 1});
  // With room on one side, or over both.
  const Terrain same_side({{left, 0}, {Box::spanning({10, 100, 0}, {80, 170, 96}), 1}});
  CHECK(sees(same_side, between));
  CHECK(sees(both, {{80, -50, 96}, {80, 300, 96}}));
}

TEST_CASE("Where no grid can be made the solids answer alone") {
  const Box far = Box::spanning({400000, 400000, 0}, {400080, 400080, 96});
  const Box near = Box::spanning({-400000, -400000, 0}, {-399920, -399920, 96});
  const Terrain terrain({{far, 0}, {near, 1}});
  REQUIRE(terrain.grid_refused());
  CHECK(terrain.grid_refused()->code == "too-large");
  CHECK(terrain.in_grid().empty());
  CHECK(terrain.rest().bodies().size() == 2);
  CHECK_FALSE(sees(terrain, {{-500000, -500000, 10}, {0, 0, 10}}));
  CHECK(sees(terrain, {{-300000, -300000, 10}, {300000, 300000, 10}}));
  CHECK_FALSE(Terrain({}).grid_refused());
}
