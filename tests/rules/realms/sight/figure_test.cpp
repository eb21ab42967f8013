#include "rules/realms/sight/figure.h"

#include <catch2/catch.hpp>

#include "tests/support/brick_field.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

BrickField plain() {
  BrickField board;
  board.peg = {Ratio(80), Ratio(40)};
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

Figure figure_at(const BrickField& board, Unit unit) {
  const Battlefield field = board.field();
  const std::vector<Unit> units{std::move(unit)};
  const Result<Figure> figure = figure_of(field, units, 0);
  REQUIRE(figure);
  return *figure;
}

std::string fault(const BrickField& board, Unit unit) {
  const Battlefield field = board.field();
  const std::vector<Unit> units{std::move(unit)};
  const Result<Figure> figure = figure_of(field, units, 0);
  return figure ? std::string() : figure.error().code;
}

Unit knight(const BrickField& board, const std::string& at = "B1") {
  return unit_at(board.field(), "knight", at);
}

}  // namespace

TEST_CASE("the eye is over the middle of the plate at the height less a peg") {
  const Figure figure = figure_at(plain(), knight(plain()));
  // The plate of B1 is 5 to 7 studs east, 1 to 3 south; the ground is at 32.
  CHECK(figure.body == Box::spanning({400, 80, 32}, {560, 240, 432}));
  CHECK(figure.eye == Point{480, 160, 392});
}

TEST_CASE("sample points are the quarters at 1/4 and 3/4 of the height and the eye") {
  const Figure figure = figure_at(plain(), knight(plain()));
  CHECK(figure.samples[0] == Point{440, 120, 132});
  CHECK(figure.samples[1] == Point{520, 120, 132});
  CHECK(figure.samples[2] == Point{440, 200, 132});
  CHECK(figure.samples[3] == Point{520, 200, 132});
  CHECK(figure.samples[4] == Point{440, 120, 332});
  CHECK(figure.samples[7] == Point{520, 200, 332});
  CHECK(figure.samples[8] == figure.eye);
}

TEST_CASE("heights are rounded down to a tick and tops up") {
  BrickField board = plain();
  board.peg.rise = Ratio::of(7, 2);
  Unit unit = knight(board);
  unit.height = Ratio(3);  // 10.5 ticks: quarters at 2.625 and 7.875, the eye at 7
  const Figure figure = figure_at(board, unit);
  CHECK(figure.samples[0].z == 34);
  CHECK(figure.samples[4].z == 39);
  CHECK(figure.eye.z == 39);
  CHECK(figure.body.hi().z == 43);
  unit.eye = Ratio::of(13, 7);  // 6.5 ticks
  CHECK(figure_at(board, unit).eye.z == 38);
}

TEST_CASE("who is not a peg tall has its eye on the ground") {
  Unit unit = knight(plain());
  unit.height = Ratio::of(1, 2);
  CHECK(figure_at(plain(), unit).eye.z == 32);
  unit.height = Ratio(1);
  CHECK(figure_at(plain(), unit).eye.z == 32);
  unit.height = Ratio::of(11, 10);
  CHECK(figure_at(plain(), unit).eye.z == 36);
}

TEST_CASE("OPT-K2: a figure that stands beside the centre takes its eye and body there") {
  Unit unit = knight(plain());
  unit.stand = {{Ratio(1), Ratio::of(-1, 2)}};
  const Figure figure = figure_at(plain(), unit);
  CHECK(figure.eye == Point{560, 120, 392});
  CHECK(figure.body.lo() == Point{480, 40, 32});
  CHECK(figure.samples[0] == Point{520, 80, 132});
  unit.stand = {{Ratio::of(1, 3), Ratio::of(-1, 3)}};  // 26 2/3 ticks, towards the middle
  CHECK(figure_at(plain(), unit).eye == Point{506, 134, 392});
}

TEST_CASE("a large unit stands in the middle of all its plates") {
  Unit unit = knight(plain());
  unit.size = {2, 2};
  const Figure figure = figure_at(plain(), unit);
  CHECK(figure.body == Box::spanning({400, 80, 32}, {880, 560, 432}));
  CHECK(figure.eye == Point{640, 320, 392});
  CHECK(figure.samples[0] == Point{520, 200, 132});
  unit.at = space_of(plain().field(), "I3");
  CHECK(fault(plain(), unit) == "no-such-space");
}

TEST_CASE("COR-BRD-1: a rider stands on its carrier's box") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{knight(plain()), unit_at(field, "horse", "B1")};
  units[0].on = "horse";
  units[1].height = Ratio(7);
  CHECK(figure_of(field, units, 0)->eye == Point{480, 160, 392 + 280});
  CHECK(figure_box(field, units, 0)->lo().z == 32 + 280);
}

TEST_CASE("COR-FLY-3: a unit in the air is 200 pegs over the centre of its location") {
  Unit unit = knight(plain());
  unit.flies = true;
  unit.airborne = true;
  CHECK(figure_at(plain(), unit).eye == Point{480, 160, 392 + 8000});
}

TEST_CASE("a body of its own turns with its facing and gives the eye") {
  Unit unit = knight(plain());
  unit.body = FigureBody{Box::spanning({-30, -20, 0}, {30, 20, 400}), {0, -18, 340}};
  CHECK(figure_at(plain(), unit).body == Box::spanning({450, 140, 32}, {510, 180, 432}));
  CHECK(figure_at(plain(), unit).eye == Point{480, 142, 372});
  CHECK(figure_at(plain(), unit).samples[0] == Point{465, 150, 132});
  unit.facing = Facing::east;
  CHECK(figure_at(plain(), unit).body == Box::spanning({460, 130, 32}, {500, 190, 432}));
  CHECK(figure_at(plain(), unit).eye == Point{498, 160, 372});
  unit.facing = Facing::south;
  CHECK(figure_at(plain(), unit).eye == Point{480, 178, 372});
  unit.facing = Facing::west;
  CHECK(figure_at(plain(), unit).eye == Point{462, 160, 372});
  unit.facing = Facing::north_east;
  CHECK(fault(plain(), unit) == "slanting-facing");
  unit.facing = Facing::north;
  unit.eye = Ratio(5);
  CHECK(figure_at(plain(), unit).eye == Point{480, 142, 232});
}

TEST_CASE("COR-POSE-1: a posed eye is at most 6 pegs away for each space of movement") {
  Unit unit = knight(plain());
  unit.movement = 1;
  const auto posed = [&](int east, int south, int up) {
    Unit other = unit;
    other.pose = {{Ratio(east), Ratio(south), Ratio(up)}};
    return fault(plain(), other);
  };
  CHECK(posed(6, 0, 9).empty());
  CHECK(posed(7, 0, 9) == "pose-too-far");
  CHECK(posed(0, -6, 9).empty());
  CHECK(posed(6, 0, 10) == "pose-too-far");
  CHECK(posed(0, 0, 15).empty());
  CHECK(posed(0, 0, 16) == "pose-too-far");
  CHECK(posed(0, 0, 3).empty());
  CHECK(posed(4, 4, 11).empty());  // 16 + 16 + 4 = 36
  CHECK(posed(4, 4, 12) == "pose-too-far");
  unit.movement = 0;
  CHECK(posed(0, 0, 9).empty());
  CHECK(posed(1, 0, 9) == "pose-too-far");
  unit.movement = 2;
  Unit other = unit;
  other.pose = {{Ratio(3), Ratio::of(-1, 4), Ratio(10)}};
  CHECK(figure_at(plain(), other).eye == Point{720, 140, 432});
  CHECK(figure_at(plain(), other).samples[8] == Point{720, 140, 432});
  CHECK(figure_at(plain(), other).samples[0] == Point{440, 120, 132});
}

TEST_CASE("numbers beyond the coordinates are an error that names the unit") {
  Unit unit = knight(plain());
  unit.height = Ratio(1'000'000);
  CHECK(fault(plain(), unit) == "out-of-range");
  unit = knight(plain());
  unit.stand = {{Ratio(1'000'000), Ratio(0)}};
  CHECK(fault(plain(), unit) == "out-of-range");
  unit = knight(plain());
  unit.eye = Ratio(1'000'000);
  CHECK(fault(plain(), unit) == "out-of-range");
  unit = knight(plain());
  unit.pose = {{Ratio(-1'000'000), Ratio(0), Ratio(0)}};
  unit.movement = 1'000'000;
  CHECK(fault(plain(), unit) == "out-of-range");
  BrickField board = plain();
  board.peg = {Ratio(1'000'000), Ratio(1'000'000)};
  unit = knight(board);
  unit.flies = true;
  unit.airborne = true;
  CHECK(fault(board, unit) == "out-of-range");
}

TEST_CASE("a body comes from a model: its box and the front of its head") {
  BrickModel model;
  const auto add = [&](const std::string& name, Point lo, Point hi) {
    PlacedPart part;
    part.name = name;
    part.shapes.push_back(Box::spanning(lo, hi));
    model.parts.push_back(part);
  };
  CHECK(figure_body(model, 40).error().code == "no-figure");
  add("3815.dat", {-80, -40, -160}, {80, 40, -40});
  add("973p01.dat", {-76, -40, -40}, {76, 40, 120});
  // Without a head: over the middle, a peg below the top.
  CHECK(figure_body(model, 40)->eye == Point{0, 0, 240});
  CHECK(figure_body(model, 500)->eye == Point{0, 0, 0});
  add("parts/3626BP01.DAT", {-26, -26, 120}, {26, 26, 216});
  const FigureBody body = *figure_body(model, 40);
  CHECK(body.box == Box::spanning({-80, -40, 0}, {80, 40, 376}));
  CHECK(body.eye == Point{0, -26, 328});
  BrickModel studded = model;  // the stud on its head counts towards its height, 4 LDU
  studded.parts.back().studs.push_back({{0, 0, 216}, {0, 0, 1}});
  CHECK(figure_body(studded, 40)->box == Box::spanning({-80, -40, 0}, {80, 40, 392}));
  CHECK(figure_body(studded, 40)->eye == body.eye);
  add("3626c.dat", {200, 0, 0}, {240, 40, 40});  // a second head, off to the side
  CHECK(figure_body(model, 40)->box == Box::spanning({-160, -40, 0}, {160, 40, 376}));
  CHECK(figure_body(model, 40)->eye == Point{-80, -26, 328});
  add("far.dat", {0, 0, 0}, {kMaxCoordinate + 1, 1, 1});
  CHECK(figure_body(model, 40).error().code == "limit");
}
