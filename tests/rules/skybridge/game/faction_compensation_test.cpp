#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

// The last segment has just been built on, with so many cards of `work` under the open one; nobody
// is hungry. Everybody has stacks on slots 1 and 4.
Table ending(int players, std::size_t work) {
  Table table(players);
  table.completed(6);
  table.segment(7) = {0};
  table.everybody_is_fed();
  for (Seat seat = 0; seat < players; ++seat) put(table.state, seat, 1, table.named("green-0"));
  table.state.at(StackName::work).cards.resize(work + 1);
  return table;
}

}  // namespace

TEST_CASE("G-70 the rest of work is dealt clockwise from the new marker holder") {
  Table table = ending(3, 4);
  table.faction();
  CHECK(table.state.phase == Phase::compensation);
  CHECK(table.state.marker == 1);
  for (const Seat seat : std::vector<Seat>{1, 2, 0, 1}) {
    CHECK(decider(table.state) == seat);
    CHECK(table.actions() == Actions{Compensate{1}, Compensate{4}});
    table.act(Compensate{1});
  }
  CHECK(is_over(table.state));
  CHECK(table.slot(0, 1).cards.size() == 2);
  CHECK(table.slot(1, 1).cards.size() == 3);
  CHECK(table.slot(2, 1).cards.size() == 2);
  CHECK(table.slot(1, 1).cards.back().id == table.named("work"));
  CHECK(table.state.at(StackName::work).cards.empty());
  CHECK(table.actions().empty());
  CHECK(decider(table.state) == kNobody);
}

TEST_CASE("G-70 nothing left of work ends the game at once") {
  Table table = ending(2, 0);
  table.faction();
  CHECK(is_over(table.state));
}

TEST_CASE("G-70 a single stack needs no choice and without one the card is discarded") {
  Table table = ending(2, 2);
  table.slot(1, 1).cards.clear();
  table.slot(0, 1).cards.clear();
  table.slot(0, 4).closed = true;
  table.population(0, 0) = 0;  // its Food is not visible any more
  table.faction();
  CHECK(is_over(table.state));
  CHECK(table.slot(1, 4).cards.size() == 2);
  CHECK(table.slot(0, 4).cards.size() == 1);
  CHECK(table.state.discard.back() == table.named("work"));
}

TEST_CASE("O-38 on open stacks or any open slot or closed ones too") {
  const auto slots = [](std::string_view value) {
    Table table = ending(2, 1);
    table.reads("O-38", value);
    table.slot(1, 1).closed = true;
    put(table.state, 1, 2, table.named("red-0"));
    table.faction();
    return table.actions();
  };
  CHECK(slots("open-stack") == Actions{Compensate{2}, Compensate{4}});
  CHECK(slots("any-slot") == Actions{Compensate{0}, Compensate{2}, Compensate{3}, Compensate{4}});
  CHECK(slots("closed-too") ==
        Actions{Compensate{0}, Compensate{1}, Compensate{2}, Compensate{3}, Compensate{4}});
}

TEST_CASE("O-38 the board of Geneorn has four slots") {
  Table table = ending(2, 1);
  give(table.game, table.state, 1, Ability::geneorn);
  std::swap(table.slot(1, 4).cards, table.slot(1, 3).cards);
  table.reads("O-38", "any-slot");
  table.faction();
  CHECK(table.actions() == Actions{Compensate{0}, Compensate{1}, Compensate{2}, Compensate{3}});
}

TEST_CASE("G-71 population in reserve goes to the own legion at the end") {
  Table table = ending(2, 0);
  table.player(0).legion = 3;
  table.player(0).reserve = 4;
  table.state.rebels[3][0] = 2;
  table.player(1).reserve = 0;
  table.faction();
  CHECK(table.rebels(3, 0) == 6);
  CHECK(table.player(0).reserve == 0);
  CHECK(table.rebels(0, 1) == 0);
}

TEST_CASE("G-14 the round that finishes segment 7 is the last") {
  Table table = ending(2, 0);
  table.segment(7).clear();
  table.state.idle = 1;
  table.faction();
  CHECK(table.state.phase == Phase::character);
  CHECK(table.state.round == 2);
  CHECK(table.state.completed == 6);
}
