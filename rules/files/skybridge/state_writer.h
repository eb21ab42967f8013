#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/files/json/json_value.h"
#include "rules/skybridge/game/state.h"

namespace parapet {

// Writes the parts of a state for one who sees all (`viewer` is nothing), or only what a player
// does. What is hidden is written as its number of cards. REQUIRES: the arguments outlive it.
class StateWriter {
 public:
  using Seat = skybridge::game::Seat;

  StateWriter(const skybridge::game::Game& game, const skybridge::game::State& state,
              std::optional<Seat> viewer)
      : game_(game), state_(state), viewer_(viewer) {}

  JsonValue write() const;

 private:
  bool sees_all() const { return !viewer_; }
  bool is(Seat seat) const { return sees_all() || *viewer_ == seat; }

  // state_common.cpp
  std::vector<JsonMember> common() const;
  JsonValue stacks() const;
  JsonValue stack(skybridge::game::StackName name) const;
  JsonValue bridge() const;
  JsonValue rebels() const;
  JsonValue garrisons() const;
  JsonValue crown() const;
  JsonValue die(const skybridge::game::Die& die) const;

  // state_players.cpp
  JsonValue player(Seat seat) const;
  JsonValue slots(Seat seat) const;
  JsonValue slot(Seat seat, std::size_t n) const;

  JsonValue placed(const skybridge::game::PlacedCard& card) const;

  // state_turn.cpp
  std::vector<JsonMember> turn() const;
  JsonValue pending() const;
  JsonValue triggers() const;
  JsonValue harms() const;
  JsonValue shown() const;

  JsonValue seats(const std::vector<Seat>& seats) const;
  JsonValue cards(const std::vector<skybridge::game::CardId>& cards) const;
  JsonValue godhs(const std::vector<skybridge::game::GodhId>& cards) const;
  // All of them, or how many there are.
  JsonValue cards_if(bool seen, const std::vector<skybridge::game::CardId>& cards) const;
  JsonValue godhs_if(bool seen, const std::vector<skybridge::game::GodhId>& cards) const;
  // { "red": 2 }: those that are not 0, by player.
  template <class Counts>
  JsonValue by_colour(const Counts& counts) const {
    std::vector<JsonMember> members;
    for (std::size_t n = 0; n < game_.players.size(); ++n) {
      if (counts[n] == 0) continue;
      members.push_back({game_.players[n], JsonValue::from_integer(counts[n])});
    }
    return JsonValue::from_members(std::move(members));
  }

  const skybridge::game::Game& game_;
  const skybridge::game::State& state_;
  std::optional<Seat> viewer_;
};

}  // namespace parapet
