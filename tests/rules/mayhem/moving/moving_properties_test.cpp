#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <numeric>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/moving/walk.h"
#include "tests/support/board_generator.h"
#include "tests/support/moving_engine.h"
#include "tests/support/plan_sketch.h"

// What holds of every move, on generated boards.

using namespace parapet;
using namespace parapet::testing;

namespace {

// Empty if all is well.
using Check = std::function<std::string(const MovingSetup&, RandomSource&)>;

void try_setups(std::uint64_t seed, int count, const SetupRecipe& recipe, const Check& check) {
  for (int n = 0; n < count; ++n) {
    RandomSource random(seed + static_cast<std::uint64_t>(n));
    const MovingSetup setup = random_setup(recipe, random);
    const std::string what = check(setup, random);
    if (what.empty()) continue;
    INFO("seed " << seed + static_cast<std::uint64_t>(n) << "\n" << to_text(setup));
    FAIL(what);
  }
}

SetupRecipe mixed() {
  SetupRecipe recipe;
  recipe.options = true;
  return recipe;
}

SetupRecipe without_units(SetupRecipe recipe) {
  recipe.units = false;
  return recipe;
}

std::map<Space, int> reach(const MovingSetup& setup) {
  return MovingEngine(setup).reach(setup.from, setup.mp, setup.jump);
}

std::set<Space> zone_at(const Board& board, Space space, const Options& options) {
  const auto zone =
      mayhem::zone_of_control(board, mayhem::Stand::at(space), mayhem::ZoneRules::from(options));
  return {zone.begin(), zone.end()};
}

std::vector<MovedMap> symmetries(const TileMap& map, RandomSource& random) {
  return {turned(map, 1),
          turned(map, 2),
          turned(map, 3),
          mirrored(map),
          transposed(map),
          shuffled(map, random),
          shifted(map, random.between(0, 3), random.between(1, 3))};
}

std::string changed_by_moving(const MovingSetup& setup, RandomSource& random) {
  const std::map<Space, int> before = reach(setup);
  const MovingEngine engine(setup);
  for (const MovedMap& how : symmetries(setup.map, random)) {
    const MovingSetup other = moved(setup, how);
    std::map<Space, int> expected;
    for (const auto& [at, cost] : before) expected[how.move.of(at)] = cost;
    const std::string what = difference(reach(other), "moved", expected, "before");
    if (!what.empty()) return how.how + ": " + what;
    const MovingEngine moved_engine(other);
    for (const Space& space : engine.board().spaces()) {
      std::set<Space> zone;
      for (const Space& at : zone_at(engine.board(), space, setup.options)) {
        zone.insert(how.move.of(at));
      }
      if (zone != zone_at(moved_engine.board(), how.move.of(space), setup.options)) {
        return how.how + ": another zone of " + to_letters(space);
      }
    }
  }
  return {};
}

// One Clear edge of a board of one tile made a Wall; nothing if the edge drawn is not Clear.
std::optional<TileMap> with_a_wall(TileMap map, RandomSource& random) {
  std::vector<TileLevel>& levels = map.tiles.front().levels;
  Plan& plan = levels[static_cast<std::size_t>(random.below(static_cast<int>(levels.size())))].plan;
  const bool upright = random.chance(50);
  const int x = random.between(0, plan.width() - (upright ? 0 : 1));
  const int y = random.between(0, plan.height() - (upright ? 1 : 0));
  if (!(upright ? plan.has_vertical_edge(x, y) : plan.has_horizontal_edge(x, y))) {
    return std::nullopt;
  }
  PlanSketch sketch(plan);
  char& edge = upright ? sketch.vertical_edge(x, y) : sketch.horizontal_edge(x, y);
  if (edge != ' ') return std::nullopt;
  edge = '|';
  plan = sketch.finished();
  return map;
}

std::string gained_by_wall(const MovingSetup& setup, RandomSource& random) {
  const std::map<Space, int> before = reach(setup);
  const MovingEngine engine(setup);
  for (int n = 0; n < 6; ++n) {
    MovingSetup walled = setup;
    const auto map = with_a_wall(setup.map, random);
    if (!map) continue;
    walled.map = *map;
    for (const auto& [at, cost] : reach(walled)) {
      const auto old = before.find(at);
      if (old != before.end() && old->second <= cost) continue;
      return to_letters(at) + " costs only " + std::to_string(cost) + " on\n" + to_text(*map);
    }
    const MovingEngine walled_engine(walled);
    for (const Space& space : engine.board().spaces()) {
      const auto large = zone_at(engine.board(), space, setup.options);
      const auto small = zone_at(walled_engine.board(), space, setup.options);
      if (!std::includes(large.begin(), large.end(), small.begin(), small.end())) {
        return "a larger zone of " + to_letters(space) + " on\n" + to_text(*map);
      }
    }
  }
  return {};
}

std::string odd_step(const MovingSetup& setup, RandomSource&) {
  const MovingEngine engine(setup);
  const auto rules = mayhem::CrossingRules::from(setup.options);
  for (const Space& from : engine.board().spaces()) {
    for (const NeighbourStep& step : kNeighbourSteps) {
      const Space to = from + step;
      const auto cost = mayhem::crossing_cost(engine.board(), from, to, rules);
      if (cost && *cost != 1 && *cost != 3) return "a step that costs " + std::to_string(*cost);
      if (cost != mayhem::crossing_cost(engine.board(), to, from, rules)) {
        return to_letters(from) + " to " + to_letters(to) + ": not the same both ways";
      }
    }
  }
  return {};
}

// Whatever way is taken, each column entered costs at least 1.
std::string cheaper_than_distance(const MovingSetup& setup, RandomSource&) {
  for (const auto& [at, cost] : reach(setup)) {
    const int columns = std::max(std::abs(at.x - setup.from.x), std::abs(at.y - setup.from.y));
    if (cost < columns) return to_letters(at) + " costs only " + std::to_string(cost);
    if (setup.mp && cost > *setup.mp) return to_letters(at) + " costs more than the unit has";
  }
  return {};
}

// What more of a jump makes dearer or takes away.
std::string lost_by_more(const MovingSetup& setup, RandomSource& random) {
  MovingSetup more = setup;
  if (!setup.jump) {
    more.jump = OracleJump{random.below(3), random.between(0, 4)};
  } else {
    // From a jump that does not rise to one that does more is allowed too (OPT-J4).
    if (!setup.jump->up) return {};
    *more.jump->up += random.below(3);
    *more.jump->span += random.below(3);
  }
  const std::map<Space, int> after = reach(more);
  for (const auto& [at, cost] : reach(setup)) {
    const auto better = after.find(at);
    if (better != after.end() && better->second <= cost) continue;
    return to_letters(at) + " at " + std::to_string(cost) + " is lost with jump up " +
           std::to_string(*more.jump->up) + " span " + std::to_string(*more.jump->span);
  }
  return {};
}

std::string lost_by_more_points(const MovingSetup& setup, RandomSource&) {
  MovingSetup unlimited = setup;
  unlimited.mp.reset();
  const int mp = setup.mp.value_or(5);
  std::map<Space, int> expected = reach(unlimited);
  std::erase_if(expected, [&](const auto& end) { return end.second > mp; });
  MovingSetup limited = setup;
  limited.mp = mp;
  return difference(reach(limited), "limited", expected, "cut");
}

int sum(const std::vector<int>& costs) { return std::accumulate(costs.begin(), costs.end(), 0); }

std::string no_route_to_reached(const MovingSetup& setup, RandomSource&) {
  const MovingEngine engine(setup);
  const MovingOracle oracle = setup.oracle();
  const std::map<Space, int> reached = engine.reach(setup.from, setup.mp, setup.jump);
  for (const Space& to : engine.board().spaces()) {
    if (to == setup.from) continue;
    const auto route = engine.route(setup.from, to, setup.mp, setup.jump);
    const auto end = reached.find(to);
    if (route.has_value() != (end != reached.end())) return to_letters(to) + ": only one of both";
    if (!route) continue;
    if (route->cost != end->second) return to_letters(to) + ": another cost by route";
    if (route->cost != sum(route->costs)) return to_letters(to) + ": steps that do not add up";
    if (route->path.front() != setup.from || route->path.back() != to) {
      return to_letters(to) + ": a path from or to elsewhere";
    }
    if (route->path.size() != route->costs.size() + 1) return to_letters(to) + ": steps missing";
    const auto walked = oracle.walk(route->path, setup.jump, route->jump_at);
    if (walked != route->cost) return to_letters(to) + ": a path that costs something else";
    mayhem::WalkQuestion walk;
    walk.path = route->path;
    walk.points = setup.mp;
    walk.jump_at = route->jump_at;
    if (route->jump_at) walk.jump = MovingEngine::jump_of(setup.jump);
    const mayhem::WalkRuling ruling = mayhem::rule_walk(engine.field(), walk);
    if (!ruling.legal || sum(ruling.costs) != route->cost) {
      return to_letters(to) + ": a path that cannot be walked for what it costs";
    }
  }
  return {};
}

// A path of random steps, each to a surface of a neighbouring column, or up or down in its own.
std::vector<Space> random_path(const MovingPicture& picture, Space from, RandomSource& random) {
  std::vector<Space> path{from};
  const int steps = random.between(1, 6);
  for (int n = 0; n < steps; ++n) {
    const Space at = path.back();
    Space to{at.x + random.between(-1, 1), at.y + random.between(-1, 1), 0};
    to.level = picture.surface(to.x, to.y, std::max(1, at.level + random.between(-1, 2)));
    if (to.level > 0 && to != at) path.push_back(to);
  }
  return path;
}

// Walks along random paths, legal or not, against the oracle.
std::string walked_otherwise(const MovingSetup& setup, RandomSource& random, long& legal_walks) {
  const MovingEngine engine(setup);
  const MovingOracle oracle = setup.oracle();
  for (int n = 0; n < 10; ++n) {
    mayhem::WalkQuestion walk;
    walk.path = random_path(oracle.picture(), setup.from, random);
    walk.points = setup.mp;
    walk.jump = MovingEngine::jump_of(setup.jump);
    if (setup.jump && random.chance(70)) {
      walk.jump_at = static_cast<std::size_t>(random.below(static_cast<int>(walk.path.size())));
    }
    const mayhem::WalkRuling ruling = mayhem::rule_walk(engine.field(), walk);
    const int expected = oracle.walk(walk.path, setup.jump, walk.jump_at).value_or(-1);
    const bool legal = expected >= 0 && (!setup.mp || expected <= *setup.mp);
    std::string path;
    for (const Space& space : walk.path) path += to_letters(space) + " ";
    if (walk.jump_at) path += "with the jump at " + std::to_string(*walk.jump_at);
    if (ruling.legal != legal) return path + (legal ? ": not legal" : ": legal");
    if (legal && sum(ruling.costs) != expected) {
      return path + ": costs " + std::to_string(sum(ruling.costs)) + ", not " +
             std::to_string(expected);
    }
    if (legal) ++legal_walks;
    if (ruling.legal == ruling.stopped_at.has_value()) return path + ": stopped, and legal";
    if (ruling.stopped_at && *ruling.stopped_at != ruling.costs.size()) {
      return path + ": stopped elsewhere than after its steps";
    }
  }
  return {};
}

}  // namespace

TEST_CASE("Turning, mirroring or shifting the map changes no cost and no zone") {
  try_setups(200'000, 600, {}, changed_by_moving);
  try_setups(201'000, 600, mixed(), changed_by_moving);
  SetupRecipe tiled = mixed();
  tiled.tiled = true;
  try_setups(202'000, 300, tiled, changed_by_moving);
}

TEST_CASE("A Clear edge made a Wall makes no way cheaper and no zone larger") {
  try_setups(210'000, 1500, without_units({}), gained_by_wall);
  try_setups(212'000, 1500, without_units(mixed()), gained_by_wall);
  SetupRecipe high = without_units(mixed());
  high.max_side = 4;
  high.max_levels = 5;
  try_setups(214'000, 5000, high, gained_by_wall);
}

TEST_CASE("Steps cost 1, 3 or nothing, the same both ways, and a way at least its distance") {
  try_setups(220'000, 500, {}, odd_step);
  try_setups(221'000, 500, mixed(), odd_step);
  try_setups(222'000, 1500, {}, cheaper_than_distance);
  try_setups(224'000, 1500, mixed(), cheaper_than_distance);
}

TEST_CASE("More rise, span or points never reach less") {
  try_setups(230'000, 1500, {}, lost_by_more);
  try_setups(232'000, 1500, mixed(), lost_by_more);
  try_setups(234'000, 1500, mixed(), lost_by_more_points);
}

TEST_CASE("There is a route to each space reached and to no other, at the same cost") {
  try_setups(240'000, 400, {}, no_route_to_reached);
  try_setups(241'000, 400, mixed(), no_route_to_reached);
}

TEST_CASE("A walk along a path is what the oracle says, step by step or by jump") {
  long legal = 0;
  const auto check = [&](const MovingSetup& setup, RandomSource& random) {
    return walked_otherwise(setup, random, legal);
  };
  try_setups(250'000, 3000, {}, check);
  try_setups(253'000, 3000, mixed(), check);
  CHECK(legal > 3000);
}
