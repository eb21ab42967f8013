#include "rules/collapse/brick_structure.h"

#include <catch2/catch.hpp>
#include <variant>

#include "geometry/solids/convex_hull.h"
#include "physics/structure/contacts.h"
#include "rules/collapse/brick_mass.h"
#include "tests/support/brick_field.h"
#include "tests/support/realms_text.h"
#include "tests/support/weighing.h"

namespace parapet {
namespace {

using collapse::brick_structure;
using physics::Holding;
using physics::Structure;
using physics::Table;

RealmsBoard board_with(const std::string& terrain, const std::string& spaces = "{}",
                       const std::string& more = {},
                       const std::map<std::string, std::string>& files = {}) {
  auto board =
      read_realms_file(test::board_of(terrain, spaces, more), "board", test::folder_of(files));
  if (!board) FAIL(to_text(board.error()));
  return *std::move(board);
}

Structure structure_of(const RealmsBoard& board, Table table = Table::loose) {
  return brick_structure(board.field, board.file.units.units, table).value();
}

// A stair on a baseplate; each brick has half the studs of the one below.
const char* const kStair =
    "0 Stair\n"
    "1 2 0 24 0 1 0 0 0 1 0 0 0 1 3867.dat\n"
    "1 4 0 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n"
    "1 1 40 -24 0 1 0 0 0 1 0 0 0 1 3001.dat\n"
    "1 1 80 -48 0 1 0 0 0 1 0 0 0 1 3001.dat\n"
    "1 1 120 -72 0 1 0 0 0 1 0 0 0 1 3001.dat\n"
    "1 1 160 -96 0 1 0 0 0 1 0 0 0 1 3001.dat\n";

TEST_CASE("a model keeps its pieces with their studs and holes") {
  const auto board = board_with(R"([{"ldraw": "a.ldr"}])", "{}", {}, {{"a.ldr", kStair}});
  const Structure structure = structure_of(board);
  REQUIRE(structure.pieces.size() == 6);
  CHECK(structure.pieces[1].id == "t0/1");
  CHECK(structure.pieces[0].holding == Holding::fixed);
  CHECK(structure.pieces[1].holding == Holding::built);
  CHECK(structure.pieces[1].mass_mg == 2160);
  CHECK(structure.pieces[1].holes.size() == 8);
  CHECK(structure.pieces[2].studs.size() == 8);
  CHECK(structure.table_height == -112);
  const auto contacts = physics::contacts_of(structure);
  REQUIRE(contacts.size() == 5);
  CHECK(contacts[0].studs == 8);
  CHECK(contacts[1].studs == 4);
  CHECK(contacts[1].lower == 1);
}

TEST_CASE("a model turned on the board holds as much") {
  const std::map<std::string, std::string> files{{"a.ldr", kStair}};
  const auto factor = [&](int turn) {
    const std::string entry =
        R"([{"ldraw": "a.ldr", "at": [9, -3, 6], "turn": )" + std::to_string(turn) + "}]";
    return testing::weighed(structure_of(board_with(entry, "{}", {}, files)));
  };
  const physics::LoadFactor straight = factor(0);
  CHECK(straight > physics::kBalanced);
  CHECK(straight < physics::kAnyLoad);
  for (int turn = 1; turn < 4; ++turn) CHECK(factor(turn) == straight);
}

TEST_CASE("what fell is settled and keeps its mass and body") {
  const Structure structure = structure_of(board_with(R"([
    {"box": [2, 4, 3]},
    {"box": [2, 2, 1], "at": [5, 5, 0], "loose": true, "mass_g": 1.6004, "body": "b1"},
    {"solid": [[0,0,96],[80,0,96],[0,80,96],[0,0,200]], "id": "t7", "loose": true, "mass_g": "3/2",
     "body": "b1"},
    {"solid": [[0,0,96],[-80,0,96],[0,80,96],[0,0,200]], "id": "t7", "loose": true, "mass_g": "3/2",
     "body": "b1"}])"));
  REQUIRE(structure.pieces.size() == 3);
  CHECK(structure.pieces[0].holding == Holding::built);
  CHECK(structure.pieces[0].mass_mg == 2160);
  CHECK(structure.pieces[0].body.empty());
  CHECK(structure.pieces[1].holding == Holding::settled);
  CHECK(structure.pieces[1].mass_mg == 1600);
  CHECK(structure.pieces[1].body == "b1");
  CHECK(structure.pieces[2].mass_mg == 1500);
  CHECK(structure.pieces[2].shapes.size() == 2);
  CHECK(structure.pieces[2].body == "b1");
}

TEST_CASE("units weigh on the pieces under each of their spaces") {
  // Spaces of two studs on a floor, and a block in the east that is higher.
  const Structure structure = structure_of(board_with(
      R"([{"box": [8, 8, 1]}, {"box": [4, 8, 1], "at": [4, 0, 1]}])",
      R"({"grid": {"at": [0, 0], "pitch": 2, "count": [4, 4]}})",
      R"("units": [{"id": "a", "side": "red", "at": "A1"}, {"id": "b", "side": "red", "at": "B3", "size": [2, 1]},
                   {"id": "c", "side": "red", "at": "B3", "on": "b"},
                   {"id": "d", "side": "red", "at": "D1", "flies": true, "airborne": true}])"));
  REQUIRE(structure.loads.size() == 4);
  const auto is_load = [&](std::size_t n, std::uint32_t piece, Point at) {
    CHECK(structure.loads[n].piece == piece);
    CHECK(structure.loads[n].at == at);
    CHECK(structure.loads[n].mass_mg == collapse::kSpaceMass);
  };
  is_load(0, 0, {80, 80, 32});
  is_load(1, 0, {240, 400, 32});
  is_load(2, 1, {400, 400, 64});
  is_load(3, 0, {240, 400, 32});
}

TEST_CASE("a figure at the end of a board tips it") {
  const auto factor = [](const std::string& units) {
    return testing::weighed(structure_of(board_with(
        R"([{"box": [6, 2, 3]}, {"box": [10, 2, 1], "at": [0, 0, 3]}])",
        R"({"grid": {"at": [0, 0], "pitch": 2, "count": [5, 1]}})", "\"units\": " + units)));
  };
  CHECK(factor(R"([{"id": "a", "side": "red", "at": "B1"}])") == physics::kAnyLoad);
  CHECK(factor(R"([{"id": "a", "side": "red", "at": "E1"}])") == 0);
  CHECK(
      factor(
          R"([{"id": "a", "side": "red", "at": "E1"}, {"id": "b", "side": "red", "at": "A1"}])") ==
      physics::kAnyLoad);
}

TEST_CASE("a mesh is fixed where it is no part of a model") {
  realms::Piece scan;
  scan.id = "scan";
  realms::Piece part = scan;
  part.id = "part";
  part.part = "Something from a library";
  std::vector<Body> bodies;
  for (std::uint32_t piece = 0; piece < 2; ++piece) {
    bodies.push_back({Triangle{{0, 0, 0}, {80, 0, 0}, {0, 80, 96}}, piece});
    bodies.push_back({Triangle{{0, 0, 0}, {80, 80, 10}, {0, 80, 96}}, piece});
  }
  const auto field = realms::Battlefield::make({}, {scan, part}, bodies, {});
  REQUIRE(field.has_value());
  const Structure structure = brick_structure(*field, {}, Table::loose).value();
  CHECK(structure.pieces[0].holding == Holding::fixed);
  CHECK(structure.pieces[0].shapes.size() == 2);
  CHECK(structure.pieces[1].holding == Holding::built);
  REQUIRE(structure.pieces[1].shapes.size() == 1);
  CHECK(std::get<Box>(structure.pieces[1].shapes[0]) == Box::spanning({0, 0, 0}, {80, 80, 96}));
}

TEST_CASE("pieces that all lie in one place are too many") {
  std::vector<realms::Piece> pieces(1500);
  std::vector<Body> bodies;
  for (std::uint32_t n = 0; n < pieces.size(); ++n) {
    pieces[n].id = std::to_string(n);
    bodies.push_back({Box::spanning({0, 0, 0}, {80, 80, 96}), n});
  }
  const auto field = realms::Battlefield::make({}, pieces, bodies, {});
  REQUIRE(field.has_value());
  const auto structure = brick_structure(*field, {}, Table::loose);
  REQUIRE_FALSE(structure.has_value());
  CHECK(structure.error().code == "limit");
}

TEST_CASE("masses are those of plain bricks or by volume") {
  const auto box = [](std::int64_t x, std::int64_t y, std::int64_t z) {
    return std::vector<Shape>{Box::spanning({0, 0, 0}, {x, y, z})};
  };
  using collapse::brick_mass;
  CHECK(brick_mass("Brick 1 x 1", box(80, 80, 96)) == 430);
  CHECK(brick_mass("Brick 1 x 2", box(80, 160, 96)) == 810);
  CHECK(brick_mass("Brick 1 x 2", box(96, 80, 160)) == 810);
  CHECK(brick_mass("Brick 2 x 6", box(480, 160, 96)) == 3230);
  CHECK(brick_mass("Plate 2 x 4", box(320, 160, 32)) == 720);
  CHECK(brick_mass("", box(80, 80, 96)) == 270);
  CHECK(brick_mass("", box(1, 1, 1)) == 1);
  CHECK(brick_mass("Brick 2 x 3", box(240, 160, 96)) == 1620);
  // Half a box, as a wedge.
  const auto wedge =
      convex_hull({{0, 0, 0}, {320, 0, 0}, {0, 160, 0}, {320, 160, 0}, {0, 0, 96}, {0, 160, 96}});
  REQUIRE(wedge.has_value());
  CHECK(brick_mass("Slope Brick", std::vector<Shape>{*wedge}) == 1080);
  CHECK(brick_mass("", box(kMaxDifference, kMaxDifference, kMaxDifference)) > 0);
}

TEST_CASE("a part of triangles weighs what its walls do and no more than its box") {
  // Both sides of a plate of 100 x 80 mm, askew so that the box round it is large.
  const std::vector<Shape> plate{Triangle{{0, 0, 0}, {600, 800, 0}, {600, 800, 800}},
                                 Triangle{{0, 0, 0}, {600, 800, 800}, {0, 0, 800}},
                                 Triangle{{0, 0, 0}, {600, 800, 800}, {600, 800, 0}},
                                 Triangle{{0, 0, 0}, {0, 0, 800}, {600, 800, 800}}};
  CHECK(collapse::brick_mass("Panel", plate) == 2 * 8000 * 63 / 100);
  // The same area in a box of 1 mm.
  const std::vector<Shape> crumpled(50, Triangle{{0, 0, 0}, {10, 10, 0}, {0, 10, 10}});
  CHECK(collapse::brick_mass("Crumb", crumpled) == 1);
  const std::vector<Shape> brick{Triangle{{0, 0, 0}, {80, 160, 0}, {0, 160, 96}}};
  CHECK(collapse::brick_mass("Brick 1 x 2", brick) == 810);
  constexpr std::int64_t k = kMaxCoordinate;
  const std::vector<Shape> huge{Triangle{{-k, -k, -k}, {k, -k, k}, {k, k, -k}}};
  CHECK(collapse::brick_mass("Huge", huge) > 100 * k);
}

}  // namespace
}  // namespace parapet
