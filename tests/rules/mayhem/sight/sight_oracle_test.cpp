#include "tests/support/sight_oracle.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_generator.h"
#include "tests/support/level_sight_oracle.h"
#include "tests/support/plain_board.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

std::string words(Space space) {
  return "[" + std::to_string(space.x) + "," + std::to_string(space.y) + "," +
         std::to_string(space.level) + "]";
}

SightRules rules_of(const SightReading& reading) {
  SightRules rules;
  rules.any_dots = reading.any_dots;
  rules.grazed_openings_block = reading.grazed_openings_block;
  rules.only_cover_dots_open = reading.only_cover_dots;
  if (reading.obstacle_corners_only) {
    rules.corner_touch = SightRules::CornerTouch::obstacle_dot_only;
  }
  if (reading.no_corners) rules.corner_touch = SightRules::CornerTouch::block;
  rules.may_change_side_along_wall = reading.may_change_side;
  rules.may_lean_round_wall = reading.may_lean;
  return rules;
}

// How much was compared, and of what kind.
struct Tally {
  long pairs = 0;
  long seen = 0;
  long mixed_seen = 0;  // sight between Inside and Outside
};

// Holds the engine against both oracles.
class Comparison {
 public:
  explicit Comparison(const TileMap& map) : board_(assembled(map)), plain_(map) {}

  const Board& board() const { return board_; }

  // What the engine says of a pair, and an oracle, line by line; empty if they agree.
  std::string difference(SightOracle& oracle, Space from, Space to,
                         const SightReading& reading = {}) const {
    return difference(oracle.lines(plain_, from.x, from.y, to.x, to.y, from.level, reading), from,
                      to, rules_of(reading));
  }
  std::string difference(LevelSightOracle& oracle, Space from, Space to) const {
    return difference(oracle.lines(plain_, from, to), from, to, SightRules{});
  }

  void count(Tally& tally, Space from, Space to) const {
    ++tally.pairs;
    if (!sees(board_, from, to, SightRules{})) return;
    ++tally.seen;
    if (board_.inside(from) != board_.inside(to)) ++tally.mixed_seen;
  }

 private:
  std::string difference(const std::vector<SightOracle::Line>& lines, Space from, Space to,
                         const SightRules& rules) const {
    const SightRuling ruling = rule_sight(board_, from, to, rules);
    const std::string pair = words(from) + " to " + words(to) + ": ";
    if (ruling.lines.size() != lines.size()) return pair + "other closest pairs";
    bool any_clear = false;
    for (std::size_t n = 0; n < lines.size(); ++n) {
      const SightLine& ruled = ruling.lines[n];
      const SightOracle::Line& line = lines[n];
      if (ruled.from != Dot{line.from_x, line.from_y, from.level} ||
          ruled.to != Dot{line.to_x, line.to_y, to.level}) {
        return pair + "other closest pairs";
      }
      if (ruled.clear != line.clear) {
        return pair + "line " + std::to_string(n) + (line.clear ? " is clear" : " is blocked") +
               ", the engine says otherwise";
      }
      any_clear = any_clear || line.clear;
    }
    return sees(board_, from, to, rules) == any_clear ? "" : pair + "the quick verdict";
  }

  Board board_;
  PlainBoard plain_;
};

// The space with this number among all places of a Level, with floor or in mid-air.
Space numbered(const Board& board, int number, int level) {
  return {number % board.width(), number / board.width(), level};
}

// All pairs on each Level, both ways round.
std::string compare_on_levels(const Comparison& comparison, SightOracle& oracle, Tally& tally) {
  const Board& board = comparison.board();
  const int count = board.width() * board.height();
  for (int level = 1; level <= board.levels(); ++level) {
    for (int pair = 0; pair < count * count; ++pair) {
      const Space from = numbered(board, pair / count, level);
      const Space to = numbered(board, pair % count, level);
      const std::string wrong = comparison.difference(oracle, from, to);
      if (!wrong.empty()) return wrong;
      comparison.count(tally, from, to);
    }
  }
  return {};
}

// Each reading at random, and pairs drawn at random.
std::string compare_readings(const Comparison& comparison, SightOracle& oracle,
                             RandomSource& random, int pairs) {
  const Board& board = comparison.board();
  const int count = board.width() * board.height();
  for (int n = 0; n < pairs; ++n) {
    SightReading reading;
    reading.any_dots = random.chance(15);
    reading.grazed_openings_block = random.chance(50);
    reading.only_cover_dots = random.chance(40);
    reading.obstacle_corners_only = random.chance(15);
    reading.no_corners = !reading.obstacle_corners_only && random.chance(15);
    reading.may_change_side = random.chance(30);
    reading.may_lean = random.chance(70);
    const int level = random.between(1, board.levels());
    const Space from = numbered(board, random.below(count), level);
    const Space to = numbered(board, random.below(count), level);
    const std::string wrong = comparison.difference(oracle, from, to, reading);
    if (wrong.empty()) continue;
    std::ostringstream text;
    text << wrong << "; L1 " << reading.any_dots << ", L2 " << reading.grazed_openings_block
         << ", L3 " << reading.only_cover_dots << ", L4 " << reading.obstacle_corners_only
         << reading.no_corners << ", L5 " << reading.may_change_side << ", L6 " << reading.may_lean;
    return text.str();
  }
  return {};
}

// Pairs between different Levels, drawn at random.
std::string compare_between_levels(const Comparison& comparison, LevelSightOracle& oracle,
                                   RandomSource& random, int pairs, Tally& tally) {
  const Board& board = comparison.board();
  const int count = board.width() * board.height();
  if (board.levels() == 1) return {};
  for (int n = 0; n < pairs; ++n) {
    const int level = random.between(1, board.levels());
    const int other = (level + random.between(0, board.levels() - 2)) % board.levels() + 1;
    const Space from = numbered(board, random.below(count), level);
    const Space to = numbered(board, random.below(count), other);
    const std::string wrong = comparison.difference(oracle, from, to);
    if (!wrong.empty()) return wrong;
    comparison.count(tally, from, to);
  }
  return {};
}

// Boards of the sizes that tests like, some of several tiles, one in twenty large.
TileMap board_of(std::uint64_t seed, RandomSource& random) {
  if (seed % 5 == 0) return random_tiled_map(random, 6, 4);
  return random_map(random_recipe(random, seed % 20 == 1 ? 12 : 6, 4), random);
}

}  // namespace

TEST_CASE("On one Level the engine sees what flooding the tube sees, line by line") {
  SightOracle oracle;
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 800; ++seed) {
    RandomSource random(seed);
    const TileMap map = board_of(seed, random);
    const std::string wrong = compare_on_levels(Comparison(map), oracle, tally);
    if (wrong.empty()) continue;
    INFO("seed " << seed << "\n" << to_text(map));
    FAIL(wrong);
  }
  INFO(tally.pairs << " pairs, " << tally.seen << " see each other");
  // The boards are neither empty nor shut.
  CHECK(tally.seen * 5 > tally.pairs);
  CHECK(tally.seen * 5 < tally.pairs * 4);
  CHECK(tally.mixed_seen > 10000);
}

TEST_CASE("Under OPT-L1 to L6, together and in any combination, engine and oracle agree too") {
  SightOracle oracle;
  for (std::uint64_t seed = 50001; seed <= 51500; ++seed) {
    RandomSource random(seed);
    const TileMap map = board_of(seed, random);
    const std::string wrong = compare_readings(Comparison(map), oracle, random, 150);
    if (wrong.empty()) continue;
    INFO("seed " << seed << "\n" << to_text(map));
    FAIL(wrong);
  }
}

TEST_CASE("Between Levels the engine sees what flooding the tube sees, line by line") {
  LevelSightOracle oracle;
  Tally tally;
  for (std::uint64_t seed = 100001; seed <= 102500; ++seed) {
    RandomSource random(seed);
    const TileMap map = board_of(seed, random);
    const std::string wrong = compare_between_levels(Comparison(map), oracle, random, 150, tally);
    if (wrong.empty()) continue;
    INFO("seed " << seed << "\n" << to_text(map));
    FAIL(wrong);
  }
  INFO(tally.pairs << " pairs, " << tally.seen << " see each other");
  CHECK(tally.seen * 20 > tally.pairs);
  CHECK(tally.mixed_seen > 1000);
}
