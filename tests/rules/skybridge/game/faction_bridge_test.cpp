#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

}  // namespace

TEST_CASE("G-59 a segment with population is finished and the leader moves") {
  Table table;
  table.everybody_is_fed();
  table.segment(1) = {0, 1};
  table.state.idle = 2;
  table.faction();
  CHECK(table.state.completed == 1);
  CHECK(table.state.leader == 7);
  CHECK(table.state.idle == 0);
  CHECK(table.segment(1) == std::vector<Seat>{0, 1});  // it stays
  CHECK(table.state.bridge_die.place == Die::Place::segment);
  CHECK(table.state.bridge_die.segment == 2);
  CHECK(table.state.bridge_die.face.has_value());
  CHECK(table.state.second_die == Die{});
  CHECK(table.state.free_rebels == 12);
  CHECK(table.state.round == 2);
}

TEST_CASE("G-60 an idle round places a free rebel with the leader") {
  Table table;
  table.everybody_is_fed();
  table.completed(2);
  table.faction();
  CHECK(table.state.completed == 2);
  CHECK(table.state.idle == 1);
  CHECK(table.rebels(6, kFreeRebel) == 1);
  CHECK(table.state.free_rebels == 11);
  CHECK(table.state.leader == 6);
}

TEST_CASE("G-60 the third idle round in a row finishes the segment instead") {
  Table table;
  table.everybody_is_fed();
  table.completed(2);
  table.state.idle = 2;
  table.faction();
  CHECK(table.state.completed == 3);
  CHECK(table.state.leader == 5);
  CHECK(table.state.idle == 0);
  CHECK(table.segment(3).empty());
  CHECK(table.rebels(6, kFreeRebel) == 0);
  CHECK(table.rebels(5, kFreeRebel) == 0);
  CHECK(table.state.bridge_die.segment == 4);
}

TEST_CASE("G-60 idle rounds are counted when no free rebel is left") {
  Table table;
  table.everybody_is_fed();
  table.state.free_rebels = 0;
  table.faction();
  CHECK(table.state.idle == 1);
  CHECK(table.state.free_rebels == 0);
  CHECK(table.rebels(8, kFreeRebel) == 0);
}

TEST_CASE("G-59 after segment 7 nothing is rolled") {
  Table table;
  table.everybody_is_fed();
  table.completed(6, Resource::salt);
  table.segment(7) = {1};
  table.state.random.reset();
  table.faction();
  CHECK(table.state.completed == 7);
  CHECK(is_over(table.state));
  CHECK(table.state.bridge_die == Die{Die::Place::segment, 7, Resource::salt});
  CHECK(table.state.leader == 1);
}

TEST_CASE("O-42 the leader moves or stays after segment 7") {
  Table table;
  table.everybody_is_fed();
  table.reads("O-42", "stays");
  table.completed(6);
  table.segment(7) = {1};
  table.faction();
  CHECK(table.state.leader == 2);
  Table earlier;
  earlier.reads("O-42", "stays");
  earlier.completed(5);
  earlier.segment(6) = {1};
  earlier.faction();
  CHECK(earlier.state.leader == 2);
}

TEST_CASE("G-59 the caller rolls where the state draws no chance") {
  Table table;
  table.everybody_is_fed();
  table.state.random.reset();
  table.segment(1) = {0};
  table.faction();
  REQUIRE(table.state.pending.size() == 1);
  CHECK(table.state.pending.back().kind == Decision::Kind::roll);
  CHECK(decider(table.state) == kChance);
  CHECK(table.listed<Roll>().size() == 6);
  CHECK(table.state.leader + table.state.completed == 8);
  table.act(Roll{2, -1});
  CHECK(table.state.bridge_die == Die{Die::Place::segment, 2, Resource::metal});
  CHECK(table.state.completed == 1);
  CHECK(table.state.round == 2);  // went on, and finished nothing twice
}

TEST_CASE("G-61 whoever becomes a rebel in the Faction phase meets the leader after its move") {
  Table table;
  table.completed(1);
  table.segment(2) = {0};
  table.faction();
  CHECK(table.rebels(6, 0) == 1);
  CHECK(table.rebels(7, 0) == 0);
}

TEST_CASE("G-64 to G-65 the marker goes left and what lies open is discarded") {
  Table table(3);
  table.everybody_is_fed();
  table.state.active = 2;
  Stack& green = table.state.at(StackName::c1);
  Stack& black = table.state.at(StackName::c2);
  const CardId top = green.cards.back();
  const std::size_t left = black.cards.size();
  black.open = false;
  table.faction();
  CHECK(table.state.marker == 1);
  CHECK(table.state.active == 1);
  CHECK(green.cards.size() == 19);
  CHECK(black.cards.size() == left);  // taken from before, so nothing lies open
  CHECK(table.state.discard.size() == 5);
  CHECK(std::count(table.state.discard.begin(), table.state.discard.end(), top) == 1);
  CHECK(table.state.at(StackName::eye).cards.size() == 7);
  CHECK(green.open);  // G-15, of the next round
  CHECK(black.open);
}

TEST_CASE("O-9 the crown stays on its stack or returns at clearing") {
  for (const bool returns : {false, true}) {
    Table table;
    table.everybody_is_fed();
    give(table.game, table.state, 1, Ability::empery);
    if (returns) table.reads("O-9", "returns");
    table.state.crown.on = StackName::c3;
    table.faction();
    CHECK(table.state.pending.back().kind == Decision::Kind::place_crown);
    CHECK(table.state.crown.on.has_value() != returns);
  }
}
