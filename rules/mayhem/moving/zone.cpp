#include "rules/mayhem/moving/zone.h"

#include <algorithm>

#include "geometry/tiles/line_heading.h"
#include "geometry/tiles/neighbours.h"

namespace parapet::mayhem {
namespace {

EdgeSet barriers(const DotRing& ring, const ZoneRules& rules) {
  return rules.openings_stop ? ring.walls | ring.openings : ring.walls;
}

bool joined_round(const Board& board, Dot dot, Space from, Space to, const ZoneRules& rules) {
  const QuadrantSet start = quadrant_of(from, dot.x, dot.y);
  const QuadrantSet end = quadrant_of(to, dot.x, dot.y);
  return (reach_round(barriers(board.ring(dot), rules), start) & end) != 0;
}

bool straight_reaches(const Board& board, const Edge& edge, Space from, Space to,
                      const ZoneRules& rules) {
  const EdgePrint print = board.print(edge);
  const bool is_opening = print == EdgePrint::opening || print == EdgePrint::obstructed_opening;
  if (print != EdgePrint::wall && !(rules.openings_stop && is_opening)) return true;
  if (!rules.round_wall_ends) return false;
  const Dot near{edge.x, edge.y, edge.level};
  const Dot far = edge.axis == EdgeAxis::vertical ? Dot{edge.x, edge.y + 1, edge.level}
                                                  : Dot{edge.x + 1, edge.y, edge.level};
  return joined_round(board, near, from, to, rules) || joined_round(board, far, from, to, rules);
}

bool diagonal_reaches(const Board& board, Space from, Space to, const ZoneRules& rules) {
  const Dot dot = dot_between(from, to, from.level);
  switch (rules.diagonal) {
    case ZoneRules::Diagonal::one_route:
      return joined_round(board, dot, from, to, rules);
    case ZoneRules::Diagonal::both_routes:
      return barriers(board.ring(dot), rules) == 0;
    case ZoneRules::Diagonal::legal_move:
      return joined_round(board, dot, from, to, rules) &&
             crossing_cost(board, from, to, rules.crossing).has_value();
  }
  return false;
}

std::vector<Space> zone_centers(const Stand& stand, const ZoneRules& rules) {
  if (rules.main_space_only) return {stand.main};
  return stand.spaces;
}

}  // namespace

ZoneRules ZoneRules::from(const Options& options) {
  ZoneRules rules;
  rules.round_wall_ends = options.is("Z1", "reachable");
  if (options.is("Z2", "both-routes")) rules.diagonal = Diagonal::both_routes;
  if (options.is("Z2", "legal-diagonal")) rules.diagonal = Diagonal::legal_move;
  rules.openings_stop = options.is("Z3", "closed");
  rules.main_space_only = options.is("Z4", "main-space");
  rules.crossing = CrossingRules::from(options);
  return rules;
}

bool zone_reaches(const Board& board, Space from, Space to, const ZoneRules& rules) {
  if (!board.floor(to)) return false;
  if (const auto edge = edge_between(from, to, from.level)) {
    return straight_reaches(board, *edge, from, to, rules);
  }
  return diagonal_reaches(board, from, to, rules);
}

std::vector<Space> zone_of_control(const Board& board, const Stand& stand, const ZoneRules& rules) {
  std::vector<Space> zone;
  for (const Space& center : zone_centers(stand, rules)) {
    for (const NeighbourStep& step : kNeighbourSteps) {
      if (zone_reaches(board, center, center + step, rules)) zone.push_back(center + step);
    }
  }
  std::sort(zone.begin(), zone.end());
  zone.erase(std::unique(zone.begin(), zone.end()), zone.end());
  std::erase_if(zone, [&](Space space) {
    return std::find(stand.spaces.begin(), stand.spaces.end(), space) != stand.spaces.end();
  });
  return zone;
}

SpaceGrid<unsigned char> enemy_zone(const Board& board, const Pieces& pieces, std::string_view side,
                                    const ZoneRules& rules) {
  SpaceGrid<unsigned char> zone(board, 0);
  for (const Unit& unit : pieces.units) {
    if (unit.side == side) continue;
    const Stand stand = Stand::of(unit);
    for (const Space& space : stand.spaces) zone.set(space, 1);
    for (const Space& space : zone_of_control(board, stand, rules)) zone.set(space, 1);
  }
  return zone;
}

}  // namespace parapet::mayhem
