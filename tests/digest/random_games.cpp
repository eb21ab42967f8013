#include <cstdint>
#include <memory>
#include <string>

#include "rules/ask/digest.h"
#include "rules/ask/skybridge/state_digest.h"
#include "rules/files/skybridge/default_cards.h"
#include "rules/skybridge/game/random_play.h"
#include "tests/digest/batch.h"

namespace parapet::digest {

std::string random_games_row() {
  namespace bridge = skybridge::game;
  constexpr std::uint64_t kGames = 120;
  const auto printed = read_cards_file(default_cards_text(), "skybridge-demo.json");
  if (!printed) return to_text(printed.error()) + "\n";
  const auto cards = std::make_shared<const bridge::Cards>(printed->cards);
  std::size_t actions = 0;
  ask::Digest all;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    bridge::Game game;
    game.cards = cards;
    for (std::uint64_t seat = 0; seat < 2 + seed % 3; ++seat) {
      game.players.push_back("player " + std::to_string(seat + 1));
    }
    const bridge::RandomGame played = bridge::play_at_random(game, seed);
    actions += played.actions.size();
    all.add(ask::state_digest(game, played.end)).add("\n");
  }
  return all.to_text() + "  " + std::to_string(actions) + " actions, " + std::to_string(kGames) +
         " games: random bridge games\n";
}

}  // namespace parapet::digest
