#include "rules/realms/attack/attack.h"

#include <catch2/catch.hpp>

#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

BrickField plain() {
  BrickField board;
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

BrickField pads(LinkKind kind = LinkKind::pads) {
  BrickField board;
  board.block(48, 4, 1, 0, 0, 0).block(2, 4, 30, 23, 0, 1);
  board.spot("west", 1, 1).spot("east", 41, 1).spot("next", 37, 1).link(kind, "west", "east");
  return board;
}

AttackRuling attack(const BrickField& board, const std::vector<Unit>& units, Party from, Party to,
                    std::optional<int> range, const Options& options = {}) {
  const auto ruling =
      rule_attack(board.field(), board.terrain(), units, {from, to, range}, options);
  REQUIRE(ruling);
  return *ruling;
}

AttackRuling duel(const BrickField& board, const std::string& from, const std::string& to,
                  std::optional<int> range, const Options& options = {}) {
  const Battlefield field = board.field();
  const std::vector<Unit> units{unit_at(field, "a", from), unit_at(field, "b", to)};
  return attack(board, units, std::size_t{0}, std::size_t{1}, range, options);
}

bool cites(const Because& because, const std::string& rule) {
  for (const Reason& reason : because) {
    if (reason.rule == rule) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("range N is at most N neighbouring spaces away") {
  CHECK(duel(plain(), "A2", "E2", 4).legal);
  CHECK(duel(plain(), "A2", "E2", 4).spaces == 4);
  CHECK(duel(plain(), "A2", "E2", 4).needs_sight);
  CHECK_FALSE(duel(plain(), "A2", "F2", 4).in_range);
  CHECK(duel(plain(), "A2", "F2", 4).spaces == 5);
  CHECK(duel(plain(), "A1", "C3", 2).spaces == 2);
  CHECK(duel(plain(), "A1", "C3", 2).legal);
  CHECK_FALSE(duel(plain(), "A2", "B2", 0).legal);
}

TEST_CASE("no range is adjacent only: neighbouring on one axis") {
  CHECK(duel(plain(), "A1", "B1", std::nullopt).legal);
  CHECK_FALSE(duel(plain(), "A1", "B2", std::nullopt).legal);
  CHECK(duel(plain(), "A1", "B2", 1).legal);
  CHECK_FALSE(duel(plain(), "A1", "C1", std::nullopt).in_range);
}

TEST_CASE("an attack needs sight") {
  BrickField board = plain();
  board.block(1, 12, 40, 11, 0, 1);
  CHECK(duel(board, "A2", "E2", 4).in_range);
  CHECK_FALSE(duel(board, "A2", "E2", 4).sight);
  CHECK_FALSE(duel(board, "A2", "E2", 4).legal);
  CHECK(duel(board, "A2", "C2", 4).legal);
}

TEST_CASE("OPT-K22: a figure between them hides the target") {
  const Battlefield field = plain().field();
  const std::vector<Unit> units{unit_at(field, "a", "A2"), unit_at(field, "b", "E2"),
                                unit_at(field, "m", "C2")};
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, 4).legal);
  CHECK_FALSE(
      attack(plain(), units, std::size_t{0}, std::size_t{1}, 4, option("K22", "yes")).legal);
}

TEST_CASE("COR-PAD-1: linked pads and ladders count as adjacent and need no sight") {
  for (const LinkKind kind : {LinkKind::pads, LinkKind::ladder}) {
    const AttackRuling linked = duel(pads(kind), "west", "east", std::nullopt);
    CHECK(linked.legal);
    CHECK(linked.in_range);
    CHECK_FALSE(linked.needs_sight);
    CHECK_FALSE(linked.sight);
    CHECK(linked.spaces == 1);
  }
  CHECK_FALSE(duel(pads(), "west", "next", std::nullopt).in_range);
  CHECK_FALSE(duel(pads(), "west", "next", std::nullopt).legal);
  CHECK_FALSE(duel(pads(LinkKind::stairs), "west", "east", std::nullopt).in_range);
  for (const LinkKind kind :
       {LinkKind::pads, LinkKind::ladder}) {  // stairs beside them take nothing
    CHECK(duel(pads(kind).link(LinkKind::stairs, "west", "east"), "west", "east", std::nullopt)
              .legal);
  }
}

TEST_CASE("COR-PAD-1: beyond the link the range goes on but sight is needed") {
  const AttackRuling far = duel(pads(), "west", "next", 2);
  CHECK(far.in_range);
  CHECK(far.spaces == 2);
  CHECK(far.needs_sight);
  CHECK_FALSE(far.legal);
  CHECK_FALSE(duel(pads(LinkKind::stairs), "west", "next", 20).in_range);
  CHECK_FALSE(duel(pads(LinkKind::stairs), "west", "next", 20).spaces);
}

TEST_CASE("COR-FLY-4: flyers attack flyers and the ground the ground") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "f", "A1"), unit_at(field, "g", "B1")};
  units[0].flies = true;
  units[0].airborne = true;
  CHECK_FALSE(attack(plain(), units, std::size_t{0}, std::size_t{1}, 4).legal);
  CHECK_FALSE(attack(plain(), units, std::size_t{1}, std::size_t{0}, 4).legal);
  units[1].flies = true;
  CHECK_FALSE(attack(plain(), units, std::size_t{1}, std::size_t{0}, 4).legal);
  units[1].airborne = true;
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{0}, 4).legal);
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{0}, std::nullopt).legal);
}

TEST_CASE("COR-FLY-4: between flyers only the range of their tokens counts") {
  BrickField board = plain();
  board.block(1, 12, 400, 11, 0, 1);
  const Battlefield field = board.field();
  std::vector<Unit> units{unit_at(field, "f", "A1"), unit_at(field, "g", "E1")};
  for (Unit& unit : units) unit.flies = unit.airborne = true;
  const AttackRuling ruling = attack(board, units, std::size_t{0}, std::size_t{1}, 4);
  CHECK(ruling.legal);
  CHECK_FALSE(ruling.needs_sight);
  CHECK_FALSE(ruling.sight);
  CHECK_FALSE(attack(board, units, std::size_t{0}, std::size_t{1}, 3).legal);
  std::vector<Unit> over_pads{unit_at(pads().field(), "f", "west"),
                              unit_at(pads().field(), "g", "east")};
  for (Unit& unit : over_pads) unit.flies = unit.airborne = true;
  CHECK_FALSE(attack(pads(), over_pads, std::size_t{0}, std::size_t{1}, std::nullopt).legal);
}

TEST_CASE("COR-FLY-4: who rides on a flyer is in the air") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "dragon", "A1"), unit_at(field, "rider", "A1"),
                          unit_at(field, "bird", "C1"), unit_at(field, "man", "B1")};
  units[0].flies = units[0].airborne = true;
  units[2].flies = units[2].airborne = true;
  units[1].on = "dragon";
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{2}, 2).legal);
  CHECK_FALSE(attack(plain(), units, std::size_t{1}, std::size_t{3}, 2).legal);
  CHECK_FALSE(attack(plain(), units, std::size_t{3}, std::size_t{1}, 2).legal);
}

TEST_CASE("OPT-K18: between surfaces whatever is neighbouring is adjacent or as on terrain") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "horse", "A1"), unit_at(field, "rider", "A1"),
                          unit_at(field, "diagonal", "B2"), unit_at(field, "straight", "B1")};
  units[1].on = "horse";
  const auto adjacent = [&](std::size_t a, std::size_t b, const char* value) {
    return attack(plain(), units, a, b, std::nullopt, option("K18", value)).in_range;
  };
  CHECK(adjacent(1, 2, "six-pegs"));
  CHECK(adjacent(2, 1, "six-pegs"));
  CHECK_FALSE(adjacent(1, 2, "profile"));
  CHECK(adjacent(1, 3, "profile"));
  CHECK_FALSE(adjacent(0, 2, "six-pegs"));
  CHECK(adjacent(1, 0, "six-pegs"));
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{0}, 1).spaces == 1);
}

TEST_CASE("range is measured from any space that touches the attacker to any below the target") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "giant", "B1"), unit_at(field, "man", "E1")};
  units[0].size = {2, 2};
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, 2).spaces == 2);
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{0}, 2).spaces == 2);
  units[1].at = space_of(field, "D3");
  CHECK_FALSE(attack(plain(), units, std::size_t{0}, std::size_t{1}, std::nullopt).in_range);
  units[1].at = space_of(field, "D2");
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, std::nullopt).in_range);
}

TEST_CASE("OPT-K2: a figure that stands over the next space is above it too") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "a", "A2"), unit_at(field, "b", "F2")};
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, 4).spaces == 5);
  units[1].stand = {{Ratio(-3), Ratio(0)}};
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, 4).spaces == 4);
  units[1].stand = {{Ratio(-2), Ratio(0)}};  // its side comes to the edge of the next plate
  CHECK(attack(plain(), units, std::size_t{0}, std::size_t{1}, 4).spaces == 5);
  CHECK(attack(plain(), units, std::size_t{1}, std::size_t{0}, 4).spaces == 5);
}

TEST_CASE("a drop does not matter to the range") {
  BrickField board = plain();
  board.block(12, 12, 20, 4, 0, 1);
  CHECK(duel(board, "A2", "B2", std::nullopt).in_range);
  CHECK(duel(board, "A2", "E2", 4).spaces == 4);
  BrickField bridge = plain();
  bridge.block(36, 4, 2, 0, 0, 20);
  CHECK(duel(bridge, "A1/0", "A1/1", std::nullopt).in_range);
  CHECK_FALSE(duel(bridge, "A1/0", "A1/1", std::nullopt).legal);  // the bridge hides them
  CHECK(duel(bridge, "A1/0", "D1/1", 3).spaces == 3);
}

TEST_CASE("OPT-K14: with all pads linked they are adjacent to each other") {
  Piece stud{"t0", {}, {}, false};
  std::vector<Body> bodies{{Box::spanning({0, 0, 0}, {3840, 320, 32}), 0}};
  for (const std::int64_t x : {160, 3360}) stud.studs.push_back({{x, 160, 32}, {0, 0, 1}});
  std::vector<Spot> spots;
  for (const auto& [name, x] : {std::pair{"west", 2}, std::pair{"east", 82}}) {
    Spot spot;
    spot.name = name;
    spot.plate = {{x, 2}, 4, 4};
    spots.push_back(spot);
  }
  const Battlefield field = *Battlefield::make({Ratio(80), Ratio(32)}, {stud}, bodies, spots);
  const std::vector<Unit> units{unit_at(field, "a", "west"), unit_at(field, "b", "east")};
  const AttackQuestion question{std::size_t{0}, std::size_t{1}, std::nullopt};
  CHECK_FALSE(rule_attack(field, Terrain(bodies), units, question, {})->legal);
  CHECK(rule_attack(field, Terrain(bodies), units, question, option("K14", "all"))->legal);
}

TEST_CASE("a space stands for who is on it or for a figure put there") {
  const Battlefield field = plain().field();
  const SpaceId a = space_of(field, "A2");
  const SpaceId e = space_of(field, "E2");
  CHECK(attack(plain(), {}, a, e, 4).legal);
  CHECK(attack(plain(), {}, a, e, 4).spaces == 4);
  std::vector<Unit> units{unit_at(field, "giant", "D1")};
  units[0].size = {2, 2};
  CHECK(attack(plain(), units, a, e, 4).spaces == 3);
  CHECK_FALSE(attack(plain(), units, e, e, 4).legal);
  CHECK(cites(attack(plain(), units, e, std::size_t{0}, 4).because, "COR-FLY-4"));
}

TEST_CASE("the distance in spaces is the same both ways and obeys the triangle") {
  RandomSource random(51);
  BrickField board;
  board.block(60, 60, 1, -20, -20, 0);
  for (int n = 0; n < 14; ++n) {
    board.spot("s" + std::to_string(n), random.between(-10, 12), random.between(-10, 12));
  }
  board.link(LinkKind::pads, "s1", "s2").link(LinkKind::ladder, "s3", "s4");
  std::vector<std::vector<std::optional<int>>> far(14);
  const auto name = [](std::size_t n) { return "s" + std::to_string(n); };
  for (std::size_t a = 0; a < 14; ++a) {
    for (std::size_t b = 0; b < 14; ++b) {
      far[a].push_back(a == b ? std::optional<int>(0) : duel(board, name(a), name(b), 1).spaces);
    }
  }
  CHECK(far[1][2] == 1);
  CHECK(far[3][4] == 1);
  for (std::size_t a = 0; a < 14; ++a) {
    for (std::size_t b = 0; b < 14; ++b) {
      CHECK(far[a][b] == far[b][a]);
      for (std::size_t c = 0; c < 14; ++c) {
        if (!far[a][b] || !far[b][c]) continue;
        REQUIRE(far[a][c]);
        CHECK(*far[a][c] <= *far[a][b] + *far[b][c]);
      }
    }
  }
}
