#include "rules/skybridge/game/bonus.h"
#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

// At 1b, with a card of the stack taken.
State at_bonus(const Game& game, StackName stack) {
  State state = started(game);
  state.step = Step::bonus;
  state.taken_from = stack;
  return state;
}

const Actions kSeven = {TakeBonus{{std::nullopt}},      TakeBonus{{Resource::wood}},
                        TakeBonus{{Resource::stone}},   TakeBonus{{Resource::metal}},
                        TakeBonus{{Resource::sumpter}}, TakeBonus{{Resource::salt}},
                        TakeBonus{{Resource::money}}};

TEST_CASE("G-24 G-25 one bonus of the stack that the card came from") {
  const Game game = game_of(2);
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::c3)) ==
        Actions{TakeBonus{{Resource::stone}}, TakeBonus{{Resource::sumpter}}});
  State state = at_bonus(game, StackName::work);
  CHECK(listed(list_bonuses, game, state) == kSeven);
  CHECK_FALSE(advance_bonus(game, state));
  CHECK(state == at_bonus(game, StackName::work));
  carry_out(game, state, TakeBonus{{Resource::salt}});
  CHECK(state.at(0).resources == pieces("a"));
  CHECK(state.step == Step::play);
}

TEST_CASE("G-27 a bonus without space asks for room and then for the card to play") {
  const Game game = game_of(2);
  State state = at_bonus(game, StackName::c3);
  own(state, 0, "wwwww");
  carry_out(game, state, TakeBonus{{Resource::stone}});
  CHECK(state.step == Step::play);
  REQUIRE(state.pending.size() == 1);
  carry_out(game, state, GiveBack{Resource::wood});
  CHECK(state.at(0).resources == pieces("wwwws"));
}

TEST_CASE("O-4 which of the two outer stacks have the set of seven") {
  Game game = game_of(2);
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::eye)) == kSeven);
  REQUIRE(game.readings.set("O-4", "work"));
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::work)) == kSeven);
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::eye)).empty());
  REQUIRE(game.readings.set("O-4", "eye"));
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::work)).empty());
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::eye)) == kSeven);
  CHECK(listed(list_bonuses, game, at_bonus(game, StackName::c1)).size() == 2);

  // Without a bonus the turn goes on.
  State state = at_bonus(game, StackName::work);
  CHECK(advance_bonus(game, state));
  CHECK(state.step == Step::play);
  CHECK(state.at(0).resources == pieces(""));
  CHECK_FALSE(advance_bonus(game, state));
}

TEST_CASE("G-24 a single bonus needs no decision") {
  Cards cards = small_deck();
  cards.stacks[index_of(StackName::c2)].bonus = {{Resource::metal}, {Resource::metal}};
  const Game game = game_of(cards, 2);
  State state = at_bonus(game, StackName::c2);
  CHECK(advance_bonus(game, state));
  CHECK(state.at(0).resources == pieces("m"));
  CHECK(state.step == Step::play);
}

TEST_CASE("G-24 the bonus waits for those who are asked before") {
  Cards cards = small_deck();
  cards.stacks[index_of(StackName::c2)].bonus = {{Resource::metal}};
  const Game game = game_of(cards, 2);
  State state = at_bonus(game, StackName::c2);
  Decision decision;
  decision.kind = Decision::Kind::crown_bonus;
  decision.decider = 1;
  state.pending = {decision};
  CHECK_FALSE(advance_bonus(game, state));
  CHECK(state.at(0).resources == pieces(""));
}

}  // namespace
