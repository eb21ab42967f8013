#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

// Faces of the small deck's dice, by index.
constexpr std::int8_t kBridgeMetal = 2;
constexpr std::int8_t kSecondStone = 0;
constexpr std::int8_t kSecondWood = 1;
constexpr std::int8_t kSecondMetal = 2;
constexpr std::int8_t kSecondChoose = 5;

// Segment 2 has just been built on; seat 1 has Bridge Builder, and the caller rolls.
Table rolling() {
  Table table;
  table.everybody_is_fed();
  give(table.game, table.state, 1, Ability::bridge_builder);
  table.state.random.reset();
  table.completed(1);
  table.segment(2) = {0};
  return table;
}

}  // namespace

TEST_CASE("G-86 Bridge Builder rolls both dice and chooses which goes on the segment") {
  for (const bool second : {false, true}) {
    Table table = rolling();
    table.faction();
    CHECK(table.listed<Roll>().size() == 36);
    CHECK_FALSE(table.lists(Roll{0, -1}));
    table.act(Roll{kBridgeMetal, kSecondWood});
    CHECK(decider(table.state) == 1);
    CHECK(table.actions() == Actions{ChooseDie{false}, ChooseDie{true}});
    table.act(ChooseDie{second});
    const Die& on_segment = second ? table.state.second_die : table.state.bridge_die;
    const Die& on_board = second ? table.state.bridge_die : table.state.second_die;
    CHECK(on_segment.place == Die::Place::segment);
    CHECK(on_segment.segment == 3);
    CHECK(on_board.place == Die::Place::board);
    CHECK(on_board.segment == 0);
    CHECK(table.state.bridge_die.face == Resource::metal);
    CHECK(table.state.second_die.face == Resource::wood);
    CHECK(table.state.round == 2);
  }
}

TEST_CASE("G-87 a die beside the board is rolled and used again") {
  Table table = rolling();
  table.state.second_die = {Die::Place::beside, 0, Resource::stone};
  table.faction();
  table.act(Roll{kBridgeMetal, kSecondWood});
  table.act(ChooseDie{false});
  CHECK(table.state.second_die == Die{Die::Place::board, 0, Resource::wood});
}

TEST_CASE("G-88 the marked face is turned to one of choice") {
  Table table = rolling();
  table.faction();
  table.act(Roll{kBridgeMetal, kSecondChoose});
  CHECK(decider(table.state) == 1);
  CHECK(table.actions() == Actions{TurnDie{Resource::wood}, TurnDie{Resource::stone},
                                   TurnDie{Resource::metal}, TurnDie{Resource::salt},
                                   TurnDie{Resource::money}});
  table.act(TurnDie{Resource::salt});
  CHECK(table.listed<ChooseDie>().size() == 2);
  table.act(ChooseDie{true});
  CHECK(table.state.second_die == Die{Die::Place::segment, 3, Resource::salt});
}

TEST_CASE("O-33 the second die is turned on the face that it showed before") {
  for (const bool previous : {false, true}) {
    Table table = rolling();
    if (previous) table.reads("O-33", "previous");
    table.state.second_die = {Die::Place::board, 0, Resource::stone};
    table.faction();
    table.act(Roll{kBridgeMetal, kSecondStone});
    CHECK(table.listed<TurnDie>().empty() != previous);
    CHECK_FALSE(table.lists(TurnDie{Resource::stone}));
  }
  Table other = rolling();
  other.reads("O-33", "previous");
  other.state.second_die = {Die::Place::board, 0, Resource::stone};
  other.faction();
  other.act(Roll{kBridgeMetal, kSecondMetal});
  CHECK(other.listed<TurnDie>().empty());
}

TEST_CASE("O-33 the second die is turned where it equals the bridge die") {
  for (const bool equal : {false, true}) {
    Table table = rolling();
    if (equal) table.reads("O-33", "equal");
    table.faction();
    table.act(Roll{kBridgeMetal, kSecondMetal});
    CHECK(table.listed<TurnDie>().empty() != equal);
    CHECK_FALSE(table.lists(TurnDie{Resource::metal}));
  }
  Table other = rolling();
  other.reads("O-33", "equal");
  other.faction();
  other.act(Roll{kBridgeMetal, kSecondStone});
  CHECK(other.listed<TurnDie>().empty());
}

TEST_CASE("G-88 a single other face needs no choice") {
  Cards cards = small_deck();
  cards.dice.second = {Resource::salt, std::nullopt};
  Table table(game_of(std::move(cards), 2));
  give(table.game, table.state, 1, Ability::bridge_builder);
  table.state.random.reset();
  table.segment(1) = {0};
  table.faction();
  table.act(Roll{kBridgeMetal, 1});
  CHECK(table.state.second_die.face == Resource::salt);
  CHECK(table.listed<ChooseDie>().size() == 2);
}

TEST_CASE("G-59 dice are drawn from the state where it has chance") {
  Table table = rolling();
  table.state.random = 7;
  table.faction();
  CHECK(decider(table.state) == 1);
  CHECK(table.state.random != 7);
  CHECK(table.state.bridge_die.face.has_value());
  if (!table.listed<TurnDie>().empty()) table.act(TurnDie{Resource::wood});
  table.act(ChooseDie{true});
  CHECK(table.state.second_die.place == Die::Place::segment);
}

TEST_CASE("O-32 a die that is rolled at the setup stays beside the bridge") {
  Table table;
  table.state.random.reset();
  give(table.game, table.state, 1, Ability::bridge_builder);
  table.state.phase = Phase::setup;
  table.state.step = Step::boards;
  Decision roll;
  roll.kind = Decision::Kind::roll;
  table.state.pending = {roll};
  table.state.done = 3;  // boards are chosen, cards are dealt
  table.reads("O-32", "rolled");
  CHECK(table.listed<Roll>().size() == 6);  // the bridge die alone
  table.act(Roll{kBridgeMetal, -1});
  CHECK(table.state.bridge_die == Die{Die::Place::aside, 0, Resource::metal});
  CHECK(table.state.phase == Phase::before);
}
