#include "rules/skybridge/game/population.h"

#include <numeric>

namespace parapet::skybridge::game {
namespace {

// Colours of which there is one on the board; all, or the own one.
std::vector<Seat> colours_on(const Holder& holder, Seat own, bool all) {
  std::vector<Seat> colours;
  for (std::size_t colour = 0; colour < kMaxPlayers; ++colour) {
    const Seat seat = static_cast<Seat>(colour);
    if (holder.population[colour] > 0 && (all || seat == own)) colours.push_back(seat);
  }
  return colours;
}

}  // namespace

int population_on_board(const Holder& holder) {
  return std::accumulate(holder.population.begin(), holder.population.end(), 0);
}

std::vector<Seat> colours_that_may_leave(const Game& game, const State& state, Seat seat) {
  return colours_on(state.at(seat), seat, !game.readings.only_own_population_must_leave());
}

std::vector<Seat> colours_that_may_arm(const Game& game, const State& state, Seat seat) {
  return colours_on(state.at(seat), seat, game.readings.foreign_population_arms());
}

void become_rebel(State& state, Seat board, Seat colour) {
  const std::size_t index = static_cast<std::size_t>(colour);
  --state.at(board).population[index];
  ++state.rebels[static_cast<std::size_t>(state.leader)][index];
}

}  // namespace parapet::skybridge::game
