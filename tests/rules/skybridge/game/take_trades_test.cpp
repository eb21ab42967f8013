#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

const Action kMetal = BoardTrade{Resource::metal, std::nullopt};
const Action kSumpter = BoardTrade{Resource::sumpter, std::nullopt};

Action salt_for(Resource get) { return BoardTrade{Resource::salt, get}; }

TEST_CASE("G-52 two of a kind are traded on the board") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "mua");
  CHECK(listed(list_board_trades, game, state).empty());
  own(state, 0, "mmuuaaccwwss");
  own(state, 1, "");
  state.at(0).resources = pieces("mmuuaacc");
  CHECK(listed(list_board_trades, game, state) ==
        Actions{kMetal, kSumpter, salt_for(Resource::wood), salt_for(Resource::stone),
                salt_for(Resource::metal)});

  State salt = state;
  carry_out(game, salt, BoardTrade{Resource::salt, Resource::stone});
  CHECK(salt.at(0).resources == pieces("mmuuccs"));
  State metal = state;
  carry_out(game, metal, BoardTrade{Resource::metal, std::nullopt});
  CHECK(metal.at(0).resources == pieces("uuaacc"));
  CHECK(metal.at(0).legion == 1);
  carry_out(game, state, BoardTrade{Resource::sumpter, std::nullopt});
  CHECK(state.at(0).resources == pieces("mmaacc"));
  CHECK(state.at(0).godh_hand == std::vector<GodhId>{0});
  CHECK(state.godh_pile.size() == 29);
}

TEST_CASE("G-52 what a trade brings must fit") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwwwwaa");
  CHECK(listed(list_board_trades, game, state).empty());
  own(state, 0, "wwwwaaa");  // one salt lies on a free space
  CHECK(listed(list_board_trades, game, state).size() == 3);
}

TEST_CASE("G-52 O-24 GC-10 metal for might on the last territory") {
  Game game = game_of(2);
  State state = started(game);
  own(state, 0, "mm");
  state.at(0).legion = 4;
  CHECK(listed(list_board_trades, game, state) == Actions{kMetal});
  carry_out(game, state, BoardTrade{Resource::metal, std::nullopt});
  CHECK(state.at(0).legion == 5);
  CHECK(state.at(0).resources == pieces(""));

  own(state, 0, "mm");
  state.at(0).legion = 8;
  CHECK(listed(list_board_trades, game, state).empty());
  REQUIRE(game.readings.set("O-24", "no-effect"));
  CHECK(listed(list_board_trades, game, state) == Actions{kMetal});
  carry_out(game, state, BoardTrade{Resource::metal, std::nullopt});
  CHECK(state.at(0).legion == 8);
  CHECK(state.at(0).resources == pieces(""));
}

TEST_CASE("G-52 O-6 no sumpters for the top card of an empty pile") {
  Game game = game_of(2);
  State state = started(game);
  own(state, 0, "uu");
  state.godh_pile.clear();
  state.at(0).godh_out = {4, 2};
  CHECK(listed(list_board_trades, game, state).empty());
  REQUIRE(game.readings.set("O-6", "recycle"));
  CHECK(listed(list_board_trades, game, state) == Actions{kSumpter});
  carry_out(game, state, BoardTrade{Resource::sumpter, std::nullopt});
  CHECK(state.at(0).godh_hand == std::vector<GodhId>{4});
  CHECK(state.godh_pile == std::vector<GodhId>{2});
  CHECK(state.at(0).godh_out.empty());
}

TEST_CASE("G-19 board trades only in the own turn") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "mm");
  own(state, 1, "uu");
  for (const Step step : {Step::take, Step::bonus, Step::play, Step::triggers, Step::main,
                          Step::build, Step::check}) {
    state.step = step;
    CHECK(listed(list_board_trades, game, state) == Actions{kMetal});
  }
  state.active = 1;
  CHECK(listed(list_board_trades, game, state) == Actions{kSumpter});
  for (const Phase phase : {Phase::setup, Phase::before, Phase::preparation, Phase::faction,
                            Phase::compensation, Phase::over}) {
    state.phase = phase;
    CHECK(listed(list_board_trades, game, state).empty());
  }
}

TEST_CASE("O-27 trades between decisions or inside of them too") {
  Game game = game_of(2);
  State state = started(game);
  own(state, 0, "mm");
  own(state, 1, "mm");
  Decision decision;
  decision.kind = Decision::Kind::keep;
  decision.decider = 0;
  decision.cards = {0, 1};
  state.pending = {decision};
  CHECK(listed(list_board_trades, game, state).empty());
  REQUIRE(game.readings.set("O-27", "anywhere"));
  CHECK(listed(list_board_trades, game, state) == Actions{kMetal});
  // Never while somebody else decides.
  state.pending.back().kind = Decision::Kind::crown_bonus;
  state.pending.back().decider = 1;
  CHECK(listed(list_board_trades, game, state).empty());
}

TEST_CASE("O-27 trades while the player in turn makes room") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "mmsww");
  Decision decision;
  decision.kind = Decision::Kind::make_room;
  decision.decider = 0;
  decision.resource = Resource::stone;
  state.pending = {decision};
  CHECK(listed(list_board_trades, game, state) == Actions{kMetal});
  carry_out(game, state, BoardTrade{Resource::metal, std::nullopt});
  CHECK(state.at(0).resources == pieces("ssww"));
  CHECK(state.pending.empty());
}

TEST_CASE("G-52 with High Priest the room made by a trade is used before the priest decides") {
  const Game game = game_of(2);
  State state = started(game);
  give(game, state, 0, Ability::high_priest);
  own(state, 0, "wwwwuuuu");
  Decision decision;
  decision.kind = Decision::Kind::make_room;
  decision.decider = 0;
  decision.resource = Resource::stone;
  state.pending = {decision};
  carry_out(game, state, BoardTrade{Resource::sumpter, std::nullopt});
  CHECK(state.at(0).resources == pieces("wwwwuus"));
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::priest);
}

}  // namespace
