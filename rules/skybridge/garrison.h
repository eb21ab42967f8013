#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/skybridge/position.h"
#include "rules/skybridge/track_rules.h"

namespace parapet::skybridge {

// SKB-8: whether a player may put a garrison into a fortification, as far as others there go:
// one of each player (OPT-B3: one in all).
bool has_room(std::span<const Garrison> garrisons, std::size_t player, std::size_t fortification,
              const TrackRules& rules);

// SKB-8: the fortifications of a territory, where the player's legion stands, that have room for a
// garrison of the player; as indexes, ascending.
std::vector<std::size_t> garrison_places(const Land& land, std::span<const Garrison> garrisons,
                                         std::size_t player, int territory,
                                         const TrackRules& rules);

}  // namespace parapet::skybridge
