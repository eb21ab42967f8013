#include "rules/skybridge/track_score.h"

#include <algorithm>

#include "rules/skybridge/bridge.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/track.h"

namespace parapet::skybridge {

int rebel_points(int legion, int leader, std::span<const Rebel> rebels, std::size_t player) {
  int points = in_area(legion, leader) ? 1 : 0;
  for (const Rebel& rebel : rebels) {
    if (in_area(legion, rebel.index) && rebel.owner != player) ++points;
  }
  return points;
}

int garrison_points(const Land& land, std::span<const Garrison> garrisons, std::size_t player) {
  int points = 0;
  for (const Garrison& garrison : garrisons) {
    if (garrison.player == player) points += land.fortifications[garrison.fortification].points;
  }
  return points;
}

int segment_points(const Land& land, const Position& position, std::size_t player) {
  int points = 0;
  for (const int number : finished_segments(position.completed)) {
    const auto n = static_cast<std::size_t>(number - 1);
    const std::vector<std::size_t>& there = position.population[n];
    if (std::find(there.begin(), there.end(), player) == there.end()) continue;
    points += land.segments[n].points + (there.size() == 1 ? 1 : 0);
  }
  return points;
}

TrackScore track_score(const Land& land, const Position& position, std::size_t player) {
  const std::vector<Rebel> rebels = rebels_at_the_end(position);
  return {
      rebel_points(position.players[player].legion, leader_at(position.completed), rebels, player),
      garrison_points(land, position.garrisons, player), segment_points(land, position, player)};
}

}  // namespace parapet::skybridge
