#include <catch2/catch.hpp>

#include "tests/support/moving_engine.h"

// Reach and zones of control against a search that shares no code with the engine.

using namespace parapet;
using namespace parapet::testing;

namespace {

// How much was compared, and of what kind.
struct Tally {
  long ends = 0;
  long by_jump = 0;  // ends cheaper with the jump than without, or only with it
  long above = 0;    // ends on another Level than the start
  long slowed = 0;   // ends dearer than they are without units
};

void count(Tally& tally, const MovingSetup& setup, const std::map<Space, int>& reached) {
  const std::map<Space, int> on_foot = setup.oracle().reach(setup.from, setup.mp, std::nullopt);
  MovingSetup alone = setup;
  alone.units.clear();
  const std::map<Space, int> unhindered = alone.oracle().reach(setup.from, setup.mp, setup.jump);
  for (const auto& [at, cost] : reached) {
    ++tally.ends;
    const auto walked = on_foot.find(at);
    if (walked == on_foot.end() || walked->second > cost) ++tally.by_jump;
    if (at.level != setup.from.level) ++tally.above;
    const auto easy = unhindered.find(at);
    if (easy != unhindered.end() && easy->second < cost) ++tally.slowed;
  }
}

Tally compare_reach(std::uint64_t seed, int count_of_setups, const SetupRecipe& recipe) {
  Tally tally;
  for (int n = 0; n < count_of_setups; ++n) {
    RandomSource random(seed + static_cast<std::uint64_t>(n));
    const MovingSetup setup = random_setup(recipe, random);
    const auto expected = setup.oracle().reach(setup.from, setup.mp, setup.jump);
    const auto found = MovingEngine(setup).reach(setup.from, setup.mp, setup.jump);
    if (n % 10 == 0) count(tally, setup, expected);
    const std::string what = difference(found, "engine", expected, "oracle");
    if (what.empty()) continue;
    INFO("seed " << seed + static_cast<std::uint64_t>(n) << "\n" << to_text(setup));
    FAIL(what);
  }
  return tally;
}

void compare_zones(std::uint64_t seed, int count_of_setups, const SetupRecipe& recipe) {
  for (int n = 0; n < count_of_setups; ++n) {
    RandomSource random(seed + static_cast<std::uint64_t>(n));
    const MovingSetup setup = random_setup(recipe, random);
    const MovingEngine engine(setup);
    const MovingOracle oracle = setup.oracle();
    const auto rules = mayhem::ZoneRules::from(setup.options);
    INFO("seed " << seed + static_cast<std::uint64_t>(n) << "\n" << to_text(setup));
    for (const mayhem::Unit& unit : setup.units) {
      std::set<Space> expected = oracle.zone(unit);
      std::erase_if(expected, [&](Space space) { return unit.footprint.covers(space); });
      const auto zone = mayhem::zone_of_control(engine.board(), mayhem::Stand::of(unit), rules);
      REQUIRE(std::set<Space>(zone.begin(), zone.end()) == expected);
    }
    for (const Space& space : engine.board().spaces()) {
      std::set<Space> expected = oracle.zone(space);
      expected.erase(space);
      const auto zone = mayhem::zone_of_control(engine.board(), mayhem::Stand::at(space), rules);
      REQUIRE(std::set<Space>(zone.begin(), zone.end()) == expected);
    }
  }
}

}  // namespace

TEST_CASE("Reach is what the oracle finds, under the default rules") {
  SetupRecipe recipe;
  const Tally tally = compare_reach(100'000, 6000, recipe);
  recipe.tiled = true;
  recipe.max_side = 7;
  compare_reach(110'000, 2000, recipe);
  // Enough of each kind, or the comparison would say little.
  CHECK(tally.ends > 5000);
  CHECK(tally.by_jump > 200);
  CHECK(tally.above > 200);
  CHECK(tally.slowed > 100);
}

TEST_CASE("Reach is what the oracle finds, under every mixture of readings") {
  SetupRecipe recipe;
  recipe.options = true;
  compare_reach(120'000, 8000, recipe);
  recipe.tiled = true;
  recipe.max_side = 7;
  compare_reach(130'000, 4000, recipe);
}

TEST_CASE("Reach is what the oracle finds, on higher boards and on foot") {
  SetupRecipe recipe;
  recipe.max_side = 4;
  recipe.max_levels = 6;
  compare_reach(140'000, 1000, recipe);
  recipe.options = true;
  compare_reach(141'000, 1000, recipe);
  recipe.max_side = 12;
  recipe.max_levels = 3;
  recipe.jumps = false;
  compare_reach(142'000, 1000, recipe);
}

TEST_CASE("Zones of control are what the oracle finds") {
  SetupRecipe recipe;
  compare_zones(150'000, 200, recipe);
  recipe.options = true;
  compare_zones(151'000, 300, recipe);
  recipe.tiled = true;
  compare_zones(152'000, 200, recipe);
}
