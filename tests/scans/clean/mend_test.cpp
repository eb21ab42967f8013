#include "scans/clean/mend.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/random_source.h"
#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::testing;
using scans::Condition;
using scans::FaceMark;
using scans::mend;
using scans::Mended;

namespace {

bool same_bytes(const Surface& a, const Surface& b) {
  return a.points.size() == b.points.size() && a.faces == b.faces &&
         std::memcmp(a.points.data(), b.points.data(), a.points.size() * sizeof(Vector3)) == 0;
}

// Mends, and holds what is promised of every mended surface.
Mended mended(const Surface& surface, Vector3 up = {0, 0, 1}) {
  const auto result = mend(surface, up);
  REQUIRE(result);
  REQUIRE(result->marks.size() == result->surface.faces.size());
  REQUIRE(result->after.faces == result->surface.faces.size());
  const auto again = mend(result->surface, up);
  REQUIRE(again);
  CHECK(same_bytes(again->surface, result->surface));
  return *result;
}

void require_closed(const Condition& condition, std::size_t shells, double volume) {
  CHECK(condition.shells == shells);
  CHECK(condition.borders == 0);
  CHECK(condition.border_edges == 0);
  CHECK(condition.crowded_edges == 0);
  CHECK(condition.volume == Approx(volume));
}

bool has_step(const Mended& result, const std::string& name) {
  for (const auto& step : result.steps) {
    if (step.name == name) return true;
  }
  return false;
}

std::vector<std::pair<std::string, Surface>> broken_surfaces() {
  const Surface terrain = hill({.cells = 12});
  return {{"flipped hill", with_flipped_faces(terrain, 30, 1)},
          {"unwelded stair with flat faces", with_flat_faces(unwelded(stair(3, 8, 3.2, 16)), 9, 2)},
          {"doubled arch", with_doubled_faces(arch(40, 40, 20, 8), 40, 3)},
          {"flipped hollow box", with_flipped_faces(hollow_box({0, 0, 0}, {9, 9, 9}, 1), 40, 7)},
          {"boxes that touch in an edge",
           together(box({0, 0, 0}, {1, 1, 1}), box({1, 0, 1}, {2, 1, 2}))},
          {"boxes that touch in a wall",
           together(box({0, 0, 0}, {1, 1, 1}), box({1, 0, 0}, {2, 1, 1}))},
          {"loose points", with_loose_points(sphere({0, 0, 0}, 20, 8), 1e-5, 4)},
          {"boxes that overlap", together(box({0, 0, 0}, {2, 2, 2}), box({1, 1, 1}, {3, 3, 3}))},
          {"hill with holes", with_hole(terrain, [](Vector3 p) { return p.x + p.y < 20; })}};
}

}  // namespace

TEST_CASE("twenty orders of points and faces mend to the same bytes") {
  for (const auto& [name, surface] : broken_surfaces()) {
    INFO(name);
    const Mended first = mended(surface);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto other = mend(shuffled(surface, seed));
      REQUIRE(other);
      CHECK(same_bytes(other->surface, first.surface));
      CHECK(other->marks == first.marks);
      REQUIRE(other->steps.size() == first.steps.size());
      for (std::size_t n = 0; n < first.steps.size(); ++n) {
        CHECK(other->steps[n].text == first.steps[n].text);
      }
    }
  }
}

TEST_CASE("random heaps of triangles mend to the same bytes in any order and again") {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    RandomSource random(seed);
    Surface heap;
    const int points = random.between(4, 9);
    for (int n = 0; n < points; ++n) {
      const double x = random.below(3);
      const double y = random.below(3);
      const double z = random.below(3);
      heap.points.push_back({x, y, z});
    }
    for (int n = random.between(1, 16); n > 0; --n) {
      Face face;
      for (std::uint32_t& corner : face) corner = static_cast<std::uint32_t>(random.below(points));
      heap.faces.push_back(face);
    }
    const auto first = mend(heap);
    const auto other = mend(shuffled(heap, seed));
    REQUIRE(first.has_value() == other.has_value());
    if (!first) continue;
    INFO(seed);
    CHECK(same_bytes(first->surface, other->surface));
    CHECK(first->marks == other->marks);
    const auto again = mend(first->surface);
    REQUIRE(again);
    CHECK(same_bytes(again->surface, first->surface));
  }
}

TEST_CASE("a cube lost a face of twelve when it was turned before it was welded") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Surface soup = unwelded(with_flipped_faces(box({0, 0, 0}, {1, 2, 3}), 50, seed));
    const Mended result = mended(soup);
    CHECK(result.surface.faces.size() == 12);
    require_closed(result.after, 1, 6);
  }
}

TEST_CASE("a cube of an STL file never became watertight") {
  const Mended result = mended(unwelded(box({-10, -10, 0}, {10, 10, 20})));
  CHECK(result.before.points == 36);
  CHECK(result.surface.points.size() == 8);
  require_closed(result.after, 1, 8000);
  CHECK(has_step(result, "weld"));
}

TEST_CASE("two cubes that overlap by half lost volume to repair") {
  const Surface two = together(box({0, 0, 0}, {10, 10, 10}), box({5, 1, 1}, {15, 11, 11}));
  const Mended result = mended(two);
  require_closed(result.after, 2, 2000);
  CHECK(result.after.crossings > 0);
  CHECK(result.after.crossings == result.before.crossings);
}

TEST_CASE("two cubes close to each other were bridged") {
  const Mended result =
      mended(together(box({0, 0, 0}, {10, 10, 10}), box({10.2, 0, 0}, {20.2, 10, 10})));
  require_closed(result.after, 2, 2000);
  CHECK(result.after.crossings == 0);
}

TEST_CASE("a bow tie came back after it was saved and loaded") {
  // Two pyramids tip to tip: one point of the file, two of the surface.
  const Surface tie = together(box({0, 0, 0}, {1, 1, 1}), box({1, 1, 1}, {2, 2, 2}));
  const Mended first = mended(tie);
  CHECK(first.surface.points.size() == 16);
  CHECK(has_step(first, "part"));
  const Mended loaded = mended(unwelded(first.surface));
  CHECK(same_bytes(loaded.surface, first.surface));
  require_closed(loaded.after, 2, 2);
}

TEST_CASE("boxes that touch in an edge stay two boxes") {
  for (const bool inwards : {false, true}) {
    const Surface boxes = together(box({0, 0, 0}, {1, 1, 1}), box({1, 0, 1}, {2, 1, 2}));
    const Mended result = mended(inwards ? inside_out(boxes) : boxes);
    CHECK(result.before.crowded_edges == 1);
    require_closed(result.after, 2, 2);
  }
}

TEST_CASE("boxes that touch in a wall keep the wall on both sides") {
  // Four, so that there is an edge with four walls around it.
  Surface boxes;
  for (const double x : {0.0, 10.0}) {
    for (const double z : {0.0, 10.0}) {
      boxes = together(boxes, box({x, 0, z}, {x + 10, 10, z + 10}));
    }
  }
  const Mended result = mended(boxes);
  CHECK(has_step(result, "keep-touching-walls"));
  require_closed(result.after, 4, 4000);
}

TEST_CASE("a wall between two rooms that is there once goes to one of them") {
  Surface house = together(box({0, 0, 0}, {10, 10, 10}), box({10, 0, 0}, {20, 10, 10}));
  // The second room without its face at x = 10.
  house = with_hole(house, [](Vector3 p) { return p.x == 10; });
  house = together(house, height_field(2, 2, 10, [](double, double) { return 0.0; }));
  for (std::size_t n = house.points.size() - 4; n < house.points.size(); ++n) {
    house.points[n] = {10, house.points[n].x, house.points[n].y};
  }
  const Mended result = mended(house);
  CHECK(result.surface.faces.size() == 22);
  CHECK(result.after.shells == 2);
  CHECK(result.after.borders == 1);
}

TEST_CASE("a sheet with a front and a back is kept once and told") {
  const Surface front = hill({.cells = 10});
  const Mended result = mended(together(front, inside_out(front)));
  CHECK(result.surface.faces.size() == front.faces.size());
  CHECK(result.after.volume == Approx(mended(front).after.volume));
  CHECK(has_step(result, "drop-back-sides"));
}

TEST_CASE("hollows face inwards") {
  const Surface hollow = hollow_box({0, 0, 0}, {9, 9, 9}, 1);
  for (const Surface& broken : {hollow, inside_out(hollow), with_flipped_faces(hollow, 40, 7)}) {
    const Mended result = mended(broken);
    require_closed(result.after, 2, 729 - 343);
    CHECK(has_step(result, "nested"));
  }
}

TEST_CASE("a solid part within another stays solid where the file says so") {
  const Surface parts = together(box({0, 0, 0}, {9, 9, 9}), box({3, 3, 3}, {6, 6, 6}));
  require_closed(mended(parts).after, 2, 729 + 27);
  require_closed(mended(inside_out(parts)).after, 2, 729 + 27);
}

TEST_CASE("terrain that was turned over faces up") {
  const Surface terrain = hill({.cells = 20});
  for (const Surface& broken :
       {inside_out(terrain), with_flipped_faces(terrain, 30, 5), unwelded(inside_out(terrain))}) {
    const Mended result = mended(broken);
    CHECK(result.after.shells == 1);
    CHECK(result.after.borders == 1);
    CHECK(result.surface == mended(terrain).surface);
  }
  Surface lying = terrain;
  for (Vector3& p : lying.points) p = {p.y, p.z, p.x};  // y up
  CHECK(mended(inside_out(lying), {0, 1, 0}).surface == mended(lying, {0, 1, 0}).surface);
}

TEST_CASE("faces are marked as turned that were turned") {
  Surface one = box({0, 0, 0}, {1, 1, 1});
  std::swap(one.faces[5][0], one.faces[5][1]);
  const Mended result = mended(one);
  CHECK(std::count(result.marks.begin(), result.marks.end(), FaceMark::flipped) == 1);
}

TEST_CASE("borders that almost meet are stitched") {
  const Surface ball = sphere({0, 0, 0}, 20, 12);
  const Mended result = mended(with_loose_points(ball, 1e-5, 9));
  CHECK(result.surface.points.size() == ball.points.size());
  require_closed(result.after, 1, signed_volume(ball));
  REQUIRE(has_step(result, "stitch"));
}

TEST_CASE("borders that lie apart are left") {
  const Surface ball = sphere({0, 0, 0}, 20, 12);
  const Mended result = mended(with_loose_points(ball, 0.1, 9));
  CHECK(result.after.shells > ball.faces.size() / 2);
  CHECK(!has_step(result, "stitch"));
}

TEST_CASE("a strip with one side is cut and told") {
  Surface strip;
  constexpr int kSteps = 12;
  for (int n = 0; n < kSteps; ++n) {
    const double turn = 2 * 3.14159265358979 * n / kSteps;
    for (const double side : {-1.0, 1.0}) {
      const double out = 10 + side * std::cos(turn / 2);
      strip.points.push_back(
          {out * std::cos(turn), out * std::sin(turn), side * std::sin(turn / 2)});
    }
  }
  for (std::uint32_t n = 0; n < kSteps; ++n) {
    const std::uint32_t a = 2 * n;
    const bool last = n + 1 == kSteps;
    const std::uint32_t b = last ? 1 : a + 2;
    const std::uint32_t c = last ? 0 : a + 3;
    strip.faces.push_back({a, b, c});
    strip.faces.push_back({a, c, a + 1});
  }
  const Mended result = mended(strip);
  CHECK(has_step(result, "one-sided"));
  CHECK(result.surface.faces.size() == strip.faces.size());
}

TEST_CASE("a sliver is not a face without area") {
  Surface surface = box({0, 0, 0}, {1, 1, 1});
  const auto first = static_cast<std::uint32_t>(surface.points.size());
  surface.points.insert(surface.points.end(), {{5, 0.1, 0.1}, {6, 0.2, 0.2}, {7, 0.3, 0.3}});
  surface.faces.push_back({first, first + 1, first + 2});  // not in a line: 0.3 is not 0.1 + 0.2
  surface.points.insert(surface.points.end(), {{5, 1, 1}, {6, 2, 2}, {7, 3, 3}});
  surface.faces.push_back({first + 3, first + 4, first + 5});
  const Mended result = mended(surface);
  CHECK(result.surface.faces.size() == 13);
  CHECK(has_step(result, "drop-flat-faces"));
}

TEST_CASE("a heap without any area is refused") {
  Surface flat;
  flat.points = {{0, 0, 0}, {1, 1, 1}, {2, 2, 2}};
  flat.faces = {{0, 1, 2}, {0, 0, 1}};
  const auto result = mend(flat);
  REQUIRE(!result);
  CHECK(result.error().code == "bad-scan");
  CHECK(!mend(Surface{}));
}
