#include "rules/skybridge/game/godh_draw.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

using Ids = std::vector<GodhId>;

TEST_CASE("G-44 the top Godh card comes to the hand") {
  const Game game = game_of(2);
  State state = started(game);
  state.at(1).godh_hand = {0, 7};
  state.godh_pile = {3, 9, 5};
  draw_godh(game, state, 1);
  CHECK(state.at(1).godh_hand == Ids{0, 5, 7});
  CHECK(state.godh_pile == Ids{3, 9});
}

TEST_CASE("O-6 an empty Godh pile gives nothing or takes back the discards of the turn") {
  Game game = game_of(2);
  State state = started(game);
  state.godh_pile.clear();
  state.at(0).godh_out = {4, 2, 8};
  CHECK_FALSE(may_draw_godh(game, state, 0));
  draw_godh(game, state, 0);
  CHECK(state.at(0).godh_hand.empty());

  REQUIRE(game.readings.set("O-6", "recycle"));
  CHECK(may_draw_godh(game, state, 0));
  draw_godh(game, state, 0);
  // The first one discarded lies on top.
  CHECK(state.at(0).godh_hand == Ids{4});
  CHECK(state.godh_pile == Ids{8, 2});
  CHECK(state.at(0).godh_out.empty());

  state.godh_pile.clear();
  CHECK_FALSE(may_draw_godh(game, state, 0));
}

TEST_CASE("O-6 discards do not come back while cards are left") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-6", "recycle"));
  State state = started(game);
  state.godh_pile = {6};
  state.at(0).godh_out = {4};
  draw_godh(game, state, 0);
  CHECK(state.at(0).godh_hand == Ids{6});
  CHECK(state.at(0).godh_out == Ids{4});
}

TEST_CASE("O-6 what the player in turn discarded serves the crown's owner too") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-6", "recycle"));
  State state = started(game);
  state.godh_pile.clear();
  state.at(0).godh_out = {4};
  CHECK(may_draw_godh(game, state, 1));
  draw_godh(game, state, 1);
  CHECK(state.at(1).godh_hand == Ids{4});
}

TEST_CASE("G-81 High Priest draws two and decides") {
  const Game game = game_of(2);
  State state = started(game);
  give(game, state, 1, Ability::high_priest);
  state.godh_pile = {3, 9, 5};
  draw_godh(game, state, 1);
  CHECK(state.at(1).godh_hand.empty());
  CHECK(state.godh_pile == Ids{3});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::priest);
  CHECK(state.pending.back().decider == 1);
  CHECK(state.pending.back().cards == Ids{5, 9});
  // The others draw one.
  draw_godh(game, state, 0);
  CHECK(state.at(0).godh_hand == Ids{3});
}

TEST_CASE("O-31 High Priest with one Godh card left decides or keeps it") {
  Game game = game_of(2);
  State state = started(game);
  give(game, state, 0, Ability::high_priest);
  state.godh_pile = {3};
  State kept = state;
  draw_godh(game, state, 0);
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().cards == Ids{3});
  CHECK(state.godh_pile.empty());

  REQUIRE(game.readings.set("O-31", "keep"));
  draw_godh(game, kept, 0);
  CHECK(kept.pending.empty());
  CHECK(kept.at(0).godh_hand == Ids{3});

  // With two left O-31 changes nothing.
  State two = started(game);
  give(game, two, 0, Ability::high_priest);
  draw_godh(game, two, 0);
  CHECK(two.pending.size() == 1);

  State none = started(game);
  give(game, none, 0, Ability::high_priest);
  none.godh_pile.clear();
  draw_godh(game, none, 0);
  CHECK(none.pending.empty());
}

TEST_CASE("O-6 High Priest's second card may be one of the discards") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-6", "recycle"));
  State state = started(game);
  give(game, state, 0, Ability::high_priest);
  state.godh_pile = {3};
  state.at(0).godh_out = {7, 1};
  draw_godh(game, state, 0);
  CHECK(state.pending.back().cards == Ids{3, 7});
  CHECK(state.godh_pile == Ids{1});
}

}  // namespace
