#pragma once

#include <catch2/catch.hpp>
#include <utility>

#include "rules/skybridge/game/action.h"
#include "tests/support/skybridge_cards.h"

namespace parapet::testing {

using namespace skybridge_cards;

// What a list function lists.
template <class List>
Actions listed(List list, const Game& game, const State& state) {
  Actions actions;
  list(game, state, actions);
  return actions;
}

// Slots and storage of a player.
inline void own(State& state, Seat seat, std::string_view letters) {
  state.at(seat).resources = pieces(letters);
}

// A card of its own kind for each name, so that they can be told apart.
inline std::vector<CardId> add_named(Cards& cards, std::vector<std::string> names) {
  std::vector<CardId> ids;
  for (std::string& name : names) ids.push_back(add(cards, card(std::move(name), kGreen, 0)));
  return ids;
}

// A card that shows a passive so many times.
inline CardId add_showing(Cards& cards, Passive passive, int times) {
  FactionCard made = card("showing", kBlack, 0);
  made.passive[passive] = times;
  return add(cards, std::move(made));
}

inline std::int16_t population_of(const State& state, Seat board, Seat colour) {
  return state.at(board).population[static_cast<std::size_t>(colour)];
}

}  // namespace parapet::testing
