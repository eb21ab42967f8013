#include "rules/skybridge/game/score.h"
#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

Score score_of(const Table& table, Seat seat) {
  return scores(table.game, table.state)[static_cast<std::size_t>(seat)];
}

// Nothing that gives a point of rebels: the leader is before nobody, the reserves are used up.
Table quiet(int players = 2) {
  Table table(players);
  for (Seat seat = 0; seat < players; ++seat) table.player(seat).reserve = 0;
  return table;
}

Score of(int total, int population) { return {total, 0, 0, 0, population}; }

}  // namespace

TEST_CASE("G-72 a segment gives its points and one more to whoever is alone there") {
  Table table = quiet();
  table.segment(1) = {0};
  table.segment(3) = {0, 1};
  CHECK(score_of(table, 0).bridge == 1 + 1 + 2);
  CHECK(score_of(table, 0).population_on_bridge == 2);
  CHECK(score_of(table, 1).bridge == 2);
  CHECK(score_of(table, 1).population_on_bridge == 1);
}

TEST_CASE("G-73 stacks with the token on power give the points of their faction cards") {
  Table table = quiet();
  put(table.state, 0, 0, table.named("green-1"));  // 2 points
  put(table.state, 0, 0, table.named("green-2"));  // 3
  put(table.state, 0, 0, table.named("start-0"));  // 1
  put_godh(table.state, 0, 0, 0);
  put(table.state, 0, 1, table.named("green-2"));
  CHECK(score_of(table, 0).godhs == 0);
  table.slot(0, 0).power = true;
  CHECK(score_of(table, 0).godhs == 6);
  table.slot(0, 0).closed = true;  // G-68
  CHECK(score_of(table, 0).godhs == 6);
  CHECK(score_of(table, 1).godhs == 0);
}

TEST_CASE("G-74 foreign rebels and the leader in the own area of might") {
  Table table = quiet();
  table.completed(7);
  table.player(0).legion = 4;
  table.state.rebels[3][0] = 1;
  table.state.rebels[3][1] = 2;
  table.state.rebels[4][kFreeRebel] = 1;
  table.state.rebels[5][kFreeRebel] = 1;
  CHECK(score_of(table, 0).rebels == 2 + 1 + 1);
  CHECK(score_of(table, 1).rebels == 0);
}

TEST_CASE("G-74 the leader counts where the legion has come so far") {
  Table table = quiet();
  table.completed(7);
  CHECK(score_of(table, 0).rebels == 0);
  table.player(0).legion = 1;
  CHECK(score_of(table, 0).rebels == 1);
}

TEST_CASE("G-74 reserves count where they would go") {
  Table table = quiet(3);
  table.player(1).reserve = 3;
  table.player(1).legion = 5;
  table.player(0).legion = 5;
  table.player(2).legion = 4;
  CHECK(score_of(table, 0).rebels == 3);
  CHECK(score_of(table, 1).rebels == 0);
  CHECK(score_of(table, 2).rebels == 0);
}

TEST_CASE("G-75 fortifications give their points to each garrison") {
  Table table = quiet();
  table.state.garrisons = {{0, 1}, {1}};
  CHECK(score_of(table, 0).garrisons == 3);
  CHECK(score_of(table, 1).garrisons == 5);
}

TEST_CASE("a total adds the four parts up") {
  const Score score{4, 6, 4, 3, 9};
  CHECK(score.total() == 17);
}

TEST_CASE("G-76 most points win and the bridge tells ties") {
  CHECK(winners({of(40, 9), of(41, 0)}) == std::vector<Seat>{1});
  CHECK(winners({of(41, 5), of(41, 4)}) == std::vector<Seat>{0});
  CHECK(winners({of(41, 4), of(30, 9), of(41, 4)}) == std::vector<Seat>{0, 2});
}
