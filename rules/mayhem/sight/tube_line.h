#pragma once

#include <optional>

#include "geometry/numbers/division.h"
#include "rules/mayhem/sight/level_edge.h"
#include "rules/mayhem/sight/sight_ground.h"

// Internal to rules/mayhem: a line of sight with a length in the plan, or a point on one Level.

namespace parapet::mayhem {

// Walks the tube round a line (rules-mayhem.md) from its start: which of its sides can still be
// reached. Tells a Sink of each thing that blocks, and goes on behind it as if it were not there:
//   bool block(BlockerKind, Place, std::optional<LinePlace>)   false = that is enough
//   void note(LineNote, Place)                                 what is passed and does not block
template <class Sink>
class TubeLine {
 public:
  TubeLine(const SightGround& ground, Sink& sink)
      : ground_(ground),
        question_(ground.question()),
        plan_(ground.question().plan),
        heading_(plan_),
        sink_(sink) {}

  // Whether the line is clear.
  bool examine() {
    clear_ = true;
    if (!question_.is_level() && (!leave_levels() || !pass_plates())) return false;
    if (!start() || !follow(plan_, *this)) return false;
    arrive();
    return clear_;
  }

  bool cross(EdgeAxis axis, int x, int y, LineParameter t) {
    const int level = ground_.level_at(t);
    // An edge is the south or the east edge of the ring of its north-west dot.
    const EdgeSet edge = axis == EdgeAxis::vertical ? edge_bit(2) : edge_bit(1);
    const DotRing& ring = ground_.board().ring(x, y, level);
    if (((ring.walls | ring.openings) & edge) == 0) return true;
    const DotRing counting = ground_.ring(x, y, level);
    const Edge at{axis, x, y, level};
    if (counting.walls & edge) return block(BlockerKind::wall, at, t);
    if (counting.openings & edge) return block(BlockerKind::opening, at, t);
    return true;
  }

  bool pass_dot(int x, int y, LineParameter t) {
    const int level = ground_.level_at(t);
    const DotRing& printed = ground_.board().ring(x, y, level);
    const QuadrantSet arrived = heading_.carried_on(reached_);
    if ((printed.walls | printed.openings) == 0) {  // nothing stands here: both sides stay open
      reached_ = heading_.ahead();
      return true;
    }
    DotRing ring = ground_.ring(x, y, level);
    if (!question_.is_level() && level < question_.higher().level && !ground_.wall_faces_count()) {
      ring.walls = static_cast<EdgeSet>(ring.walls & ~heading_.own_edges());
      ring.openings = static_cast<EdgeSet>(ring.openings & ~heading_.own_edges());
    }
    if (ground_.rules().grazed_openings_block && ground_.is_opening_dot(ring)) {
      reached_ = heading_.ahead();
      return block(BlockerKind::opening, Dot{x, y, level}, t);
    }
    const EdgeSet met = static_cast<EdgeSet>(ring.walls & ~heading_.own_edges());
    if (met != 0 && !corner_may_be_touched(ring)) {
      reached_ = heading_.ahead();
      return block_edges(BlockerKind::wall, x, y, level, met, t);
    }
    const EdgeSet barriers = ring.walls | ring.openings;
    const QuadrantSet round = reach_round(barriers, arrived);
    reached_ = static_cast<QuadrantSet>(round & heading_.ahead());
    if (reached_ == 0) {
      reached_ = heading_.ahead();
      return block_barriers(ring, x, y, level, barriers & edges_on_border(round), t);
    }
    if (met != 0) sink_.note(LineNote::touches_corner, Dot{x, y, level});
    return true;
  }

  bool run_along(EdgeAxis axis, int x, int y, LineParameter t) {
    if (!question_.is_level()) return run_along_between_levels(axis, x, y, t);
    return run_along_own_level(axis, x, y, question_.from.level, t, true);
  }

 private:
  template <class PlaceLike>
  bool block(BlockerKind kind, PlaceLike at, std::optional<LinePlace> t) {
    clear_ = false;
    if (plan_.is_point()) t.reset();
    return sink_.block(kind, at, t);
  }

  bool block_edges(BlockerKind kind, int x, int y, int level, EdgeSet edges, LinePlace t) {
    for (int k = 0; k < 4; ++k) {
      if ((edges & edge_bit(k)) == 0) continue;
      if (!block(kind, edge_of_ring(x, y, level, k), t)) return false;
    }
    return true;
  }

  // Each barrier by its own kind.
  bool block_barriers(const DotRing& ring, int x, int y, int level, EdgeSet edges, LinePlace t) {
    return block_edges(BlockerKind::wall, x, y, level, static_cast<EdgeSet>(edges & ring.walls),
                       t) &&
           block_edges(BlockerKind::opening, x, y, level,
                       static_cast<EdgeSet>(edges & ring.openings), t);
  }

  // OPT-L4.
  bool corner_may_be_touched(const DotRing& ring) const {
    switch (ground_.rules().corner_touch) {
      case SightRules::CornerTouch::clear:
        return true;
      case SightRules::CornerTouch::obstacle_dot_only:
        return ring.print == DotPrint::obstacle;
      case SightRules::CornerTouch::block:
        return false;
    }
    return true;
  }

  // An edge that lies on the line, where the line is at the height of its storey. `whole`: on the
  // whole edge; else the line drops below the storey on the way, and its sides join there.
  bool run_along_own_level(EdgeAxis axis, int x, int y, int level, LinePlace t, bool whole) {
    const DotRing& ring = ground_.board().ring(x, y, level);
    const EdgeSet edge = axis == EdgeAxis::vertical ? edge_bit(2) : edge_bit(1);
    const Edge at{axis, x, y, level};
    if ((ring.openings & edge) != 0 && ground_.rules().grazed_openings_block) {
      reached_ = heading_.ahead();
      return block(BlockerKind::opening, at, t);
    }
    const bool stands = ((ring.walls | ring.openings) & edge) != 0;
    if (stands) sink_.note(LineNote::runs_along_wall, at);
    const bool sides_apart = stands && whole && !ground_.rules().may_change_side_along_wall;
    if (!sides_apart && reached_ != 0) reached_ = heading_.ahead();
    return true;
  }

  // AOM-LOS-8: the plan of the line runs over an edge of the storeys between its ends.
  bool run_along_between_levels(EdgeAxis axis, int x, int y, LineParameter t) {
    const EdgeSet edge = axis == EdgeAxis::vertical ? edge_bit(2) : edge_bit(1);
    const int top = question_.higher().level;
    if (ground_.wall_faces_count()) {
      for (int level = question_.lower().level; level < top; ++level) {
        const DotRing ring = ground_.ring(x, y, level);
        if (((ring.walls | ring.openings) & edge) == 0) continue;
        if (!block(BlockerKind::wall_face, Edge{axis, x, y, level}, t)) return false;
      }
    }
    // With raised eyes a part of the line runs in the higher end's own storey.
    const LinePlace drop = ground_.place_at_height(top);
    const LineParameter next{t.numerator + 1, t.denominator};
    const bool from_higher = question_.from.level == top;
    const LineParameter high_end = from_higher ? t : next;
    const LineParameter low_end = from_higher ? next : t;
    if (!is_above(high_end, drop, from_higher)) {
      if (reached_ != 0) reached_ = heading_.ahead();
      return true;
    }
    const bool enters_on_the_way = !from_higher && compare(t, drop) < 0;
    return run_along_own_level(axis, x, y, top, enters_on_the_way ? drop : LinePlace(t),
                               !is_below(low_end, drop, from_higher));
  }

  // Whether a place lies strictly on the higher side of where the line leaves the top storey.
  static int compare(LineParameter t, LinePlace drop) {
    const std::int64_t difference = t.numerator * drop.denominator - drop.numerator * t.denominator;
    return (difference > 0) - (difference < 0);
  }
  static bool is_above(LineParameter t, LinePlace drop, bool from_higher) {
    return from_higher ? compare(t, drop) < 0 : compare(t, drop) > 0;
  }
  static bool is_below(LineParameter t, LinePlace drop, bool from_higher) {
    return from_higher ? compare(t, drop) > 0 : compare(t, drop) < 0;
  }

  // AOM-LOS-5 at the higher end, with OPT-L8 also at the lower one.
  bool leave_levels() {
    const bool from_higher = question_.climb() < 0;
    if (!leave_level(from_higher)) return false;
    if (!ground_.rules().both_at_level_edge || question_.lower().level < 2) return true;
    return leave_level(!from_higher);
  }

  bool leave_level(bool at_start) {
    const Space space = at_start ? question_.from : question_.to;
    const Space other = at_start ? question_.to : question_.from;
    const int x = at_start ? plan_.from_x : plan_.to_x;
    const int y = at_start ? plan_.from_y : plan_.to_y;
    const DotLine outward =
        at_start ? plan_ : DotLine{plan_.to_x, plan_.to_y, plan_.from_x, plan_.from_y};
    const auto held = held_back_from_edge(ground_, space, x, y, LineHeading(outward), other);
    if (!held) {
      if (ground_.board().floor(space)) {
        sink_.note(LineNote::leaves_level_at_edge, Dot{x, y, space.level});
      }
      return true;
    }
    if (space == question_.higher()) held_back_ = true;
    if (held->kind == BlockerKind::plateau) return block(held->kind, held->by, std::nullopt);
    return block(held->kind, Plate{held->by}, at_start ? LinePlace{0, 1} : LinePlace{1, 1});
  }

  // AOM-LOS-4: plates at heights that the line passes.
  bool pass_plates() {
    for (int level = question_.lower().level + 1; level <= ground_.highest_plate(); ++level) {
      const LinePlace t = ground_.place_at_height(level);
      const std::optional<Space> hit = floor_met(level, t);
      if (hit && !block(BlockerKind::plate, Plate{*hit}, t)) return false;
    }
    return true;
  }

  // The floor that a place of the line lies strictly inside of; with OPT-L11 also one that it
  // touches, if it belongs to a Level strictly between the two ends.
  std::optional<Space> floor_met(int level, LinePlace t) const {
    const auto column = column_of(plan_.from_x, plan_.dx(), t);
    const auto row = column_of(plan_.from_y, plan_.dy(), t);
    std::optional<Space> met;
    bool all = true;
    for (int south = 0; south < (row.on_line ? 2 : 1); ++south) {
      for (int east = 0; east < (column.on_line ? 2 : 1); ++east) {
        const Space space{column.on_line ? column.index - 1 + east : column.index,
                          row.on_line ? row.index - 1 + south : row.index, level};
        if (ground_.board().floor(space) && !ground_.is_own_plate(space)) {
          if (!met) met = space;
        } else {
          all = false;
        }
      }
    }
    const bool touch_counts =
        ground_.rules().touched_roof_blocks && level < question_.higher().level;
    return all || touch_counts ? met : std::nullopt;
  }

  struct GridPlace {
    int index = 0;
    bool on_line = false;  // on the grid line `index` itself, not between it and the next
  };
  static GridPlace column_of(int start, int difference, LinePlace t) {
    const std::int64_t num = difference * t.numerator;
    const std::int64_t whole = floor_quotient(num, t.denominator);
    return {start + static_cast<int>(whole), num == whole * t.denominator};
  }

  bool start() {
    const int x = plan_.from_x;
    const int y = plan_.from_y;
    const Space space = question_.from;
    const DotRing ring = ground_.ring(x, y, space.level);
    const EdgeSet barriers = ground_.end_barriers(ring, question_.from_barred);
    const QuadrantSet round = reach_round(barriers, quadrant_of(space, x, y));
    if (plan_.is_point()) {
      reached_ = round;
      return true;
    }
    reached_ = static_cast<QuadrantSet>(round & heading_.ahead() & free_quadrants(space, x, y));
    if (reached_ != 0) return true;
    reached_ = heading_.ahead();
    return block_end(ring, space, x, y, barriers & edges_on_border(round), {0, 1});
  }

  void arrive() {
    const int x = plan_.to_x;
    const int y = plan_.to_y;
    const Space space = question_.to;
    const DotRing ring = ground_.ring(x, y, space.level);
    EdgeSet barriers = ground_.end_barriers(ring, question_.to_barred);
    QuadrantSet arrived = reached_;
    if (plan_.is_point()) {
      if (question_.from_barred || question_.to_barred) barriers = point_barriers(ring);
      arrived = quadrant_of(question_.from, x, y);
    } else {
      arrived =
          static_cast<QuadrantSet>(heading_.carried_on(reached_) & free_quadrants(space, x, y));
    }
    const QuadrantSet round = reach_round(barriers, arrived);
    if ((round & quadrant_of(space, x, y)) != 0) return;
    block_end(ring, space, x, y, barriers & edges_on_border(round), {1, 1});
  }

  // OPT-L13 where both ends are round one dot: one Opening to the Outside may be passed, not two.
  // Of the ways that leave one of them open, one that joins the ends if there is any.
  EdgeSet point_barriers(const DotRing& ring) const {
    const EdgeSet plain = ground_.end_barriers(ring, false);
    const EdgeSet openings = SightGround::openings_to_outside(ring);
    const QuadrantSet from = quadrant_of(question_.from, plan_.from_x, plan_.from_y);
    const QuadrantSet to = quadrant_of(question_.to, plan_.from_x, plan_.from_y);
    for (int k = 0; k < 4; ++k) {
      const EdgeSet others = static_cast<EdgeSet>(openings & ~edge_bit(k));
      const EdgeSet barriers = plain | others;
      if ((reach_round(barriers, from) & to) != 0) return barriers;
    }
    return plain | openings;
  }

  // What keeps an end from its line: barriers round the dot, or floor all the way round.
  bool block_end(const DotRing& ring, Space end, int x, int y, EdgeSet edges, LinePlace t) {
    if (edges != 0) return block_barriers(ring, x, y, end.level, edges, t);
    return block(BlockerKind::plate, Plate{end}, t);
  }

  // At the higher end the line runs under its Level at once: only where that has no floor.
  QuadrantSet free_quadrants(Space end, int x, int y) const {
    const bool passes_under = !question_.is_level() && end.level == question_.higher().level &&
                              !held_back_ && ground_.rules().eye_height.numerator() == 0;
    if (!passes_under) return kAllQuadrants;
    const QuadrantSet floors = ground_.board().ring(x, y, end.level).floors;
    return static_cast<QuadrantSet>(kAllQuadrants & ~(floors & ~ground_.own_plate(x, y)));
  }

  const SightGround& ground_;
  const LineQuestion& question_;
  const DotLine& plan_;
  LineHeading heading_;
  Sink& sink_;
  QuadrantSet reached_ = 0;  // quadrants ahead of the dot passed last that can be reached
  bool held_back_ = false;   // the plateau rule has stopped the line already
  bool clear_ = true;
};

}  // namespace parapet::mayhem
