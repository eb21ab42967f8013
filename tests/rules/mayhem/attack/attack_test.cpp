#include "rules/mayhem/attack/attack.h"

#include <catch2/catch.hpp>

#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/front.h"
#include "rules/mayhem/attack/wall_free_path.h"

namespace {

using namespace parapet;
using namespace parapet::mayhem;

using Rows = std::vector<std::string>;

Board board_of(const std::vector<Rows>& levels) {
  TileMap map;
  Tile tile{"t", {}, std::nullopt, {}};
  for (const Rows& rows : levels) {
    auto plan = Plan::read(rows);
    INFO((plan ? std::string() : to_text(plan.error())));
    REQUIRE(plan.has_value());
    tile.levels.push_back({"t", *plan});
  }
  map.tiles.push_back(std::move(tile));
  map.layout.push_back({"t", 0, 0, 0, 0});
  auto board = Board::assemble(map);
  REQUIRE(board.has_value());
  return *std::move(board);
}

Options with(const char* id, const char* value) {
  Options options;
  REQUIRE(options.set(id, value).has_value());
  return options;
}

bool is_front(const char* facing, Space own, Space place,
              FrontShape shape = FrontShape::half_plane) {
  const std::vector<Space> spaces = {own};
  return in_front(spaces, *facing_from_text(facing), place, shape);
}

// Five by three, a wall across the middle column's west side but for the last row.
const Rows kWalled = {"+ + + + + +", " . .|. . . ", "+ + + + + +", " . .|. . . ",
                      "+ + + + + +", " . . . . . ", "+ + + + + +"};

}  // namespace

TEST_CASE("AOM-FRT-1: ahead in any width, and the two spaces beside") {
  CHECK(is_front("N", {5, 5, 1}, {0, 4, 1}));
  CHECK(is_front("N", {5, 5, 1}, {4, 5, 1}));
  CHECK_FALSE(is_front("N", {5, 5, 1}, {3, 5, 1}));
  CHECK_FALSE(is_front("N", {5, 5, 1}, {5, 5, 1}));
  CHECK_FALSE(is_front("N", {5, 5, 1}, {5, 6, 1}));
  CHECK(is_front("E", {5, 5, 1}, {6, 0, 1}));
  CHECK(is_front("W", {5, 5, 1}, {5, 4, 1}));
}

TEST_CASE("OPT-F1 wedge: no wider than it is far") {
  CHECK(is_front("N", {5, 5, 1}, {4, 4, 1}, FrontShape::wedge));
  CHECK_FALSE(is_front("N", {5, 5, 1}, {3, 4, 1}, FrontShape::wedge));
  CHECK(is_front("N", {5, 5, 1}, {6, 5, 1}, FrontShape::wedge));
}

TEST_CASE("OPT-F2 eight: a slanting facing has the spaces at right angles beside it") {
  CHECK(is_front("NE", {5, 5, 1}, {6, 5, 1}));
  CHECK(is_front("NE", {5, 5, 1}, {5, 4, 1}));
  CHECK(is_front("NE", {5, 5, 1}, {4, 4, 1}));
  CHECK(is_front("NE", {5, 5, 1}, {6, 6, 1}));
  CHECK_FALSE(is_front("NE", {5, 5, 1}, {3, 3, 1}));
  CHECK_FALSE(is_front("NE", {5, 5, 1}, {4, 5, 1}));
}

TEST_CASE("AOM-FRT-3: a large unit's Front begins beyond its leading row") {
  const std::vector<Space> own = {{4, 4, 1}, {5, 4, 1}, {4, 5, 1}, {5, 5, 1}};
  const auto front = [&](Space place) {
    return in_front(own, Facing::north, place, FrontShape::half_plane);
  };
  CHECK(front({0, 3, 1}));
  CHECK(front({3, 4, 1}));
  CHECK(front({3, 5, 1}));
  CHECK(front({6, 5, 1}));
  CHECK_FALSE(front({2, 4, 1}));
  CHECK_FALSE(front({4, 6, 1}));
  CHECK_FALSE(front({4, 4, 1}));
}

TEST_CASE("OPT-R1, R2: distance in spaces") {
  const Board board = board_of({kWalled});
  CHECK(distance(board, {1, 0, 1}, {2, 0, 1}, Options()) == 1);
  // Round the wall's end: down, across by the dot where it ends, and up.
  CHECK(distance(board, {1, 0, 1}, {2, 0, 1}, with("R1", "path")) == 4);
  CHECK(distance(board, {1, 1, 1}, {2, 2, 1}, with("R1", "path")) == 1);
  CHECK(distance(board, {0, 0, 1}, {1, 1, 3}, Options()) == 1);
  CHECK(distance(board, {0, 0, 1}, {1, 1, 3}, with("R2", "add")) == 3);
  CHECK(distance(board, {0, 0, 1}, {1, 1, 3}, with("R2", "chebyshev-3d")) == 2);
}

TEST_CASE("OPT-R1 path goes to other Levels by stairs, or not at all") {
  const Rows ground = {"+ + + +", " . . S ", "+ + + +"};
  const Rows roof = {"  + + +", "   . S ", "  + + +"};
  const Rows closed = {"  + + +", "   . . ", "  + + +"};
  Options path = with("R1", "path");
  CHECK(distance(board_of({ground, roof}), {0, 0, 1}, {1, 0, 2}, path) == 3);
  REQUIRE(path.set("R2", "add").has_value());
  CHECK(distance(board_of({ground, roof}), {0, 0, 1}, {1, 0, 2}, path) == 4);
  CHECK_FALSE(distance(board_of({ground, closed}), {0, 0, 1}, {1, 0, 2}, path).has_value());
}

TEST_CASE("AOM-RNG-2: a band that is shifted below 0 reaches nothing") {
  RangeBands bands;
  bands.reach = {1, 3, std::nullopt};
  bands.shift = -3;
  CHECK(reaching_band(bands, 0) == Band::yellow);
  CHECK_FALSE(reaching_band(bands, 1).has_value());
  bands.shift = 3;
  CHECK(reaching_band(bands, 4) == Band::red);
  CHECK(reaching_band(bands, 6) == Band::yellow);
  CHECK_FALSE(reaching_band(bands, 7).has_value());
}

TEST_CASE("AOM-ILS-1: the way of an attack that ignores sight goes round walls and over floors") {
  const Board board = board_of({kWalled});
  // Down, past the end of the wall, and up; there is no Level to rise to.
  CHECK(shortest_air_path(board, {1, 0, 1}, {2, 0, 1}, 0)->length == 4);
  // With a roof somewhere, over the wall: rising costs nothing, or 1 each.
  const Rows far_roof = {"        + +", "         . ", "        + +", "           ",
                         "           ", "           ", "           "};
  const Board higher = board_of({kWalled, far_roof});
  CHECK(shortest_air_path(higher, {1, 0, 1}, {2, 0, 1}, 0)->length == 1);
  CHECK(shortest_air_path(higher, {1, 0, 1}, {2, 0, 1}, 1)->length == 3);
  const Rows ground = {"+ + + +", " .|. . ", "+ + + +"};
  const Rows roof = {"+ + + +", " . . . ", "+ + + +"};
  const Board roofed = board_of({ground, roof});
  CHECK_FALSE(shortest_air_path(roofed, {0, 0, 1}, {1, 0, 1}, 0).has_value());
  CHECK_FALSE(shortest_air_path(roofed, {1, 0, 2}, {1, 0, 1}, 0).has_value());
}

TEST_CASE("AOM-ILS-1: Protection is that of the last step, and none at Range 1") {
  const Rows rows = {"+ + + + + +", " . . . . . ", "+ + + # + +", " . . . . . ",
                     "+ + + # + +", " . . . . . ", "+ + + + + +"};
  const Board board = board_of({rows});
  AttackQuestion question;
  question.attacker = Stand::at({0, 1, 1});
  question.target = Stand::at({3, 1, 1});
  question.dice = *dice_from_text("YY");
  question.ignores_sight = true;
  const AttackRuling far = rule_attack(board, question, Options());
  CHECK(far.distance == 3);
  CHECK(far.is_protected);
  question.attacker = Stand::at({2, 1, 1});
  CHECK_FALSE(rule_attack(board, question, Options()).is_protected);
}

TEST_CASE("AOM-JMP-7, OPT-L16: no bonus for height in mid-air, the penalty stays") {
  const Rows ground = {"+ + + + +", " . . . . ", "+ + + + +"};
  const Rows roof = {"      + +", "       . ", "      + +"};
  const Board board = board_of({ground, roof});
  AttackQuestion question;
  question.attacker = Stand::at({0, 0, 1});
  question.target = Stand::at({3, 0, 2});
  question.dice = *dice_from_text("YY");
  CHECK(rule_attack(board, question, Options()).lower);
  question.altitude = 2;
  CHECK_FALSE(rule_attack(board, question, Options()).lower);
  CHECK(rule_attack(board, question, with("L16", "ground")).lower);
  question.altitude = 3;
  CHECK_FALSE(rule_attack(board, question, Options()).higher);
}

TEST_CASE("OPT-F3: a large attacker takes the space whose dot the line uses, or the best") {
  const Board board = board_of({{"+ + + + + + +", " . . . . . . ", "+ + + + + + +", " . . . . . . ",
                                 "+ + + + + + +", " . . . . . . ", "+ + + + + + +"}});
  AttackQuestion question;
  Unit large{"l", "x", {{0, 0, 1}, 2, 2}, std::nullopt, Facing::east, std::nullopt};
  question.attacker = Stand::of(large);
  question.target = Stand::at({2, 1, 1});
  question.target_facing = Facing::west;
  question.dice = *dice_from_text("YY");
  CHECK_FALSE(rule_attack(board, question, Options()).flank);
  question.target_facing = Facing::north;
  // From (1, 1), beside the target, it is in the Front; from (0, 1), two away in its row, not.
  CHECK_FALSE(rule_attack(board, question, Options()).flank);
  CHECK(rule_attack(board, question, with("F3", "attacker-best")).flank);
}

namespace {

Board open_board(int width, int height) {
  Rows rows;
  for (int row = 0; row <= 2 * height; ++row) {
    std::string text = row % 2 == 0 ? "+" : " ";
    for (int x = 0; x < width; ++x) text += row % 2 == 0 ? " +" : ". ";
    rows.push_back(text);
  }
  return board_of({rows});
}

Stand large_at(int x, int y) {
  return Stand::of(
      Unit{"g", "legion", {{x, y, 1}, 2, 2}, std::nullopt, std::nullopt, std::nullopt});
}

// A place of a board that is `width` wide, east and west exchanged.
int mirrored(int x, int width, int size) { return width - x - size; }

Facing mirrored(Facing facing) {
  if (facing == Facing::east) return Facing::west;
  if (facing == Facing::west) return Facing::east;
  return facing;
}

}  // namespace

TEST_CASE("an attack on or by a large unit is the same in the mirror") {
  constexpr int kWidth = 12;
  const Board board = open_board(kWidth, 10);
  const Facing facings[] = {Facing::north, Facing::east, Facing::south, Facing::west};
  for (const char* f3 : {"line-space", "attacker-best"}) {
    const Options options = with("F3", f3);
    for (int y = 0; y < 9; ++y) {
      for (int x = 0; x < 11; ++x) {
        if (x >= 3 && x <= 5 && y >= 3 && y <= 5) continue;  // the two would overlap
        for (const Facing facing : facings) {
          AttackQuestion question;
          question.attacker = Stand::at({4, 4, 1});
          question.target = large_at(x, y);
          question.target_facing = facing;
          question.attacker_facing = Facing::east;
          question.dice = *dice_from_text("YY");
          AttackQuestion other = question;
          other.attacker = Stand::at({mirrored(4, kWidth, 1), 4, 1});
          other.target = large_at(mirrored(x, kWidth, 2), y);
          other.target_facing = mirrored(facing);
          other.attacker_facing = Facing::west;
          for (int turn = 0; turn < 2; ++turn) {  // and with the large one attacking
            const AttackRuling here = rule_attack(board, question, options);
            const AttackRuling there = rule_attack(board, other, options);
            INFO(f3 << " " << x << "," << y << " " << to_text(facing) << " " << turn);
            CHECK(here.flank == there.flank);
            CHECK(here.in_front == there.in_front);
            CHECK(here.legal == there.legal);
            CHECK(here.dice == there.dice);
            std::swap(question.attacker, question.target);
            std::swap(other.attacker, other.target);
          }
        }
      }
    }
  }
}

TEST_CASE("AOM-TGT-1: of equally near spaces the Attacker takes the one in its Front") {
  const Board board = open_board(12, 9);
  AttackQuestion question;
  question.attacker = Stand::at({4, 4, 1});
  question.target = large_at(4, 6);
  question.attacker_facing = Facing::east;
  question.dice = *dice_from_text("YY");
  const AttackRuling ruling = rule_attack(board, question, Options());
  CHECK(ruling.in_front == true);
  CHECK(ruling.legal);
}

TEST_CASE("AOM-DDD-2: a hell tower is higher in attacks, and nowhere else") {
  const Board board = open_board(12, 9);
  const Stand tower = Stand::of(Device{"t", DeviceKind::hell_tower, "legion", {{5, 2, 1}, 2, 2}});
  const Stand hacker = Stand::at({4, 2, 1});
  CHECK(may_hack(board, hacker, tower, Options()));
  CHECK(distance(board, Stand::at({2, 2, 1}), tower, with("R2", "add")) == 3);
  CHECK(distance(board, Stand::at({2, 2, 1}), tower, with("R1", "path")) == 3);
  AttackQuestion question;
  question.attacker = Stand::at({2, 2, 1});
  question.target = tower;
  question.dice = *dice_from_text("YY");
  CHECK(rule_attack(board, question, Options()).lower);
  CHECK(rule_attack(board, question, Options()).sight);
  std::swap(question.attacker, question.target);
  CHECK(rule_attack(board, question, Options()).higher);
}

TEST_CASE("OPT-R1 path measures a jumper from the space it is over") {
  const Board board = open_board(8, 3);
  AttackQuestion question;
  question.attacker = Stand::at({1, 1, 1});
  question.target = Stand::at({5, 1, 1});
  question.altitude = 3;
  question.dice = *dice_from_text("YY");
  CHECK(rule_attack(board, question, with("R1", "path")).distance == 4);
  CHECK(rule_attack(board, question, with("R2", "add")).distance == 6);
}
