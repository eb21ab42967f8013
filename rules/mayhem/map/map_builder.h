#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/map/map_completion.h"

namespace parapet::mayhem {

// Building a map turn by turn (AOM-GEN-1, AOM-GEN-3..5).

inline constexpr std::size_t kMostPlacements = 20'000;  // listed in one answer

struct TurnsTaken {
  std::string side;
  int turns = 0;
};

struct BuildQuestion {
  std::vector<Placement> layout;                // so far, in the order in which it was laid
  std::vector<std::size_t> left;                // tiles, once for each copy
  std::string side;                             // whose turn it is
  std::optional<std::vector<Placement>> place;  // what it lays this turn, in any order
  std::vector<TurnsTaken> turns;     // of both Sides before this turn; empty: told from the layout
  std::optional<std::string> ended;  // the Side that has ended the building, if one has
};

struct BuildRuling {
  // The layout, with what is placed, is a step of a map in the making.
  bool legal = false;
  Because faults;

  // Every single tile that may be laid now in this turn, by the tile's name, y, x, turn; none if
  // not legal. On an empty layout: at [0, 0]. With a small tile placed: the second one.
  std::vector<Placement> placements;
  bool all_placements = true;  // false: only the first kMostPlacements, or those found in time

  // AOM-GEN-4: whether `side` may end now; with tiles placed, whether a Side may after this turn.
  bool may_end = false;

  // Set where building has ended or may end, and the layout has no faults: AOM-GEN-5.
  struct End {
    std::optional<bool> completable;
    std::vector<Removal> removals;  // if it is not completable
  };
  std::optional<End> end;

  Because because;
};

// A tile is small if it has 3 x 3 or 3 x 6 spaces; any other counts as a large one.
bool is_small(const Tile& tile);

// In how few turns the layout can have been laid in its order: a turn lays one large tile, or one
// or two small ones.
int fewest_turns(const std::vector<Tile>& tiles, const std::vector<Placement>& layout);

BuildRuling rule_build(const std::vector<Tile>& tiles, const BuildQuestion& question);

}  // namespace parapet::mayhem
