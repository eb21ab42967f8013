#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

}  // namespace

TEST_CASE("G-63 whoever shows no Food loses a population to the leader") {
  Table table(3);
  table.completed(3);
  put(table.state, 1, 0, table.named("eye-0"));
  table.population(2, 2) = 0;
  table.faction(Step::food);
  CHECK(table.population(0, 0) == 2);
  CHECK(table.rebels(5, 0) == 1);
  CHECK(table.population(1, 1) == 3);
  CHECK(table.rebels(5, 1) == 0);
  CHECK(table.population(2, 2) == 0);  // nobody there: spared
  CHECK(table.rebels(5, 2) == 0);
  CHECK(table.state.round == 2);
}

TEST_CASE("G-63 Food feeds only where it is visible") {
  Table table;
  put(table.state, 0, 0, table.named("eye-0"));
  put(table.state, 0, 0, table.named("work"));  // covers it
  put(table.state, 1, 0, table.named("eye-0"));
  put_godh(table.state, 1, 0, 0);
  table.faction(Step::food);
  CHECK(table.population(0, 0) == 2);
  CHECK(table.population(1, 1) == 2);
  Table closed;
  put(closed.state, 0, 0, closed.named("eye-0"));
  closed.slot(0, 0).closed = true;
  closed.faction(Step::food);
  CHECK(closed.population(0, 0) == 2);
}

TEST_CASE("O-12 the owner of Agony chooses who leaves") {
  Table table(3);
  give(table.game, table.state, 1, Ability::agony);
  table.everybody_is_fed();
  table.slot(1, 4).cards.clear();
  table.population(1, 2) = 1;
  Table own = table;
  table.faction(Step::food);
  CHECK(decider(table.state) == 1);
  CHECK(table.actions() == Actions{Feed{1}, Feed{2}});
  table.act(Feed{2});
  CHECK(table.population(1, 2) == 0);
  CHECK(table.population(1, 1) == 3);
  CHECK(table.rebels(8, 2) == 1);

  own.reads("O-12", "own-only");
  own.faction(Step::food);
  CHECK(own.population(1, 1) == 2);
  CHECK(own.population(1, 2) == 1);
}

TEST_CASE("O-12 a single colour leaves without a question") {
  for (const bool own_only : {false, true}) {
    Table table;
    give(table.game, table.state, 1, Ability::agony);
    table.population(1, 1) = 0;
    table.population(1, 0) = 2;
    if (own_only) table.reads("O-12", "own-only");
    table.faction(Step::food);
    CHECK(table.population(1, 0) == (own_only ? 2 : 1));
  }
}

TEST_CASE("O-29 a gift of Food ends with the turn or lasts the round") {
  for (const bool lasts : {false, true}) {
    Table table;
    if (lasts) table.reads("O-29", "this-round");
    table.player(0).fed_by_gift = true;
    table.faction(Step::food);
    CHECK(table.population(0, 0) == (lasts ? 3 : 2));
    CHECK_FALSE(table.player(0).fed_by_gift);  // over with the round
  }
}
