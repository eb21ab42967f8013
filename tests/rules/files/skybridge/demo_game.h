#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/skybridge/game/state.h"
#include "tests/rules/files/skybridge/demo_cards.h"

namespace parapet::test {

// The demo's cards on a table of so many players.
inline skybridge::game::Game demo_game(std::size_t players) {
  const std::vector<std::string> names = {"red", "blue", "white", "black"};
  const auto printed = std::make_shared<const PrintedGame>(demo_cards());
  skybridge::game::Game game;
  game.cards = std::shared_ptr<const skybridge::game::Cards>(printed, &printed->cards);
  game.players.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(players));
  return game;
}

}  // namespace parapet::test
