#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "rules/mayhem/sight/sight.h"
#include "rules/prove/tiles/sight_certificate.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"
#include "tests/support/plan_sketch.h"
#include "tests/support/sight_variants.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

using Pair = std::pair<Space, Space>;

std::string words(const Pair& pair) {
  const auto space = [](Space s) {
    return "[" + std::to_string(s.x) + "," + std::to_string(s.y) + "," + std::to_string(s.level) +
           "]";
  };
  return space(pair.first) + " to " + space(pair.second);
}

bool opens_porches(const SightVariant& variant) { return variant.options.is("L14", "porch-open"); }

// The board as the variant reads it.
Board read_board(const TileMap& map, const SightVariant& variant) {
  const Board board = assembled(map);
  return opens_porches(variant) ? board.with_porches_open() : board;
}

// Pairs of places of the board, with floor or in mid-air.
std::vector<Pair> random_pairs(const Board& board, int count, RandomSource& random) {
  const auto space = [&] {
    const int x = random.below(board.width());
    const int y = random.below(board.height());
    return Space{x, y, random.between(1, board.levels())};
  };
  std::vector<Pair> pairs;
  for (int n = 0; n < count; ++n) {
    const Space from = space();
    pairs.emplace_back(from, space());
  }
  return pairs;
}

TileMap random_any_map(RandomSource& random, bool tiled) {
  if (tiled) return random_tiled_map(random, 8, 4);
  return random_map(random_recipe(random, 6, 4), random);
}

// Every variant alone and a few at random.
std::vector<SightVariant> some_variants(RandomSource& random) {
  std::vector<SightVariant> variants = single_variants();
  for (int n = 0; n < 4; ++n) variants.push_back(random_variant(random));
  return variants;
}

// Calls wrong(map, variant, random) for random boards under all variants; it answers what is
// wrong, in words, or nothing.
template <class Wrong>
void try_boards(std::uint64_t first_seed, int boards, bool tiled, const Wrong& wrong) {
  for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(boards);
       ++seed) {
    RandomSource random(seed);
    const TileMap map = random_any_map(random, tiled);
    for (const SightVariant& variant : some_variants(random)) {
      const std::string what = wrong(map, variant, random);
      if (what.empty()) continue;
      INFO("seed " << seed << ", " << variant.name << "\n" << to_text(map));
      FAIL(what);
    }
    CHECK(true);
  }
}

// Whether some line of the ruling is the given one walked the other way, with the same verdict.
bool has_reverse(const SightRuling& ruling, const SightLine& line) {
  return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const SightLine& other) {
    return other.from == line.to && other.to == line.from && other.clear == line.clear;
  });
}

std::string asymmetry(const TileMap& map, const SightVariant& variant, RandomSource& random) {
  const Board board = read_board(map, variant);
  const SightRules rules = SightRules::from(variant.options);
  for (const Pair& pair : random_pairs(board, 100, random)) {
    const auto& [from, to] = pair;
    if (sees(board, from, to, rules) != sees(board, to, from, rules)) {
      return words(pair) + ": only one of them sees the other";
    }
    const SightRuling back = rule_sight(board, to, from, rules);
    for (const SightLine& line : rule_sight(board, from, to, rules).lines) {
      if (!has_reverse(back, line)) return words(pair) + ": a line has another verdict backwards";
    }
  }
  return {};
}

std::string false_evidence(const TileMap& map, const SightVariant& variant, RandomSource& random) {
  const Board board = read_board(map, variant);
  const prove::PlainBoard plain(map);
  const SightRules rules = SightRules::from(variant.options);
  for (const Pair& pair : random_pairs(board, 100, random)) {
    const SightRuling ruling = rule_sight(board, pair.first, pair.second, rules);
    if (ruling.sight != sees(board, pair.first, pair.second, rules)) {
      return words(pair) + ": the quick verdict is another";
    }
    if (opens_porches(variant)) continue;  // the checker reads the board as printed
    const std::string fault = prove::fault_of(plain, pair.first, pair.second, rules, ruling);
    if (!fault.empty()) return words(pair) + ": " + fault;
  }
  return {};
}

// Where the rules themselves look at what the move changes: OPT-L14 asks whether the Outside
// beyond an edge has a tile, OPT-L9 whether one tile holds two spaces.
bool may_change(const MovedMap& moved, const SightVariant& variant) {
  const bool more_map = moved.how.find("shifted by tiles") != std::string::npos;
  const bool more_tiles = moved.how.find("cut") != std::string::npos;
  return (opens_porches(variant) && more_map) ||
         (variant.options.is("L9", "per-tile") && more_tiles);
}

std::string changed_by(const MovedMap& moved, const Board& board, const SightVariant& variant,
                       const std::vector<Pair>& pairs) {
  const Board other = read_board(moved.map, variant);
  const SightRules rules = SightRules::from(variant.options);
  for (const Pair& pair : pairs) {
    const bool before = sees(board, pair.first, pair.second, rules);
    const Space from = moved.move.of(pair.first);
    const Space to = moved.move.of(pair.second);
    if (before == sees(other, from, to, rules)) continue;
    return words(pair) + (before ? ": sight" : ": no sight") + ", not so when " + moved.how +
           " (there " + words({from, to}) + ")\n" + to_text(moved.map);
  }
  return {};
}

std::string changed_by_moving(const TileMap& map, const SightVariant& variant,
                              RandomSource& random) {
  const Board board = read_board(map, variant);
  const std::vector<Pair> pairs = random_pairs(board, 60, random);
  for (const MovedMap& moved : all_moves(map, random)) {
    if (may_change(moved, variant)) continue;
    std::string what = changed_by(moved, board, variant, pairs);
    if (!what.empty()) return what;
  }
  return {};
}

// The map with a Clear edge made a Wall, in `where` what was done; nothing if the edge drawn is
// not Clear or borders no floor. Requires a map of one tile.
std::optional<TileMap> with_another_wall(TileMap map, RandomSource& random, std::string& where) {
  std::vector<TileLevel>& levels = map.tiles.front().levels;
  const int level = random.below(static_cast<int>(levels.size()));
  Plan& plan = levels[static_cast<std::size_t>(level)].plan;
  const bool upright = random.chance(50);
  const int x = random.between(0, plan.width() - (upright ? 0 : 1));
  const int y = random.between(0, plan.height() - (upright ? 1 : 0));
  PlanSketch sketch(plan);
  char& edge = upright ? sketch.vertical_edge(x, y) : sketch.horizontal_edge(x, y);
  if (edge != ' ') return std::nullopt;
  if (!(upright ? plan.has_vertical_edge(x, y) : plan.has_horizontal_edge(x, y))) {
    return std::nullopt;
  }
  edge = '|';
  where = "a Wall on " +
          to_letters(Edge{upright ? EdgeAxis::vertical : EdgeAxis::horizontal, x, y, level + 1});
  plan = sketch.finished();
  return map;
}

std::string sight_by_wall(const TileMap& map, const SightVariant& variant, RandomSource& random) {
  // OPT-L14 makes the Clear edges of a porch Openings, and to close an Opening can give sight
  // along it, as LOS-12 against LOS-11.
  if (opens_porches(variant)) return {};
  const Board board = read_board(map, variant);
  const SightRules rules = SightRules::from(variant.options);
  for (int n = 0; n < 8; ++n) {
    std::string where;
    const std::optional<TileMap> walled = with_another_wall(map, random, where);
    if (!walled) continue;
    const Board other = read_board(*walled, variant);
    for (const Pair& pair : random_pairs(board, 60, random)) {
      if (sees(board, pair.first, pair.second, rules)) continue;
      if (!sees(other, pair.first, pair.second, rules)) continue;
      return words(pair) + ": sight only since there is " + where;
    }
  }
  return {};
}

}  // namespace

TEST_CASE("Sight is the same both ways, line by line, under every reading of the rules") {
  try_boards(1000, 120, false, asymmetry);
  try_boards(2000, 120, true, asymmetry);
}

TEST_CASE("A ruling proves itself to a checker that only looks at the pictures") {
  try_boards(3000, 120, false, false_evidence);
  try_boards(4000, 120, true, false_evidence);
}

TEST_CASE("Turning, mirroring, moving, cutting or extending the map changes no verdict") {
  try_boards(5000, 80, false, changed_by_moving);
  try_boards(6000, 80, true, changed_by_moving);
}

TEST_CASE("A Clear edge made a Wall never gives sight, under every reading but open porches") {
  try_boards(7000, 200, false, sight_by_wall);
}

TEST_CASE("Levels cut into tiles keep their sight also per tile: the neighbour's floor blocks") {
  SightVariant per_tile{"L9=per-tile", {}};
  REQUIRE(per_tile.options.set("L9", "per-tile"));
  for (std::uint64_t seed = 8000; seed < 8200; ++seed) {
    RandomSource random(seed);
    const TileMap map = random_any_map(random, false);
    const Board board = read_board(map, per_tile);
    const std::vector<Pair> pairs = random_pairs(board, 300, random);
    for (const Cut how : {Cut::strips, Cut::columns, Cut::single_spaces, Cut::quarters}) {
      const std::string what = changed_by(cut(map, how, random), board, per_tile, pairs);
      if (what.empty()) continue;
      INFO("seed " << seed << "\n" << to_text(map));
      FAIL(what);
    }
  }
}
