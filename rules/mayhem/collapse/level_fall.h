#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/mayhem/collapse/board_state.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

class Building;

// The readings of a collapse.
struct CollapseRules {
  bool surplus_is_carried = false;  // C1
  bool whole_tile_counts = false;   // C2: markers on all of the tile
  bool owner_chooses = false;       // C3: the owner of who is displaced, not whose turn it is
  bool no_room_downs = false;       // C4
  bool whole_level_is_hit = false;  // C5: all on the Level beneath, not only under the plate
  bool destroyed_tile_is_removed = false;  // C6: from Level 1, in the end
  bool may_overhang = false;               // G3: large units and devices
  bool large_on_one_tile = false;          // G5 `one-tile`: where a large unit is displaced to

  static CollapseRules from(const Options& options);
};

// What the fall of a Level does to a unit, vehicle, device or object.
struct CollapseMove {
  std::string id;
  Space from;
  std::optional<Space> to;  // none: downed
  std::string dice;         // of the attack on it (AOM-COL-6); none if downed
  bool is_displaced = false;
  std::vector<Space> choices;  // of a displaced piece, sorted
  std::string chooser;         // the side that chooses; empty if the question does not tell it
};

// Who decides where displaced pieces go.
struct Displacing {
  std::string turn;                    // the Side whose turn it is; may be empty
  std::span<const Space> chosen = {};  // for the first displaced pieces, in order
};

struct LevelFall {
  int level = 0;   // that fell
  int landed = 0;  // the Level on which it lies now
  std::vector<CollapseMove> moves;
  std::size_t displaced = 0;
  std::optional<std::size_t>
      wrong_choice;  // the first index in `chosen` that is none of the choices
  BoardState after;
  Because because;
};

// The topmost Level of the building collapses, whatever the damage (AOM-COL-3 to AOM-COL-6).
//   (1) the board of `after` carries every piece: each has floor as the file format asks for
//   (2) every piece keeps its x and y unless it is displaced
//   (3) no two units share a space that did not share one before; likewise vehicles, devices
//   (4) no piece is lost but the explosion markers that count, and units downed for want of room
// REQUIRES: topmost_level() of the entry's tile > 1.
LevelFall fall_of_top_level(const BoardState& before, std::size_t entry, const CollapseRules& rules,
                            const Displacing& displacing);

// Whether the marker is an explosion marker that counts against the building (OPT-C2).
bool counts_against(const Building& building, const Marker& marker, const CollapseRules& rules);

}  // namespace parapet::mayhem
