#include "rules/skybridge/game/deal.h"

#include <algorithm>

#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// O-3: without the twelve free rebels the sixty population are fifteen for each of four players
// instead of twelve.
constexpr int kMoreEach = 3;

void deal_one(std::vector<CardId>& from, Holder& to) {
  add_to_hand(to.hand, from.back());
  from.pop_back();
}

void deal_cards(const Game& game, State& state) {
  const Seat seats = game.seats();
  const auto deal_round = [&](std::vector<CardId>& from) {
    Seat seat = state.start;
    for (Seat n = 0; n < seats; ++n) {
      deal_one(from, state.at(seat));
      seat = game.left_of(seat);
    }
  };
  for (int n = 0; n < game.cards->setup.starting_cards; ++n) deal_round(state.box);
  for (const StackName stack : game.cards->setup.dealt) deal_round(state.at(stack).cards);
}

// What the n-th player from the start player on begins with.
const Holding& holding_of(const SetupCards& setup, std::size_t n) {
  return n < setup.by_seat.size() && setup.by_seat[n] ? *setup.by_seat[n] : setup.each;
}

void hand_out(const Game& game, State& state) {
  const SetupCards& setup = game.cards->setup;
  Seat seat = state.start;
  for (std::size_t n = 0; n < state.holders.size(); ++n) {
    const Holding& holding = holding_of(setup, n);
    Holder& holder = state.at(seat);
    holder.population[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(holding.board);
    holder.reserve = holding.reserve + (game.readings.free_rebels_are_extra() ? kMoreEach : 0);
    holder.resources = holding.resources;
    holder.garrisons_left = setup.garrisons;
    seat = game.left_of(seat);
  }
}

}  // namespace

Seat owner_of(const Game& game, const State& state, Ability ability) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (has(game, state, seat, ability)) return seat;
  }
  return kNobody;
}

void deal(const Game& game, State& state) {
  deal_cards(game, state);
  hand_out(game, state);
  std::sort(state.box.begin(), state.box.end());
  state.crown.owner =
      std::max(owner_of(game, state, Ability::empery), owner_of(game, state, Ability::agony));
}

}  // namespace parapet::skybridge::game
