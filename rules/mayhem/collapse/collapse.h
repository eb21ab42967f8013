#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/collapse/level_fall.h"

namespace parapet::mayhem {

// Explosion markers laid one after the other in or on the building of one entry of the layout.
struct CollapseQuestion {
  std::size_t entry = 0;
  std::vector<int> damages;  // at least one; each 0 (lays no marker) or more
  std::optional<Space> at;  // where they are laid; default: on the first space of the topmost Level
  std::string size = "large";
  std::string turn;           // the Side whose turn it is; may be empty
  std::vector<Space> chosen;  // places for the displaced pieces, in order
};

struct CollapseRuling {
  int level = 1;                // the topmost, before
  std::optional<int> strength;  // of it; none of Level 1
  int damage = 0;  // the sum that first reached the Strength; of all the markers if none did
  std::vector<int> collapsed;  // Levels, in order
  std::optional<int> next;     // the Strength after it, none if only Level 1 is left
  int carried = 0;             // the damage that lies in and on the building after it
  std::vector<CollapseMove> moves;
  std::optional<std::size_t> wrong_choice;  // the first of `chosen` that was none of the choices
  BoardState after;
  Because because;
};

// AOM-COL-1 to AOM-COL-7.
//   (1) the same as one marker after the other, each asked on the board after the one before
//   (2) those of fall_of_top_level, for each Level
CollapseRuling rule_collapse(const BoardState& before, const CollapseQuestion& question,
                             const Options& options);

// The building comes down to Level 1, whatever the damage (AOM-DDD-3): the falls, in order; none
// if nothing stands there.
std::vector<LevelFall> raze(const BoardState& before, std::size_t entry,
                            const CollapseRules& rules);

}  // namespace parapet::mayhem
