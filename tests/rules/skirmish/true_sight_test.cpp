#include "rules/skirmish/true_sight.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/realms/sight/figure.h"
#include "rules/realms/sight/unit_sight.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::testing;
using realms::Unit;
using skirmish::Looker;
using skirmish::rule_true_sight;
using skirmish::TrueSightRuling;

constexpr std::size_t kAnn = 0;
constexpr std::size_t kBob = 1;

// A plain with blocks on it, and three figures somewhere.
struct Yard {
  BrickField board;

  explicit Yard(RandomSource& random) {
    board.block(24, 24, 1, 0, 0, 0);
    const int blocks = random.between(1, 6);
    for (int n = 0; n < blocks; ++n) {
      const int bottom = 32 + 32 * random.between(0, 8);
      board.blocks.push_back({random.between(0, 40), random.between(0, 40), random.between(1, 12),
                              random.between(1, 12), bottom, bottom + 16 * random.between(1, 24)});
    }
    const int apart = random.between(6, 20);
    board.spot("ann", 1, 2).spot("bob", 1 + apart, random.between(0, 20));
    board.spot("cat", random.between(4, 18), random.between(0, 20));
    for (realms::Spot& spot : board.spots) spot.level = 0;
  }
};

std::vector<Unit> figures(const realms::Battlefield& field) {
  std::vector<Unit> units = {unit_at(field, "ann", "ann"), unit_at(field, "bob", "bob"),
                             unit_at(field, "cat", "cat")};
  units[kBob].side = "blue";
  return units;
}

TrueSightRuling look(const BrickField& board, const Options& options = {}) {
  const realms::Battlefield field = board.field();
  const Terrain terrain = board.terrain();
  auto ruling =
      rule_true_sight(field, terrain.scene(), figures(field), Looker(kAnn), kBob, options);
  REQUIRE(ruling.has_value());
  return *std::move(ruling);
}

// On each of many yards where all three find a place.
template <class Check>
void for_yards(std::uint64_t seed, int count, const Check& check) {
  RandomSource random(seed);
  for (int n = 0; n < count; ++n) {
    const Yard yard(random);
    INFO("yard " << n);
    check(random, yard.board);
  }
}

TEST_CASE("True sight is the same when the board is shifted or turned or mirrored") {
  for_yards(81, 60, [](RandomSource& random, const BrickField& board) {
    const TrueSightRuling before = look(board);
    BrickField moved = board.shifted(2 * random.between(-9, 9), 2 * random.between(-9, 9), 0);
    if (random.chance(50)) moved = moved.mirrored();
    for (int turns = random.between(0, 3); turns > 0; --turns) moved = moved.turned();
    const TrueSightRuling after = look(moved);
    CHECK(before.sight == after.sight);
    CHECK(before.cover == after.cover);
    CHECK(before.seen.area == after.seen.area);
    CHECK(before.seen.height == after.seen.height);
  });
}

TEST_CASE("Who is seen by a line to one of nine points is truly seen") {
  int clear = 0;
  for_yards(82, 150, [&clear](RandomSource&, const BrickField& board) {
    const realms::Battlefield field = board.field();
    const Terrain terrain = board.terrain();
    const auto units = figures(field);
    const bool truly = look(board, option("W4", "none")).sight;
    const auto by_points =
        realms::unit_sees(field, terrain, units, kAnn, kBob, SightPolicy::closed, Options());
    REQUIRE(by_points.has_value());
    if (*by_points) CHECK(truly);
    clear += *by_points ? 1 : 0;
  });
  CHECK(clear > 20);
  CHECK(clear < 130);
}

TEST_CASE("The place where somebody is seen can be seen by a line") {
  int places = 0;
  for_yards(83, 150, [&places](RandomSource&, const BrickField& board) {
    const TrueSightRuling ruling = look(board, option("W4", "none"));
    if (!ruling.seen.witness) return;
    ++places;
    CHECK(ruling.sight);
    CHECK(sees(board.terrain(), {ruling.eye, *ruling.seen.witness}, SightPolicy::hair));
  });
  CHECK(places > 50);
}

TEST_CASE("More in the way never shows more") {
  for_yards(84, 60, [](RandomSource& random, const BrickField& board) {
    const TrueSightRuling before = look(board);
    BrickField fuller = board;
    // A tick above the ground, so that nobody stands on it.
    fuller.blocks.push_back({random.between(0, 40), random.between(0, 40), 4, 4, 33, 500});
    const TrueSightRuling after = look(fuller);
    CHECK(after.seen.area <= before.seen.area);
    if (before.cover) CHECK((after.cover || !after.sight));
    const auto all = look(board).seen.area;
    const auto foes = look(board, option("W4", "foes")).seen.area;
    const auto none = look(board, option("W4", "none")).seen.area;
    CHECK(all <= foes);
    CHECK(foes <= none);
  });
}

TEST_CASE("A rider and its mount are one figure") {
  BrickField board;
  board.block(24, 8, 1, 0, 0, 0).spot("ann", 1, 2).spot("bob", 20, 2);
  const realms::Battlefield field = board.field();
  std::vector<Unit> units = {unit_at(field, "ann", "ann"), unit_at(field, "bob", "bob"),
                             unit_at(field, "horse", "bob")};
  units[kBob].on = "horse";
  for (Unit& unit : units) unit.side = unit.id;
  const auto terrain = board.terrain();
  const auto seen = rule_true_sight(field, terrain.scene(), units, Looker(kAnn), kBob, {});
  REQUIRE(seen.has_value());
  CHECK(seen->seen.area == VisibleShare());
  const auto down = rule_true_sight(field, terrain.scene(), units, Looker(kBob), kAnn, {});
  REQUIRE(down.has_value());
  CHECK(down->seen.area == VisibleShare());
}

TEST_CASE("A figure no higher than its base has no other body") {
  BrickField board;
  board.block(24, 8, 1, 0, 0, 0).spot("ann", 1, 2).spot("bob", 20, 2);
  const realms::Battlefield field = board.field();
  std::vector<Unit> units = {unit_at(field, "ann", "ann"), unit_at(field, "bob", "bob")};
  units[kBob].height = Ratio(1);
  const auto terrain = board.terrain();
  for (const char* value : {"counts", "not"}) {
    const auto seen =
        rule_true_sight(field, terrain.scene(), units, Looker(kAnn), kBob, option("W5", value));
    REQUIRE(seen.has_value());
    CHECK(seen->body.hi().z - seen->body.lo().z == 32);
    CHECK(seen->sight);
  }
}

}  // namespace
