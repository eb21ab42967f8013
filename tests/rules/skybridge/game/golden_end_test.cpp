#include <catch2/catch.hpp>

#include "rules/skybridge/game/score.h"
#include "tests/rules/skybridge/game/golden_table.h"

// The golden checks of the end of a game: compensation, reserve, points and ties.

namespace parapet::skybridge::game {
namespace {

// The last round is at its end, with so many cards left of `work`; every player has one stack, so
// that nobody chooses where a compensation goes.
GoldenTable last_round(int players, int work_left) {
  GoldenTable table(players);
  table.completed(6);
  table.state.idle = 2;
  table.state.at(StackName::work).cards.resize(static_cast<std::size_t>(work_left));
  table.state.at(StackName::work).open = false;
  for (int seat = 0; seat < players; ++seat) table.put(seat, 0, table.card(0));
  return table;
}

std::vector<std::size_t> heights(const GoldenTable& table) {
  std::vector<std::size_t> all;
  for (const Holder& holder : table.state.holders) all.push_back(holder.slots[0].cards.size());
  return all;
}

int rebel_points(const GoldenTable& table, Seat seat) {
  return scores(table.game(), table.state)[static_cast<std::size_t>(seat)].rebels;
}

// Three players: L4, own rebel on 3, two of seat 1 on 3, free ones on 4 and 5, the leader on 1.
GoldenTable desert() {
  GoldenTable table(3);
  table.completed(7);
  table.me().legion = 4;
  table.state.rebels[3][0] = 1;
  table.state.rebels[3][1] = 2;
  table.state.rebels[4][kFreeRebel] = 1;
  table.state.rebels[5][kFreeRebel] = 1;
  return table;
}

void build_on_bridge(GoldenTable& table) {
  table.state.population[0] = {0};
  table.state.population[2] = {0, 1};
}

void play_stack(GoldenTable& table, bool power) {
  for (const int points : {2, 3}) {
    const CardId card = table.card(0);
    table.printed(card).points = points;
    table.put(0, 0, card);
  }
  table.put(0, 0, table.cards().starting[0]);
  table.me().slots[0].cards.push_back({true, 0, 0});
  table.me().slots[0].power = power;
}

}  // namespace

TEST_CASE("GC-29 the rest of the work stack is dealt singly from the new holder on") {
  GoldenTable four = last_round(4, 4);
  four.end_last_turn();
  CHECK(is_over(four.state));
  CHECK(heights(four) == std::vector<std::size_t>{2, 2, 2, 2});
  GoldenTable three = last_round(3, 4);
  three.end_last_turn();
  CHECK(three.state.marker == 1);
  CHECK(heights(three) == std::vector<std::size_t>{2, 3, 2});
  GoldenTable none = last_round(3, 0);
  none.end_last_turn();
  CHECK(heights(none) == std::vector<std::size_t>{1, 1, 1});
  CHECK(four.state.at(StackName::work).cards.empty());
}

TEST_CASE("GC-30 foreign rebels in the area of might count and so do free ones and the leader") {
  CHECK(rebel_points(desert(), 0) == 4);
  GoldenTable empty;
  empty.completed(7);
  CHECK(rebel_points(empty, 0) == 0);
  empty.me().legion = 1;
  CHECK(rebel_points(empty, 0) == 1);

  GoldenTable reserve = last_round(3, 0);
  reserve.state.free_rebels = 0;
  reserve.me().legion = 4;
  reserve.player(1).legion = 5;
  reserve.player(1).reserve = 3;
  reserve.player(2).legion = 5;
  reserve.end_last_turn();
  REQUIRE(is_over(reserve.state));
  CHECK(reserve.state.rebels[5][1] == 3);
  CHECK(reserve.player(1).reserve == 0);
  CHECK(rebel_points(reserve, 0) == 1);  // the leader
  CHECK(rebel_points(reserve, 1) == 1);
  CHECK(rebel_points(reserve, 2) == 1 + 3);
}

TEST_CASE("GC-31 a segment gives its points and one more to whoever is alone on it") {
  GoldenTable table(3);
  table.completed(7);
  build_on_bridge(table);
  CHECK(scores(table.game(), table.state)[0].bridge == 4);
  CHECK(scores(table.game(), table.state)[1].bridge == 2);
  CHECK(scores(table.game(), table.state)[2].bridge == 0);
}

TEST_CASE("GC-32 a stack counts where its token shows power and Godh cards give nothing") {
  GoldenTable table;
  play_stack(table, true);
  CHECK(scores(table.game(), table.state)[0].godhs == 6);
  table.me().slots[0].power = false;
  CHECK(scores(table.game(), table.state)[0].godhs == 0);
}

TEST_CASE("GC-33 the four parts add up") {
  GoldenTable table = desert();
  build_on_bridge(table);
  play_stack(table, true);
  table.state.garrisons[0] = {0};
  const Score score = scores(table.game(), table.state)[0];
  CHECK(score.garrisons == 3);
  CHECK(score.total() == 17);
}

TEST_CASE("GC-34 a tie goes to more population on the bridge and is shared else") {
  const auto with = [](int points, int population) {
    Score score;
    score.godhs = points;
    score.population_on_bridge = population;
    return score;
  };
  CHECK(winners({with(41, 5), with(41, 4)}) == std::vector<Seat>{0});
  CHECK(winners({with(41, 4), with(41, 4), with(40, 7)}) == std::vector<Seat>{0, 1});
  CHECK(winners({with(3, 0), with(41, 4)}) == std::vector<Seat>{1});
  GoldenTable table(3);
  table.completed(7);
  build_on_bridge(table);
  CHECK(scores(table.game(), table.state)[0].population_on_bridge == 2);
}

}  // namespace parapet::skybridge::game
