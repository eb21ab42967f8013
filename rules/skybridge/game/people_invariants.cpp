#include <algorithm>
#include <array>
#include <numeric>

#include "rules/skybridge/game/invariant_parts.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

const Holding& holding_at_start(const Game& game, const State& state, Seat seat) {
  const SetupCards& setup = game.cards->setup;
  const auto place = static_cast<std::size_t>((seat - state.start + game.seats()) % game.seats());
  if (place < setup.by_seat.size() && setup.by_seat[place]) return *setup.by_seat[place];
  return setup.each;
}

// O-3: three more each, where the free rebels are not of the sixty.
int population_at_start(const Game& game, const State& state, Seat seat) {
  const Holding& start = holding_at_start(game, state, seat);
  return start.board + start.reserve + (game.readings.free_rebels_are_extra() ? 3 : 0);
}

// 2: all population of a colour.
int population_of(const State& state, std::size_t colour) {
  int count = state.population_out[colour] + state.holders[colour].reserve;
  for (const Holder& holder : state.holders) count += holder.population[colour];
  for (const RebelCounts& rebels : state.rebels) count += rebels[colour];
  for (const std::vector<Seat>& there : state.population) {
    count += static_cast<int>(std::count(there.begin(), there.end(), static_cast<Seat>(colour)));
  }
  return count;
}

bool is_negative(int count) { return count < 0; }

bool counts_below_zero(const State& state) {
  const auto negative = [](const auto& counts) {
    return std::any_of(counts.begin(), counts.end(), is_negative);
  };
  return negative(state.population_out) || is_negative(state.free_rebels) ||
         std::any_of(state.rebels.begin(), state.rebels.end(), negative) ||
         std::any_of(state.holders.begin(), state.holders.end(), [&](const Holder& holder) {
           return negative(holder.population) || is_negative(holder.reserve) ||
                  is_negative(holder.garrisons_left) || negative(holder.resources.pieces);
         });
}

Broken broken_population(const Game& game, const State& state) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const auto colour = static_cast<std::size_t>(seat);
    const int count = population_of(state, colour);
    const int start = population_at_start(game, state, seat);
    if (count != start) {
      return "There are " + std::to_string(count) + " population of " + name_of(seat) +
             " instead of " + std::to_string(start) + ".";
    }
    if (has(game, state, seat, Ability::agony)) continue;
    const auto& on_board = state.at(seat).population;
    if (std::accumulate(on_board.begin(), on_board.end(), 0) != on_board[colour]) {
      return "Population of another player stands on the board of " + name_of(seat) + ".";
    }
  }
  return std::nullopt;
}

// 3
Broken broken_free_rebels(const Game& game, const State& state) {
  int count = state.free_rebels;
  for (std::size_t territory = 0; territory < state.rebels.size(); ++territory) {
    const int here = state.rebels[territory][kFreeRebel];
    count += here;
    if (territory < 2 && here > 0) return "A free rebel stands before territory 2.";
    if (here > 2) return "More than two free rebels came during one segment.";
  }
  if (count != game.cards->setup.free_rebels) return "A free rebel is lost or too many.";
  return std::nullopt;
}

bool is_set(const std::vector<Seat>& seats) {
  return std::adjacent_find(seats.begin(), seats.end(), std::greater_equal<>()) == seats.end();
}

// 7, and that none is lost.
Broken broken_garrisons(const Game& game, const State& state) {
  std::array<int, kMaxPlayers> placed{};
  for (const std::vector<Seat>& there : state.garrisons) {
    if (!is_set(there)) return "A player has two garrisons in one fortification.";
    for (const Seat seat : there) ++placed[static_cast<std::size_t>(seat)];
  }
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (placed[static_cast<std::size_t>(seat)] + state.at(seat).garrisons_left !=
        game.cards->setup.garrisons) {
      return "A garrison of " + name_of(seat) + " is lost or too many.";
    }
  }
  return std::nullopt;
}

}  // namespace

Broken broken_people(const Game& game, const State& state) {
  if (counts_below_zero(state)) return "There is less than nothing of something.";
  if (state.phase == Phase::setup) return std::nullopt;
  if (Broken broken = broken_population(game, state)) return broken;
  if (Broken broken = broken_free_rebels(game, state)) return broken;
  return broken_garrisons(game, state);
}

}  // namespace parapet::skybridge::game
