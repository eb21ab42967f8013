#include "rules/skybridge/garrison.h"

#include <algorithm>

namespace parapet::skybridge {

bool has_room(std::span<const Garrison> garrisons, std::size_t player, std::size_t fortification,
              const TrackRules& rules) {
  return std::none_of(garrisons.begin(), garrisons.end(), [&](const Garrison& garrison) {
    return garrison.fortification == fortification &&
           (rules.one_garrison_in_all || garrison.player == player);
  });
}

std::vector<std::size_t> garrison_places(const Land& land, std::span<const Garrison> garrisons,
                                         std::size_t player, int territory,
                                         const TrackRules& rules) {
  std::vector<std::size_t> places;
  for (std::size_t n = 0; n < land.fortifications.size(); ++n) {
    if (land.fortifications[n].territory != territory) continue;
    if (has_room(garrisons, player, n, rules)) places.push_back(n);
  }
  return places;
}

}  // namespace parapet::skybridge
