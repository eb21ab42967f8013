#include "rules/skybridge/game/population.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

using Seats = std::vector<Seat>;

struct Board {
  Game game = game_of(3);
  State state = started(game);

  // What stands on the board of seat 0, by colour.
  explicit Board(std::int16_t own, std::int16_t of_1, std::int16_t of_2) {
    state.at(0).population = {own, of_1, of_2, 0, 0};
  }
};

TEST_CASE("G-79 population of all colours counts on a board") {
  CHECK(population_on_board(Board(2, 0, 1).state.at(0)) == 3);
  CHECK(population_on_board(Board(0, 0, 0).state.at(0)) == 0);
}

TEST_CASE("O-12 foreign population may leave for food and ELBEA or need not") {
  Board board(1, 0, 2);
  CHECK(colours_that_may_leave(board.game, board.state, 0) == Seats{0, 2});
  REQUIRE(board.game.readings.set("O-12", "own-only"));
  CHECK(colours_that_may_leave(board.game, board.state, 0) == Seats{0});

  Board foreign(0, 1, 0);
  CHECK(colours_that_may_leave(foreign.game, foreign.state, 0) == Seats{1});
  REQUIRE(foreign.game.readings.set("O-12", "own-only"));
  CHECK(colours_that_may_leave(foreign.game, foreign.state, 0).empty());
}

TEST_CASE("O-13 foreign population may pay an armament or not") {
  Board board(1, 1, 0);
  REQUIRE(board.game.readings.set("O-12", "own-only"));
  CHECK(colours_that_may_arm(board.game, board.state, 0) == Seats{0, 1});
  REQUIRE(board.game.readings.set("O-12", "counts"));
  REQUIRE(board.game.readings.set("O-13", "no"));
  CHECK(colours_that_may_arm(board.game, board.state, 0) == Seats{0});
}

TEST_CASE("G-61 population becomes a rebel where the leader stands") {
  Board board(1, 0, 2);
  board.state.leader = 6;
  become_rebel(board.state, 0, 2);
  become_rebel(board.state, 0, 0);
  CHECK(population_of(board.state, 0, 0) == 0);
  CHECK(population_of(board.state, 0, 2) == 1);
  CHECK(board.state.rebels[6] == RebelCounts{1, 0, 1, 0, 0, 0});
  CHECK(board.state.rebels[8] == RebelCounts{});
}

}  // namespace
