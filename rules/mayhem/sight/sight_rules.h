#pragma once

#include "geometry/numbers/ratio.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The readings of the sight rules that a table has chosen: OPT-L1..L13 and L15, each with its
// default. (OPT-L14, M3 and M4 change what the board is, OPT-L16 where a jumper is.)
struct SightRules {
  enum class CornerTouch { clear, obstacle_dot_only, block };               // L4
  enum class LevelEdge { line_leaves_plate, border_space, facing_border };  // L7

  bool any_dots = false;              // L1: any pair of corners, not only the closest
  bool grazed_openings_block = true;  // L2: passing an Opening's dot, running along its edge
  bool only_cover_dots_open = false;  // L3: only dots printed Cover are an Opening's dots
  CornerTouch corner_touch = CornerTouch::clear;  // L4
  bool may_change_side_along_wall = false;        // L5: a line lying on a wall joins its two sides
  bool may_lean_round_wall = true;  // L6: neighbours with a Wall between, round its end
  LevelEdge level_edge = LevelEdge::line_leaves_plate;  // L7
  bool both_at_level_edge = false;       // L8: the lower unit too, on a plate of its own
  bool plates_join_across_tiles = true;  // L9
  bool any_wall_face_blocks =
      true;  // L10: also lines that are not opening to opening or from a roof
  bool touched_roof_blocks = false;    // L11
  Ratio eye_height;                    // L12: ends of a line above the floor, in storeys
  bool may_cross_two_openings = true;  // L13: Outside to Outside through one room
  bool stairs_open_floor = false;      // L15

  static SightRules from(const Options& options);

  friend bool operator==(const SightRules&, const SightRules&) = default;
};

}  // namespace parapet::mayhem
