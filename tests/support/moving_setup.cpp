#include "tests/support/moving_setup.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/support/board_generator.h"

namespace parapet::testing {
namespace {

using mayhem::Footprint;
using mayhem::Unit;

struct OptionValues {
  const char* id;
  std::vector<const char*> values;
};

// Every option of rules-mayhem.md on which moving depends, with its values (formats.md, options).
const std::vector<OptionValues>& moving_options() {
  static const std::vector<OptionValues> options = {
      {"M1", {"l-route", "dot-only"}}, {"M2", {"closed", "cover"}},
      {"M3", {"opening", "clear"}},    {"M4", {"opening-cost-3", "obstacle"}},
      {"M6", {"zoc", "free"}},         {"M7", {"higher-edge", "drop-in-place"}},
      {"Z1", {"direct", "reachable"}}, {"Z2", {"one-route", "both-routes", "legal-diagonal"}},
      {"Z3", {"through", "closed"}},   {"Z4", {"footprint", "main-space"}},
      {"J1", {"free", "one-each"}},    {"J2", {"columns", "start-only"}},
      {"J4", {"allow", "deny"}},       {"J6", {"above", "never-enemies"}}};
  return options;
}

TileMap random_moving_map(const SetupRecipe& recipe, RandomSource& random) {
  if (recipe.tiled) return random_tiled_map(random, recipe.max_side, recipe.max_levels);
  BoardRecipe board = random_recipe(random, recipe.max_side, recipe.max_levels);
  board.stairs = random.below(60);
  board.obstacle_edges = random.below(25);
  return random_map(board, random);
}

std::vector<Space> floor_of(const MovingPicture& picture) {
  std::vector<Space> spaces;
  for (int level = 1; level <= picture.levels(); ++level) {
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        if (picture.floor(x, y, level)) spaces.push_back({x, y, level});
      }
    }
  }
  return spaces;
}

bool is_free(const MovingPicture& picture, const std::vector<Unit>& units, Space space) {
  if (!picture.floor(space.x, space.y, space.level)) return false;
  return std::none_of(units.begin(), units.end(),
                      [&](const Unit& unit) { return unit.footprint.covers(space); });
}

// Adds a unit somewhere, if there is room for it.
void add_unit(std::vector<Unit>& units, const MovingPicture& picture,
              const std::vector<Space>& floor, RandomSource& random) {
  Unit unit;
  unit.id = "u" + std::to_string(units.size());
  unit.side = random.chance(65) ? "blue" : "red";
  unit.footprint.at = random.pick(floor);
  if (random.chance(25)) {
    unit.footprint.width = random.between(1, 2);
    unit.footprint.height = random.between(1, 2);
  }
  const Footprint& at = unit.footprint;
  for (int dy = 0; dy < at.height; ++dy) {
    for (int dx = 0; dx < at.width; ++dx) {
      if (!is_free(picture, units, {at.at.x + dx, at.at.y + dy, at.at.level})) return;
    }
  }
  if (at.is_large() && random.chance(50)) {
    unit.main =
        Space{at.at.x + random.below(at.width), at.at.y + random.below(at.height), at.at.level};
  }
  units.push_back(std::move(unit));
}

std::string words(Space space) {
  return "[" + std::to_string(space.x) + "," + std::to_string(space.y) + "," +
         std::to_string(space.level) + "]";
}

}  // namespace

MovingOracle MovingSetup::oracle() const { return {map, units, side, mover, readings_of(options)}; }

MovingSetup random_setup(const SetupRecipe& recipe, RandomSource& random) {
  MovingSetup setup;
  setup.map = random_moving_map(recipe, random);
  if (recipe.options) {
    for (const OptionValues& option : moving_options()) {
      if (random.chance(50)) continue;
      const Result<void> done = setup.options.set(option.id, random.pick(option.values));
      if (!done) throw std::logic_error(parapet::to_text(done.error()));
    }
  }
  const MovingPicture picture(setup.map, {});
  const std::vector<Space> floor = floor_of(picture);
  setup.from = random.pick(floor);
  if (random.chance(50)) {
    setup.mover = "mover";
    Unit mover;
    mover.id = setup.mover;
    mover.side = setup.side;
    mover.footprint.at = setup.from;
    setup.units.push_back(mover);
  }
  if (recipe.units) {
    const int wanted = random.below(7);
    for (int n = 0; n < wanted; ++n) add_unit(setup.units, picture, floor, random);
    // What is asked from a plain space is asked for a unit that is not on the board yet.
    std::erase_if(setup.units, [&](const Unit& unit) {
      return unit.id != setup.mover && unit.footprint.covers(setup.from);
    });
  }
  if (random.chance(60)) setup.mp = random.between(0, 12);
  if (recipe.jumps && random.chance(80)) {
    OracleJump jump{random.below(4), random.between(0, 5)};
    if (random.chance(5)) jump.up = 1'000'000'000;
    if (random.chance(5)) jump.span = 1'000'000'000;
    if (random.chance(5)) jump = OracleJump{};  // as under a Gravity Dominator
    setup.jump = jump;
  }
  return setup;
}

MovingSetup moved(const MovingSetup& setup, const MovedMap& moved_map) {
  const PlaceMove& move = moved_map.move;
  MovingSetup result = setup;
  result.map = moved_map.map;
  result.from = move.of(setup.from);
  for (Unit& unit : result.units) {
    const Footprint before = unit.footprint;
    const Space last{before.at.x + before.width - 1, before.at.y + before.height - 1,
                     before.at.level};
    const Space a = move.of(before.at);
    const Space b = move.of(last);
    unit.footprint.at = {std::min(a.x, b.x), std::min(a.y, b.y), a.level};
    unit.footprint.width = std::abs(a.x - b.x) + 1;
    unit.footprint.height = std::abs(a.y - b.y) + 1;
    unit.main = move.of(unit.main.value_or(before.at));
  }
  return result;
}

Readings readings_of(const Options& options) {
  Readings readings;
  for (const OptionIndex option : options.changed()) {
    readings.choose(std::string(option_specs()[option].id), options.value(option));
  }
  return readings;
}

std::string to_text(const MovingSetup& setup) {
  std::string text =
      setup.side + (setup.mover.empty() ? "" : " " + setup.mover) + " from " + words(setup.from);
  text += setup.mp ? ", " + std::to_string(*setup.mp) + " MP" : ", no limit of MP";
  if (setup.jump) {
    text += ", jump up " + (setup.jump->up ? std::to_string(*setup.jump->up) : "any");
    text += " span " + (setup.jump->span ? std::to_string(*setup.jump->span) : "any");
  }
  const Readings readings = readings_of(setup.options);
  for (const std::string& reading : readings.chosen()) text += " " + reading;
  for (const Unit& unit : setup.units) {
    const Footprint& at = unit.footprint;
    text += "\n  " + unit.id + " of " + unit.side + " at " + words(at.at);
    if (at.is_large()) {
      text += " size " + std::to_string(at.width) + " x " + std::to_string(at.height) + " main " +
              words(unit.main.value_or(at.at));
    }
  }
  return text + "\n" + to_text(setup.map);
}

}  // namespace parapet::testing
