#include "rules/skybridge/round_end.h"

#include <algorithm>

#include "rules/skybridge/track.h"

namespace parapet::skybridge {
namespace {

bool round_completes(const RoundSoFar& round, const TrackRules& rules, bool can_place) {
  if (!rules.tokens_complete) return completes(round.contributed, round.idle);
  const int here =
      can_place ? std::max(round.free_rebels_here, round.idle) : round.free_rebels_here;
  return completes_by_tokens(round.contributed, here);
}

}  // namespace

RoundEnd end_round(const RoundSoFar& round, const TrackRules& rules) {
  const bool can_place = rules.unlimited_free_rebels || round.free_rebels > 0;
  RoundEnd end;
  end.completes = round_completes(round, rules, can_place);
  end.places = !end.completes && can_place ? 1 : 0;
  end.idle = end.completes ? 0 : round.idle + 1;
  end.leader = leader_at(round.completed + (end.completes ? 1 : 0));
  end.free_rebels = std::max(0, round.free_rebels - end.places);
  for (const Hunger& hunger : round.hungry) {
    for (int n = 0; n < hunger.count; ++n) end.rebels.push_back({end.leader, hunger.player});
  }
  return end;
}

}  // namespace parapet::skybridge
