#include "scans/clean/close_up.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>

#include "scans/clean/volume.h"
#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::testing;
using scans::Closed;
using scans::CloseUpLimits;
using scans::FaceMark;
using scans::Step;

namespace {

Closed closed_up(const Surface& surface, const CloseUpLimits& limits = {}, double base_mm = 0) {
  auto mended = scans::mend(surface);
  REQUIRE(mended);
  const Closed closed = scans::close_up(*mended, limits, base_mm);
  REQUIRE(closed.marks.size() == closed.surface.faces.size());
  REQUIRE(closed.after.faces == closed.surface.faces.size());
  return closed;
}

const Step* step_of(const Closed& closed, const std::string& name, bool undone = false) {
  for (const Step& step : closed.steps) {
    if (step.name == name && step.undone == undone) return &step;
  }
  return nullptr;
}

std::ptrdiff_t marked(const Closed& closed, FaceMark mark) {
  return std::count(closed.marks.begin(), closed.marks.end(), mark);
}

void require_bounds_volume(const Closed& closed, double volume) {
  CHECK(closed.after.border_edges == 0);
  CHECK(closed.after.crowded_edges == 0);
  CHECK(closed.after.volume == Approx(volume));
  CHECK(closed.volume_mm3 == Approx(volume));
}

// A terrain of 20 x 10 cells of 5 mm with a straight slope from 2 up to 12 mm.
Surface slope() {
  return height_field(21, 11, 5, [](double x, double) { return 2 + x / 10; });
}

}  // namespace

TEST_CASE("open terrain becomes a body down to its lowest point") {
  const Closed closed = closed_up(slope());
  require_bounds_volume(closed, 100 * 50 * 5);
  CHECK(closed.after.crossings == 0);
  CHECK(closed.after.shells == 1);
  CHECK(closed.largest_move_mm == 0);
  CHECK(marked(closed, FaceMark::kept) == 400);
  CHECK(marked(closed, FaceMark::capped) > 0);
  CHECK(step_of(closed, "cap") != nullptr);
  CHECK(step_of(closed, "closed")->text == "The result is closed and bounds a volume.");
}

TEST_CASE("a base may lie below the lowest point") {
  require_bounds_volume(closed_up(slope(), {}, 3), 100 * 50 * (5 + 3));
}

TEST_CASE("twenty orders of points and faces close up to the same bytes") {
  const Surface holed = with_hole(hill({.cells = 20}), [](Vector3 p) {
    return std::hypot(p.x - 12, p.y - 12) < 4 || std::hypot(p.x - 28, p.y - 20) < 7;
  });
  const Surface scan = together(holed, shifted(sphere({0, 0, 0}, 1, 4), {20, 20, 40}));
  CloseUpLimits limits;
  limits.island_mm = 5;
  limits.island_mm3 = 20;
  limits.hole_mm = 10;
  const Closed first = closed_up(scan, limits);
  CHECK(first.dropped.faces.size() == 48);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    auto mended = scans::mend(shuffled(scan, seed));
    REQUIRE(mended);
    // Also where what mend() gave comes in another order.
    scans::Mended other = *mended;
    other.surface = shuffled(other.surface, seed);
    std::fill(other.marks.begin(), other.marks.end(), FaceMark::kept);
    std::fill(mended->marks.begin(), mended->marks.end(), FaceMark::kept);
    const Closed again = scans::close_up(*mended, limits);
    const Closed turned = scans::close_up(other, limits);
    CHECK(again.surface == first.surface);
    CHECK(again.marks == first.marks);
    CHECK(again.volume_mm3 == first.volume_mm3);
    CHECK(turned.surface == first.surface);
    CHECK(turned.marks == first.marks);
    CHECK(std::memcmp(again.surface.points.data(), first.surface.points.data(),
                      first.surface.points.size() * sizeof(Vector3)) == 0);
  }
}

TEST_CASE("a hole with three thousand edges took forever to fill") {
  CloseUpLimits limits;
  limits.hole_mm = 1000;
  const Closed closed = closed_up(open_tube(100, 50, 3000), limits);
  CHECK(closed.after.border_edges == 0);
  CHECK(closed.after.faces == 6000 + 2 * 2998);
  CHECK(closed.volume_mm3 == Approx(3.14159 * 100 * 100 * 50).epsilon(0.001));
}

TEST_CASE("filling the open side of a dented box made crossing faces") {
  // Half of the rim is pushed in and down.
  Surface dented = with_hole(sphere({0, 0, 12}, 12, 24), [](Vector3 p) { return p.z > 22; });
  for (Vector3& p : dented.points) {
    if (p.z > 20.5 && p.x > 0) p = p + Vector3{-0.5, 0, -0.8};
  }
  const Closed closed = closed_up(dented);
  CHECK(closed.after.crossings == 0);
  CHECK(closed.after.border_edges == 0);
  CHECK(marked(closed, FaceMark::filled) > 0);
}

TEST_CASE("a border of a single triangle was filled with another") {
  Surface surface = box({0, 0, 0}, {40, 40, 10});
  const Surface triangle =
      with_hole(box({50, 0, 5}, {55, 5, 9}), [&](Vector3 p) { return p.z != 5 || p.y < p.x - 50; });
  REQUIRE(triangle.faces.size() == 1);
  const Closed closed = closed_up(together(surface, triangle));
  CHECK(closed.surface.faces.size() == 13);
  CHECK(step_of(closed, "loose-triangles", true) != nullptr);
}

TEST_CASE("closing holes filled the slot of a wall") {
  const Surface wall = slotted_wall(40, 30, 6);
  for (const bool has_bottom : {true, false}) {
    Surface scan = wall;
    if (!has_bottom) scan = with_hole(wall, [](Vector3 p) { return p.z == 0; });
    const Closed closed = closed_up(scan);
    require_bounds_volume(closed, signed_volume(wall));
    CHECK(solid_volume_above(closed.surface, 0) == Approx(signed_volume(wall)).epsilon(0.01));
  }
}

TEST_CASE("a bowl without its bottom never became watertight") {
  const Surface bowl = bowl_without_bottom(20, 15, 2, 48);
  // The missing disc lies at z = 0 and adds nothing to the sum over faces.
  require_bounds_volume(closed_up(bowl), signed_volume(bowl));
  require_bounds_volume(closed_up(with_flipped_faces(bowl, 40, 3)), signed_volume(bowl));
}

TEST_CASE("the passage of an arch stays open") {
  const Surface whole = arch(40, 40, 20, 12);
  require_bounds_volume(closed_up(whole), signed_volume(whole));
  // As a scan sees it: without the faces that it stands on.
  const Surface standing = with_hole(whole, [](Vector3 p) { return p.z == 0; });
  require_bounds_volume(closed_up(standing), signed_volume(whole));
}

TEST_CASE("a block that lacks any one side is closed") {
  const Surface block = box({0, 0, 0}, {30, 40, 50});
  const auto lacking = [&](double Vector3::*axis, double at) {
    return with_hole(block, [=](Vector3 p) { return p.*axis == at; });
  };
  require_bounds_volume(closed_up(lacking(&Vector3::z, 0)), 60000);
  require_bounds_volume(closed_up(lacking(&Vector3::z, 50)), 60000);
  require_bounds_volume(closed_up(lacking(&Vector3::x, 0)), 60000);
  require_bounds_volume(closed_up(lacking(&Vector3::y, 40)), 60000);
}

TEST_CASE("parts of a kit that stand without bottoms are closed one by one") {
  Surface kit;
  for (const double x : {0.0, 30.0, 60.0}) {
    kit = together(
        kit, with_hole(box({x, 0, 0}, {x + 20, 20, x + 10}), [](Vector3 p) { return p.z == 0; }));
  }
  const Closed closed = closed_up(kit);
  CHECK(closed.after.shells == 3);
  require_bounds_volume(closed, 400 * (10 + 40 + 70));
}

TEST_CASE("a brick stuck into a wall is counted once") {
  const Surface wall = box({0, 0, 0}, {100, 20, 60});
  // Its open side lies within the wall.
  const Surface brick =
      with_hole(box({40, 10, 30}, {60, 25, 40}), [](Vector3 p) { return p.y == 10; });
  const Closed closed = closed_up(together(wall, brick));
  CHECK(closed.after.border_edges == 0);
  CHECK(closed.after.volume == Approx(100 * 20 * 60 + 20 * 15 * 10));
  CHECK(closed.volume_mm3 == Approx(100 * 20 * 60 + 20 * 5 * 10).epsilon(0.01));
}

TEST_CASE("small holes are filled and wide ones stay open down to the base") {
  const auto holed = [](double radius) {
    return with_hole(slope(), [=](Vector3 p) { return std::hypot(p.x - 50, p.y - 25) < radius; });
  };
  const Closed small = closed_up(holed(6));
  require_bounds_volume(small, 100 * 50 * 5);
  CHECK(marked(small, FaceMark::filled) > 0);
  REQUIRE(step_of(small, "fill-holes") != nullptr);
  const Closed wide = closed_up(holed(15));
  CHECK(wide.after.border_edges == 0);
  CHECK(marked(wide, FaceMark::filled) == 0);
  CHECK(wide.after.volume < 100 * 50 * 5 - 3.14 * 10 * 10 * 5);
}

TEST_CASE("the outer border is no hole however small the scan is") {
  const Closed closed = closed_up(hill({.cells = 8, .spacing = 0.5, .height = 1, .noise = 0}));
  CHECK(marked(closed, FaceMark::filled) == 0);
  CHECK(marked(closed, FaceMark::capped) > 0);
}

TEST_CASE("a filling that would cross the part is not made and told") {
  // A strip that hangs on the edge of the terrain reaches up, over and down through a hole in it.
  Surface scan =
      with_hole(slope(), [](Vector3 p) { return p.x > 45 && p.x < 55 && p.y > 20 && p.y < 30; });
  const auto number_of = [&](Vector3 place) {
    const auto at = std::find(scan.points.begin(), scan.points.end(), place);
    REQUIRE(at != scan.points.end());
    return static_cast<std::uint32_t>(at - scan.points.begin());
  };
  const std::uint32_t a = number_of({0, 20, 2});
  const std::uint32_t b = number_of({0, 25, 2});
  const auto c = static_cast<std::uint32_t>(scan.points.size());
  scan.points.insert(scan.points.end(), {{50, 24, 40}, {50, 26, 40}, {50, 24, 0}, {50, 26, 0}});
  scan.faces.insert(scan.faces.end(),
                    {{a, b, c}, {c, b, c + 1}, {c, c + 1, c + 2}, {c + 2, c + 1, c + 3}});
  const Closed closed = closed_up(scan);
  CHECK(closed.after.shells == 1);
  CHECK(marked(closed, FaceMark::filled) == 0);
  REQUIRE(step_of(closed, "fill-holes", true) != nullptr);
  CHECK(step_of(closed, "fill-holes", true)->text ==
        "1 hole was not filled: a filling would have crossed the part itself.");
}

TEST_CASE("islands are dropped by absolute size and kept where they are too much") {
  const Surface terrain = slope();
  const Surface crumb = shifted(box({0, 0, 0}, {2, 2, 2}), {50, 25, 20});
  const Surface scan = together(terrain, crumb);
  CHECK(closed_up(scan).after.shells == 2);
  CloseUpLimits limits;
  limits.island_mm = 3;
  limits.island_mm3 = 10;
  const Closed dropped = closed_up(scan, limits);
  CHECK(dropped.after.shells == 1);
  CHECK(dropped.dropped.faces.size() == 12);
  // Its top, at 22, to the nearest point of the slope below it, at 7.
  CHECK(dropped.largest_move_mm > 15);
  CHECK(dropped.largest_move_mm < 15.5);
  require_bounds_volume(dropped, 100 * 50 * 5);
  // Of one volume, but longer.
  limits.island_mm = 1.5;
  CHECK(closed_up(scan, limits).after.shells == 2);
  // More than the scan may change by.
  limits.island_mm = 3;
  limits.change = 1e-4;
  const Closed kept = closed_up(scan, limits);
  CHECK(kept.after.shells == 2);
  CHECK(step_of(kept, "drop-islands", true) != nullptr);
}

TEST_CASE("a dry run says what would be done and does nothing") {
  const Surface scan =
      together(with_hole(slope(), [](Vector3 p) { return std::hypot(p.x - 50, p.y - 25) < 6; }),
               shifted(box({0, 0, 0}, {2, 2, 2}), {50, 25, 20}));
  const auto mended = scans::mend(scan);
  REQUIRE(mended);
  CloseUpLimits limits;
  limits.island_mm = 3;
  limits.island_mm3 = 10;
  limits.dry_run = true;
  const Closed closed = scans::close_up(*mended, limits);
  CHECK(closed.surface == mended->surface);
  CHECK(closed.marks == mended->marks);
  CHECK(closed.dropped.faces.size() == 12);
  for (const char* name : {"drop-islands", "fill-holes", "cap"}) {
    const Step* step = step_of(closed, name);
    REQUIRE(step != nullptr);
    CHECK(step->text.rfind("On trial: ", 0) == 0);
  }
}

TEST_CASE("a border that goes straight up is closed") {
  // A sheet with a step that ends at its border: two points of it stand over each other.
  Surface step;
  step.points = {{0, 0, 1},  {10, 0, 1},  {10, 10, 1}, {0, 10, 1},
                 {10, 0, 5}, {10, 10, 5}, {20, 0, 5},  {20, 10, 5}};
  step.faces = {{0, 1, 2}, {0, 2, 3}, {1, 4, 5}, {1, 5, 2}, {4, 6, 7}, {4, 7, 5}};
  CloseUpLimits limits;
  limits.hole_mm = 5;
  for (const double base : {0.0, 2.0}) {
    const Closed closed = closed_up(step, limits, base);
    // Upwards along x: 100 mm2 of nothing and 100 mm2 of 4 mm, above the lowest point.
    require_bounds_volume(closed, 400 + 200 * base);
    CHECK(marked(closed, FaceMark::capped) > 0);
  }
}

TEST_CASE("an edge that crosses itself seen from above is closed all the same") {
  // A sheet whose one corner is folded under.
  Surface sheet = height_field(11, 11, 5, [](double, double) { return 10.0; });
  for (Vector3& p : sheet.points) {
    if (p.x + p.y > 90) p = {90 - p.y, 90 - p.x, 4};
  }
  const Closed closed = closed_up(sheet);
  CHECK(closed.after.border_edges == 0);
  CHECK(closed.after.volume == Approx(scans::volume_above(sheet, 4)));
}

TEST_CASE("volumes of hollow and of overlapping parts") {
  require_bounds_volume(closed_up(hollow_box({0, 0, 0}, {30, 30, 30}, 3)),
                        30 * 30 * 30 - 24 * 24 * 24);
  const Closed overlapping =
      closed_up(together(box({0, 0, 0}, {10, 10, 10}), box({5, 0, 0}, {15, 10, 10})));
  CHECK(overlapping.after.volume == Approx(2000));
  CHECK(overlapping.volume_mm3 == Approx(1500).epsilon(0.01));
  const Surface ball = sphere({0, 0, 20}, 15, 30);
  CHECK(solid_volume_above(ball, 0) == Approx(signed_volume(ball)).epsilon(0.001));
  CHECK(solid_volume_above(ball, 20) == Approx(signed_volume(ball) / 2).epsilon(0.001));
}
