#include "rules/mayhem/placement/placement.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/placement/event.h"
#include "rules/mayhem/placement/objective.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

// Units and markers of both sides strewn over the board.
Pieces random_pieces(const Board& board, RandomSource& random) {
  Pieces pieces;
  const auto side = [&] { return std::string(random.chance(50) ? "legion" : "mayhem"); };
  for (int n = 0; n < random.below(4); ++n) {
    pieces.units.push_back(
        {"unit-" + std::to_string(n), side(), {random.pick(board.spaces()), 1, 1}, {}, {}, {}});
  }
  for (int n = 0; n < random.below(3); ++n) {
    Marker marker;
    marker.kind = random.chance(50) ? MarkerKind::objective : MarkerKind::event;
    marker.id = std::to_string(n);
    marker.side = side();
    marker.at = random.pick(board.spaces());
    marker.trigger = static_cast<EventTrigger>(random.below(3));
    pieces.markers.push_back(marker);
  }
  return pieces;
}

bool bans(const Board& board, const Pieces& pieces, std::string_view side, std::size_t tile) {
  const auto on_tile = [&](Space space) { return board.entry_at(space.x, space.y) == tile; };
  return std::any_of(
             pieces.units.begin(), pieces.units.end(),
             [&](const Unit& unit) { return unit.side != side && on_tile(unit.footprint.at); }) ||
         std::any_of(pieces.markers.begin(), pieces.markers.end(), [&](const Marker& marker) {
           const bool is_own = marker.side == side;
           return on_tile(marker.at) && (marker.kind == MarkerKind::event ? is_own : !is_own);
         });
}

template <class Piece>
void move_all(std::vector<Piece>& pieces, const PlaceMove& move) {
  for (Piece& piece : pieces) {
    if constexpr (std::is_same_v<Piece, Unit>) {
      piece.footprint.at = move.of(piece.footprint.at);
    } else {
      piece.at = move.of(piece.at);
    }
  }
}

}  // namespace

TEST_CASE(
    "reinforcements stand on free Outside spaces of tiles that nothing bans, on all of them") {
  RandomSource random(81);
  std::size_t placed = 0;
  std::size_t banned = 0;
  for (int n = 0; n < 1500; ++n) {
    const TileMap map = random_tiled_map(random, 9, 3);
    const Board board = assembled(map);
    const Pieces pieces = random_pieces(board, random);
    PlacementQuestion question;
    question.side = "legion";
    if (random.chance(30)) {
      question.tile = static_cast<std::size_t>(random.below(static_cast<int>(map.layout.size())));
    }
    std::vector<Space> expected;
    for (const Space& space : board.spaces()) {
      const std::size_t tile = *board.entry_at(space.x, space.y);
      const bool is_free =
          std::none_of(pieces.units.begin(), pieces.units.end(),
                       [&](const Unit& unit) { return unit.footprint.at == space; });
      const bool is_banned = bans(board, pieces, "legion", tile);
      banned += is_banned ? 1 : 0;
      const bool is_asked = !question.tile || *question.tile == tile;
      if (is_free && is_asked && !is_banned && !board.inside(space)) expected.push_back(space);
    }
    INFO(to_text(map));
    REQUIRE(rule_placement(board, pieces, question, {}).spaces == expected);
    placed += expected.size();
  }
  CHECK(placed > 10000);
  CHECK(banned > 10000);
}

TEST_CASE("objectives and events are the same on a board that is turned or mirrored") {
  RandomSource random(82);
  int flips = 0;
  int triggers = 0;
  for (int n = 0; n < 1500; ++n) {
    const TileMap map = random_tiled_map(random, 7, 3);
    const Board board = assembled(map);
    Pieces pieces = random_pieces(board, random);
    const Unit walker{"walker", "mayhem", {random.pick(board.spaces()), 1, 1}, {}, {}, {}};
    pieces.units.push_back(walker);
    std::vector<Space> path = {walker.footprint.at};
    for (int step = 0; step < 4; ++step) path.push_back(random.pick(board.spaces()));
    for (const MovedMap& other : {turned(map, 1 + n % 3), mirrored(map)}) {
      const Board there = assembled(other.map);
      Pieces moved = pieces;
      move_all(moved.units, other.move);
      move_all(moved.markers, other.move);
      INFO(to_text(map) << other.how);
      for (std::size_t m = 0; m < pieces.markers.size(); ++m) {
        if (pieces.markers[m].kind != MarkerKind::objective) continue;
        const bool here = rule_objective(board, pieces, pieces.markers[m], {}).flips;
        REQUIRE(here == rule_objective(there, moved, moved.markers[m], {}).flips);
        flips += here ? 1 : 0;
      }
      std::vector<Space> way;
      for (const Space& space : path) way.push_back(other.move.of(space));
      const auto here = rule_event(board, pieces, walker, path, {}).triggers;
      auto expected = here;
      for (TriggeredEvent& event : expected) event.at = other.move.of(event.at);
      REQUIRE(rule_event(there, moved, moved.units.back(), way, {}).triggers == expected);
      triggers += static_cast<int>(here.size());
    }
  }
  CHECK(flips > 50);
  CHECK(triggers > 300);
}

TEST_CASE("an Area ends where Inside ends, where the Level ends and where the tile ends") {
  // A tile with a roof over its east half, beside an open one.
  const std::vector<std::string> ground = {"+ + + + +", " . . . . ", "+ + + + +"};
  const std::vector<std::string> roof = {"    + + +", "     . . ", "    + + +"};
  TileMap map = map_of_plans({ground, roof});
  Placement second = map.layout.front();
  second.id = "second";
  second.x = 4;
  map.layout.push_back(second);
  const Board board = assembled(map);

  Unit unit{"walker", "mayhem", {{0, 0, 1}, 1, 1}, {}, {}, {}};
  Pieces pieces;
  pieces.units = {unit};
  const auto triggered_at = [&](Space marker_at, EventTrigger trigger, std::vector<Space> path) {
    Marker marker;
    marker.kind = MarkerKind::event;
    marker.id = "1";
    marker.side = "legion";
    marker.at = marker_at;
    marker.trigger = trigger;
    pieces.markers = {marker};
    unit.footprint.at = path.empty() ? Space{0, 0, 1} : path.front();
    std::vector<Space> at;
    for (const auto& event : rule_event(board, pieces, unit, path, {}).triggers) {
      at.push_back(event.at);
    }
    return at;
  };
  using Spaces = std::vector<Space>;
  const Space a{0, 0, 1}, b{1, 0, 1}, c{2, 0, 1}, d{3, 0, 1}, e{4, 0, 1}, f{5, 0, 1};
  const Spaces way = {a, b, c, d, e, f};
  CHECK(triggered_at(d, EventTrigger::area, way) == Spaces{c});
  CHECK(triggered_at(e, EventTrigger::area, way) == Spaces{e});
  CHECK(triggered_at(a, EventTrigger::area, way) == Spaces{});
  CHECK(triggered_at(a, EventTrigger::area, {a, b, c, b}) == Spaces{b});
  CHECK(triggered_at({2, 0, 2}, EventTrigger::area, way) == Spaces{});
  CHECK(triggered_at({2, 0, 2}, EventTrigger::area, {a, {3, 0, 2}}) == Spaces{{3, 0, 2}});
  CHECK(triggered_at(a, EventTrigger::tile, way) == Spaces{});
  CHECK(triggered_at({6, 0, 2}, EventTrigger::tile, way) == Spaces{e});
  CHECK(triggered_at(d, EventTrigger::near, way) == Spaces{c});
  // Once only, also when it comes back; and by a step that stays within one space.
  CHECK(triggered_at(b, EventTrigger::near, {a, b, c, d, c, b}) == Spaces{b});
  CHECK(triggered_at(a, EventTrigger::near, {a}) == Spaces{});
  CHECK(triggered_at(a, EventTrigger::near, {}) == Spaces{});
}

TEST_CASE("a long way of a large unit past many event markers is soon ruled") {
  constexpr int kSide = 60;
  constexpr std::size_t kMany = 10'000;
  std::vector<std::string> rows;
  std::string lattice = "+";
  std::string spaces = " ";
  for (int n = 0; n < kSide; ++n) {
    lattice += " +";
    spaces += ". ";
  }
  for (int n = 0; n < kSide; ++n) {
    rows.push_back(lattice);
    rows.push_back(spaces);
  }
  rows.push_back(lattice);
  const Board board = assembled(map_of_plans({rows}));
  Pieces pieces;
  pieces.units.push_back({"walker", "mayhem", {{0, 0, 1}, 8, 8}, {}, {}, {}});
  for (std::size_t n = 0; n < kMany; ++n) {
    Marker marker;
    marker.kind = MarkerKind::event;
    marker.id = std::to_string(n);
    marker.at = {kSide - 1, kSide - 1, 1};
    pieces.markers.push_back(marker);
  }
  std::vector<Space> path;
  while (path.size() < kMany) path.push_back({static_cast<int>(path.size() % 40), 0, 1});
  path.push_back({kSide - 9, kSide - 9, 1});

  const auto triggers = rule_event(board, pieces, pieces.units.front(), path, {}).triggers;
  REQUIRE(triggers.size() == kMany);
  CHECK(triggers.front() == TriggeredEvent{"0", {kSide - 9, kSide - 9, 1}});
  CHECK(triggers.back().id == "9999");
}
