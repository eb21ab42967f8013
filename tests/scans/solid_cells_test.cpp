#include "scans/terrain/solid_cells.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "tests/support/random_source.h"
#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"
#include "tests/support/tick_shapes.h"

namespace parapet::testing {
namespace {

using scans::CellRule;
using scans::CellRun;
using scans::solid_cells;
using scans::SolidCells;

constexpr CellLattice kMillimetres{{0, 0, 0}, {10, 10, 10}};
constexpr std::int64_t kDeep = -kMaxCoordinate;

SolidCells cells_of(const Mesh& mesh, const CellLattice& lattice, std::int64_t base = kDeep,
                    CellRule rule = CellRule::enclosed) {
  return solid_cells(mesh, lattice, base, rule).value();
}

using CellSet = std::set<std::array<std::int64_t, 3>>;

CellSet set_of(const std::vector<CellRun>& runs) {
  CellSet cells;
  for (const CellRun& run : runs) {
    for (std::int64_t z = run.bottom; z < run.top; ++z) cells.insert({run.x, run.y, z});
  }
  return cells;
}

Mesh joined(Mesh first, const Mesh& second) {
  const auto shift = static_cast<std::uint32_t>(first.points.size());
  first.points.insert(first.points.end(), second.points.begin(), second.points.end());
  for (const auto& [a, b, c] : second.faces) {
    first.faces.push_back({a + shift, b + shift, c + shift});
  }
  return first;
}

// Is a cell's sample in the solid that these faces bound? Convex ones only: it lies behind each
// plane, or in it where moving it up, then east, then south leads behind.
bool sample_is_behind(const Mesh& mesh, const CellLattice& lattice,
                      const std::array<std::int64_t, 3>& cell) {
  const Vec twice{2 * lattice.origin.x + (2 * cell[0] + 1) * lattice.cell.x,
                  2 * lattice.origin.y + (2 * cell[1] + 1) * lattice.cell.y,
                  2 * lattice.origin.z + (2 * cell[2] + 1) * lattice.cell.z};
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) {
    const Triangle face = mesh.triangle(n);
    const Vec out = normal(face);
    const Vec from_corner = twice - 2 * (face.a - Point{});
    for (const std::int64_t side : {dot(out, from_corner), out.z, out.x, out.y}) {
      if (side > 0) return false;
      if (side < 0) break;
    }
  }
  return true;
}

// Does the triangle meet the cell's inside? By separating axes.
bool meets_inside(const Triangle& triangle, const Box& cell) {
  const std::array<Vec, 3> axes{Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}};
  const std::array<Vec, 3> edges{triangle.b - triangle.a, triangle.c - triangle.b,
                                 triangle.a - triangle.c};
  std::vector<Vec> candidates(axes.begin(), axes.end());
  candidates.push_back(normal(triangle));
  for (const Vec& axis : axes) {
    for (const Vec& edge : edges) candidates.push_back(cross(axis, edge));
  }
  for (const Vec& axis : candidates) {
    if (axis == Vec{}) continue;
    const auto along = [&](Point p) { return dot(axis, p - Point{}); };
    const auto [low, high] = std::minmax({along(triangle.a), along(triangle.b), along(triangle.c)});
    std::int64_t cell_low = along(cell.lo());
    std::int64_t cell_high = cell_low;
    for (const std::int64_t x : {cell.lo().x, cell.hi().x}) {
      for (const std::int64_t y : {cell.lo().y, cell.hi().y}) {
        for (const std::int64_t z : {cell.lo().z, cell.hi().z}) {
          cell_low = std::min(cell_low, along({x, y, z}));
          cell_high = std::max(cell_high, along({x, y, z}));
        }
      }
    }
    if (high <= cell_low || low >= cell_high) return false;
  }
  return true;
}

Mesh random_tetrahedron(RandomSource& random, int side) {
  const auto coordinate = [&] { return std::int64_t{random.below(side)}; };
  Mesh mesh;
  for (;;) {
    mesh.points.clear();
    for (int n = 0; n < 4; ++n) mesh.points.push_back({coordinate(), coordinate(), coordinate()});
    const auto& p = mesh.points;
    const std::int64_t volume = dot(cross(p[1] - p[0], p[2] - p[0]), p[3] - p[0]);
    if (volume == 0) continue;
    if (volume > 0) std::swap(mesh.points[0], mesh.points[1]);
    mesh.faces = {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}};
    return mesh;
  }
}

}  // namespace

TEST_CASE("25: a cube of four cells on the grid is four cells each way") {
  const SolidCells cells = cells_of(tick_box({0, 0, 0}, {40, 40, 40}), kMillimetres);
  REQUIRE(cells.count() == 64);
  REQUIRE(cells.volume() == 64'000);
  REQUIRE(cells.runs.size() == 16);
  for (const CellRun& run : cells.runs) {
    REQUIRE(run.bottom == 0);
    REQUIRE(run.top == 4);
  }
  const SolidCells touched =
      cells_of(tick_box({0, 0, 0}, {40, 40, 40}), kMillimetres, 0, CellRule::enclosed_or_touched);
  REQUIRE(touched.runs == cells.runs);
  REQUIRE(touched.thin.empty());
}

TEST_CASE("34: a cube of eight cells is eight by eight by eight wherever the lattice starts") {
  for (const std::int64_t shift : {0, 3, 5, -7}) {
    const CellLattice lattice{{shift, -shift, 2 * shift}, {10, 10, 10}};
    const Point low = lattice.origin;
    const SolidCells cells = cells_of(tick_box(low, low + Vec{80, 80, 80}), lattice);
    REQUIRE(cells.count() == 512);
    REQUIRE(set_of(cells.runs).count({0, 0, 0}) == 1);
    REQUIRE(set_of(cells.runs).count({7, 7, 7}) == 1);
  }
}

TEST_CASE("35: a brick on the grid is exact and one off it has the cells of its middles") {
  const CellLattice lattice{{0, 0, 0}, kBrickCell};
  const SolidCells on = cells_of(tick_box({160, 80, 0}, {320, 240, 96}), lattice);
  REQUIRE(on.count() == 4 * 4 * 6);
  REQUIRE(on.volume() == 160 * 160 * 96);
  // Half a cell off, each way: a middle on its west face is in, one on its east face is out.
  const SolidCells off = cells_of(tick_box({180, 100, 8}, {340, 260, 104}), lattice);
  REQUIRE(off.count() == 4 * 4 * 6);
  REQUIRE(set_of(off.runs).count({4, 2, 0}) == 1);
  REQUIRE(set_of(off.runs).count({8, 2, 0}) == 0);
  const SolidCells further = cells_of(tick_box({181, 101, 9}, {341, 261, 105}), lattice);
  REQUIRE(set_of(further.runs).count({4, 2, 0}) == 0);
  REQUIRE(set_of(further.runs).count({8, 6, 6}) == 1);
  REQUIRE(further.count() == 4 * 4 * 6);
}

TEST_CASE("35: the passage of an arch stays open") {
  const Mesh mesh = ticks_of(arch(60, 50, 30, 24));
  const SolidCells cells = cells_of(mesh, kMillimetres);
  double exact = 0;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) {
    const Triangle t = mesh.triangle(n);
    exact += static_cast<double>(dot(cross(t.a - Point{}, t.b - Point{}), t.c - Point{})) / 6;
  }
  REQUIRE(static_cast<double>(cells.volume()) == Approx(exact).epsilon(0.02));
}

TEST_CASE("30: a hollow box keeps its hollow") {
  const SolidCells cells = cells_of(ticks_of(hollow_box({0, 0, 0}, {10, 10, 10}, 2)), kMillimetres);
  REQUIRE(cells.count() == 1000 - 216);
  REQUIRE(set_of(cells.runs).count({5, 5, 5}) == 0);
  REQUIRE(set_of(cells.runs).count({5, 5, 1}) == 1);
}

TEST_CASE("31: a sphere is filled") {
  const SolidCells cells = cells_of(ticks_of(sphere({0, 0, 0}, 20, 60)), kMillimetres);
  REQUIRE(set_of(cells.runs).count({0, 0, 0}) == 1);
  REQUIRE(static_cast<double>(cells.count()) == Approx(4.0 / 3 * 3.14159 * 8000).epsilon(0.02));
}

TEST_CASE("32: a cave whose bottom is missing has no bands") {
  // A hill block with a cave inside whose floor was never seen: the lower hole is open.
  const Surface block = with_hole(hollow_box({0, 0, 0}, {20, 20, 20}, 4), [](Vector3 middle) {
    return middle.z < 4.5 && middle.x > 3 && middle.x < 17 && middle.y > 3 && middle.y < 17;
  });
  const SolidCells cells = cells_of(ticks_of(block), kMillimetres, 0);
  const CellSet solid = set_of(cells.runs);
  for (std::int64_t y = 4; y < 16; ++y) {
    for (std::int64_t x = 4; x < 16; ++x) {
      REQUIRE(solid.count({x, y, 17}) == 1);  // the roof
      REQUIRE(solid.count({x, y, 8}) == solid.count({10, 10, 8}));
    }
  }
  REQUIRE(solid.count({10, 10, 8}) == 0);
}

TEST_CASE("33: an open box is where the closed one is") {
  const Surface closed = box({0, 0, 0}, {8, 8, 8});
  const Surface open = with_hole(closed, [](Vector3 middle) { return middle.z == 0; });
  REQUIRE(open.faces.size() == 10);
  REQUIRE(cells_of(ticks_of(open), kMillimetres, 0).runs ==
          cells_of(ticks_of(closed), kMillimetres, 0).runs);
}

TEST_CASE("36: a wall of 0.3 cells is kept and told apart") {
  const Mesh wall = tick_box({2, 0, 0}, {5, 100, 100});
  REQUIRE(cells_of(wall, kMillimetres).count() == 0);
  const SolidCells cells = cells_of(wall, kMillimetres, 0, CellRule::enclosed_or_touched);
  REQUIRE(cells.count() == 100);
  REQUIRE(cells.thin == cells.runs);
  REQUIRE(cells.steps.front().figures[1].second == 100);
}

TEST_CASE("24: ground without a bottom is solid down to the base") {
  const Surface sheet = height_field(21, 21, 1, [](double x, double) { return 5 + x / 4; });
  const SolidCells cells = cells_of(ticks_of(sheet), kMillimetres, 0);
  REQUIRE(cells.runs.size() == 400);
  REQUIRE(static_cast<double>(cells.count()) == Approx(400 * 7.5).epsilon(0.01));
  REQUIRE(cells_of(ticks_of(sheet), kMillimetres, 20).count() == cells.count() - 800);
}

TEST_CASE("shells that overlap are solid once") {
  const Mesh mesh = joined(tick_box({0, 0, 0}, {60, 60, 60}), tick_box({30, 30, 30}, {90, 90, 90}));
  REQUIRE(cells_of(mesh, kMillimetres).count() == 216 + 216 - 27);
}

TEST_CASE("tetrahedra have just the cells whose samples they hold") {
  RandomSource random(5);
  const CellLattice lattice{{1, -2, 3}, {4, 6, 5}};
  for (int round = 0; round < 150; ++round) {
    const Mesh first = random_tetrahedron(random, 40);
    const Mesh second = random_tetrahedron(random, 40);
    const CellSet solid = set_of(cells_of(joined(first, second), lattice).runs);
    for (std::int64_t z = -2; z < 10; ++z) {
      for (std::int64_t y = -1; y < 9; ++y) {
        for (std::int64_t x = -1; x < 12; ++x) {
          const std::array<std::int64_t, 3> cell{x, y, z};
          const bool inside =
              sample_is_behind(first, lattice, cell) || sample_is_behind(second, lattice, cell);
          REQUIRE(solid.count(cell) == (inside ? 1 : 0));
        }
      }
    }
  }
}

TEST_CASE("a face touches just the cells whose inside it meets") {
  RandomSource random(9);
  const CellLattice lattice{{1, -2, 3}, {4, 6, 5}};
  for (int round = 0; round < 200; ++round) {
    Mesh mesh = random_tetrahedron(random, 30);
    mesh.faces = {{0, 1, 2}};
    const CellSet enclosed = set_of(cells_of(mesh, lattice, -4).runs);
    const SolidCells cells = cells_of(mesh, lattice, -4, CellRule::enclosed_or_touched);
    const CellSet solid = set_of(cells.runs);
    const CellSet thin = set_of(cells.thin);
    for (std::int64_t z = -1; z < 7; ++z) {
      for (std::int64_t y = -1; y < 7; ++y) {
        for (std::int64_t x = -1; x < 9; ++x) {
          const CellRun run{static_cast<std::int32_t>(y), static_cast<std::int32_t>(x),
                            static_cast<std::int32_t>(z), static_cast<std::int32_t>(z + 1)};
          const bool touched = meets_inside(mesh.triangle(0), scans::box_of(lattice, run));
          const bool inside = enclosed.count({x, y, z}) == 1;
          REQUIRE(solid.count({x, y, z}) == (touched || inside ? 1 : 0));
          REQUIRE(thin.count({x, y, z}) == (touched && !inside ? 1 : 0));
        }
      }
    }
  }
}

TEST_CASE("26: five hundred runs give the same cells") {
  const Mesh mesh = ticks_of(sphere({0, 0, 0}, 5, 12));
  const SolidCells first = cells_of(mesh, kMillimetres, 0, CellRule::enclosed_or_touched);
  for (int round = 0; round < 500; ++round) {
    REQUIRE(cells_of(mesh, kMillimetres, 0, CellRule::enclosed_or_touched).runs == first.runs);
  }
}

TEST_CASE("cells that are none are refused") {
  const Mesh mesh = tick_box({0, 0, 0}, {40, 40, 40});
  const auto code = [&](const CellLattice& lattice, std::int64_t base) {
    return solid_cells(mesh, lattice, base, CellRule::enclosed).error().code;
  };
  REQUIRE(code({{0, 0, 0}, {0, 10, 10}}, 0) == "wrong-value");
  REQUIRE(code({{0, 0, 0}, {10, 10, 5000}}, 0) == "wrong-value");
  REQUIRE(code({{0, 0, 0}, {10, 10, 10}}, 1 << 20) == "out-of-range");
  const Mesh wide = tick_box({-400'000, -400'000, 0}, {400'000, 400'000, 10});
  REQUIRE(solid_cells(wide, kMillimetres, 0, CellRule::enclosed).error().code == "limit");
}

}  // namespace parapet::testing
