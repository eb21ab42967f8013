#include "rules/skybridge/rebels.h"

#include <algorithm>

namespace parapet::skybridge {

std::optional<std::vector<Rebel>> rebels_after_return(const std::vector<Rebel>& rebels,
                                                      std::size_t player, int territory) {
  std::vector<Rebel> left = rebels;
  const auto own = std::find(left.begin(), left.end(), Rebel{territory, player});
  if (own == left.end()) return std::nullopt;
  left.erase(own);
  return left;
}

int free_rebels_at(const std::vector<Rebel>& rebels, int territory) {
  return static_cast<int>(std::count(rebels.begin(), rebels.end(), Rebel{territory, std::nullopt}));
}

int free_rebels_out(const std::vector<Rebel>& rebels) {
  return static_cast<int>(
      std::count_if(rebels.begin(), rebels.end(), [](const Rebel& rebel) { return !rebel.owner; }));
}

std::vector<Rebel> rebels_at_the_end(const Position& position) {
  std::vector<Rebel> rebels = position.rebels;
  for (std::size_t player = 0; player < position.players.size(); ++player) {
    const Player& it = position.players[player];
    rebels.insert(rebels.end(), static_cast<std::size_t>(it.reserve), Rebel{it.legion, player});
  }
  return rebels;
}

}  // namespace parapet::skybridge
