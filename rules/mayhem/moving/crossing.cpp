#include "rules/mayhem/moving/crossing.h"

#include <algorithm>

#include "geometry/tiles/line_heading.h"
#include "geometry/tiles/neighbours.h"

namespace parapet::mayhem {
namespace {

std::optional<int> edge_cost(EdgePrint print) {
  switch (print) {
    case EdgePrint::clear:
    case EdgePrint::opening:
      return kPlainCost;
    case EdgePrint::obstacle:
    case EdgePrint::obstructed_opening:
      return kHardCost;
    case EdgePrint::wall:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<int> dot_cost(DotPrint print) {
  switch (print) {
    case DotPrint::clear:
      return kPlainCost;
    case DotPrint::obstacle:
      return kHardCost;
    case DotPrint::cover:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

CrossingRules CrossingRules::from(const Options& options) {
  CrossingRules rules;
  rules.dot_class_alone = options.is("M1", "dot-only");
  return rules;
}

std::optional<int> crossing_cost(const Board& board, Space from, Space to,
                                 const CrossingRules& rules) {
  if (const auto edge = edge_between(from, to, from.level)) return edge_cost(board.print(*edge));
  const Dot dot = dot_between(from, to, from.level);
  const DotRing& ring = board.ring(dot);
  const QuadrantSet start = quadrant_of(from, dot.x, dot.y);
  const QuadrantSet end = quadrant_of(to, dot.x, dot.y);
  const bool has_route = (reach_round(ring.walls, start) & end) != 0;
  const bool is_open = has_route || (rules.dot_class_alone && !is_inside_straight_wall(ring));
  if (!is_open) return std::nullopt;
  return dot_cost(ring.print);
}

bool is_obstacle_between(const Board& board, Space from, Space to) {
  if (const auto edge = edge_between(from, to, from.level)) {
    const EdgePrint print = board.print(*edge);
    return print == EdgePrint::obstacle || print == EdgePrint::obstructed_opening;
  }
  return board.print(dot_between(from, to, from.level)) == DotPrint::obstacle;
}

std::optional<Space> surface_under(const Board& board, Space place) {
  for (int level = std::min(place.level, board.levels()); level >= 1; --level) {
    if (board.floor({place.x, place.y, level})) return Space{place.x, place.y, level};
  }
  return std::nullopt;
}

}  // namespace parapet::mayhem
