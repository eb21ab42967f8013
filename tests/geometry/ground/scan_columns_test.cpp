#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "geometry/ground/columns.h"
#include "tests/support/random_source.h"
#include "tests/support/mesh_shapes.h"

namespace parapet {
namespace {

using testing::bodies_of;
using testing::box_mesh;
using testing::hill_mesh;
using testing::inside_out;
using testing::joined;

std::vector<SolidSpan> spans(const Columns& columns, Column at) {
  const auto here = columns.spans(at);
  return {here.begin(), here.end()};
}

Columns made(const std::vector<Body>& bodies, const std::vector<std::uint32_t>& scans) {
  auto columns = Columns::make(bodies, scans);
  REQUIRE(columns);
  return *std::move(columns);
}

Columns scan_of(const Mesh& mesh) { return made(bodies_of(mesh, 3), {3}); }

Box random_box(testing::RandomSource& random) {
  const Point low{random.between(-20, 40) * 8, random.between(-20, 40) * 8,
                  random.between(0, 8) * 32};
  return Box::spanning(low, low + Vec{random.between(1, 20) * 8, random.between(1, 20) * 8,
                                      random.between(1, 3) * 32});
}

void require_equal(const Columns& a, const Columns& b) {
  REQUIRE(a.first() == b.first());
  REQUIRE(a.end() == b.end());
  for (int y = a.first().y; y < a.end().y; ++y) {
    for (int x = a.first().x; x < a.end().x; ++x) REQUIRE(spans(a, {x, y}) == spans(b, {x, y}));
  }
}

// (x, y) to (-y, x), or with the axes changed for each other, which turns faces over.
Body moved(Body body, bool mirror) {
  auto& [a, b, c] = std::get<Triangle>(body.shape);
  for (Point* const point : {&a, &b, &c}) {
    *point = mirror ? Point{point->y, point->x, point->z} : Point{-point->y, point->x, point->z};
  }
  if (mirror) std::swap(b, c);
  return body;
}

TEST_CASE("boxes that were scanned are the boxes") {
  testing::RandomSource random(31);
  for (int round = 0; round < 200; ++round) {
    std::vector<Body> boxes;
    std::vector<Body> scanned;
    Mesh all;
    for (std::uint32_t n = 0; n < 6; ++n) {
      const Box box = random_box(random);
      boxes.push_back({box, n});
      const auto faces = bodies_of(box_mesh(box), n);
      scanned.insert(scanned.end(), faces.begin(), faces.end());
      all = joined(std::move(all), box_mesh(box));
    }
    const Columns expected = made(boxes, {});
    random.shuffle(scanned);
    require_equal(made(scanned, {0, 1, 2, 3, 4, 5}), expected);
    // The same where they are shells of one scan, one within the other or not.
    require_equal(scan_of(all), expected);
  }
}

TEST_CASE("a hollow box is hollow when it was scanned") {
  const Mesh hollow = joined(box_mesh(Box::spanning({0, 0, 0}, {400, 400, 400})),
                             inside_out(box_mesh(Box::spanning({80, 80, 80}, {320, 320, 320}))));
  const Columns columns = scan_of(hollow);
  CHECK(spans(columns, {5, 5}) == std::vector<SolidSpan>{{0, 80}, {320, 400}});
  CHECK(spans(columns, {1, 5}) == std::vector<SolidSpan>{{0, 400}});
  // A mesh that is no scan is as hollow as its triangles leave it.
  const Columns plain = made(bodies_of(hollow, 3), {});
  CHECK(spans(plain, {5, 5}) == std::vector<SolidSpan>{{0, 80}, {320, 400}});
  CHECK(spans(plain, {1, 5}) == std::vector<SolidSpan>{{0, 0}, {400, 400}});
}

TEST_CASE("an open hill stands on its base") {
  const Mesh hill = hill_mesh(-80, -80, 10, 40, [](int x, int y) {
    return 100 + 20 * std::min({x, 10 - x, y, 10 - y});
  });
  const Columns columns = scan_of(hill);
  CHECK(columns.first() == Column{-2, -2});
  CHECK(spans(columns, {-2, 0}) == std::vector<SolidSpan>{{100, 120}});
  CHECK(spans(columns, {2, 2}) == std::vector<SolidSpan>{{100, 200}});
  // Turned over it is a skin without an inside.
  CHECK(spans(scan_of(inside_out(hill)), {1, 1}) == std::vector<SolidSpan>{{160, 180}});
}

TEST_CASE("under a bridge that was scanned there is room") {
  // Open ground, and on it a bridge of three closed shells that reach into each other.
  Mesh bridge = hill_mesh(0, 0, 12, 40, [](int, int) { return 10; });
  bridge.points.push_back({0, 0, 0});
  bridge.points.push_back({40, 0, 0});
  bridge.points.push_back({0, 40, 0});
  bridge.faces.push_back({169, 171, 170});  // a foot, which makes its lowest point
  for (const Box& part :
       {Box::spanning({40, 40, -5}, {120, 440, 300}), Box::spanning({360, 40, -5}, {440, 440, 300}),
        Box::spanning({60, 60, 250}, {420, 420, 330})}) {
    bridge = joined(std::move(bridge), box_mesh(part));
  }
  const Columns columns = scan_of(bridge);
  CHECK(spans(columns, {6, 6}) == std::vector<SolidSpan>{{-5, 10}, {250, 330}});
  CHECK(spans(columns, {2, 6}) == std::vector<SolidSpan>{{-5, 330}});
  CHECK(spans(columns, {1, 1}) == std::vector<SolidSpan>{{-5, 330}});
  CHECK(spans(columns, {6, 0}) == std::vector<SolidSpan>{{-5, 10}});
}

TEST_CASE("a roof without an underside is solid down to what is below") {
  // Kits for games have no faces where nobody looks.
  const Mesh kit = joined(hill_mesh(0, 0, 4, 40, [](int, int) { return 200; }),
                          box_mesh(Box::spanning({0, 0, 0}, {160, 160, 32})));
  CHECK(spans(scan_of(kit), {1, 1}) == std::vector<SolidSpan>{{0, 200}});
}

TEST_CASE("scans side by side and on each other count each for itself") {
  const Mesh low = box_mesh(Box::spanning({0, 0, 0}, {80, 80, 50}));
  const Mesh high = box_mesh(Box::spanning({0, 0, 90}, {80, 80, 120}));
  std::vector<Body> bodies = bodies_of(low, 0);
  for (const Body& body : bodies_of(high, 1)) bodies.push_back(body);
  CHECK(spans(made(bodies, {0, 1}), {0, 0}) == std::vector<SolidSpan>{{0, 50}, {90, 120}});
}

TEST_CASE("a scan is the same turned and mirrored and however its faces are ordered") {
  testing::RandomSource random(32);
  for (int round = 0; round < 60; ++round) {
    // Corners often lie on middles of columns; the rim does too.
    const int side = random.pick(std::vector<int>{10, 20, 40, 60});
    const Mesh mesh = joined(hill_mesh(random.between(-4, 4) * 20, random.between(-4, 4) * 20, 6,
                                       side, [&](int, int) { return random.between(0, 12) * 10; }),
                             box_mesh(random_box(random)));
    const std::vector<Body> bodies = bodies_of(mesh, 0);
    const Columns columns = made(bodies, {0});
    std::vector<Body> shuffled = bodies;
    random.shuffle(shuffled);
    require_equal(made(shuffled, {0}), columns);
    for (const bool mirror : {false, true}) {
      std::vector<Body> other;
      for (const Body& body : bodies) other.push_back(moved(body, mirror));
      const Columns changed = made(other, {0});
      for (int y = columns.first().y; y < columns.end().y; ++y) {
        for (int x = columns.first().x; x < columns.end().x; ++x) {
          const Column there = mirror ? Column{y, x} : Column{-y - 1, x};
          REQUIRE(spans(changed, there) == spans(columns, {x, y}));
        }
      }
    }
  }
}

}  // namespace
}  // namespace parapet
