#pragma once

#include <cstddef>
#include <vector>

#include "rules/skybridge/position.h"
#include "rules/skybridge/track_rules.h"

namespace parapet::skybridge {

// SKB-13: rounds in a row without anybody on a segment after which it is finished without
// population; the last of them places no free rebel.
inline constexpr int kIdleRounds = 3;

// SKB-12, SKB-13: whether the current segment is finished at the end of a round. `idle` are the
// rounds in a row before this one in which nobody was on it.
constexpr bool completes(bool contributed, int idle) {
  return contributed || idle + 1 >= kIdleRounds;
}

// The same as OPT-B2 `tokens` has it: so many free rebels stand on the leader's territory, and one
// more would be the third.
constexpr bool completes_by_tokens(bool contributed, int free_rebels_here) {
  return contributed || free_rebels_here + 1 >= kIdleRounds;
}

// Who has nobody fed: that many population of a player become rebels (SKB-15).
struct Hunger {
  std::size_t player = 0;
  int count = 0;
};

// A round as its Faction phase finds it.
struct RoundSoFar {
  int completed = 0;  // 0 to 6: the current segment is the next one
  bool contributed = false;
  int idle = 0;
  int free_rebels = 0;       // in the reserve
  int free_rebels_here = 0;  // on the leader's territory
  std::vector<Hunger> hungry;
};

// What the Faction phase makes of it.
struct RoundEnd {
  bool completes = false;
  int places = 0;             // free rebels that come to the leader
  int idle = 0;               // rounds in a row after it
  int leader = 0;             // its territory after it
  int free_rebels = 0;        // in the reserve after it
  std::vector<Rebel> rebels;  // added by hunger, where the leader is by then
};

// In the order of the phase: the segment, the leader, free rebels, hunger (SKB-12 to SKB-15).
//   (1) a free rebel comes to where the leader is before it moves, and then it does not move
//   (2) OPT-B2 `tokens`: as long as the reserve has not run out each idle round has placed one, so
//       that there are as many as idle rounds even where the board does not list them
RoundEnd end_round(const RoundSoFar& round, const TrackRules& rules);

}  // namespace parapet::skybridge
