#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/track.h"
#include "tests/support/skybridge_cards.h"

namespace parapet::testing::skybridge_cards {

// A game that is put where a test begins, and then played by its actions.
struct Table {
  Game game;
  State state;

  explicit Table(int players = 2) : Table(game_of(players)) {}
  explicit Table(Game played) : game(std::move(played)), state(started(game)) {}

  void reads(std::string_view option, std::string_view value) {
    REQUIRE(game.readings.set(option, value));
  }
  Holder& player(Seat seat) { return state.at(seat); }
  int& pieces_of(Seat seat, Resource resource) { return state.at(seat).resources[resource]; }
  void own(Seat seat, std::string_view letters) { player(seat).resources = pieces(letters); }
  std::int16_t& population(Seat board, Seat colour) {
    return player(board).population[static_cast<std::size_t>(colour)];
  }
  int rebels(int territory, std::size_t colour) const {
    return state.rebels[static_cast<std::size_t>(territory)][colour];
  }
  std::vector<Seat>& segment(int number) {
    return state.population[static_cast<std::size_t>(number - 1)];
  }
  Slot& slot(Seat seat, int number) { return player(seat).slots[static_cast<std::size_t>(number)]; }
  CardId named(std::string_view id) const { return card_named(*game.cards, id); }
  // Shows a passive with a card on slot 0.
  void shows(Seat seat, Passive passive) {
    put(state, seat, 0, named(passive == Passive::labor ? "work" : "eye-0"));
  }
  void everybody_is_fed() {
    for (Seat seat = 0; seat < game.seats(); ++seat) put(state, seat, 4, named("eye-0"));
  }

  // So many segments are finished; the die lies on the current one with that face.
  void completed(int segments, Resource face = Resource::wood) {
    state.completed = segments;
    state.leader = leader_at(segments);
    state.bridge_die = {Die::Place::segment, segments + 1, face};
    if (segments == 0) state.bridge_die = {};
    if (segments >= 4) {
      state.drakhes_out.push_back(*state.eye_blocker);
      state.eye_blocker.reset();
    }
  }

  // The turn of the active player stands at a step.
  void turn_is_at(Step step) { state.step = step; }

  // The Faction phase runs from one of its steps on, to the next decision.
  void faction(Step step = Step::bridge) {
    state.phase = Phase::faction;
    state.step = step;
    state.active = state.marker;
    state.done = 0;
    advance(game, state);
  }

  Actions actions() const { return legal(game, state); }
  bool lists(const Action& action) const {
    const Actions all = actions();
    return std::find(all.begin(), all.end(), action) != all.end();
  }
  template <class Kind>
  std::vector<Kind> listed() const {
    std::vector<Kind> found;
    for (const Action& action : actions()) {
      if (const Kind* concrete = std::get_if<Kind>(&action)) found.push_back(*concrete);
    }
    return found;
  }
  void act(const Action& action) {
    Result<State> after = apply(game, state, action);
    REQUIRE(after);
    state = std::move(*after);
  }
};

}  // namespace parapet::testing::skybridge_cards
