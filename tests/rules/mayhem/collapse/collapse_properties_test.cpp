#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "rules/files/mayhem/mayhem_file.h"
#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/collapse/collapse.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"

// What holds of every collapse (the promises of level_fall.h, collapse.h too), on random
// boards.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

constexpr int kBoards = 1500;

std::vector<Space> spaces_under(const Footprint& footprint) {
  std::vector<Space> spaces;
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      spaces.push_back({footprint.at.x + x, footprint.at.y + y, footprint.at.level});
    }
  }
  return spaces;
}

// Most tiles get a destroyed side, any plan of their size.
void add_destroyed_sides(TileMap& map, RandomSource& random) {
  for (Tile& tile : map.tiles) {
    if (random.chance(15)) continue;
    const Plan& ground = tile.levels.front().plan;
    BoardRecipe recipe = random_recipe(random, 8, 2);
    recipe.width = ground.width();
    recipe.height = ground.height();
    recipe.levels = 2;
    tile.destroyed = TileLevel{"D", random_map(recipe, random).tiles[0].levels[1].plan};
  }
}

TileMap random_towers(RandomSource& random) {
  TileMap map = random.chance(50) ? random_tiled_map(random, 9, 5)
                                  : random_map(random_recipe(random, 7, 5), random);
  if (map.layout.size() > 1 && random.chance(40)) {  // several entries with one tile
    for (Placement& entry : map.layout) entry.tile = map.layout.front().tile;
  }
  for (std::size_t n = 0; n < map.tiles.size(); ++n) map.tiles[n].name += std::to_string(n);
  add_destroyed_sides(map, random);
  return map;
}

bool carries(const Board& board, const Footprint& footprint) {
  const auto spaces = spaces_under(footprint);
  return std::all_of(spaces.begin(), spaces.end(), [&](Space space) {
    return board.floor(space) && !(footprint.is_large() && board.inside(space));
  });
}

Pieces random_pieces(const Board& board, RandomSource& random) {
  Pieces pieces;
  std::set<Space> taken;
  const int count = random.chance(50) ? random.below(12) : random.below(80);
  for (int n = 0; n < count; ++n) {
    const int side = random.chance(20) ? 2 : 1;
    const Footprint footprint{random.pick(board.spaces()), side, side};
    const auto spaces = spaces_under(footprint);
    const bool is_free = std::none_of(spaces.begin(), spaces.end(),
                                      [&](Space space) { return taken.contains(space); });
    if (!is_free || !carries(board, footprint)) continue;
    taken.insert(spaces.begin(), spaces.end());
    Unit unit;
    unit.id = "unit " + std::to_string(n);
    unit.side = random.chance(50) ? "red" : "blue";
    unit.footprint = footprint;
    if (side == 2 && random.chance(50)) unit.main = spaces.back();
    pieces.units.push_back(unit);
  }
  for (int n = random.below(6); n > 0; --n) {
    Marker marker;
    marker.kind = static_cast<MarkerKind>(random.below(4));
    marker.at = random.pick(board.spaces());
    if (marker.kind == MarkerKind::explosion) {
      marker.damage = random.below(4);
      marker.size = "large";
    } else {
      marker.id = "marker " + std::to_string(n);
      marker.side = "red";
    }
    pieces.markers.push_back(marker);
  }
  for (int n = 0; n < 2; ++n) {
    Vehicle vehicle;
    vehicle.id = "car " + std::to_string(n);
    vehicle.side = "blue";
    vehicle.back = random.pick(board.spaces());
    vehicle.front = {vehicle.back.x + 1, vehicle.back.y, vehicle.back.level};
    const bool is_free = !taken.contains({-1 - vehicle.back.x, vehicle.back.y, vehicle.back.level});
    if (!is_free || !carries(board, {vehicle.back, 2, 1})) continue;
    for (int x = -1; x <= 1; ++x) {  // keeps the second one away
      taken.insert({-1 - vehicle.back.x - x, vehicle.back.y, vehicle.back.level});
    }
    pieces.vehicles.push_back(vehicle);
  }
  return pieces;
}

Options random_options(RandomSource& random) {
  Options options;
  for (const char* id : {"C1", "C2", "C3", "C4", "C5", "C6"}) {
    if (random.chance(30)) options = options.with(option_index(id), 1);
  }
  return options;
}

BoardState state_of(const TileMap& map, Pieces pieces) {
  return {map, std::move(pieces), std::make_shared<const Board>(assembled(map))};
}

CollapseQuestion question_for(std::size_t entry, RandomSource& random) {
  CollapseQuestion question;
  question.entry = entry;
  question.turn = "red";
  for (int n = random.between(1, 5); n > 0; --n) question.damages.push_back(random.below(10));
  return question;
}

void check_pieces(const CollapseRuling& ruling, const BoardState& before) {
  std::map<std::string, Space> last;
  std::set<std::string> displaced;
  std::set<std::string> downed;
  for (const CollapseMove& move : ruling.moves) {
    if (move.is_displaced) displaced.insert(move.id);
    if (!move.to) {
      downed.insert(move.id);
      CHECK(move.dice.empty());
      continue;
    }
    CHECK(move.dice == "RRRR");
    if (last.contains(move.id)) CHECK(last[move.id] == move.from);
    last[move.id] = *move.to;
    if (!move.is_displaced) continue;
    CHECK(move.choices.front() == *move.to);
    CHECK(std::is_sorted(move.choices.begin(), move.choices.end()));
    CHECK_FALSE(move.chooser.empty());
  }
  std::set<Space> taken;
  std::set<std::string> left;
  for (const Unit& unit : ruling.after.pieces.units) {
    left.insert(unit.id);
    for (const Space& space : spaces_under(unit.footprint)) {
      CHECK(ruling.after.board->floor(space));
      CHECK(taken.insert(space).second);
    }
    if (last.contains(unit.id)) CHECK(last[unit.id] == unit.footprint.at);
  }
  for (const Unit& unit : before.pieces.units) {
    CHECK(left.contains(unit.id) != downed.contains(unit.id));
    const auto now =
        std::find_if(ruling.after.pieces.units.begin(), ruling.after.pieces.units.end(),
                     [&](const Unit& other) { return other.id == unit.id; });
    if (now == ruling.after.pieces.units.end() || displaced.contains(unit.id)) continue;
    CHECK(now->footprint.at.x == unit.footprint.at.x);
    CHECK(now->footprint.at.y == unit.footprint.at.y);
    if (!last.contains(unit.id)) CHECK(now->footprint.at == unit.footprint.at);
  }
}

// The floor and the prints of the board after one fall, from those before it and the destroyed
// side.
void check_prints(const BoardState& before, const LevelFall& fall, std::size_t entry) {
  const Placement& at = before.map.layout[entry];
  const Tile& tile = before.map.tiles[at.tile];
  std::optional<Plan> destroyed;
  if (tile.destroyed) destroyed = tile.destroyed->plan.turned(at.turn);
  const Board& old = *before.board;
  const Board& now = *fall.after.board;
  for (int level = 1; level <= old.levels(); ++level) {
    for (int y = 0; y < old.height(); ++y) {
      for (int x = 0; x < old.width(); ++x) {
        const Space space{x, y, level};
        const bool is_here = old.entry_at(x, y) == entry;
        const bool is_covered =
            is_here && level == fall.landed && destroyed && destroyed->floor(x - at.x, y - at.y);
        if (is_here && level == fall.level) {
          CHECK_FALSE(now.floor(space));
        } else if (is_covered) {
          CHECK(now.print(space) == destroyed->space(x - at.x, y - at.y));
        } else {
          CHECK(now.print(space) == old.print(space));
        }
        // Edges within the tile; at its border other tiles count too.
        if (!is_here || old.entry_at(x - 1, y) != entry) continue;
        const Edge edge{EdgeAxis::vertical, x, y, level};
        const bool prints =
            level == fall.landed && destroyed && destroyed->has_vertical_edge(x - at.x, y - at.y);
        if (prints) {
          CHECK(now.print(edge) == destroyed->vertical_edge(x - at.x, y - at.y));
        } else if (level < fall.level) {
          CHECK(now.print(edge) == old.print(edge));
        }
      }
    }
  }
}

std::string text_of(const BoardState& state) {
  return write_mayhem_file({"", state.map, state.pieces, {}, {}});
}

}  // namespace

TEST_CASE("a collapse loses nobody, and its board loads") {
  RandomSource random(70117);
  int collapses = 0;
  int displaced = 0;
  int downed = 0;
  for (int n = 0; n < kBoards; ++n) {
    const TileMap map = random_towers(random);
    const BoardState before = state_of(map, random_pieces(assembled(map), random));
    const Options options = random_options(random);
    const auto entry = static_cast<std::size_t>(random.below(static_cast<int>(map.layout.size())));
    const CollapseQuestion question = question_for(entry, random);
    const CollapseRuling ruling = rule_collapse(before, question, options);
    INFO(n << "\n" << text_of(before));
    check_pieces(ruling, before);
    collapses += static_cast<int>(ruling.collapsed.size());
    for (const CollapseMove& move : ruling.moves) {
      displaced += move.is_displaced ? 1 : 0;
      downed += move.to ? 0 : 1;
    }
    const auto again = read_mayhem_file(text_of(ruling.after), "after");
    if (!again) FAIL(to_text(again.error()));
    CHECK(again->pieces == ruling.after.pieces);
    const int top = topmost_level(ruling.after.map.tiles[ruling.after.map.layout[entry].tile]);
    CHECK(ruling.next == strength_of_level(top));
    if (ruling.next) CHECK(ruling.carried < *ruling.next);
  }
  CHECK(collapses > kBoards / 3);
  CHECK(displaced > 100);
  CHECK(downed > 5);
}

TEST_CASE("a list of damages is one marker after the other") {
  RandomSource random(70118);
  for (int n = 0; n < kBoards; ++n) {
    const TileMap map = random_towers(random);
    const BoardState before = state_of(map, random_pieces(assembled(map), random));
    const Options options = random_options(random);
    CollapseQuestion question = question_for(0, random);
    const CollapseRuling all = rule_collapse(before, question, options);
    BoardState state = before;
    std::vector<int> collapsed;
    CollapseRuling step;
    for (const int damage : std::exchange(question.damages, {})) {
      question.damages = {damage};
      step = rule_collapse(state, question, options);
      collapsed.insert(collapsed.end(), step.collapsed.begin(), step.collapsed.end());
      // Asked again on the board as it is read from its text.
      const auto read = read_mayhem_file(text_of(step.after), "after");
      REQUIRE(read.has_value());
      state = state_of(read->map, read->pieces);
    }
    INFO(n << "\n" << text_of(before));
    CHECK(all.collapsed == collapsed);
    CHECK(all.next == step.next);
    CHECK(all.carried == step.carried);
    CHECK(text_of(all.after) == text_of(state));
  }
}

TEST_CASE("floors and prints after the fall of a level") {
  RandomSource random(70119);
  int falls = 0;
  for (int n = 0; n < kBoards; ++n) {
    const TileMap map = random_towers(random);
    BoardState state = state_of(map, {});
    const auto entry = static_cast<std::size_t>(random.below(static_cast<int>(map.layout.size())));
    for (const LevelFall& fall : raze(state, entry, CollapseRules())) {
      INFO(n << ", Level " << fall.level << "\n" << text_of(state));
      check_prints(state, fall, entry);
      CHECK(assembled(fall.after.map) == *fall.after.board);
      state = fall.after;
      ++falls;
    }
  }
  CHECK(falls > kBoards / 2);
}

TEST_CASE("room is sought nearest first") {
  RandomSource random(70120);
  int far = 0;
  for (int n = 0; n < kBoards; ++n) {
    const TileMap map = random_towers(random);
    const Board board = assembled(map);
    Pieces pieces;
    for (const Space& space : board.spaces()) {  // crowded
      if (random.chance(10)) continue;
      Unit unit;
      unit.id = "u" + std::to_string(pieces.units.size());
      unit.footprint.at = space;
      pieces.units.push_back(unit);
    }
    const BoardState before = state_of(map, pieces);
    if (!Building(board, map, 0).stands()) continue;
    const LevelFall fall = fall_of_top_level(before, 0, CollapseRules(), {"red"});
    std::set<Space> taken;
    for (const Unit& unit : fall.after.pieces.units) taken.insert(unit.footprint.at);
    const auto distance = [](Space a, Space b) {
      return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
    };
    INFO(n << "\n" << text_of(before));
    for (const CollapseMove& move : fall.moves) {
      if (!move.is_displaced) continue;
      // Where it would have fallen.
      Space wanted{move.from.x, move.from.y, fall.landed};
      while (!fall.after.board->floor(wanted)) --wanted.level;
      // What is nearer, and free even in the end, it would have got.
      for (const Space& space : fall.after.board->spaces()) {
        if (taken.contains(space) || space.level > wanted.level) continue;
        if (!move.to) FAIL("there is room at " << to_letters(space));
        const bool on_level = move.to->level == wanted.level;
        if (space.level == wanted.level) {
          CHECK((on_level && distance(space, wanted) >= distance(*move.to, wanted)));
        } else if (!on_level) {
          CHECK(distance(space, wanted) >= distance(*move.to, wanted));
        }
      }
      if (move.to && distance(*move.to, wanted) != 1) ++far;
    }
  }
  CHECK(far > 50);
}

TEST_CASE("a collapse does not depend on how the map lies") {
  RandomSource random(70121);
  for (int n = 0; n < kBoards / 2; ++n) {
    const TileMap map = random_towers(random);
    const BoardState before = state_of(map, random_pieces(assembled(map), random));
    const int turns = random.between(1, 3);
    const MovedMap moved = turned(map, turns);
    Pieces pieces;
    for (Unit unit : before.pieces.units) {
      if (unit.footprint.is_large()) continue;
      unit.footprint.at = moved.move.of(unit.footprint.at);
      pieces.units.push_back(unit);
    }
    Pieces small;
    for (const Unit& unit : before.pieces.units) {
      if (!unit.footprint.is_large()) small.units.push_back(unit);
    }
    const CollapseQuestion question = question_for(0, random);
    const CollapseRuling here = rule_collapse({map, small, before.board}, question, {});
    const CollapseRuling there = rule_collapse(state_of(moved.map, pieces), question, {});
    INFO(n << "\n" << text_of(before));
    CHECK(here.collapsed == there.collapsed);
    for (const Space& space : here.after.board->spaces()) {
      CHECK(there.after.board->floor(moved.move.of(space)));
    }
    CHECK(here.after.board->spaces().size() == there.after.board->spaces().size());
    if (here.collapsed.size() > 1) continue;  // who was displaced may lie elsewhere by then
    REQUIRE(here.moves.size() == there.moves.size());
    for (std::size_t k = 0; k < here.moves.size(); ++k) {
      CHECK(here.moves[k].id == there.moves[k].id);
      CHECK(here.moves[k].is_displaced == there.moves[k].is_displaced);
      if (here.moves[k].is_displaced) continue;
      CHECK(moved.move.of(*here.moves[k].to) == *there.moves[k].to);
    }
  }
}
