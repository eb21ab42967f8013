#include "rules/mayhem/sight/level_edge.h"

namespace parapet::mayhem {
namespace {

bool same_tile(const Board& board, Space a, Space b) {
  return board.entry_at(a.x, a.y) == board.entry_at(b.x, b.y);
}

// Whether `next` continues the plate on which `space` lies.
bool continues_plate(const SightGround& ground, Space space, Space next) {
  if (!ground.board().floor(next)) return false;
  return ground.rules().plates_join_across_tiles || same_tile(ground.board(), space, next);
}

// OPT-L7 `border-space`, `facing-border`.
bool is_border_space(const SightGround& ground, Space space, const LineHeading& heading,
                     Space other) {
  const bool only_facing = ground.rules().level_edge == SightRules::LevelEdge::facing_border;
  int toward_x = 0;
  int toward_y = 0;
  if (heading.ahead() == 0) {  // a plumb line heads nowhere: the side on which the other stands
    toward_x = sense_of(other.x - space.x);
    toward_y = sense_of(other.y - space.y);
  } else {
    const DotLine& plan = ground.question().plan;
    const int sense = space == ground.question().from ? 1 : -1;
    toward_x = sense * sense_of(plan.dx());
    toward_y = sense * sense_of(plan.dy());
  }
  const Space neighbours[4] = {{space.x, space.y - 1, space.level},
                               {space.x + 1, space.y, space.level},
                               {space.x, space.y + 1, space.level},
                               {space.x - 1, space.y, space.level}};
  const bool facing[4] = {toward_y<0, toward_x> 0, toward_y > 0, toward_x < 0};
  for (int side = 0; side < 4; ++side) {
    if (only_facing && !facing[side]) continue;
    if (!continues_plate(ground, space, neighbours[side])) return true;
  }
  return false;
}

// The quadrants next to the dot that a line meets just after leaving: ahead of it, or all four
// round a plumb line.
QuadrantSet left_into(const LineHeading& heading) {
  return heading.ahead() == 0 ? kAllQuadrants : heading.ahead();
}

// With the border readings of OPT-L7 the own plate does not block; but a line that leaves right
// under another one is stopped by that.
std::optional<HeldBack> held_by_other_plate(const SightGround& ground, Space space, int dot_x,
                                            int dot_y, const LineHeading& heading) {
  if (!(space == ground.question().higher())) return std::nullopt;
  const QuadrantSet into = left_into(heading);
  std::optional<HeldBack> held;
  for (int k = 0; k < 4; ++k) {
    if ((into & quadrant_bit(k)) == 0) continue;
    const Space ahead = space_in_quadrant(dot_x, dot_y, space.level, k);
    if (!ground.board().floor(ahead) || ground.is_own_plate(ahead)) return std::nullopt;
    held = HeldBack{BlockerKind::plate, ahead};
  }
  return held;
}

}  // namespace

std::optional<HeldBack> held_back_from_edge(const SightGround& ground, Space space, int dot_x,
                                            int dot_y, const LineHeading& heading, Space other) {
  const Board& board = ground.board();
  if (board.floor(space) && ground.rules().level_edge != SightRules::LevelEdge::line_leaves_plate) {
    if (!is_border_space(ground, space, heading, other)) {
      return HeldBack{BlockerKind::plateau, space};
    }
    return held_by_other_plate(ground, space, dot_x, dot_y, heading);
  }
  // The line leaves over the inside of the plate iff all quadrants it leaves into have floor.
  const QuadrantSet into = left_into(heading);
  Space neighbour = space;
  for (int k = 0; k < 4; ++k) {
    if ((into & quadrant_bit(k)) == 0) continue;
    const Space ahead = space_in_quadrant(dot_x, dot_y, space.level, k);
    if (!board.floor(ahead)) return std::nullopt;
    if (board.floor(space) && !continues_plate(ground, space, ahead)) neighbour = ahead;
  }
  if (neighbour == space) return HeldBack{BlockerKind::plateau, space};
  return HeldBack{BlockerKind::plate, neighbour};
}

}  // namespace parapet::mayhem
