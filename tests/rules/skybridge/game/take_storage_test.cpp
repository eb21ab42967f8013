#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

// Whether pieces can be laid one by one on five spaces for any kind, three for sumpters and two for
// salt: tried out, not reckoned.
bool can_be_laid(const Resources& resources) {
  for (int sumpters = 0; sumpters <= 3; ++sumpters) {
    for (int salts = 0; salts <= 2; ++salts) {
      if (sumpters > resources[Resource::sumpter] || salts > resources[Resource::salt]) continue;
      const int rest = resources[Resource::wood] + resources[Resource::stone] +
                       resources[Resource::metal] + resources[Resource::sumpter] - sumpters +
                       resources[Resource::salt] - salts;
      if (rest <= 5) return true;
    }
  }
  return false;
}

TEST_CASE("G-26 what fits is what can be laid on the spaces of a board") {
  Resources resources;
  resources[Resource::money] = 99;
  int fitting = 0;
  for (int n = 0; n < 10 * 10 * 10 * 4 * 4; ++n) {
    resources[Resource::sumpter] = n % 10;
    resources[Resource::salt] = n / 10 % 10;
    resources[Resource::wood] = n / 100 % 10;
    resources[Resource::stone] = n / 1000 % 4;
    resources[Resource::metal] = n / 4000 % 4;
    if (fits(resources) != can_be_laid(resources)) FAIL("differs at " << n);
    if (fits(resources)) ++fitting;
  }
  CHECK(fitting > 500);
}

const Actions kForgo = {GiveBack{std::nullopt}};

TEST_CASE("G-41 a resource that has a space is gained at once") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwwuuuu");
  gain(game, state, 0, Resource::salt);
  gain(game, state, 0, Resource::salt);
  gain(game, state, 0, Resource::money);
  gain(game, state, 0, Resource::stone);
  CHECK(state.at(0).resources == pieces("wwwuuuuaacs"));
  CHECK(state.pending.empty());
}

TEST_CASE("G-27 GC-8 without a space for a sumpter one makes room with what takes a free space") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwssmuuuaac");
  gain(game, state, 0, Resource::sumpter);
  CHECK(state.at(0).resources == pieces("wwssmuuuaac"));
  CHECK(listed(list_room, game, state) == Actions{GiveBack{std::nullopt}, GiveBack{Resource::wood},
                                                  GiveBack{Resource::stone},
                                                  GiveBack{Resource::metal}});

  State given = state;
  carry_out(game, given, GiveBack{Resource::stone});
  CHECK(given.at(0).resources == pieces("wwsmuuuuaac"));
  CHECK(given.pending.empty());

  State forgone = state;
  carry_out(game, forgone, GiveBack{std::nullopt});
  CHECK(forgone.at(0).resources == pieces("wwssmuuuaac"));
  CHECK(forgone.pending.empty());

  // Salt cannot be traded for what would need a space, and money needs none.
  REQUIRE(listed(list_board_trades, game, state) ==
          Actions{BoardTrade{Resource::sumpter, std::nullopt}});
  carry_out(game, state, BoardTrade{Resource::sumpter, std::nullopt});
  CHECK(state.at(0).resources == pieces("wwssmuuaac"));
  CHECK(state.at(0).godh_hand == std::vector<GodhId>{0});
  CHECK(state.pending.empty());
}

TEST_CASE("G-27 GC-9 salt finds no space beside wood and sumpters") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwwuuuuuaa");
  state.at(0).resources[Resource::money] = 40;
  gain(game, state, 0, Resource::money);
  CHECK(state.pending.empty());
  CHECK(state.at(0).resources[Resource::money] == 41);
  gain(game, state, 0, Resource::salt);
  CHECK(listed(list_room, game, state) ==
        Actions{GiveBack{std::nullopt}, GiveBack{Resource::wood}, GiveBack{Resource::sumpter}});
  CHECK(listed(list_board_trades, game, state) ==
        Actions{BoardTrade{Resource::sumpter, std::nullopt}});
}

TEST_CASE("O-25 forgo loses a gain without space") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-25", "forgo"));
  State state = started(game);
  own(state, 0, "wwwss");
  gain(game, state, 0, Resource::metal);
  CHECK(state.pending.empty());
  CHECK(state.at(0).resources == pieces("wwwss"));
}

TEST_CASE("G-27 two gains without space are asked one after the other") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwwss");
  gain(game, state, 0, Resource::metal);
  gain(game, state, 0, Resource::stone);
  REQUIRE(state.pending.size() == 2);
  CHECK(state.pending.back().resource == Resource::metal);
  carry_out(game, state, GiveBack{Resource::wood});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.at(0).resources == pieces("wwssm"));
  CHECK(state.pending.back().resource == Resource::stone);
  carry_out(game, state, GiveBack{Resource::wood});
  CHECK(state.at(0).resources == pieces("wsssm"));
  CHECK(state.pending.empty());
}

TEST_CASE("G-27 a trade that makes room for two gains settles both") {
  const Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wwsmm");
  gain(game, state, 0, Resource::wood);
  gain(game, state, 0, Resource::stone);
  carry_out(game, state, BoardTrade{Resource::metal, std::nullopt});
  CHECK(state.at(0).resources == pieces("wwwss"));
  CHECK(state.at(0).legion == 1);
  CHECK(state.pending.empty());
}

TEST_CASE("O-11 the crown's owner makes room without trades or loses the gain") {
  Game game = game_of(2);
  State state = started(game);
  own(state, 1, "wwwuuuuuaa");
  gain(game, state, 1, Resource::salt);
  CHECK(listed(list_room, game, state) ==
        Actions{GiveBack{std::nullopt}, GiveBack{Resource::wood}, GiveBack{Resource::sumpter}});
  CHECK(listed(list_board_trades, game, state).empty());
  carry_out(game, state, GiveBack{Resource::wood});
  CHECK(state.at(1).resources == pieces("wwuuuuuaaa"));

  // O-25 is about the own turn, O-11 about that of another.
  REQUIRE(game.readings.set("O-25", "forgo"));
  gain(game, state, 1, Resource::stone);
  CHECK(state.pending.size() == 1);
  state.pending.clear();
  REQUIRE(game.readings.set("O-25", "choose"));
  REQUIRE(game.readings.set("O-11", "forgo"));
  gain(game, state, 1, Resource::stone);
  CHECK(state.pending.empty());
  CHECK(state.at(1).resources == pieces("wwuuuuuaaa"));
}

TEST_CASE("O-26 with free handing back anything goes at any moment of the own turn") {
  Game game = game_of(2);
  State state = started(game);
  own(state, 0, "wac");
  CHECK(listed(list_room, game, state).empty());
  REQUIRE(game.readings.set("O-26", "yes"));
  const Actions all = {GiveBack{Resource::wood}, GiveBack{Resource::salt},
                       GiveBack{Resource::money}};
  for (const Step step : {Step::take, Step::bonus, Step::play, Step::triggers, Step::main,
                          Step::build, Step::check}) {
    state.step = step;
    CHECK(listed(list_room, game, state) == all);
  }
  carry_out(game, state, GiveBack{Resource::salt});
  CHECK(state.at(0).resources == pieces("wc"));

  // Not before the game and not in the other phases.
  for (const Phase phase : {Phase::before, Phase::preparation, Phase::faction, Phase::over}) {
    state.phase = phase;
    CHECK(listed(list_room, game, state).empty());
  }
}

TEST_CASE("O-26 while making room more than needed may be handed back") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-26", "yes"));
  State state = started(game);
  own(state, 0, "wwssmac");
  gain(game, state, 0, Resource::wood);
  CHECK(listed(list_room, game, state) ==
        Actions{GiveBack{std::nullopt}, GiveBack{Resource::wood}, GiveBack{Resource::stone},
                GiveBack{Resource::metal}, GiveBack{Resource::salt}, GiveBack{Resource::money}});
  carry_out(game, state, GiveBack{Resource::money});
  CHECK(state.pending.size() == 1);
  carry_out(game, state, GiveBack{Resource::stone});
  CHECK(state.pending.empty());
  CHECK(state.at(0).resources == pieces("wwwsma"));
}

TEST_CASE("O-26 does not let the crown's owner hand back more in another's turn") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-26", "yes"));
  State state = started(game);
  own(state, 1, "wwwwwc");
  gain(game, state, 1, Resource::stone);
  CHECK(listed(list_room, game, state) ==
        Actions{GiveBack{std::nullopt}, GiveBack{Resource::wood}});
  own(state, 1, "");
  state.pending.back().resource = Resource::wood;
  CHECK(listed(list_room, game, state) == kForgo);
}

}  // namespace
