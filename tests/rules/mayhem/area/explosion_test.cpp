#include "rules/mayhem/area/explosion.h"

#include <catch2/catch.hpp>

#include "tests/support/board_generator.h"
#include "tests/support/sight_question.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

Marker explosion(Space at, const char* size = "large", int damage = 1) {
  Marker marker;
  marker.kind = MarkerKind::explosion;
  marker.at = at;
  marker.size = size;
  marker.damage = damage;
  return marker;
}

RolledHits rolled(Space at, int hits) { return {at, hits, "medium", 1}; }

// A row of explosive spaces, two spaces from one another.
const Rows kFuse = {"+ + + + + + + + + +", " . * . * . * . * . ", "+ + + + + + + + + +"};

Board fuse() { return assembled(map_of_plans({kFuse})); }

ExplodeRuling explode(const Board& board, const Pieces& pieces, const ExplodeQuestion& question) {
  return rule_explode({board, board}, pieces, question, Options());
}

}  // namespace

TEST_CASE("AOM-EXP-1: sizes are the scenario's, a large one is known without it") {
  Pieces pieces;
  CHECK(explosion_size(pieces, "large")->radius == 2);
  CHECK(explosion_size(pieces, "large")->dice == "RRRR");
  CHECK_FALSE(explosion_size(pieces, "small").has_value());
  pieces.explosions = {{"small", 0, "WYR"}, {"large", 3, "WWWW"}};
  CHECK(explosion_size(pieces, "small")->radius == 0);
  CHECK(explosion_size(pieces, "small")->dice == "RYW");
  CHECK(explosion_size(pieces, "large")->radius == 3);
}

TEST_CASE("AOM-EXP-3: two Hits on an explosive space without a marker place one") {
  const Board board = fuse();
  Pieces pieces;
  CHECK(place_marker(board, pieces, {1, 0, 1}, 2) == Placing::placed);
  CHECK(place_marker(board, pieces, {1, 0, 1}, 9) == Placing::placed);
  CHECK(place_marker(board, pieces, {1, 0, 1}, 1) == Placing::too_few_hits);
  CHECK(place_marker(board, pieces, {2, 0, 1}, 2) == Placing::not_explosive);
  CHECK(place_marker(board, pieces, {1, 0, 9}, 2) == Placing::not_explosive);
  pieces.markers = {explosion({1, 0, 1})};
  CHECK(place_marker(board, pieces, {1, 0, 1}, 2) == Placing::marked);
  CHECK(place_marker(board, pieces, {3, 0, 1}, 2) == Placing::placed);
}

TEST_CASE("AOM-EXP-2: a chain goes on one space a Refresh") {
  const Board board = fuse();
  Pieces pieces;
  pieces.explosions = {{"medium", 2, "YYYY"}};
  pieces.markers = {explosion({1, 0, 1}, "medium")};
  for (int x = 1; x < 7; x += 2) {
    const std::size_t last = pieces.markers.size() - 1;
    const ExplodeRuling ruling = explode(board, pieces, {{last}, {rolled({x + 2, 0, 1}, 2)}});
    REQUIRE(ruling.explosions.size() == 1);
    CHECK(ruling.explosions[0].stay == StayReason::explosive_space);
    REQUIRE(ruling.placed.size() == 1);
    CHECK(ruling.placed[0].at == Space{x + 2, 0, 1});
    REQUIRE(ruling.markers.size() == pieces.markers.size() + 1);
    CHECK(ruling.markers.back() == ruling.placed[0]);
    pieces.markers = ruling.markers;
  }
  // The one in the middle cannot get a second.
  const ExplodeRuling again = explode(board, pieces, {{3}, {rolled({5, 0, 1}, 4)}});
  CHECK(again.placed.empty());
  CHECK(again.markers.size() == 4);
}

TEST_CASE("hits count for as many explosions as attack the space, one marker in all") {
  const Board board = fuse();
  Pieces pieces;
  pieces.markers = {explosion({0, 0, 1}), explosion({2, 0, 1}), explosion({8, 0, 1})};
  const auto placed = [&](std::vector<RolledHits> hits) {
    return explode(board, pieces, {{0, 1}, std::move(hits)}).placed.size();
  };
  CHECK(placed({rolled({1, 0, 1}, 1), rolled({1, 0, 1}, 1)}) == 0);  // not one attack
  CHECK(placed({rolled({1, 0, 1}, 1), rolled({1, 0, 1}, 2)}) == 1);
  CHECK(placed({rolled({1, 0, 1}, 2), rolled({1, 0, 1}, 2)}) == 1);
  CHECK(placed({rolled({1, 0, 1}, 1), rolled({1, 0, 1}, 1), rolled({1, 0, 1}, 2)}) == 0);
  CHECK(placed({rolled({7, 0, 1}, 2)}) == 0);  // only the third would reach it
}

TEST_CASE("AOM-EXP-4: what goes off leaves the open ground, and only that") {
  const Rows ground = {"+ + + + + +", " . . . . * ", "+ + + + + +"};
  const Rows middle = {"+ + + +    ", " . . .     ", "+ + + +    "};
  const Rows top = {"+ +        ", " .         ", "+ +        "};
  const Board board = assembled(map_of_plans({ground, middle, top}));
  Pieces pieces;
  pieces.markers = {explosion({2, 0, 1}), explosion({3, 0, 1}), explosion({4, 0, 1}),
                    explosion({0, 0, 2}), explosion({2, 0, 2}), explosion({0, 0, 3})};
  const ExplodeRuling ruling = explode(board, pieces, {{0, 1, 2, 3, 4, 5}, {}});
  std::vector<StayReason> stays;
  for (const Explosion& one : ruling.explosions) stays.push_back(one.stay);
  CHECK(stays == std::vector<StayReason>{StayReason::inside, StayReason::none,
                                         StayReason::explosive_space, StayReason::inside,
                                         // A roof, but not of the topmost Level.
                                         StayReason::none, StayReason::top_level});
  CHECK(ruling.markers.size() == 4);
  // Those that do not go off stay where they are.
  CHECK(explode(board, pieces, {{0}, {}}).markers == pieces.markers);
  CHECK(explode(board, pieces, {{1}, {}}).markers.size() == 5);
}

TEST_CASE("AOM-EXP-4: each entry of the layout has a top Level of its own") {
  TileMap map = map_of_plans({open_ground(2, 1), open_ground(2, 1)});
  TileMap high = map_of_plans({open_ground(2, 1), open_ground(2, 1), open_ground(2, 1)});
  map.tiles.push_back(high.tiles.front());
  map.layout.push_back({"high", 1, 2, 0, 0});
  const Board board = assembled(map);
  const StayingPlaces places(board);
  CHECK(places.at({0, 0, 2}) == StayReason::top_level);
  CHECK(places.at({2, 0, 2}) == StayReason::inside);
  CHECK(places.at({2, 0, 3}) == StayReason::top_level);
  CHECK(places.at({0, 0, 3}) == StayReason::none);
}

TEST_CASE("the order is that of the question") {
  const Board board = fuse();
  Pieces pieces;
  pieces.markers = {explosion({0, 0, 1}), explosion({8, 0, 1})};
  const ExplodeRuling ruling = explode(board, pieces, {{1, 0}, {}});
  CHECK(ruling.explosions[0].at == Space{8, 0, 1});
  CHECK(ruling.explosions[1].at == Space{0, 0, 1});
  CHECK(ruling.markers.empty());
}

TEST_CASE("the work of a chain is counted before it is done") {
  const Board board = fuse();
  Pieces pieces;
  pieces.explosions = {{"small", 256, "W"}};
  pieces.units = {{"a", "x", {{4, 0, 1}, 1, 1}, std::nullopt, std::nullopt, std::nullopt}};
  pieces.markers = {explosion({4, 0, 1}, "small"), explosion({4, 0, 1}, "small")};
  CHECK(explosion_work(board, pieces, {}, 100) == 0);
  CHECK(explosion_work(board, pieces, {0}, 100) == 10);
  CHECK(explosion_work(board, pieces, {0, 1}, 100) == 20);
  CHECK(explosion_work(board, pieces, {0, 1}, 15) == 15);
}
