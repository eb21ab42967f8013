#include <algorithm>

#include "rules/skybridge/game/crown.h"
#include "rules/skybridge/game/preparation.h"
#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

// Seat 1 has a crown, seat 0 is in turn.
struct Crowned {
  Game game = game_of(3);
  State state = started(game);

  explicit Crowned(Ability ability, std::optional<StackName> on) {
    give(game, state, 1, ability);
    state.crown.on = on;
  }

  bool may_take(StackName stack) const {
    const Actions actions = listed(list_takes, game, state);
    return std::find(actions.begin(), actions.end(), Action(Take{stack, 0})) != actions.end();
  }
  void take(StackName stack) { carry_out(game, state, Take{stack, 0}); }
};

const Actions kNoneGodhWood = {TakeCrownBonus{std::nullopt}, TakeCrownBonus{Bonus{std::nullopt}},
                               TakeCrownBonus{Bonus{Resource::wood}}};

TEST_CASE("G-77 G-80 GC-35 Empery gains at the stack where another takes") {
  Crowned crowned(Ability::empery, StackName::c1);
  State& state = crowned.state;
  crowned.take(StackName::c1);
  CHECK_FALSE(state.crown.on);
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::crown_bonus);
  CHECK(state.pending.back().decider == 1);
  CHECK(listed(list_crown_bonuses, crowned.game, state) == kNoneGodhWood);

  State none = state;
  carry_out(crowned.game, none, TakeCrownBonus{std::nullopt});
  CHECK(none.pending.empty());
  CHECK(none.at(1).resources == pieces(""));
  CHECK(none.at(1).godh_hand.empty());
  State wood = state;
  carry_out(crowned.game, wood, TakeCrownBonus{Bonus{Resource::wood}});
  CHECK(wood.at(1).resources == pieces("w"));
  carry_out(crowned.game, state, TakeCrownBonus{Bonus{std::nullopt}});
  CHECK(state.at(1).godh_hand == std::vector<GodhId>{0});
  // Then the taker's own bonus.
  CHECK(state.pending.empty());
  CHECK(state.step == Step::bonus);
  CHECK(state.at(0).resources == pieces(""));
}

TEST_CASE("G-77 G-80 Empery gains nothing in the own turn but the crown returns") {
  Crowned crowned(Ability::empery, StackName::c1);
  crowned.state.active = 1;
  crowned.take(StackName::c1);
  CHECK(crowned.state.pending.empty());
  CHECK_FALSE(crowned.state.crown.on);
}

TEST_CASE("G-77 a crown elsewhere or with its owner gives nothing and stays") {
  Crowned elsewhere(Ability::empery, StackName::c2);
  elsewhere.take(StackName::c1);
  CHECK(elsewhere.state.pending.empty());
  CHECK(elsewhere.state.crown.on == StackName::c2);
  Crowned held(Ability::empery, std::nullopt);
  held.take(StackName::c1);
  CHECK(held.state.pending.empty());
}

TEST_CASE("O-10 Empery before the taker's bonus or after it") {
  Crowned crowned(Ability::empery, StackName::c1);
  State& state = crowned.state;
  REQUIRE(crowned.game.readings.set("O-10", "after-bonus"));
  crowned.take(StackName::c1);
  CHECK(state.pending.empty());
  CHECK(state.step == Step::bonus);
  CHECK_FALSE(advance_bonus(crowned.game, state));
  carry_out(crowned.game, state, TakeBonus{{Resource::wood}});
  CHECK(state.at(0).resources == pieces("w"));
  CHECK_FALSE(state.crown.on);
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::crown_bonus);
  CHECK(listed(list_crown_bonuses, crowned.game, state) == kNoneGodhWood);
  CHECK(state.step == Step::play);
}

TEST_CASE("O-10 after the bonus the taker makes room before the crown's owner decides") {
  Crowned crowned(Ability::empery, StackName::c1);
  State& state = crowned.state;
  REQUIRE(crowned.game.readings.set("O-10", "after-bonus"));
  own(state, 0, "sssss");
  crowned.take(StackName::c1);
  carry_out(crowned.game, state, TakeBonus{{Resource::wood}});
  REQUIRE(state.pending.size() == 2);
  CHECK(state.pending.back().kind == Decision::Kind::make_room);
  CHECK(state.pending.back().decider == 0);
  carry_out(crowned.game, state, GiveBack{Resource::stone});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::crown_bonus);
}

TEST_CASE("O-10 after the bonus a crown on another stack stays there") {
  Crowned crowned(Ability::empery, StackName::c2);
  REQUIRE(crowned.game.readings.set("O-10", "after-bonus"));
  crowned.take(StackName::c1);
  carry_out(crowned.game, crowned.state, TakeBonus{{Resource::wood}});
  CHECK(crowned.state.pending.empty());
  CHECK(crowned.state.crown.on == StackName::c2);
}

TEST_CASE("G-77 Empery decides after the taker has used Knowledge") {
  Cards cards = small_deck();
  const CardId knowing = add_showing(cards, Passive::knowledge, 1);
  const Game game = game_of(cards, 2);
  State state = started(game);
  give(game, state, 1, Ability::empery);
  state.crown.on = StackName::c1;
  put(state, 0, 0, knowing);
  carry_out(game, state, Take{StackName::c1, 1});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::keep);
  carry_out(game, state, Keep{state.pending.back().cards[0], {false, {0}}});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::crown_bonus);
}

TEST_CASE("O-11 Empery's gain without space") {
  Crowned crowned(Ability::empery, StackName::c1);
  own(crowned.state, 1, "sssss");
  crowned.take(StackName::c1);
  State lost = crowned.state;
  carry_out(crowned.game, crowned.state, TakeCrownBonus{Bonus{Resource::wood}});
  REQUIRE(crowned.state.pending.size() == 1);
  CHECK(crowned.state.pending.back().decider == 1);
  CHECK(listed(list_room, crowned.game, crowned.state) ==
        Actions{GiveBack{std::nullopt}, GiveBack{Resource::stone}});
  REQUIRE(crowned.game.readings.set("O-11", "forgo"));
  carry_out(crowned.game, lost, TakeCrownBonus{Bonus{Resource::wood}});
  CHECK(lost.pending.empty());
  CHECK(lost.at(1).resources == pieces("sssss"));
}

TEST_CASE("G-78 G-79 GC-36 Agony costs a population of the board") {
  Crowned crowned(Ability::agony, StackName::c3);
  State& state = crowned.state;
  state.at(0).population[0] = 0;
  CHECK_FALSE(crowned.may_take(StackName::c3));
  CHECK(crowned.may_take(StackName::c2));
  state.at(0).population[0] = 2;
  CHECK(crowned.may_take(StackName::c3));
  const std::int16_t before = population_of(state, 1, 1);
  crowned.take(StackName::c3);
  CHECK(population_of(state, 0, 0) == 1);
  CHECK(population_of(state, 1, 0) == 1);
  CHECK(population_of(state, 1, 1) == before);
  CHECK_FALSE(state.crown.on);
  // No gain comes of it.
  CHECK(state.pending.empty());
}

TEST_CASE("G-78 Agony costs its owner nothing and nobody at other stacks") {
  Crowned crowned(Ability::agony, StackName::c3);
  State& state = crowned.state;
  State other = state;
  carry_out(crowned.game, other, Take{StackName::c2, 0});
  CHECK(population_of(other, 0, 0) == 3);
  CHECK(other.crown.on == StackName::c3);
  state.active = 1;
  state.at(1).population[1] = 0;
  CHECK(crowned.may_take(StackName::c3));
  crowned.take(StackName::c3);
  CHECK(population_of(state, 1, 1) == 0);
  CHECK_FALSE(state.crown.on);
}

TEST_CASE("G-78 foreign population does not pay for Agony") {
  // Nobody but its owner can have any; a state that says otherwise still asks for the own colour.
  Crowned crowned(Ability::agony, StackName::c3);
  crowned.state.at(0).population = {0, 0, 2, 0, 0};
  CHECK_FALSE(crowned.may_take(StackName::c3));
}

TEST_CASE("G-78 Agony is paid before Knowledge shows anything") {
  Crowned crowned(Ability::agony, StackName::c3);
  carry_out(crowned.game, crowned.state, Take{StackName::c3, 1});
  CHECK(population_of(crowned.state, 1, 0) == 1);
  CHECK(crowned.state.crown.on == StackName::c3);
  carry_out(crowned.game, crowned.state, Keep{crowned.state.pending.back().cards[0], {false, {0}}});
  CHECK_FALSE(crowned.state.crown.on);
  CHECK(population_of(crowned.state, 1, 0) == 1);
}

TEST_CASE("O-5 whoever could take for Agony's price only may choose not to") {
  Crowned crowned(Ability::agony, StackName::c3);
  CHECK_FALSE(may_skip_taking(crowned.game, crowned.state));
  for (const StackName stack : kStackNames) {
    if (stack != StackName::c3) crowned.state.at(stack).open = false;
  }
  CHECK(listed(list_takes, crowned.game, crowned.state) == Actions{Take{StackName::c3, 0}});
  CHECK(may_skip_taking(crowned.game, crowned.state));
  crowned.state.active = 1;
  CHECK_FALSE(may_skip_taking(crowned.game, crowned.state));
}

TEST_CASE("O-9 a crown that nobody took returns at clearing or stays") {
  Crowned crowned(Ability::empery, StackName::c3);
  clear_crown(crowned.game, crowned.state);
  CHECK(crowned.state.crown.on == StackName::c3);
  REQUIRE(crowned.game.readings.set("O-9", "returns"));
  clear_crown(crowned.game, crowned.state);
  CHECK_FALSE(crowned.state.crown.on);
}

// The end of a round, with the crown's owner in it or not.
State between_rounds(const Game& game, bool crowned) {
  State state = started(game);
  if (crowned) give(game, state, 1, Ability::agony);
  for (Stack& stack : state.stacks) stack.open = false;
  begin_round(state);
  return state;
}

TEST_CASE("G-15 a round turns up the tops of the stacks") {
  const Game game = game_of(2);
  State state = between_rounds(game, false);
  CHECK(state.round == 2);
  state.at(StackName::c4).cards.clear();
  state.marker = 1;
  CHECK(advance_preparation(game, state));
  for (const StackName stack : kStackNames) {
    CHECK(state.at(stack).open == (stack != StackName::c4 && stack != StackName::eye));
  }
  CHECK(state.pending.empty());
  CHECK(advance_preparation(game, state));
  CHECK(state.phase == Phase::character);
  CHECK(state.step == Step::take);
  CHECK(state.active == 1);
  CHECK(state.done == 0);
  CHECK_FALSE(advance_preparation(game, state));
}

TEST_CASE("G-15 the eye opens once its Great Drakhe is gone") {
  const Game game = game_of(2);
  State state = between_rounds(game, false);
  state.eye_blocker.reset();
  CHECK(advance_preparation(game, state));
  CHECK(state.at(StackName::eye).open);
}

TEST_CASE("G-16 O-8 the crown's owner may put it on a central stack or must") {
  Game game = game_of(3);
  State state = between_rounds(game, true);
  state.at(StackName::c4).cards.clear();  // an empty one too
  CHECK(advance_preparation(game, state));
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::place_crown);
  CHECK(state.pending.back().decider == 1);
  CHECK_FALSE(advance_preparation(game, state));
  const Actions stacks = {PlaceCrown{StackName::c1}, PlaceCrown{StackName::c2},
                          PlaceCrown{StackName::c3}, PlaceCrown{StackName::c4},
                          PlaceCrown{StackName::c5}};
  Actions all = {PlaceCrown{std::nullopt}};
  all.insert(all.end(), stacks.begin(), stacks.end());
  CHECK(listed(list_crown_places, game, state) == all);
  REQUIRE(game.readings.set("O-8", "must"));
  CHECK(listed(list_crown_places, game, state) == stacks);
  carry_out(game, state, PlaceCrown{StackName::c4});
  CHECK(state.crown.on == StackName::c4);
  CHECK(advance_preparation(game, state));
  CHECK(state.phase == Phase::character);
}

TEST_CASE("O-9 a crown that stayed is set anew or taken back") {
  const Game game = game_of(2);
  State state = between_rounds(game, true);
  state.crown.on = StackName::c2;
  advance_preparation(game, state);
  State again = state;
  carry_out(game, again, PlaceCrown{StackName::c5});
  CHECK(again.crown.on == StackName::c5);
  carry_out(game, state, PlaceCrown{std::nullopt});
  CHECK_FALSE(state.crown.on);
}

}  // namespace
