#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>
#include <map>
#include <string>

#include "rules/realms/moving/route.h"
#include "rules/realms/moving/walk.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace parapet::realms {
namespace {

using testing::BrickField;
using testing::space_of;

Options with(const char* id, const char* value) {
  Options options;
  REQUIRE(options.set(id, value));
  return options;
}

Battlefield climb() {
  return BrickField()
      .block(24, 4, 1, 0, 0, 0)
      .block(20, 4, 2, 4, 0, 1)
      .block(16, 4, 2, 8, 0, 3)
      .grid(1, 1, 4, 6, 1)
      .field();
}

// A hilly board of 6 x 6 spaces with walls, a lower deck in a corner, pads and a ladder.
Battlefield random_board(testing::RandomSource& random) {
  BrickField table;
  table.block(24, 24, 1, 0, 0, 0);
  for (int n = random.between(3, 14); n > 0; --n) {
    const bool is_wall = random.chance(40);
    table.block(is_wall ? 1 : random.between(2, 8), random.between(2, 8), random.between(1, 14),
                random.between(0, 20), random.between(0, 20), 1);
  }
  table.block(8, 8, 1, 0, 0, 14).grid(1, 1, 4, 6, 6);
  table.link(LinkKind::ladder, "A1", "A1/0").link(LinkKind::pads, "F6", "C3");
  return table.field();
}

TEST_CASE("a walk pays step by step and stops where it cannot") {
  const Battlefield field = climb();
  std::vector<SpaceId> path;
  for (const char* name : {"A1", "B1", "C1", "D1", "E1", "F1"})
    path.push_back(space_of(field, name));
  const WalkRuling walk = rule_walk(field, {}, {}, path, 6, {});
  CHECK_FALSE(walk.legal);
  CHECK(walk.left == std::vector<int>{4, 2, 1, 0});
  CHECK(walk.costs == std::vector<int>{2, 2, 1, 1});
  CHECK(walk.stopped_at == 4U);
  CHECK(rule_walk(field, {}, {}, path, 7, {}).legal);
  CHECK(rule_walk(field, {}, {}, {path.data(), 1}, 0, {}).legal);
}

TEST_CASE("a route costs the sum of its steps and not more than the movement") {
  const Battlefield field = climb();
  const auto cost = [&](const char* to, int movement) {
    return rule_route(field, {}, {}, space_of(field, "A1"), space_of(field, to), movement, {}).cost;
  };
  CHECK(cost("E1", 6) == 6);
  CHECK(cost("F1", 6) == std::nullopt);
  CHECK(cost("F1", 7) == 7);
  CHECK(cost("A1", 0) == 0);
}

TEST_CASE("the lower deck is reached along the ground only") {
  const Battlefield field =
      BrickField().block(12, 4, 1, 0, 0, 0).block(12, 4, 1, 0, 0, 20).grid(1, 1, 4, 3, 1).field();
  const auto reached = reach(field, {}, {}, space_of(field, "A1/0"), 1, {});
  REQUIRE(reached.size() == 1);
  CHECK(reached[0] == ReachedSpace{space_of(field, "B1/0"), 1, 0});
}

TEST_CASE("a ladder costs each space or once") {
  BrickField table;
  table.block(4, 4, 1, 0, 0, 0).spot("foot", 1, 1);
  for (int n = 0; n < 3; ++n) {
    table.block(1, 1, 1, 10 + 10 * n, 0, 10 + 10 * n);
    table.spot("r" + std::to_string(n), 10 + 10 * n, 0, 1, 1);
  }
  table.block(12, 4, 40, 40, 0, 0).spot("top", 41, 1).spot("next", 45, 1);
  table.link(LinkKind::ladder, "foot", "r0").link(LinkKind::ladder, "r0", "r1");
  table.link(LinkKind::ladder, "r1", "r2").link(LinkKind::ladder, "r2", "top");
  const Battlefield field = table.field();
  const auto cost = [&](const char* to, const Options& options) {
    return rule_route(field, {}, {}, space_of(field, "foot"), space_of(field, to), 20, options)
        .cost;
  };
  const Options whole = with("K20", "whole");
  CHECK(cost("top", {}) == 4);
  CHECK(cost("top", whole) == 1);
  CHECK(cost("r1", whole) == 1);
  CHECK(cost("next", {}) == 5);
  CHECK(cost("next", whole) == 2);
  std::vector<SpaceId> path;
  for (const char* name : {"foot", "r0", "r1", "r2", "top", "next"})
    path.push_back(space_of(field, name));
  CHECK(rule_walk(field, {}, {}, path, 6, {}).left == std::vector<int>{5, 4, 3, 2, 1});
  CHECK(rule_walk(field, {}, {}, path, 6, whole).left == std::vector<int>{5, 5, 5, 5, 4});
}

TEST_CASE("a ladder beside a wall is the cheaper way up") {
  BrickField table;
  table.block(8, 4, 1, 0, 0, 0).block(4, 4, 9, 4, 0, 1).spot("low", 1, 1).spot("high", 5, 1);
  CHECK(rule_route(table.field(), {}, {}, {0, 0}, {1, 0}, 6, {}).cost == 2);
  table.link(LinkKind::ladder, "low", "high");
  CHECK(rule_route(table.field(), {}, {}, {0, 0}, {1, 0}, 6, {}).cost == 1);
}

TEST_CASE("of the cheapest ways that with the fewest wounds is taken") {
  // Off the cliff at once, or down by a ledge as cheap.
  const Battlefield field = BrickField()
                                .block(12, 8, 1, 0, 0, 0)
                                .block(4, 8, 12, 0, 0, 1)
                                .block(4, 4, 6, 4, 0, 1)
                                .grid(1, 1, 4, 3, 2)
                                .field();
  const RouteRuling route =
      rule_route(field, {}, {}, space_of(field, "A2"), space_of(field, "C2"), 6, {});
  CHECK(route.cost == 2);
  CHECK(route.wounds == 0);
  REQUIRE(route.path.size() == 3);
  CHECK(route.path[1] == space_of(field, "B1"));
}

// All cheapest costs by relaxing every pair until nothing changes.
std::map<SpaceId, std::pair<int, std::int64_t>> all_costs(const Battlefield& field,
                                                          std::span<const Unit> units,
                                                          const Mover& mover, SpaceId from,
                                                          const Options& options) {
  Stepping stepping(field, units, mover, options);
  std::map<std::pair<SpaceId, SpaceId>, std::pair<int, std::int64_t>> prices;
  const std::vector<SpaceId> spaces = field.spaces();
  for (const SpaceId a : spaces) {
    for (const SpaceId b : spaces) {
      const StepRuling step = stepping.rule(a, b);
      if (step.cost) prices[{a, b}] = {*step.cost, step.wounds};
    }
  }
  std::map<SpaceId, std::pair<int, std::int64_t>> best{{from, {0, 0}}};
  for (bool changes = true; changes;) {
    changes = false;
    for (const auto& [step, price] : prices) {
      const auto start = best.find(step.first);
      if (start == best.end()) continue;
      const std::pair next{start->second.first + price.first, start->second.second + price.second};
      const auto known = best.find(step.second);
      if (known != best.end() && known->second <= next) continue;
      best[step.second] = next;
      changes = true;
    }
  }
  return best;
}

TEST_CASE("reach and routes agree with relaxing all pairs of spaces") {
  testing::RandomSource random(61);
  int far_ones = 0;
  for (int round = 0; round < 8; ++round) {
    const Battlefield field = random_board(random);
    std::vector<Unit> units{testing::unit_at(field, "guard", "D4"),
                            testing::unit_at(field, "giant", "B4", {2, 2})};
    const SpaceId from = random.pick(field.spaces());
    if (from == units[0].at || from.spot == units[1].at.spot) continue;
    const Options options = random.chance(30) ? with("K11", "total") : Options();
    const auto best = all_costs(field, units, {}, from, options);
    const int movement = random.between(1, 12);
    const auto reached = reach(field, units, {}, from, movement, options);
    std::size_t within = 0;
    for (const auto& [space, price] : best) within += price.first <= movement ? 1 : 0;
    REQUIRE(reached.size() + 1 == within);
    for (const ReachedSpace& stop : reached) {
      CAPTURE(round, field.name_of(from), field.name_of(stop.at));
      REQUIRE(best.at(stop.at) == std::pair(stop.cost, stop.wounds));
      far_ones += stop.cost > 3 ? 1 : 0;
      const RouteRuling route = rule_route(field, units, {}, from, stop.at, movement, options);
      REQUIRE(route.cost == stop.cost);
      REQUIRE(route.wounds == stop.wounds);
      // Every part of it from the start is a cheapest way, and it can be walked.
      int spent = 0;
      for (std::size_t n = 0; n < route.costs.size(); ++n) {
        spent += route.costs[n];
        REQUIRE(best.at(route.path[n + 1]).first == spent);
      }
      const WalkRuling walk = rule_walk(field, units, {}, route.path, movement, options);
      REQUIRE(walk.legal);
      REQUIRE(walk.costs == route.costs);
      REQUIRE(walk.wounds == route.wounds);
    }
  }
  CHECK(far_ones > 30);
}

TEST_CASE("more movement reaches no less") {
  testing::RandomSource random(62);
  for (int round = 0; round < 5; ++round) {
    const Battlefield field = random_board(random);
    const SpaceId from = random.pick(field.spaces());
    std::vector<ReachedSpace> before;
    for (int movement = 0; movement <= 8; ++movement) {
      const auto now = reach(field, {}, {}, from, movement, {});
      for (const ReachedSpace& stop : before) {
        CHECK(std::find(now.begin(), now.end(), stop) != now.end());
      }
      before = now;
    }
  }
}

TEST_CASE("a march of six over a wide plain looks at its neighbourhood only") {
  BrickField table;
  table.block(1024, 1024, 1, 0, 0, 0).grid(1, 1, 4, 255, 255);
  for (int n = 0; n < 60; ++n) table.block(2, 1, 3, 500 + 7 * (n % 8), 500 + 9 * (n / 8), 1);
  const Battlefield field = table.field();
  const SpaceId middle{128 * 255 + 128, 0};
  CHECK(reach(field, {}, {}, middle, 6, {}).size() > 100);
  CHECK(reach(field, {}, {}, middle, std::nullopt, {}).size() == 255 * 255 - 1);
}

TEST_CASE("a route over a plain is the shortest") {
  const Battlefield field = BrickField().block(256, 256, 1, 0, 0, 0).grid(1, 1, 4, 64, 64).field();
  CHECK(rule_route(field, {}, {}, {0, 0}, {64 * 64 - 1, 0}, std::nullopt, {}).cost == 63);
}

TEST_CASE("even ground is crossed whatever the size of the plates on it") {
  for (const int plate : {2, 3}) {
    BrickField table;
    table.block(64, 64, 1, 0, 0, 0);
    for (int n = 0; n < 15 * 15; ++n) {
      table.spot(std::to_string(n), 1 + 4 * (n % 15), 1 + 4 * (n / 15), plate, plate);
    }
    CHECK(reach(table.field(), {}, {}, {0, 0}, std::nullopt, {}).size() == 15 * 15 - 1);
  }
}

}  // namespace
}  // namespace parapet::realms
