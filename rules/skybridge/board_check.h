#pragma once

#include <string>
#include <vector>

#include "rules/skybridge/position.h"
#include "rules/skybridge/track_rules.h"

namespace parapet::skybridge {

// What looks wrong about a board that loads.
struct BoardWarning {
  std::string code;
  std::string text;
};

// No player; free rebels that do not add up to twelve, that are not where the idle rounds have put
// them, or more than two of a territory; rebels where the leader has not been; population on
// segments that nobody builds yet; a Drakhe head, Labor or Drakhe elsewhere than the rules have
// them. In the order of this list.
std::vector<BoardWarning> check_board(const Land& land, const Position& position,
                                      const TrackRules& rules);

}  // namespace parapet::skybridge
