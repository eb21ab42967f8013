#pragma once

#include <vector>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-72 to G-75, of one player.
struct Score {
  int bridge = 0;
  int godhs = 0;
  int rebels = 0;
  int garrisons = 0;
  int population_on_bridge = 0;  // which tells ties (G-76)

  int total() const { return bridge + godhs + rebels + garrisons; }
  friend bool operator==(const Score&, const Score&) = default;
};
// By seat, as if the game ended as it stands.
std::vector<Score> scores(const Game& game, const State& state);

// G-76: the seats that win; several share it. REQUIRES: at least one score.
std::vector<Seat> winners(const std::vector<Score>& scores);

}  // namespace parapet::skybridge::game
