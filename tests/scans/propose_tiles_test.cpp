#include "scans/terrain/propose_tiles.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scan_shapes.h"
#include "tests/support/tick_shapes.h"

namespace parapet::testing {
namespace {

using scans::EdgeEvidence;
using scans::LatticeFit;
using scans::propose_tiles;
using scans::TileProposal;

LatticeFit squares(double pitch) {
  LatticeFit lattice;
  lattice.name = "squares";
  lattice.pitch_mm = pitch;
  return lattice;
}

Result<TileProposal> proposed(const Surface& surface, double pitch) {
  const Mesh mesh = ticks_of(surface);
  const auto lattice = squares(pitch);
  const auto ways = scans::find_ways(mesh, lattice, {});
  return propose_tiles(mesh, lattice, ways.value(), {});
}

std::vector<std::string> plan_of(const Surface& surface, double pitch) {
  return proposed(surface, pitch).value().levels.at(0).plan.rows();
}

const EdgeEvidence& edge(const TileProposal& proposal, char kind, int x, int y) {
  const auto& edges = proposal.levels.at(0).edges;
  return *std::find_if(edges.begin(), edges.end(), [&](const EdgeEvidence& one) {
    return one.kind == kind && one.x == x && one.y == y;
  });
}

// A floor of 2 x 2 squares, 6 mm thick.
Surface floor_of(double pitch) { return box({0, 0, 0}, {2 * pitch, 2 * pitch, 6}); }

// A wall along x on the border of the two rows of squares, from `west` to `east`.
Surface middle_wall(double pitch, double west, double east, double bottom, double top) {
  return box({west, pitch - 3, bottom}, {east, pitch + 3, top});
}

}  // namespace

TEST_CASE("a bare floor is squares and nothing else") {
  REQUIRE(plan_of(floor_of(25), 25) == std::vector<std::string>{"+ + +",  //
                                                                " . . ",  //
                                                                "+ + +",  //
                                                                " . . ",  //
                                                                "+ + +"});
}

TEST_CASE("a wall along an edge is a wall on squares of each size") {
  for (const double pitch : {25.0, 25.4, 50.8}) {
    const Surface room = together(floor_of(pitch), middle_wall(pitch, 0, 2 * pitch, 6, 40));
    REQUIRE(plan_of(room, pitch) == std::vector<std::string>{"+ + +",  //
                                                             " . . ",  //
                                                             "+-+-+",  //
                                                             " . . ",  //
                                                             "+ + +"});
  }
}

TEST_CASE("a wall that stands inside its square along the border counts for the border") {
  const Surface room = together(floor_of(25), box({0, 0, 6}, {6, 50, 40}));
  REQUIRE(plan_of(room, 25) == std::vector<std::string>{"+ + +",  //
                                                        "|. . ",  //
                                                        "+ + +",  //
                                                        "|. . ",  //
                                                        "+ + +"});
}

TEST_CASE("a gap in a wall is a door and the evidence has its width") {
  // A door of 20 mm in the middle of the western square, the rest is wall.
  const Surface room = together(together(floor_of(50.8), middle_wall(50.8, 0, 15, 6, 60)),
                                middle_wall(50.8, 35, 101.6, 6, 60));
  const auto proposal = proposed(room, 50.8);
  REQUIRE(proposal);
  REQUIRE(proposal->levels[0].plan.horizontal_edge(0, 1) == EdgePrint::opening);
  REQUIRE(proposal->levels[0].plan.horizontal_edge(1, 1) == EdgePrint::wall);
  const EdgeEvidence& door = edge(*proposal, 'H', 0, 1);
  REQUIRE(door.gap_mm == Approx(20).margin(3));
  REQUIRE(door.covered == Approx(0.5).margin(0.1));
  REQUIRE(edge(*proposal, 'H', 1, 1).covered == Approx(1));
  REQUIRE(edge(*proposal, 'H', 1, 1).height_mm == Approx(54).margin(1));
}

TEST_CASE("a doorway under a lintel and a window over a sill are openings") {
  const auto with_hole = [](double bottom, double top) {
    Surface room = together(floor_of(50.8), middle_wall(50.8, 0, 12, 6, 60));
    room = together(room, middle_wall(50.8, 39, 50.8, 6, 60));
    if (bottom > 6) room = together(room, middle_wall(50.8, 12, 39, 6, bottom));
    return together(room, middle_wall(50.8, 12, 39, top, 60));
  };
  for (const auto& [bottom, top] : {std::pair(6.0, 45.0), std::pair(18.0, 45.0)}) {
    const auto proposal = proposed(with_hole(bottom, top), 50.8);
    REQUIRE(proposal);
    REQUIRE(proposal->levels[0].plan.horizontal_edge(0, 1) == EdgePrint::opening);
    REQUIRE(proposal->levels[0].plan.horizontal_edge(1, 1) == EdgePrint::clear);
  }
}

TEST_CASE("a slit too narrow for a door leaves the wall a wall") {
  const Surface room = together(together(floor_of(50.8), middle_wall(50.8, 0, 22, 6, 60)),
                                middle_wall(50.8, 28, 101.6, 6, 60));
  REQUIRE(proposed(room, 50.8)->levels[0].plan.horizontal_edge(0, 1) == EdgePrint::wall);
}

TEST_CASE("a low wall is an obstacle and a kerb is nothing") {
  const auto with_wall = [](double height) {
    return proposed(together(floor_of(25), middle_wall(25, 0, 25, 6, 6 + height)), 25)
        ->levels[0]
        .plan.horizontal_edge(0, 1);
  };
  REQUIRE(with_wall(3) == EdgePrint::clear);
  REQUIRE(with_wall(11) == EdgePrint::obstacle);
  REQUIRE(with_wall(17) == EdgePrint::obstacle);
  REQUIRE(with_wall(19) == EdgePrint::wall);
}

TEST_CASE("half a wall is a close call") {
  const auto proposal = proposed(together(floor_of(50.8), middle_wall(50.8, 0, 27, 6, 60)), 50.8);
  REQUIRE(edge(*proposal, 'H', 0, 1).is_close);
  REQUIRE_FALSE(edge(*proposal, 'H', 1, 1).is_close);
}

TEST_CASE("a pillar on a corner is cover") {
  const Surface room = together(floor_of(50.8), box({44, 44, 6}, {58, 58, 60}));
  const auto proposal = proposed(room, 50.8);
  REQUIRE(proposal->levels[0].plan.dot(1, 1) == DotPrint::cover);
  REQUIRE(proposal->levels[0].plan.horizontal_edge(0, 1) == EdgePrint::clear);
}

TEST_CASE("a roof over a room is no lintel") {
  Surface room = together(floor_of(50.8), middle_wall(50.8, 0, 101.6, 56, 62));
  room = together(room, box({0, 0, 56}, {101.6, 101.6, 62}));
  room = together(room, box({0, 0, 6}, {101.6, 6, 56}));
  const auto proposal = proposed(room, 50.8);
  REQUIRE(proposal);
  REQUIRE(proposal->levels[0].plan.horizontal_edge(0, 1) == EdgePrint::clear);
  REQUIRE(proposal->levels[0].plan.horizontal_edge(0, 0) == EdgePrint::wall);
  REQUIRE(proposal->levels.size() == 2);
}

TEST_CASE("47: two floors and a stair are two Levels with stairs one over the other") {
  // An upper floor over the western half, and steps of 7 mm up to it along the northern side.
  Surface house = together(box({0, 0, 0}, {200, 100, 6}), box({0, 0, 49}, {100, 100, 55}));
  for (int n = 0; n < 7; ++n) {
    house = together(house, box({172.0 - 12 * n, 4, 0}, {184.0 - 12 * n, 44, 6 + 7.0 * (n + 1)}));
  }
  const auto proposal = proposed(house, 50);
  REQUIRE(proposal);
  REQUIRE(proposal->levels.size() == 2);
  REQUIRE(proposal->levels[1].floor_mm == Approx(55));
  const Plan& ground = proposal->levels[0].plan;
  const Plan& upper = proposal->levels[1].plan;
  REQUIRE(ground.width() == 4);
  REQUIRE(ground.height() == 2);
  REQUIRE(upper.floor(0, 0));
  REQUIRE(upper.floor(1, 1));
  REQUIRE_FALSE(upper.floor(3, 1));
  int stairs = 0;
  for (int y = 0; y < 2; ++y) {
    for (int x = 0; x < 4; ++x) {
      if (!ground.space(x, y).stairs) continue;
      ++stairs;
      REQUIRE(upper.space(x, y).stairs);
      REQUIRE(y == 0);
    }
  }
  REQUIRE(stairs == 1);
}

TEST_CASE("tiles that cannot be are refused") {
  const Mesh mesh = ticks_of(floor_of(25));
  const auto ways = scans::find_ways(mesh, std::nullopt, {});
  REQUIRE(propose_tiles(mesh, squares(8), *ways, {}).error().code == "wrong-value");
  scans::TileRequest request;
  request.low_share = 0.9;
  REQUIRE(propose_tiles(mesh, squares(25), *ways, request).error().code == "wrong-value");
  REQUIRE(propose_tiles(mesh, squares(25), {}, {}).error().code == "no-floor");
}

}  // namespace parapet::testing
