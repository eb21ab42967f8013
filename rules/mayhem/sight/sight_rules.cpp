#include "rules/mayhem/sight/sight_rules.h"

namespace parapet::mayhem {

SightRules SightRules::from(const Options& options) {
  SightRules rules;
  rules.any_dots = options.is("L1", "any");
  rules.grazed_openings_block = options.is("L2", "block");
  rules.only_cover_dots_open = options.is("L3", "printed");
  if (options.is("L4", "obstacle-only")) rules.corner_touch = CornerTouch::obstacle_dot_only;
  if (options.is("L4", "block")) rules.corner_touch = CornerTouch::block;
  rules.may_change_side_along_wall = options.is("L5", "allow");
  rules.may_lean_round_wall = options.is("L6", "allow");
  if (options.is("L7", "border-space")) rules.level_edge = LevelEdge::border_space;
  if (options.is("L7", "facing-border")) rules.level_edge = LevelEdge::facing_border;
  rules.both_at_level_edge = options.is("L8", "both");
  rules.plates_join_across_tiles = options.is("L9", "joined");
  rules.any_wall_face_blocks = options.is("L10", "plane");
  rules.touched_roof_blocks = options.is("L11", "block");
  rules.eye_height = options.eye_height();
  rules.may_cross_two_openings = options.is("L13", "allow");
  rules.stairs_open_floor = options.is("L15", "open");
  return rules;
}

}  // namespace parapet::mayhem
