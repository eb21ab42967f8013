#pragma once

#include <string>

#include "rules/skybridge/game/action.h"

namespace parapet::cli {

// The words for what lies on the table of the bridge game.
class GameText {
 public:
  using Seat = skybridge::game::Seat;

  // REQUIRES: both outlive it.
  GameText(const skybridge::game::Game& game, const skybridge::game::State& state)
      : game_(game), state_(state) {}

  const skybridge::game::Game& game() const { return game_; }
  const skybridge::game::State& state() const { return state_; }

  std::string player(Seat seat) const;
  // "3 (Broken Pillars)"
  std::string territory(int index) const;
  // "Date Grove (dawn)"; of a Godh card the same.
  std::string card(skybridge::game::CardId card) const;
  std::string godh(skybridge::game::GodhId card) const;
  std::string placed(const skybridge::game::PlacedCard& card) const;  // its name alone
  // "well", or "slot 2" of a board without runes.
  std::string slot(Seat seat, int slot) const;
  std::string bonus(const skybridge::game::Bonus& bonus) const;
  // "red has board D2, bridge-builder"
  std::string board(int board, int side) const;

  // What an effect would do, as a player would say it: "pay 1 money for 1 stone".
  std::string effect(const skybridge::game::Effect& effect, const skybridge::game::Target& target,
                     Seat seat) const;
  // The same of a card, wherever it is used: "food, 1 wood".
  std::string effect(const skybridge::game::Effect& effect) const;
  // All that a card shows: "might at once; food; 1 wood".
  std::string shows(const skybridge::game::FactionCard& card) const;

 private:
  const skybridge::game::Game& game_;
  const skybridge::game::State& state_;
};

// "1 wood and 2 stone"; "nothing".
std::string resources_text(const skybridge::Resources& resources);

}  // namespace parapet::cli
