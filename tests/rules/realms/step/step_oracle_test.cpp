#include "tests/support/step_oracle.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "rules/realms/neighbours.h"
#include "rules/realms/step/step.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace parapet::realms {
namespace {

using testing::BrickField;
using testing::OraclePlate;
using testing::space_of;

// A small table in half studs and pegs, as the engine and as the oracle see it.
struct Table {
  testing::OracleTerrain terrain;
  BrickField bricks;
  OraclePlate from;
  OraclePlate to;
  std::string text;
};

void raise(testing::OracleTerrain& terrain, int x, int y, int width, int depth, int low, int high) {
  for (int column = x; column < x + width; ++column) {
    for (int row = y; row < y + depth; ++row) {
      auto& stretches = terrain.columns[{column, row}];
      stretches.push_back({low, high});
      std::sort(stretches.begin(), stretches.end());
      std::vector<std::pair<int, int>> joined;
      for (const auto& [bottom, top] : stretches) {
        if (!joined.empty() && bottom <= joined.back().second) {
          joined.back().second = std::max(joined.back().second, top);
        } else {
          joined.push_back({bottom, top});
        }
      }
      stretches = joined;
    }
  }
}

int top_at_centre(const testing::OracleTerrain& terrain, const OraclePlate& plate) {
  int top = -1;
  for (int x = plate.x + (plate.width - 1) / 2; x <= plate.x + plate.width / 2; ++x) {
    for (int y = plate.y + (plate.depth - 1) / 2; y <= plate.y + plate.depth / 2; ++y) {
      const auto found = terrain.columns.find({x, y});
      if (found == terrain.columns.end()) continue;
      top = std::max(top, found->second.back().second);
    }
  }
  return top;
}

Table random_table(testing::RandomSource& random) {
  Table table;
  std::ostringstream text;
  const auto add = [&](int x, int y, int width, int depth, int low, int high) {
    raise(table.terrain, x, y, width, depth, low, high);
    table.bricks.body(
        Box::spanning({40 * x, 40 * y, 32 * low}, {40 * (x + width), 40 * (y + depth), 32 * high}));
    text << x << "," << y << " " << width << "x" << depth << " " << low << ".." << high << "; ";
  };
  add(0, 0, 18, 14, 0, 1);
  for (int n = random.between(1, 7); n > 0; --n) {
    const bool is_wall = random.chance(40);
    const int width = is_wall ? random.between(1, 2) : random.between(2, 7);
    const int depth = random.between(is_wall ? 3 : 1, 8);
    add(random.between(0, 15), random.between(0, 12), width, depth, 1, random.between(2, 6));
  }
  for (int n = random.between(0, 2); n > 0; --n) {
    const int low = random.between(4, 7);
    add(random.between(0, 12), random.between(0, 8), random.between(2, 7), random.between(2, 6),
        low, low + random.between(1, 2));
  }
  table.from = {random.between(1, 4), random.between(1, 6), random.between(1, 4),
                random.between(1, 4), 0};
  table.to = {random.between(8, 12), random.between(1, 9), random.between(1, 4),
              random.between(1, 4), 0};
  table.from.height = top_at_centre(table.terrain, table.from);
  table.to.height = top_at_centre(table.terrain, table.to);
  for (const auto& [name, plate] : {std::pair("from", table.from), std::pair("to", table.to)}) {
    Spot spot;
    spot.name = name;
    spot.plate = {{plate.x, plate.y}, plate.width, plate.depth};
    table.bricks.spot(spot);
    text << name << " " << plate.x << "," << plate.y << " " << plate.width << "x" << plate.depth
         << " at " << plate.height << "; ";
  }
  table.text = text.str();
  return table;
}

Options random_options(testing::RandomSource& random, testing::OracleOptions& told) {
  Options options;
  const auto choose = [&](const char* id, const char* value, bool& flag) {
    if (!random.chance(20)) return;
    flag = true;
    REQUIRE(options.set(id, value));
  };
  choose("K1", "footprint", told.footprint);
  choose("K3", "forbid", told.no_climbing);
  choose("K5", "passage", told.passage);
  choose("K7", "harmonise", told.harmonise);
  choose("K8", "total", told.total_rise);
  choose("K11", "total", told.total_drop);
  choose("K19", "add", told.adds);
  told.base = random.chance(40) ? random.between(1, 2) : 0;
  if (told.base == 1) REQUIRE(options.set("K6", "base"));
  if (told.base == 2) REQUIRE(options.set("K6", "higher"));
  return options;
}

TEST_CASE("a step is the best of all chains of columns") {
  testing::RandomSource random(41);
  int ways = 0;
  int costly = 0;
  int refused = 0;
  int hurt = 0;
  for (int round = 0; round < 1500; ++round) {
    const Table table = random_table(random);
    const Battlefield field = table.bricks.field();
    testing::OracleOptions told;
    const Options options = random_options(random, told);
    const int height = random.between(1, 5);
    Mover mover;
    mover.height = Ratio(height);
    Stepping stepping(field, {}, mover, options);
    const SpaceId from = space_of(field, "from");
    const SpaceId to = space_of(field, "to");
    CAPTURE(round, table.text, height, told.footprint, told.no_climbing, told.passage, told.base,
            told.harmonise, told.total_rise, told.total_drop, told.adds);
    const StepRuling ruling = stepping.rule(from, to);
    const auto price = stepping.price(from, to);
    REQUIRE(price.has_value() == ruling.cost.has_value());
    if (price) {
      REQUIRE(price->cost == *ruling.cost);
      REQUIRE(price->wounds == ruling.wounds);
    }
    if (!nearness(field, from, to).neighbouring) {
      REQUIRE_FALSE(ruling.cost);
      continue;
    }
    if (!stepping.may_stand(from) || !stepping.may_stand(to)) {
      REQUIRE_FALSE(ruling.cost);
      continue;
    }
    const auto expected = testing::oracle_step(table.terrain, table.from, table.to, height, told);
    CAPTURE(ruling.because.front().text);
    REQUIRE(ruling.cost.has_value() == expected.has_value());
    if (!expected) {
      ++refused;
      continue;
    }
    REQUIRE(*ruling.cost == expected->cost);
    REQUIRE(ruling.step_up == Ratio(expected->rise));
    REQUIRE(static_cast<int>(ruling.way.size()) == expected->moves + 1);
    REQUIRE(ruling.wounds == expected->wounds);
    REQUIRE(ruling.obstruction == Ratio(std::max(0, expected->obstruction)));
    ++ways;
    costly += expected->cost > 1 ? 1 : 0;
    hurt += expected->wounds > 0 ? 1 : 0;
  }
  CHECK(ways > 80);
  CHECK(costly > 40);
  CHECK(refused > 40);
  CHECK(hurt > 10);
}

}  // namespace
}  // namespace parapet::realms
