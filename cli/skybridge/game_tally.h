#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "rules/ask/digest.h"
#include "rules/skybridge/game/state.h"

namespace parapet::cli {

// What comes of many games: how long they are, who wins, and one digest over all their ends.
class GameTally {
 public:
  void add(const skybridge::game::Game& game, const skybridge::game::State& end,
           std::size_t actions, const std::string& digest);

  std::size_t games() const { return games_; }
  std::string to_text() const;

 private:
  struct Share {
    std::size_t games = 0;
    std::size_t won = 0;  // or shared
    std::size_t points = 0;
  };

  std::size_t games_ = 0;
  std::size_t rounds_ = 0;
  std::size_t actions_ = 0;
  int fewest_rounds_ = 0;
  int most_rounds_ = 0;
  std::size_t fewest_actions_ = 0;
  std::size_t most_actions_ = 0;
  std::array<Share, skybridge::game::kAbilityCount> abilities_{};
  ask::Digest digest_;
};

}  // namespace parapet::cli
