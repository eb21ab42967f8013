#include "rules/realms/step/step.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace parapet::realms {
namespace {

using testing::BrickField;
using testing::space_of;

StepRuling step(const Battlefield& field, const char* from, const char* to, int height = 10,
                const Options& options = {}, std::span<const Unit> units = {}) {
  Mover mover;
  mover.height = Ratio(height);
  Stepping stepping(field, units, mover, options);
  const StepRuling ruling = stepping.rule(space_of(field, from), space_of(field, to));
  const auto price = stepping.price(space_of(field, from), space_of(field, to));
  CHECK(price.has_value() == ruling.cost.has_value());
  if (price) CHECK(price->cost == *ruling.cost);
  CHECK_FALSE(ruling.because.empty());
  return ruling;
}

Options with(const char* id, const char* value) {
  Options options;
  REQUIRE(options.set(id, value));
  return options;
}

bool names(const StepRuling& ruling, std::string_view rule) {
  return std::any_of(ruling.because.begin(), ruling.because.end(),
                     [&](const Reason& reason) { return reason.rule == rule; });
}

TEST_CASE("a step onto a block k pegs high is free below 2 and closed above the height") {
  for (int height = 1; height <= 6; ++height) {
    for (int rise = 0; rise <= 7; ++rise) {
      BrickField table;
      table.block(4, 8, 1, 0, 0, 0).spot("low", 1, 1).spot("high", 1, 5);
      if (rise > 0) table.block(4, 4, rise, 0, 4, 1);
      const StepRuling up = step(table.field(), "low", "high", height);
      CAPTURE(height, rise);
      CHECK(up.cost == (rise > height ? std::nullopt : std::optional(rise < 2 ? 1 : 2)));
      CHECK(up.rise == Ratio(rise));
      if (rise > height) CHECK(names(up, "COR-UP-3"));
      const StepRuling down = step(table.field(), "high", "low", height);
      CHECK(down.cost == 1);
      CHECK(down.drop == Ratio(rise));
      CHECK(down.wounds == (rise > height ? 2 * (rise / height) : 0));
    }
  }
}

TEST_CASE("a wall one stud deep is climbed over and one three studs deep is stepped on") {
  const auto over = [](int depth, int height, const Options& options = {}) {
    return step(BrickField()
                    .block(8, 12, 1, 0, 0, 0)
                    .block(8, depth, height, 0, 3, 1)
                    .spot("near", 3, 0)
                    .spot("far", 3, 3 + depth)
                    .field(),
                "near", "far", 10, options);
  };
  CHECK(over(1, 2).cost == 1);
  CHECK(over(1, 2).rise == Ratio(0));
  CHECK(over(1, 2).obstruction == Ratio(2));
  CHECK(over(3, 2).cost == 2);
  CHECK(over(3, 2).rise == Ratio(2));
  CHECK(over(3, 2).obstruction == Ratio(0));
  CHECK(over(1, 11).cost == std::nullopt);
  CHECK(over(1, 11).obstruction == Ratio(11));
  CHECK(names(over(1, 11), "COR-OBS-5"));
  CHECK(over(1, 3, with("K3", "forbid")).cost == std::nullopt);
  CHECK(names(over(1, 3, with("K3", "forbid")), "COR-OBS-1"));
  CHECK(over(3, 3, with("K3", "forbid")).cost == 2);
  // With the passage alone a wall's top is wide enough to stand on.
  CHECK(over(1, 2, with("K5", "passage")).cost == 2);
  CHECK(over(1, 2, with("K5", "passage")).rise == Ratio(2));
}

TEST_CASE("passages of 2 pegs are closed and wider ones are open") {
  const auto through = [](int gap) {
    return step(BrickField()
                    .block(12, 12, 1, 0, 0, 0)
                    .block(4, 4, 20, 0, 4, 1)
                    .block(8 - gap, 4, 20, 4 + gap, 4, 1)
                    .spot("in", 4, 1)
                    .spot("out", 4, 6)
                    .field(),
                "in", "out");
  };
  CHECK(through(2).cost == std::nullopt);
  CHECK(names(through(2), "COR-OBS-3"));
  CHECK(through(2).width == Ratio(2));
  CHECK(through(2).margin == Ratio(0));
  CHECK(through(3).cost == 1);
  CHECK(through(3).width == Ratio(3));
}

TEST_CASE("ground under a bridge is joined to the ground and not to the bridge") {
  const Battlefield field =
      BrickField().block(12, 4, 1, 0, 0, 0).block(12, 4, 1, 0, 0, 20).grid(1, 1, 4, 3, 1).field();
  CHECK(step(field, "A1/0", "B1/0").cost == 1);
  CHECK(step(field, "A1/0", "B1/0", 19).cost == 1);
  CHECK(step(field, "A1/0", "B1/0", 20).cost == std::nullopt);
  CHECK(names(step(field, "A1/0", "B1/0", 20), "COR-OCC-2"));
  CHECK(step(field, "A1/0", "B1/0", 20).margin == Ratio(32));
  CHECK(step(field, "A1/0", "B1/0", 20, with("K1", "footprint")).cost == 1);
  CHECK(step(field, "B1", "A1/0").cost == std::nullopt);
  CHECK(step(field, "B1", "B1/0").cost == std::nullopt);
  CHECK(step(field, "A1", "B1", 100).cost == 1);
}

TEST_CASE("a unit below a tread leaves the stairs free") {
  BrickField table;
  table.block(4, 20, 1, 0, 0, 0);
  for (int n = 0; n < 12; ++n) table.block(4, 1, 1, 0, 4 + n, 12 + n);
  table.block(4, 4, 1, 0, 0, 11).spot("top", 1, 13).spot("mid", 1, 9).spot("low", 1, 1);
  const Battlefield field = table.field();
  const std::vector<Unit> units{testing::unit_at(field, "below", "mid/0")};
  CHECK(step(field, "mid", "top", 10, {}, units).cost == 1);
  CHECK(step(field, "mid", "top", 10, {}, units).step_up == Ratio(1));
  CHECK(step(field, "low", "mid", 10, {}, units).cost == std::nullopt);  // too far
}

TEST_CASE("open plains are not measured out and what narrows them is") {
  const auto width = [](int block_at) {
    BrickField table;
    table.block(200, 200, 1, 0, 0, 0).spot("a", 98, 100).spot("b", 102, 100);
    if (block_at > 0) table.block(1, 1, 3, block_at, 100, 1);
    const Battlefield field = table.field();
    return rule_step(field, {}, {}, space_of(field, "a"), space_of(field, "b"), {}).width;
  };
  CHECK(width(0) == std::nullopt);
  // East of the block 200 - 91 studs are left, then more than are measured out.
  CHECK(width(90) == Ratio(109));
  CHECK(width(70) == std::nullopt);
  CHECK(width(71) == Ratio(128));
}

TEST_CASE("links join spaces whatever lies between") {
  const Battlefield field = BrickField()
                                .block(30, 4, 1, 0, 0, 0)
                                .block(4, 4, 30, 26, 0, 1)
                                .spot("low", 1, 1)
                                .spot("high", 27, 1)
                                .link(LinkKind::ladder, "low", "high")
                                .field();
  const StepRuling up = step(field, "low", "high");
  CHECK(up.cost == 1);
  CHECK(up.rise == Ratio(30));
  CHECK(up.link == LinkKind::ladder);
  const StepRuling down = step(field, "high", "low");
  CHECK(down.cost == 1);
  CHECK(down.drop == Ratio(30));
  CHECK(down.wounds == 0);
  const std::vector<Unit> units{testing::unit_at(field, "guard", "low")};
  CHECK(step(field, "high", "low", 10, {}, units).cost == std::nullopt);
}

TEST_CASE("units may be squeezed between while the corridor keeps more than 2 pegs") {
  const auto between = [](int pitch, const Options& options, bool both) {
    const Battlefield field =
        BrickField().block(12, 12, 1, 0, 0, 0).grid(1, 1, pitch, 2, 2).field();
    std::vector<Unit> units{testing::unit_at(field, "left", "A2"),
                            testing::unit_at(field, "right", "B1")};
    if (!both) units.pop_back();
    return step(field, "A1", "B2", 10, options, units).cost;
  };
  CHECK(between(4, {}, true) == 1);
  CHECK(between(3, {}, true) == std::nullopt);
  CHECK(between(3, {}, false) == 1);
  CHECK(between(4, with("K4", "forbid"), true) == std::nullopt);
  CHECK(between(4, with("K4", "forbid"), false) == 1);
}

TEST_CASE("nobody steps through a unit or onto one") {
  const Battlefield field = BrickField().block(12, 4, 1, 0, 0, 0).grid(1, 1, 2, 5, 1).field();
  const std::vector<Unit> units{testing::unit_at(field, "guard", "B1")};
  CHECK(step(field, "A1", "C1").cost == 1);
  CHECK(step(field, "A1", "C1", 10, {}, units).cost == std::nullopt);
  CHECK(names(step(field, "A1", "C1", 10, {}, units), "COR-OBS-2"));
  CHECK(step(field, "A1", "B1", 10, {}, units).cost == std::nullopt);
  CHECK(step(field, "B1", "C1", 10, {}, units).cost == 1);  // it is the one that steps
}

TEST_CASE("a plate that something reaches into has no room to stand") {
  const auto onto = [](int x, int height, const Options& options = {}) {
    BrickField table;
    table.block(4, 12, 1, 0, 0, 0);
    table.body(Box::spanning({40 * x, 400, 32}, {40 * x + 40, 440, 32 + 32 * height}));
    return step(table.spot("from", 1, 1).spot("to", 1, 5).field(), "from", "to", 10, options).cost;
  };
  CHECK(onto(1, 9) == 1);
  CHECK(onto(2, 9) == std::nullopt);
  CHECK(onto(2, 9, with("K1", "footprint")) == std::nullopt);
  CHECK(onto(2, 1) == 1);  // a top of its surface
}

TEST_CASE("flyers in the air ignore the land and stop at each other's tokens") {
  const Battlefield field =
      BrickField().block(12, 4, 1, 0, 0, 0).block(1, 4, 50, 3, 0, 1).grid(1, 1, 4, 3, 1).field();
  std::vector<Unit> units{testing::unit_at(field, "bird", "A1"),
                          testing::unit_at(field, "other", "B1")};
  units[0].flies = units[0].airborne = true;
  units[1].flies = true;
  const auto cost = [&](const Options& options) {
    return rule_step(field, units, mover_of(units, 0), space_of(field, "A1"), space_of(field, "B1"),
                     options)
        .cost;
  };
  CHECK(cost({}) == 1);
  units[1].airborne = true;
  CHECK(cost({}) == std::nullopt);
  CHECK(cost(with("K16", "no")) == 1);
  CHECK(
      rule_step(field, units, mover_of(units, 0), space_of(field, "A1"), space_of(field, "C1"), {})
          .cost == std::nullopt);
}

TEST_CASE("a large unit steps with all its spaces") {
  const auto march = [](bool hole, bool wall) {
    BrickField table;
    table.block(20, 4, 1, 0, 0, 0).block(hole ? 8 : 20, 4, 1, 0, 4, 0).grid(1, 1, 4, 5, 2);
    if (wall) table.block(1, 4, 3, 8, 4, 1);
    const Battlefield field = table.field();
    std::vector<Unit> units{testing::unit_at(field, "cart", "A1", {2, 2})};
    return rule_step(field, units, mover_of(units, 0), space_of(field, "A1"), space_of(field, "B1"),
                     {})
        .cost;
  };
  CHECK(march(false, false) == 1);
  CHECK(march(true, false) == std::nullopt);
  CHECK(march(false, true) == 2);
}

// Boxes in half studs and plates, turned about the origin.
struct Block {
  Point low;
  Point high;
};
using Turn = std::function<Point(Point)>;

struct Scene {
  std::vector<Block> blocks;
  ColumnRectangle from;
  ColumnRectangle to;
};

Scene random_scene(testing::RandomSource& random) {
  Scene scene;
  scene.blocks.push_back({{0, 0, 0}, {18, 12, 1}});
  for (int n = random.between(1, 7); n > 0; --n) {
    const Point low{random.between(0, 15), random.between(0, 10), random.chance(80) ? 1 : 5};
    scene.blocks.push_back(
        {low, low + Vec{random.between(1, 6), random.between(1, 7), random.between(1, 5)}});
  }
  scene.from = {{random.between(1, 3), random.between(1, 7)}, random.between(1, 4), 4};
  scene.to = {{random.between(9, 12), random.between(1, 7)}, 4, random.between(1, 4)};
  return scene;
}

StepRuling rule_scene(const Scene& scene, const Turn& turn, testing::RandomSource* shuffle,
                      int height) {
  BrickField table;
  std::vector<Block> blocks = scene.blocks;
  if (shuffle != nullptr) {
    // In another order, cut in two, and with more terrain far away.
    std::vector<Block> cut;
    for (const Block& block : blocks) {
      const std::int64_t middle = (block.low.x + block.high.x) / 2;
      cut.push_back({block.low, {middle, block.high.y, block.high.z}});
      cut.push_back({{middle, block.low.y, block.low.z}, block.high});
    }
    blocks = cut;
    blocks.push_back({{60, 60, 0}, {64, 64, 30}});
    shuffle->shuffle(blocks);
  }
  const auto ticks = [&](Point p) {
    const Point t = turn(p);
    return Point{40 * t.x, 40 * t.y, 32 * t.z};
  };
  for (const Block& block : blocks) {
    if (block.low.x == block.high.x) continue;
    table.body(Box::spanning(ticks(block.low), ticks(block.high)));
  }
  for (const auto& [name, plate] : {std::pair("from", scene.from), std::pair("to", scene.to)}) {
    const Box box =
        Box::spanning(turn({plate.first.x, plate.first.y, 0}),
                      turn({plate.first.x + plate.width, plate.first.y + plate.depth, 0}));
    Spot spot;
    spot.name = name;
    spot.plate = {{static_cast<int>(box.lo().x), static_cast<int>(box.lo().y)},
                  static_cast<int>(box.hi().x - box.lo().x),
                  static_cast<int>(box.hi().y - box.lo().y)};
    table.spot(spot);
  }
  const Battlefield field = table.field();
  return step(field, "from", "to", height);
}

TEST_CASE("a step is the same after shifts and turns and mirrors and however terrain is cut") {
  testing::RandomSource random(51);
  int allowed = 0;
  for (int round = 0; round < 120; ++round) {
    const Scene scene = random_scene(random);
    const int height = random.between(2, 6);
    const Turn same = [](Point p) { return p; };
    const StepRuling first = rule_scene(scene, same, nullptr, height);
    const std::vector<Turn> turns{[](Point p) {
                                    return p + Vec{-101, 57, 9};
                                  },
                                  [](Point p) {
                                    return Point{-p.y, p.x, p.z};
                                  },
                                  [](Point p) {
                                    return Point{-p.x, p.y, p.z};
                                  },
                                  [](Point p) {
                                    return Point{p.y, p.x, p.z};
                                  }};
    std::vector<StepRuling> others;
    for (const Turn& turn : turns) others.push_back(rule_scene(scene, turn, nullptr, height));
    others.push_back(rule_scene(scene, same, &random, height));
    for (std::size_t n = 0; n < others.size(); ++n) {
      CAPTURE(round, n, height);
      CHECK(others[n].cost == first.cost);
      CHECK(others[n].rise == first.rise);
      CHECK(others[n].drop == first.drop);
      CHECK(others[n].obstruction == first.obstruction);
      CHECK(others[n].width == first.width);
      CHECK(others[n].wounds == first.wounds);
      CHECK(others[n].margin == first.margin);
      if (n > 0) CHECK(others[n].profile == first.profile);
    }
    allowed += first.cost ? 1 : 0;
  }
  CHECK(allowed > 30);
}

}  // namespace
}  // namespace parapet::realms
