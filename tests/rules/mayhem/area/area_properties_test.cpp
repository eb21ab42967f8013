#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <utility>

#include "rules/mayhem/area/area.h"
#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"
#include "tests/support/plain_board.h"
#include "tests/support/plan_sketch.h"
#include "tests/support/sight_variants.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

// What holds of areas of effect on every board.

namespace {

using Spaces = std::set<Space>;

const std::vector<std::pair<std::string, std::string>> kShapes[] = {
    {},
    {{"A1", "path"}},
    {{"A2", "flood"}},
    {{"A5", "cardboard"}},
    {{"A1", "path"}, {"A5", "cardboard"}},
    {{"A2", "flood"}, {"A5", "cardboard"}},
    {{"A2", "flood"}, {"M1", "dot-only"}}};

// One of the shapes of areas, half of the time with another reading of sight.
SightVariant random_reading(RandomSource& random) {
  SightVariant reading = random.chance(50) ? random_variant(random) : SightVariant{"default", {}};
  REQUIRE(reading.options.set("L15", "closed"));
  for (const auto& [id, value] : kShapes[random.below(7)]) {
    REQUIRE(reading.options.set(id, value));
    reading.name.append(" ").append(id).append("=").append(value);
  }
  return reading;
}

TileMap random_any_map(RandomSource& random) {
  if (random.chance(50)) return random_tiled_map(random, 8, 3);
  return random_map(random_recipe(random, 7, 3), random);
}

// The boards of a map under a reading. L14 makes Openings for sight only.
struct ReadMap {
  ReadMap(const TileMap& map, const Options& options)
      : ground(assembled(map)),
        sight(options.is("L14", "porch-open") ? ground.with_porches_open() : ground),
        rules(AreaRules::from(options)) {}

  Spaces area(Space center, int radius) const {
    Spaces spaces;
    for (const AreaSpace& one : area_of_effect({sight, ground}, center, radius, rules)) {
      spaces.insert(one.space);
    }
    return spaces;
  }

  Board ground;
  Board sight;
  AreaRules rules;
};

std::string words(Space space) { return to_letters(space); }

bool is_part(const Spaces& part, const Spaces& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

// The steps of a flood, or of a path without Walls, as words and pictures say: straight steps over
// their edge, slanting ones past a dot that is no Cover, by one of the two ways round it.
class StepOracle {
 public:
  StepOracle(const PlainBoard& board, bool covers_stop)
      : board_(board), covers_stop_(covers_stop) {}

  Spaces reached(Space center, int radius) const {
    Spaces reached = {center};
    for (int round = 0; round < radius; ++round) {
      Spaces grown = reached;
      for (const Space& from : reached) {
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) {
            if (is_open(from, dx, dy)) grown.insert({from.x + dx, from.y + dy, from.level});
          }
        }
      }
      reached = grown;
    }
    return reached;
  }

 private:
  bool is_open(Space from, int dx, int dy) const {
    const int x2 = 2 * from.x + 1;
    const int y2 = 2 * from.y + 1;
    const int level = from.level;
    if (!board_.floor(x2 + 2 * dx, y2 + 2 * dy, level)) return false;
    if (dx == 0 || dy == 0) return !board_.wall(x2 + dx, y2 + dy, level);
    if (covers_stop_ && board_.cover_dot(x2 + dx, y2 + dy, level)) return false;
    const bool across_first =
        !board_.wall(x2 + dx, y2, level) && !board_.wall(x2 + 2 * dx, y2 + dy, level);
    const bool along_first =
        !board_.wall(x2, y2 + dy, level) && !board_.wall(x2 + dx, y2 + 2 * dy, level);
    return across_first || along_first;
  }

  const PlainBoard& board_;
  bool covers_stop_;
};

Spaces expected_area(const ReadMap& read, const StepOracle& steps, Space center, int radius) {
  if (read.rules.floods) return steps.reached(center, radius);
  const Spaces by_steps = steps.reached(center, radius);
  Spaces expected;
  for (const Space& space : read.ground.spaces()) {
    if (space.level != center.level) continue;
    const bool near = read.rules.counts_path ? by_steps.count(space) > 0
                                             : std::abs(space.x - center.x) <= radius &&
                                                   std::abs(space.y - center.y) <= radius;
    if (near && sees(read.sight, center, space, read.rules.sight)) expected.insert(space);
  }
  return expected;
}

// A Wall in place of a Clear edge of a map of one tile; false if the edge drawn is none.
bool add_wall(TileMap& map, RandomSource& random) {
  std::vector<TileLevel>& levels = map.tiles.front().levels;
  Plan& plan = levels[static_cast<std::size_t>(random.below(static_cast<int>(levels.size())))].plan;
  const bool upright = random.chance(50);
  const int x = random.below(plan.width());
  const int y = random.below(plan.height());
  if (!(upright ? plan.has_vertical_edge(x, y) : plan.has_horizontal_edge(x, y))) return false;
  PlanSketch sketch(plan);
  char& edge = upright ? sketch.vertical_edge(x, y) : sketch.horizontal_edge(x, y);
  if (edge != ' ') return false;
  edge = '|';
  plan = sketch.finished();
  return true;
}

}  // namespace

TEST_CASE("an area holds its Center, is on one Level, and grows with the radius") {
  for (std::uint64_t seed = 100; seed < 2100; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_any_map(random);
    const SightVariant reading = random_reading(random);
    const ReadMap read(map, reading.options);
    const Space center = random.pick(read.ground.spaces());
    INFO("seed " << seed << ", " << reading.name << ", " << words(center) << "\n" << to_text(map));
    REQUIRE(read.area(center, 0) == Spaces{center});
    Spaces smaller;
    std::vector<AreaSpace> before;
    for (int radius = 0; radius <= 5; ++radius) {
      const Spaces spaces = read.area(center, radius);
      REQUIRE(spaces.count(center) == 1);
      REQUIRE(is_part(smaller, spaces));
      for (const Space& space : spaces) {
        REQUIRE(space.level == center.level);
        REQUIRE(read.ground.floor(space));
        REQUIRE(std::abs(space.x - center.x) <= radius);
        REQUIRE(std::abs(space.y - center.y) <= radius);
      }
      smaller = spaces;
      // The steps to a space do not depend on the radius, and none is listed twice or unsorted.
      const auto list = area_of_effect({read.sight, read.ground}, center, radius, read.rules);
      REQUIRE(list.size() == spaces.size());
      REQUIRE(std::is_sorted(list.begin(), list.end(), [](const AreaSpace& a, const AreaSpace& b) {
        return a.space < b.space;
      }));
      for (const AreaSpace& one : before) {
        REQUIRE(std::find(list.begin(), list.end(), one) != list.end());
      }
      before = list;
    }
  }
}

TEST_CASE("an area is that of a slow search on the pictures") {
  for (std::uint64_t seed = 3000; seed < 5000; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_any_map(random);
    SightVariant reading = random_reading(random);
    REQUIRE(reading.options.set("A5", "number"));
    REQUIRE(reading.options.set("M1", "l-route"));
    const ReadMap read(map, reading.options);
    const PlainBoard plain(map);
    const StepOracle steps(plain, read.rules.floods);
    for (int n = 0; n < 3; ++n) {
      const Space center = random.pick(read.ground.spaces());
      const int radius = random.between(0, 5);
      INFO("seed " << seed << ", " << reading.name << ", " << words(center) << " radius " << radius
                   << "\n"
                   << to_text(map));
      REQUIRE(read.area(center, radius) == expected_area(read, steps, center, radius));
    }
  }
}

TEST_CASE("an area on one cardboard Level is what the rest of the map does not touch") {
  for (std::uint64_t seed = 6000; seed < 6600; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_tiled_map(random, 8, 2);
    Options options;
    REQUIRE(options.set("A5", "cardboard"));
    const ReadMap whole(map, Options());
    const ReadMap one(map, options);
    const Space center = random.pick(one.ground.spaces());
    const auto entry = one.ground.entry_at(center.x, center.y);
    INFO("seed " << seed << ", " << words(center) << "\n" << to_text(map));
    Spaces expected = whole.area(center, 4);
    for (auto space = expected.begin(); space != expected.end();) {
      space = whole.ground.entry_at(space->x, space->y) == entry ? std::next(space)
                                                                 : expected.erase(space);
    }
    REQUIRE(one.area(center, 4) == expected);
  }
}

TEST_CASE("an area turns, mirrors and moves with the map") {
  for (std::uint64_t seed = 7000; seed < 7400; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_any_map(random);
    const SightVariant reading = random_reading(random);
    const ReadMap read(map, reading.options);
    const Space center = random.pick(read.ground.spaces());
    const int radius = random.between(1, 4);
    const Spaces area = read.area(center, radius);
    for (const MovedMap& moved : all_moves(map, random)) {
      // What asks for tiles, or walks over the ground that was put beside the map.
      const bool more_ground = moved.how.find("shifted by tiles") != std::string::npos;
      const bool more_tiles = moved.how.find("cut") != std::string::npos;
      const bool steps = read.rules.floods || read.rules.counts_path;
      const bool porches = reading.options.is("L14", "porch-open");
      const bool by_tile = read.rules.one_cardboard || reading.options.is("L9", "per-tile");
      if ((more_ground && (steps || porches)) || (more_tiles && by_tile)) continue;
      const ReadMap other(moved.map, reading.options);
      const Spaces there = other.area(moved.move.of(center), radius);
      INFO("seed " << seed << ", " << reading.name << ", " << words(center) << " radius " << radius
                   << ", " << moved.how << "\n"
                   << to_text(map) << to_text(moved.map));
      for (const Space& space : read.ground.spaces()) {
        INFO(words(space));
        REQUIRE(area.count(space) == there.count(moved.move.of(space)));
      }
    }
  }
}

TEST_CASE("a Clear edge made a Wall never enlarges an area") {
  int tried = 0;
  for (std::uint64_t seed = 8000; seed < 10000; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_map(random_recipe(random, 7, 3), random);
    SightVariant reading = random_reading(random);
    // To close an Opening can give sight along it; to close a T can open a dot to OPT-M1 alone.
    REQUIRE(reading.options.set("L14", "literal"));
    REQUIRE(reading.options.set("M1", "l-route"));
    TileMap walled = map;
    if (!add_wall(walled, random)) continue;
    const ReadMap read(map, reading.options);
    const ReadMap other(walled, reading.options);
    for (int n = 0; n < 4; ++n) {
      const Space center = random.pick(read.ground.spaces());
      const int radius = random.between(1, 4);
      INFO("seed " << seed << ", " << reading.name << ", " << words(center) << " radius " << radius
                   << "\n"
                   << to_text(map) << to_text(walled));
      REQUIRE(is_part(other.area(center, radius), read.area(center, radius)));
      ++tried;
    }
  }
  CHECK(tried > 3000);
}
