#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

constexpr Harm kMight{true, -1, {}};

Harm first(std::vector<std::uint8_t> takes) { return {false, -1, std::move(takes)}; }
Harm closing(std::int8_t slot) { return {false, slot, {}}; }

// The Great Drakhe comes when the Faction phase runs: segment 4 has population. Nobody is hungry.
Table coming(GreatDrakhe drakhe, int players = 2) {
  Table table(players);
  table.completed(3);
  table.state.eye_blocker = drakhe;
  table.state.drakhes_out.clear();
  table.segment(4) = {0};
  table.state.gift_passives = {};
  return table;
}

// Seat 1 has nothing to lose by any of them.
Table against_seat_0(GreatDrakhe drakhe) {
  Table table = coming(drakhe);
  table.population(1, 1) = 0;
  table.player(1).hand.clear();
  return table;
}

}  // namespace

TEST_CASE("G-62 the Great Drakhe comes once segment 4 is finished and leaves the game") {
  Table table = against_seat_0(GreatDrakhe::sathap);
  table.faction();
  CHECK(table.state.completed == 4);
  CHECK(table.state.leader == 4);
  CHECK(table.state.bridge_die.segment == 5);
  CHECK_FALSE(table.state.eye_blocker);
  CHECK(table.state.drakhes_out == std::vector{GreatDrakhe::sathap});
  CHECK(table.state.at(StackName::eye).open);  // in the next Preparation
}

TEST_CASE("G-62 the Great Drakhe waits while segment 4 is not finished") {
  Table table = against_seat_0(GreatDrakhe::sathap);
  table.segment(4).clear();
  table.player(0).legion = 3;
  table.faction();
  CHECK(table.state.eye_blocker == GreatDrakhe::sathap);
  CHECK(table.player(0).legion == 3);
  CHECK_FALSE(table.state.at(StackName::eye).open);
}

TEST_CASE("G-67 SATHAP takes two faction cards or a step of might") {
  Table table = against_seat_0(GreatDrakhe::sathap);
  table.player(0).hand = {2, 2, 5};
  table.player(0).legion = 2;
  table.faction();
  CHECK(decider(table.state) == 0);
  CHECK(table.actions() == Actions{first({2, 2}), first({2, 5}), kMight});
  Table other = table;
  table.act(first({2, 5}));
  CHECK(table.player(0).hand == std::vector<CardId>{2});
  CHECK(table.state.discard.size() >= 2);
  CHECK(std::count(table.state.discard.begin(), table.state.discard.end(), CardId{5}) >= 1);
  CHECK(table.player(0).legion == 2);
  other.act(kMight);
  CHECK(other.player(0).hand.size() == 3);
  CHECK(other.player(0).legion == 1);
}

TEST_CASE("G-66 whoever cannot bear one harm in full must bear the other") {
  Table cards = against_seat_0(GreatDrakhe::sathap);
  cards.player(0).hand = {2, 3};
  cards.faction();
  CHECK(cards.state.pending.empty());
  CHECK(cards.player(0).hand.empty());
  Table might = against_seat_0(GreatDrakhe::sathap);
  might.player(0).hand = {2};
  might.player(0).legion = 2;
  might.faction();
  CHECK(might.player(0).hand.size() == 1);
  CHECK(might.player(0).legion == 1);
}

TEST_CASE("O-37 whoever can bear neither is spared or bears it in part") {
  for (const bool in_part : {false, true}) {
    Table table = against_seat_0(GreatDrakhe::sathap);
    if (in_part) table.reads("O-37", "in-part");
    table.player(0).hand = {2};
    table.faction();
    CHECK(table.player(0).hand.empty() == in_part);
  }
  Table able = against_seat_0(GreatDrakhe::sathap);
  able.reads("O-37", "in-part");
  able.player(0).hand = {2};
  able.player(0).legion = 1;
  able.faction();
  CHECK(able.player(0).hand.size() == 1);
  CHECK(able.player(0).legion == 0);
}

TEST_CASE("G-68 TEROGH closes an own stack for good") {
  Table table = against_seat_0(GreatDrakhe::terogh);
  put(table.state, 0, 1, table.named("green-0"));
  put(table.state, 0, 3, table.named("red-0"));
  put(table.state, 0, 4, table.named("red-0"));
  table.slot(0, 4).closed = true;
  table.player(0).legion = 1;
  table.faction();
  CHECK(table.actions() == Actions{closing(1), closing(3), kMight});
  table.act(closing(3));
  CHECK(table.slot(0, 3).closed);
  CHECK_FALSE(table.slot(0, 1).closed);
  CHECK(table.player(0).legion == 1);
}

TEST_CASE("G-68 a single stack and no might leave no choice and none of both spares") {
  Table table = against_seat_0(GreatDrakhe::terogh);
  put(table.state, 0, 1, table.named("green-0"));
  table.faction();
  CHECK(table.slot(0, 1).closed);
  Table nothing = against_seat_0(GreatDrakhe::terogh);
  nothing.faction();
  CHECK(nothing.state.pending.empty());
  CHECK_FALSE(nothing.state.eye_blocker);
}

TEST_CASE("G-69 ELBEA takes two population into the box") {
  Table table = against_seat_0(GreatDrakhe::elbea);
  put(table.state, 0, 0, table.named("eye-0"));  // fed
  table.player(0).legion = 2;
  table.faction();
  CHECK(table.actions() == Actions{first({0, 0}), kMight});
  table.act(first({0, 0}));
  CHECK(table.population(0, 0) == 1);
  CHECK(table.state.population_out[0] == 2);
  CHECK(table.player(0).legion == 2);
}

TEST_CASE("G-69 ELBEA with too little population") {
  struct Case {
    int legion, population, legion_after, population_after;
  };
  for (const Case& c : {Case{0, 1, 0, 0}, Case{0, 0, 0, 0}, Case{3, 1, 2, 1}, Case{0, 4, 0, 2}}) {
    Table table = against_seat_0(GreatDrakhe::elbea);
    put(table.state, 0, 0, table.named("eye-0"));
    table.player(0).legion = c.legion;
    table.population(0, 0) = static_cast<std::int16_t>(c.population);
    table.faction();
    CHECK(table.state.pending.empty());
    CHECK(table.player(0).legion == c.legion_after);
    CHECK(table.population(0, 0) == c.population_after);
  }
}

TEST_CASE("O-12 population of others counts for ELBEA and the owner chooses") {
  Table table = against_seat_0(GreatDrakhe::elbea);
  give(table.game, table.state, 0, Ability::agony);
  put(table.state, 0, 0, table.named("eye-0"));
  table.population(0, 0) = 1;
  table.population(0, 1) = 2;
  Table own = table;
  table.faction();
  CHECK(table.actions() == Actions{first({0, 1}), first({1, 1})});
  table.act(first({0, 1}));
  CHECK(table.population(0, 0) == 0);
  CHECK(table.population(0, 1) == 1);
  CHECK(table.state.population_out[1] == 1);

  own.reads("O-12", "own-only");
  own.faction();
  CHECK(own.population(0, 0) == 0);
  CHECK(own.population(0, 1) == 2);
}

TEST_CASE("O-36 clockwise from the marker and openly") {
  Table table = coming(GreatDrakhe::sathap, 3);
  table.state.marker = 1;
  for (Seat seat = 0; seat < 3; ++seat) table.player(seat).legion = 2;
  for (Seat seat = 0; seat < 3; ++seat) table.player(seat).hand = {1, 2};
  table.faction();
  CHECK(decider(table.state) == 1);
  table.act(kMight);
  CHECK(table.player(1).legion == 1);
  CHECK(decider(table.state) == 2);
  table.act(first({1, 2}));
  CHECK(table.player(2).hand.empty());
  CHECK(decider(table.state) == 0);
  CHECK(table.state.eye_blocker.has_value());
  table.act(kMight);
  CHECK_FALSE(table.state.eye_blocker);
}

TEST_CASE("O-36 in secret nothing is seen before all have chosen") {
  Table table = coming(GreatDrakhe::sathap, 3);
  table.reads("O-36", "secret");
  for (Seat seat = 0; seat < 3; ++seat) table.player(seat).legion = 2;
  table.player(0).hand = {1, 2};
  table.player(1).hand = {3};  // must step back
  table.player(2).hand = {4, 5};
  table.faction();
  CHECK(decider(table.state) == 0);
  table.act(first({1, 2}));
  CHECK(decider(table.state) == 2);
  CHECK(table.player(0).hand.size() == 2);
  CHECK(table.player(1).legion == 2);
  table.act(kMight);
  CHECK(table.player(0).hand.empty());
  CHECK(table.player(1).legion == 1);
  CHECK(table.player(2).legion == 1);
  CHECK(table.player(2).hand.size() == 2);
  CHECK(table.state.secret_harms.empty());
}
