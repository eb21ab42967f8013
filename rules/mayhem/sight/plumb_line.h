#pragma once

#include <algorithm>
#include <optional>

#include "rules/mayhem/sight/level_edge.h"
#include "rules/mayhem/sight/sight_ground.h"

// Internal to rules/mayhem: a line of sight straight down, between dots over one another.

namespace parapet::mayhem {

// From the higher end: round its dot by the prints of its own Level to where that Level has no
// floor, and below that to the lower end (rules-mayhem.md, different Levels). The Sink is that of
// TubeLine.
template <class Sink>
class PlumbLine {
 public:
  PlumbLine(const SightGround& ground, Sink& sink)
      : ground_(ground),
        question_(ground.question()),
        x_(ground.question().plan.from_x),
        y_(ground.question().plan.from_y),
        sink_(sink) {}

  // Whether the line is clear.
  bool examine() {
    clear_ = true;
    if (!check_level_edges() || !check_plates() || !check_wall_faces()) return false;
    if (!check_wall_between()) return false;
    if (clear_) connect();
    return clear_;
  }

 private:
  template <class PlaceLike>
  bool block(BlockerKind kind, PlaceLike at, std::optional<LinePlace> t) {
    clear_ = false;
    return sink_.block(kind, at, t);
  }

  bool from_higher() const { return question_.climb() < 0; }
  LinePlace higher_end() const { return from_higher() ? LinePlace{0, 1} : LinePlace{1, 1}; }
  LinePlace lower_end() const { return from_higher() ? LinePlace{1, 1} : LinePlace{0, 1}; }

  // A height on the line, or the end that it lies beyond (with raised eyes).
  LinePlace place_at(int level) const {
    const LinePlace t = ground_.place_at_height(level);
    if (t.numerator < 0) return {0, 1};
    if (t.numerator > t.denominator) return {1, 1};
    return t;
  }

  // The border readings of OPT-L7 speak of spaces, so they bind plumb lines too; the plain reading
  // is that of check_plates. OPT-L8 asks the lower end, which may stand inside its plate.
  bool check_level_edges() {
    const bool by_line = ground_.rules().level_edge == SightRules::LevelEdge::line_leaves_plate;
    const Space higher = question_.higher();
    const Space lower = question_.lower();
    if (!by_line && !check_level_edge(higher, lower)) return false;
    if (!ground_.rules().both_at_level_edge || lower.level < 2) return true;
    return check_level_edge(lower, higher);
  }

  bool check_level_edge(Space space, Space other) {
    const auto held =
        held_back_from_edge(ground_, space, x_, y_, LineHeading(question_.plan), other);
    if (!held) return true;
    if (held->kind == BlockerKind::plateau) return block(held->kind, held->by, std::nullopt);
    return block(held->kind, Plate{held->by}, place_at(space.level));
  }

  // AOM-LOS-4: plates above the lower end, up to the higher end's own.
  bool check_plates() {
    const int top = question_.higher().level;
    for (int level = question_.lower().level + 1; level <= top; ++level) {
      QuadrantSet floors = ground_.board().ring(x_, y_, level).floors;
      if (level == top) floors &= static_cast<QuadrantSet>(~ground_.own_plate(x_, y_));
      const bool touch_counts = ground_.rules().touched_roof_blocks && level < top;
      if (floors != kAllQuadrants && !(touch_counts && floors != 0)) continue;
      const Plate plate{floor_in(floors, level)};
      if (!block(BlockerKind::plate, plate, place_at(level))) return false;
    }
    return true;
  }

  // A space of the set, the higher end's own column first.
  Space floor_in(QuadrantSet floors, int level) const {
    const Space own{question_.higher().x, question_.higher().y, level};
    if (floors & quadrant_of(own, x_, y_)) return own;
    int k = 0;
    while ((floors & quadrant_bit(k)) == 0) ++k;
    return space_in_quadrant(x_, y_, level, k);
  }

  // AOM-LOS-8: any wall or opening at the dot on a Level between.
  bool check_wall_faces() {
    if (!ground_.wall_faces_count()) return true;
    for (int level = question_.lower().level; level < question_.higher().level; ++level) {
      const DotRing ring = ground_.ring(x_, y_, level);
      const EdgeSet stands = ring.walls | ring.openings;
      for (int k = 0; k < 4; ++k) {
        if ((stands & edge_bit(k)) == 0) continue;
        const LinePlace t = place_at(from_higher() ? level + 1 : level);
        if (!block(BlockerKind::wall_face, edge_of_ring(x_, y_, level, k), t)) return false;
      }
    }
    return true;
  }

  // OPT-L6 `block`: no leaning round the end of a Wall that stands between the two columns on the
  // higher Level.
  bool check_wall_between() {
    if (ground_.rules().may_lean_round_wall) return true;
    const std::optional<Edge> between =
        edge_between(question_.higher(), question_.lower(), question_.higher().level);
    if (!between || ground_.board().print(*between) != EdgePrint::wall) return true;
    return block(BlockerKind::wall, *between, higher_end());
  }

  void connect() {
    const Space higher = question_.higher();
    const Space lower = question_.lower();
    const DotRing top = ground_.ring(x_, y_, higher.level);
    const bool top_barred = from_higher() ? question_.from_barred : question_.to_barred;
    const bool bottom_barred = from_higher() ? question_.to_barred : question_.from_barred;
    const EdgeSet top_barriers = ground_.end_barriers(top, top_barred);
    QuadrantSet reached = reach_round(top_barriers, quadrant_of(higher, x_, y_));
    const QuadrantSet own_floor = static_cast<QuadrantSet>(top.floors & ~ground_.own_plate(x_, y_));
    const QuadrantSet down = static_cast<QuadrantSet>(reached & ~own_floor);
    if (down == 0) {
      block_edges(top, higher.level, top_barriers & edges_on_border(reached), higher_end());
      return;
    }
    reached = down;
    for (int level = higher.level - 1; level > lower.level; --level) {
      const DotRing ring = ground_.ring(x_, y_, level);
      const EdgeSet barriers = ground_.wall_faces_count() ? ring.walls | ring.openings : EdgeSet{0};
      reached = static_cast<QuadrantSet>(reach_round(barriers, reached) & ~ring.floors);
      if (reached == 0) {
        block(BlockerKind::plate, Plate{floor_in(ring.floors, level)}, place_at(level));
        return;
      }
    }
    const DotRing bottom = ground_.ring(x_, y_, lower.level);
    const EdgeSet bottom_barriers = ground_.end_barriers(bottom, bottom_barred);
    reached = reach_round(bottom_barriers, reached);
    if (reached & quadrant_of(lower, x_, y_)) return;
    block_edges(bottom, lower.level, bottom_barriers & edges_on_border(reached), lower_end());
  }

  void block_edges(const DotRing& ring, int level, EdgeSet edges, LinePlace t) {
    if (edges == 0) block(BlockerKind::plate, Plate{{question_.higher()}}, t);
    for (int k = 0; k < 4; ++k) {
      if ((edges & edge_bit(k)) == 0) continue;
      const bool wall = (ring.walls & edge_bit(k)) != 0;
      if (!block(wall ? BlockerKind::wall : BlockerKind::opening, edge_of_ring(x_, y_, level, k),
                 t)) {
        return;
      }
    }
  }

  const SightGround& ground_;
  const LineQuestion& question_;
  int x_;
  int y_;
  Sink& sink_;
  bool clear_ = true;
};

}  // namespace parapet::mayhem
