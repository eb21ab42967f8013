#include "rules/mayhem/attack/wall_free_path.h"

#include <algorithm>
#include <cstdlib>

#include "geometry/tiles/line_heading.h"
#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/attack/cheapest_ways.h"

namespace parapet::mayhem {
namespace {

bool stairs_between(const Board& board, Space lower, Space upper) {
  return board.print(lower).stairs && board.print(upper).stairs;
}

// The steps on foot from a place: over floor, no Wall in between, and by stairs, which count
// nothing.
void go_on_over_floor(const Board& board, Space at, CheapestWays& ways) {
  const int cost = *ways.cost(at);
  for (const NeighbourStep& step : kNeighbourSteps) {
    const Space next = at + step;
    if (board.floor(next) && step_without_wall(board, at, next)) ways.offer(next, cost + 1, true);
  }
  const Space up{at.x, at.y, at.level + 1};
  const Space down{at.x, at.y, at.level - 1};
  if (stairs_between(board, at, up)) ways.offer(up, cost, false);
  if (stairs_between(board, down, at)) ways.offer(down, cost, false);
}

// The spaces, in the plan, from which ways of this length step into the column of the target; they
// may do so at any height from which it can be reached straight up or down.
std::vector<Space> last_spaces(const Board& board, const CheapestWays& ways, Space to, int length,
                               int level_change_cost) {
  int lowest = to.level;
  while (lowest > 1 && !board.floor({to.x, to.y, lowest})) --lowest;
  std::vector<Space> result;
  for (int level = lowest; ways.contains({to.x, to.y, level}); ++level) {
    const Space entered{to.x, to.y, level};
    if (level > lowest && board.floor(entered)) break;
    const int change = level_change_cost * std::abs(level - to.level);
    for (const NeighbourStep& step : kNeighbourSteps) {
      const Space before = entered + step;
      const std::optional<int> cost = ways.cost(before);
      if (!cost || *cost + 1 + change != length || !step_without_wall(board, before, entered)) {
        continue;
      }
      const Space on_plan{before.x, before.y, to.level};
      if (std::find(result.begin(), result.end(), on_plan) == result.end()) {
        result.push_back(on_plan);
      }
    }
  }
  return result;
}

}  // namespace

bool step_without_wall(const Board& board, Space from, Space to) {
  if (const auto between = edge_between(from, to, from.level)) {
    return board.print(*between) != EdgePrint::wall;
  }
  const int dot_x = std::max(from.x, to.x);
  const int dot_y = std::max(from.y, to.y);
  const DotRing& ring = board.ring(dot_x, dot_y, from.level);
  const QuadrantSet reached = reach_round(ring.walls, quadrant_of(from, dot_x, dot_y));
  return (reached & quadrant_of(to, dot_x, dot_y)) != 0;
}

std::optional<int> fewest_floor_steps(const Board& board, Space from, Space to) {
  CheapestWays ways(board, std::max(0, from.level - board.levels()));
  ways.offer(from, 0, false);
  while (const auto at = ways.next()) {
    if (*at == to) return ways.cost(*at);
    go_on_over_floor(board, *at, ways);
  }
  return std::nullopt;
}

SpaceGrid<int> floor_steps(const Board& board, const std::vector<Space>& sources) {
  CheapestWays ways(board);
  for (const Space& source : sources) ways.offer(source, 0, false);
  while (const auto at = ways.next()) go_on_over_floor(board, *at, ways);
  return std::move(ways).costs();
}

std::optional<AirPath> shortest_air_path(const Board& board, Space from, Space to,
                                         int level_change_cost) {
  return shortest_air_paths(board, from, {to}, level_change_cost).front();
}

std::vector<std::optional<AirPath>> shortest_air_paths(const Board& board, Space from,
                                                       const std::vector<Space>& to,
                                                       int level_change_cost) {
  int levels = std::max(board.levels(), from.level);
  for (const Space& target : to) levels = std::max(levels, target.level);
  CheapestWays ways(board, levels - board.levels());
  ways.offer(from, 0, false);
  while (const auto at = ways.next()) {
    const int cost = *ways.cost(*at);
    for (const NeighbourStep& step : kNeighbourSteps) {
      const Space next = *at + step;
      if (board.on_map(next.x, next.y) && step_without_wall(board, *at, next)) {
        ways.offer(next, cost + 1, true);
      }
    }
    const Space up{at->x, at->y, at->level + 1};
    const Space down{at->x, at->y, at->level - 1};
    if (!board.floor(up)) ways.offer(up, cost + level_change_cost, level_change_cost != 0);
    if (!board.floor(*at)) ways.offer(down, cost + level_change_cost, level_change_cost != 0);
  }
  std::vector<std::optional<AirPath>> paths;
  for (const Space& target : to) {
    const std::optional<int> length = ways.cost(target);
    paths.emplace_back();
    if (!length) continue;
    paths.back() = AirPath{*length, last_spaces(board, ways, target, *length, level_change_cost)};
  }
  return paths;
}

}  // namespace parapet::mayhem
