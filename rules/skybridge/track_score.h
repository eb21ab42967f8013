#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/skybridge/position.h"

namespace parapet::skybridge {

// SKB-7: what a legion's area of might is worth: a point for each rebel in it that is not the
// player's own, and one for the leader. `rebels` are those of the end (SKB-16).
int rebel_points(int legion, int leader, std::span<const Rebel> rebels, std::size_t player);

// SKB-G-75: the printed points of each fortification with a garrison of the player.
int garrison_points(const Land& land, std::span<const Garrison> garrisons, std::size_t player);

// SKB-G-72: the printed points of each finished segment with population of the player, and one more
// where it is the only one there.
int segment_points(const Land& land, const Position& position, std::size_t player);

// What track and bridge are worth to a player, if the game ended as it stands.
struct TrackScore {
  int rebels = 0;
  int garrisons = 0;
  int segments = 0;

  int total() const { return rebels + garrisons + segments; }
  friend bool operator==(const TrackScore&, const TrackScore&) = default;
};
TrackScore track_score(const Land& land, const Position& position, std::size_t player);

}  // namespace parapet::skybridge
