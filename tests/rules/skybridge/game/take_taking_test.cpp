#include <algorithm>
#include <set>

#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

using Ids = std::vector<CardId>;

// Green stack Z, Y, X from the bottom, X open; a card that shows two Knowledge.
struct Green {
  Cards cards = small_deck();
  CardId x, y, z, two_knowledge;
  Game game;
  State state;

  Green() {
    const Ids ids = add_named(cards, {"x", "y", "z"});
    x = ids[0], y = ids[1], z = ids[2];
    two_knowledge = add_showing(cards, Passive::knowledge, 2);
    game = game_of(cards, 2);
    state = started(game);
    state.at(StackName::c1).cards = {z, y, x};
  }

  // The actions on one stack.
  std::vector<int> extras(StackName stack) const {
    std::vector<int> found;
    for (const Action& action : listed(list_takes, game, state)) {
      const Take* take = std::get_if<Take>(&action);
      if (take != nullptr && take->stack == stack) found.push_back(take->extra);
    }
    return found;
  }
};

TEST_CASE("G-20 G-21 every stack with an open card may be taken from and no other") {
  Green green;
  State& state = green.state;
  CHECK(listed(list_takes, green.game, state) ==
        Actions{Take{StackName::c1, 0}, Take{StackName::c2, 0}, Take{StackName::c3, 0},
                Take{StackName::c4, 0}, Take{StackName::c5, 0}, Take{StackName::work, 0}});
  state.at(StackName::c2).open = false;
  state.at(StackName::work).open = false;
  state.at(StackName::eye).open = true;
  CHECK(listed(list_takes, green.game, state) ==
        Actions{Take{StackName::c1, 0}, Take{StackName::c3, 0}, Take{StackName::c4, 0},
                Take{StackName::c5, 0}, Take{StackName::eye, 0}});
  CHECK_FALSE(may_skip_taking(green.game, state));
}

TEST_CASE("G-20 G-21 GC-14 the card taken comes to the hand and the next one stays face down") {
  Green green;
  State& state = green.state;
  state.at(0).hand = {green.z};
  carry_out(green.game, state, Take{StackName::c1, 0});
  CHECK(state.at(0).hand == Ids{green.x, green.z});
  CHECK(state.at(StackName::c1).cards == Ids{green.z, green.y});
  CHECK_FALSE(state.at(StackName::c1).open);
  CHECK(state.step == Step::bonus);
  CHECK(state.taken_from == StackName::c1);
  CHECK(state.pending.empty());
  state.step = Step::take;
  CHECK(green.extras(StackName::c1).empty());
}

TEST_CASE("G-22 O-44 GC-13 Knowledge draws from central stacks what is there") {
  Green green;
  put(green.state, 0, 0, green.two_knowledge);
  CHECK(green.extras(StackName::c1) == std::vector<int>{0, 1, 2});
  CHECK(green.extras(StackName::work) == std::vector<int>{0});
  green.state.at(StackName::c1).cards = {green.y, green.x};
  CHECK(green.extras(StackName::c1) == std::vector<int>{0, 1});
  green.state.at(StackName::c1).cards = {green.x};
  CHECK(green.extras(StackName::c1) == std::vector<int>{0});
  green.state.at(StackName::eye).open = true;
  CHECK(green.extras(StackName::eye) == std::vector<int>{0});
  // A gift of the own turn counts as visible (GC-15), another player's card does not.
  green.state.gift_passives[Passive::knowledge] = 1;
  CHECK(green.extras(StackName::c2) == std::vector<int>{0, 1, 2, 3});
  green.state.active = 1;
  green.state.gift_passives = {};
  CHECK(green.extras(StackName::c2) == std::vector<int>{0});
}

TEST_CASE("O-7 Knowledge in part or all of it") {
  Green green;
  put(green.state, 0, 0, green.two_knowledge);
  REQUIRE(green.game.readings.set("O-7", "all-or-none"));
  CHECK(green.extras(StackName::c1) == std::vector<int>{0, 2});
  green.state.at(StackName::c1).cards = {green.y, green.x};
  CHECK(green.extras(StackName::c1) == std::vector<int>{0, 1});
  CHECK(green.extras(StackName::work) == std::vector<int>{0});
}

TEST_CASE("G-23 GC-1 of three cards drawn one is kept and the others go back in any order") {
  Green green;
  put(green.state, 0, 0, green.two_knowledge);
  carry_out(green.game, green.state, Take{StackName::c1, 2});
  REQUIRE(green.state.pending.size() == 1);
  const Decision& asked = green.state.pending.back();
  CHECK(asked.kind == Decision::Kind::keep);
  CHECK(asked.decider == 0);
  CHECK(asked.stack == StackName::c1);
  CHECK(asked.cards == Ids{green.x, green.y, green.z});
  CHECK(green.state.at(StackName::c1).cards.empty());
  const Order any{true, {}};
  CHECK(listed(list_keeps, green.game, green.state) ==
        Actions{Keep{green.x, any}, Keep{green.y, any}, Keep{green.z, any}});

  std::set<std::pair<Ids, Ids>> outcomes;
  for (const CardId kept : {green.x, green.y, green.z}) {
    for (const bool turned : {false, true}) {
      State state = green.state;
      const Order order{false,
                        turned ? std::vector<std::uint8_t>{1, 0} : std::vector<std::uint8_t>{0, 1}};
      carry_out(green.game, state, Keep{kept, order});
      CHECK(state.pending.empty());
      CHECK(state.step == Step::bonus);
      CHECK(state.taken_from == StackName::c1);
      CHECK_FALSE(state.at(StackName::c1).open);
      CHECK(state.at(StackName::c1).cards.size() == 2);
      outcomes.insert({state.at(0).hand, state.at(StackName::c1).cards});
    }
  }
  CHECK(outcomes.size() == 6);
  // The last one of the order lies on top.
  carry_out(green.game, green.state, Keep{green.y, {false, {1, 0}}});
  CHECK(green.state.at(StackName::c1).cards == Ids{green.z, green.x});

  CHECK(listed(list_bonuses, green.game, green.state) ==
        Actions{TakeBonus{{std::nullopt}}, TakeBonus{{Resource::wood}}});
  carry_out(green.game, green.state, TakeBonus{{std::nullopt}});
  CHECK(green.state.at(0).godh_hand == std::vector<GodhId>{0});
  CHECK(green.state.at(0).resources == pieces(""));
  CHECK(green.state.step == Step::play);
}

TEST_CASE("G-23 equal cards drawn are one choice and a single card has one order") {
  Green green;
  put(green.state, 0, 0, green.two_knowledge);
  green.state.at(StackName::c1).cards = {green.z, green.x, green.x};
  State two = green.state;
  carry_out(green.game, two, Take{StackName::c1, 1});
  CHECK(listed(list_keeps, green.game, two) == Actions{Keep{green.x, {false, {0}}}});
  carry_out(green.game, two, Keep{green.x, {false, {0}}});
  CHECK(two.at(StackName::c1).cards == Ids{green.z, green.x});
  carry_out(green.game, green.state, Take{StackName::c1, 2});
  CHECK(listed(list_keeps, green.game, green.state) ==
        Actions{Keep{green.x, {true, {}}}, Keep{green.z, {true, {}}}});
}

TEST_CASE("O-5 who finds nothing to take skips taking and bonus") {
  Green green;
  for (const StackName stack : kStackNames) green.state.at(stack).open = false;
  CHECK(listed(list_takes, green.game, green.state).empty());
  CHECK(may_skip_taking(green.game, green.state));
  green.state.at(StackName::work).open = true;
  CHECK_FALSE(may_skip_taking(green.game, green.state));
}

TEST_CASE("G-83 GC-40 Daughter looks at a stack that is face down and takes it or another") {
  Green green;
  State& state = green.state;
  give(green.game, state, 0, Ability::daughter);
  put(state, 0, 0, green.two_knowledge);
  CHECK(std::holds_alternative<Take>(listed(list_takes, green.game, state).front()));
  for (const StackName stack : kStackNames) state.at(stack).open = false;
  state.at(StackName::c3).open = true;
  state.at(StackName::c4).cards.clear();
  const Actions look_or_take = {Look{StackName::c1},    Look{StackName::c2},
                                Look{StackName::c5},    Take{StackName::c3, 0},
                                Take{StackName::c3, 1}, Take{StackName::c3, 2}};
  CHECK(listed(list_takes, green.game, state) == look_or_take);

  carry_out(green.game, state, Look{StackName::c1});
  CHECK(state.looked == StackName::c1);
  CHECK(listed(list_takes, green.game, state) == Actions{Take{StackName::c3, 0},
                                                         Take{StackName::c3, 1},
                                                         Take{StackName::c3, 2}, TakeLooked{}});

  State back = state;
  const Ids untouched = state.at(StackName::c1).cards;
  carry_out(green.game, back, Take{StackName::c3, 0});
  CHECK(back.taken_from == StackName::c3);
  CHECK_FALSE(back.looked);
  CHECK(back.at(StackName::c1).cards == untouched);

  // Also before Knowledge has been used.
  State knowing = state;
  carry_out(green.game, knowing, Take{StackName::c3, 1});
  CHECK_FALSE(knowing.looked);

  carry_out(green.game, state, TakeLooked{});
  CHECK(state.at(0).hand == Ids{green.x});
  CHECK(state.at(StackName::c1).cards == Ids{green.z, green.y});
  CHECK(state.pending.empty());
  CHECK(state.taken_from == StackName::c1);
  CHECK_FALSE(state.looked);
  CHECK(listed(list_bonuses, green.game, state) ==
        Actions{TakeBonus{{std::nullopt}}, TakeBonus{{Resource::wood}}});
}

TEST_CASE("O-5 Daughter need not look where nothing lies open") {
  Green green;
  give(green.game, green.state, 0, Ability::daughter);
  for (const StackName stack : kStackNames) green.state.at(stack).open = false;
  CHECK(listed(list_takes, green.game, green.state).size() == 5);
  CHECK(may_skip_taking(green.game, green.state));
}

TEST_CASE("O-14 who has the look") {
  Green green;
  for (const bool swapped : {false, true}) {
    if (swapped) REQUIRE(green.game.readings.set("O-14", "swapped"));
    for (const Ability ability : {Ability::daughter, Ability::visions, Ability::gardens}) {
      State state = green.state;
      give(green.game, state, 0, ability);
      state.at(StackName::c1).open = false;
      const bool looks = std::holds_alternative<Look>(listed(list_takes, green.game, state)[0]);
      CHECK(looks == (ability == (swapped ? Ability::visions : Ability::daughter)));
    }
  }
}

}  // namespace
