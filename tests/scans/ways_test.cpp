#include "scans/terrain/ways.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scan_damage.h"
#include "tests/support/scan_shapes.h"
#include "tests/support/tick_shapes.h"

namespace parapet::testing {
namespace {

using scans::find_ways;
using scans::LatticeFit;
using scans::StandableSurface;
using scans::Ways;
using scans::WaysRequest;

Ways ways_of(const Surface& surface, const WaysRequest& request = {}) {
  return find_ways(ticks_of(surface), std::nullopt, request).value();
}

const StandableSurface* at_height(const Ways& ways, double height) {
  for (const StandableSurface& surface : ways.surfaces) {
    if (surface.height_mm == Approx(height)) return &surface;
  }
  return nullptr;
}

// Shells one into the other, so that they hang together as a print does.
Surface all_of(const std::vector<Surface>& shells) {
  Surface all;
  for (const Surface& shell : shells) all = together(all, shell);
  return all;
}

// Steps of a stair as blocks from the ground: the first at `x`, each `run` deep and `rise` higher.
Surface block_stair(int steps, double x, double run, double rise, double south, double width) {
  Surface all;
  for (int n = 0; n < steps; ++n) {
    const auto [west, east] = std::minmax({x + n * run, x + (n + 1) * run});
    all = together(all, box({west, south, 0}, {east, south + width, rise * (n + 1)}));
  }
  return all;
}

}  // namespace

TEST_CASE("the top of a block is one surface to stand on") {
  const Ways ways = ways_of(box({0, 0, 0}, {100, 80, 20}));
  REQUIRE(ways.surfaces.size() == 1);
  const StandableSurface& top = ways.surfaces.front();
  REQUIRE(top.height_mm == Approx(20));
  REQUIRE(top.area_mm2 == Approx(8000));
  REQUIRE(top.bounds_mm == std::array<double, 4>{0, 0, 100, 80});
  REQUIRE_FALSE(top.is_bridge);
  REQUIRE_FALSE(top.is_ledge);
  REQUIRE_FALSE(top.is_roofed);
  REQUIRE(ways.levels_mm == std::vector<double>{20});
  REQUIRE(ways.stairs.empty());
}

TEST_CASE("the inside of a block is no room") {
  const Ways ways = ways_of(box({0, 0, 0}, {100, 80, 100}));
  REQUIRE(ways.surfaces.size() == 1);
  REQUIRE(ways.surfaces.front().height_mm == Approx(100));
}

TEST_CASE("a bridge and the ground under it are two surfaces") {
  const Ways ways =
      ways_of(all_of({box({0, 0, 0}, {200, 80, 8}), box({0, 0, 8}, {40, 80, 60}),
                      box({160, 0, 8}, {200, 80, 60}), box({0, 20, 60}, {200, 60, 68})}));
  const StandableSurface* deck = at_height(ways, 68);
  REQUIRE(deck != nullptr);
  REQUIRE(deck->is_bridge);
  REQUIRE_FALSE(deck->is_roofed);
  const StandableSurface* ground = at_height(ways, 8);
  REQUIRE(ground != nullptr);
  REQUIRE(ground->is_roofed);
  REQUIRE_FALSE(ground->is_bridge);
  REQUIRE(ground->area_mm2 == Approx(120 * 80));
  REQUIRE(ways.levels_mm == std::vector<double>{8, 68});
}

TEST_CASE("where the roof is too low nobody stands") {
  const Surface low = all_of(
      {box({0, 0, 0}, {100, 80, 8}), box({0, 0, 8}, {8, 80, 50}), box({0, 0, 40}, {100, 80, 50})});
  REQUIRE(at_height(ways_of(low), 8) == nullptr);
  WaysRequest request;
  request.head_room_mm = 30;
  REQUIRE(at_height(ways_of(low, request), 8) != nullptr);
}

TEST_CASE("42: ground ends where a wedge becomes narrower than a figure") {
  // Two walls on a floor that come together eastwards, from 160 mm apart to 8.
  const Surface upright = prism({{0, 0}, {160, 0}, {160, 76}}, 8, 60);
  Surface north = upright;
  for (Vector3& p : north.points) p = {p.x, p.z, p.y};  // laid down: mirrored, so turned over
  for (Face& face : north.faces) std::swap(face[1], face[2]);
  Surface south = upright;
  for (Vector3& p : south.points) p = {p.x, 160 - p.z, p.y};
  REQUIRE(signed_volume(north) > 0);
  REQUIRE(signed_volume(south) > 0);
  const Ways ways = ways_of(all_of({box({0, 0, 0}, {160, 160, 8}), north, south}));
  std::vector<StandableSurface> ground;
  for (const StandableSurface& surface : ways.surfaces) {
    if (surface.height_mm < 9) ground.push_back(surface);
  }
  REQUIRE(ground.size() == 1);
  // From 148 mm on the walls leave less than four columns free, and the corners beside them are as
  // tight.
  REQUIRE(ground.front().bounds_mm == std::array<double, 4>{0, 8, 148, 152});
}

TEST_CASE("43: two floors and a stair between them are all found") {
  const Surface house = all_of({box({0, 0, 0}, {200, 120, 8}), box({0, 0, 48}, {80, 120, 56}),
                                box({0, 0, 8}, {8, 120, 48}), block_stair(8, 176, -12, 7, 40, 40)});
  const Ways ways = ways_of(house);
  REQUIRE(at_height(ways, 8) != nullptr);
  REQUIRE(at_height(ways, 8)->is_roofed);
  REQUIRE(at_height(ways, 56) != nullptr);
  REQUIRE(at_height(ways, 56)->is_bridge);
  REQUIRE(ways.stairs.size() == 1);
  const auto& stair = ways.stairs.front();
  REQUIRE(ways.surfaces[stair.from].height_mm == Approx(8));
  REQUIRE(ways.surfaces[stair.to].height_mm == Approx(56));
  REQUIRE(stair.foot_mm[2] == Approx(8));
  REQUIRE(stair.head_mm[2] == Approx(56));
}

TEST_CASE("treads wide enough to stand on are steps of one stair") {
  const Surface terrace = all_of({box({0, 0, 0}, {240, 120, 4}), box({140, 0, 0}, {240, 120, 34}),
                                  block_stair(5, 40, 20, 6, 40, 40)});
  const Ways ways = ways_of(all_of({terrace, box({60, 40, 0}, {140, 80, 10})}));
  REQUIRE(ways.stairs.size() == 1);
  REQUIRE(ways.stairs.front().steps == 5);
  REQUIRE(ways.surfaces[ways.stairs.front().to].height_mm == Approx(34));
}

TEST_CASE("a narrow ramp between two steps is no tread") {
  const Surface ramp = prism({{40, 0}, {140, 0}, {140, 40}, {40, 10}}, 40, 56);
  const Ways ways =
      ways_of(all_of({box({0, 0, 0}, {200, 100, 4}), ramp, box({140, 0, 0}, {200, 100, 46})}));
  REQUIRE(ways.stairs.size() == 2);
  for (const auto& stair : ways.stairs) REQUIRE(stair.steps == 1);
}

TEST_CASE("a steep slope is no stair") {
  const Surface ramp = prism({{0, 0}, {200, 0}, {200, 80}, {150, 80}, {70, 8}, {0, 8}}, 0, 80);
  const Ways ways = ways_of(ramp);
  REQUIRE(at_height(ways, 8) != nullptr);
  REQUIRE(at_height(ways, 80) != nullptr);
  REQUIRE(ways.stairs.empty());
}

TEST_CASE("47: a stack of two tiles has two floors") {
  const auto tile = [](double z) {
    return all_of({box({0, 0, z}, {100, 100, z + 6}), box({0, 0, z + 6}, {100, 8, z + 50}),
                   box({0, 8, z + 6}, {8, 100, z + 50})});
  };
  const Ways ways = ways_of(together(tile(0), tile(50)));
  const StandableSurface* lower = at_height(ways, 6);
  REQUIRE(lower != nullptr);
  REQUIRE(lower->is_roofed);
  REQUIRE(lower->area_mm2 == Approx(92 * 92));
  const StandableSurface* upper = at_height(ways, 56);
  REQUIRE(upper != nullptr);
  REQUIRE_FALSE(upper->is_roofed);
  REQUIRE(upper->is_bridge);
  REQUIRE(upper->area_mm2 == lower->area_mm2);
}

TEST_CASE("the grid lies in the squares of the lattice and a ledge it misses gets a space") {
  const Surface cliff = all_of({box({0, 0, 0}, {160, 176, 8}), box({0, 160, 0}, {160, 176, 72})});
  LatticeFit studs;
  studs.name = "studs";
  studs.pitch_mm = 8;
  const auto ways = find_ways(ticks_of(cliff), studs, {});
  REQUIRE(ways);
  REQUIRE(ways->spaces.pitch == 8);
  REQUIRE(ways->spaces.at == std::array<int, 2>{2, 2});
  REQUIRE(ways->spaces.count == std::array<int, 2>{5, 5});
  REQUIRE(at_height(*ways, 72)->is_ledge);
  REQUIRE(ways->spaces.extra.size() == 1);
  REQUIRE(ways->spaces.extra.front().name == "ledge-2");
  REQUIRE(ways->spaces.extra.front().at[1] == 40);
  REQUIRE(ways->spaces.extra.front().plate == std::array<int, 2>{4, 4});
}

TEST_CASE("squares of an inch do not fall on columns and that is told") {
  LatticeFit inch;
  inch.name = "25.4 mm squares";
  inch.pitch_mm = 25.4;
  WaysRequest request;
  request.pitch = 6;
  const auto ways = find_ways(ticks_of(box({0, 0, 0}, {203.2, 203.2, 8})), inch, request);
  REQUIRE(ways->spaces.pitch == 6);
  const bool is_told = std::any_of(ways->steps.begin(), ways->steps.end(), [](const auto& step) {
    return step.name == "lattice-grid" && step.text.find("-1.4 mm") != std::string::npos;
  });
  REQUIRE(is_told);
}

TEST_CASE("a steep stair links the spaces at its ends") {
  // Three steps of 7 mm, each 8 mm deep: too short for a space between.
  const Surface terrace = all_of({box({0, 0, 0}, {64, 64, 4}), box({32, 0, 0}, {64, 64, 25}),
                                  box({24, 24, 0}, {32, 40, 18}), box({16, 24, 0}, {24, 40, 11})});
  const Ways ways = ways_of(terrace);
  REQUIRE(ways.stairs.size() == 1);
  REQUIRE(ways.stairs.front().steps == 3);
  REQUIRE(ways.spaces.stairs.size() == 1);
  REQUIRE(ways.spaces.stairs.front().from_mm[2] == Approx(4));
  REQUIRE(ways.spaces.stairs.front().to_mm[2] == Approx(25));
}

TEST_CASE("steps of rough ground are no stair") {
  // From one level to another over uneven rocks, one of which is lower than the one before.
  const Surface rocks = all_of({box({0, 0, 0}, {200, 80, 4}), box({120, 0, 0}, {200, 80, 25}),
                                box({108, 20, 0}, {120, 60, 18}), box({96, 20, 0}, {108, 60, 13.5}),
                                box({84, 20, 0}, {96, 60, 18}), box({72, 20, 0}, {84, 60, 11})});
  const Ways ways = ways_of(rocks);
  REQUIRE(at_height(ways, 4) != nullptr);
  REQUIRE(at_height(ways, 25) != nullptr);
  REQUIRE(ways.stairs.empty());
}

TEST_CASE("ground as small as a plate has one space") {
  const Ways ways = ways_of(box({0, 0, 0}, {50, 16, 20}));
  REQUIRE(ways.spaces.count == std::array<int, 2>{1, 1});
  REQUIRE(ways.spaces.at == std::array<int, 2>{2, 0});
  REQUIRE(ways.spaces.extra.empty());
}

TEST_CASE("the order of the triangles changes no ways") {
  Mesh mesh = ticks_of(hill({}));
  const auto first = find_ways(mesh, std::nullopt, {});
  REQUIRE(first);
  REQUIRE_FALSE(first->surfaces.empty());
  for (int round = 0; round < 5; ++round) {
    std::rotate(mesh.faces.begin(), mesh.faces.begin() + 311, mesh.faces.end());
    std::reverse(mesh.faces.begin(), mesh.faces.begin() + 500);
    for (auto& face : mesh.faces) std::rotate(face.begin(), face.begin() + 1, face.end());
    const auto again = find_ways(mesh, std::nullopt, {});
    REQUIRE(again->surfaces.size() == first->surfaces.size());
    REQUIRE(again->levels_mm == first->levels_mm);
    for (std::size_t n = 0; n < first->surfaces.size(); ++n) {
      REQUIRE(again->surfaces[n].bounds_mm == first->surfaces[n].bounds_mm);
      REQUIRE(again->surfaces[n].area_mm2 == first->surfaces[n].area_mm2);
    }
    REQUIRE(again->spaces.at == first->spaces.at);
    REQUIRE(again->spaces.extra.size() == first->spaces.extra.size());
  }
}

TEST_CASE("what no figure could have is refused") {
  const Mesh mesh = ticks_of(box({0, 0, 0}, {100, 80, 20}));
  const auto code = [&](const WaysRequest& request) {
    return find_ways(mesh, std::nullopt, request).error().code;
  };
  WaysRequest request;
  request.stride_mm = -1;
  REQUIRE(code(request) == "wrong-value");
  request = {};
  request.plate = {0, 4};
  REQUIRE(code(request) == "wrong-value");
  request = {};
  request.pitch = 0;
  REQUIRE(code(request) == "wrong-value");
}

}  // namespace parapet::testing
