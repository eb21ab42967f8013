#include "tests/support/sight_oracle.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace parapet::testing {
namespace {

// Whether the line without its ends meets the edge (on doubled coordinates) anywhere; `with_dots`:
// also at the edge's own ends.
bool meets_edge(const SightOracle::Line& line, int edge_x2, int edge_y2, bool with_dots) {
  // Along one axis at a time: on `a` the edge is a point, on `b` it is an interval.
  const bool upright = edge_x2 % 2 == 0;
  const int a = (upright ? edge_x2 : edge_y2) / 2;
  const int b = (upright ? edge_y2 : edge_x2) / 2;  // to b + 1
  const int from_a = upright ? line.from_x : line.from_y;
  const int from_b = upright ? line.from_y : line.from_x;
  const int to_a = upright ? line.to_x : line.to_y;
  const int to_b = upright ? line.to_y : line.to_x;
  if (from_a == to_a) {
    return from_a == a && std::min(from_b, to_b) < b + 1 && std::max(from_b, to_b) > b;
  }
  if (a <= std::min(from_a, to_a) || a >= std::max(from_a, to_a)) return false;
  // from_b + (to_b - from_b) * (a - from_a) / (to_a - from_a), times the positive denominator.
  const int sign = to_a > from_a ? 1 : -1;
  const int under = sign * (to_a - from_a);
  const int over = sign * (to_b - from_b) * (a - from_a) + from_b * under;
  if (over == b * under || over == (b + 1) * under) return with_dots;
  return over > b * under && over < (b + 1) * under;
}

bool lies_on(const SightOracle::Line& line, int edge_x2, int edge_y2) {
  const bool straight = edge_x2 % 2 == 0 ? line.from_x == line.to_x : line.from_y == line.to_y;
  return straight && meets_edge(line, edge_x2, edge_y2, false);
}

bool is_opening_dot(const PlainBoard& board, int x2, int y2, int level,
                    const SightReading& reading) {
  return board.opening_at_dot(x2, y2, level) &&
         (!reading.only_cover_dots || board.cover_dot(x2, y2, level));
}

bool passes_dot(const SightOracle::Line& line, int x, int y) {
  const int dx = line.to_x - line.from_x;
  const int dy = line.to_y - line.from_y;
  const int along = (x - line.from_x) * dx + (y - line.from_y) * dy;
  return (x - line.from_x) * dy == (y - line.from_y) * dx && along > 0 && along < dx * dx + dy * dy;
}

bool touches_opening(const PlainBoard& board, const SightOracle::Line& line, int level,
                     const SightReading& reading) {
  for (int y2 = 0; y2 <= 2 * board.height(); ++y2) {
    for (int x2 = 1 - y2 % 2; x2 <= 2 * board.width(); x2 += 2) {
      if (!board.opening(x2, y2, level)) continue;
      if (meets_edge(line, x2, y2, !reading.only_cover_dots)) return true;
      const bool upright = x2 % 2 == 0;
      for (const int end : {-1, 1}) {
        const int dot_x2 = upright ? x2 : x2 + end;
        const int dot_y2 = upright ? y2 + end : y2;
        if (!is_opening_dot(board, dot_x2, dot_y2, level, reading)) continue;
        if (passes_dot(line, dot_x2 / 2, dot_y2 / 2)) return true;
      }
    }
  }
  return false;
}

// OPT-L4: a wall that ends on the line at a dot where it may not be touched.
bool touches_corner(const PlainBoard& board, const SightOracle::Line& line, int level,
                    const SightReading& reading) {
  if (!reading.no_corners && !reading.obstacle_corners_only) return false;
  for (int y = 0; y <= board.height(); ++y) {
    for (int x = 0; x <= board.width(); ++x) {
      if (!passes_dot(line, x, y)) continue;
      if (reading.obstacle_corners_only && board.obstacle_dot(2 * x, 2 * y, level)) continue;
      for (const auto& [x2, y2] : {std::pair(2 * x - 1, 2 * y), std::pair(2 * x + 1, 2 * y),
                                   std::pair(2 * x, 2 * y - 1), std::pair(2 * x, 2 * y + 1)}) {
        if (board.wall(x2, y2, level) && !lies_on(line, x2, y2)) return true;
      }
    }
  }
  return false;
}

// OPT-L6 asks about neighbours with a Wall between.
bool wall_between(const PlainBoard& board, int from_x, int from_y, int to_x, int to_y, int level) {
  const int dx = to_x - from_x;
  const int dy = to_y - from_y;
  return dx * dx + dy * dy == 1 && board.wall(from_x + to_x + 1, from_y + to_y + 1, level);
}

// Whether an Opening may be crossed because the line starts or ends at a dot of it.
bool opens(const PlainBoard& board, const SightOracle::Line& line, int edge_x2, int edge_y2,
           int level, const SightReading& reading) {
  for (const auto& [x, y] :
       {std::pair(line.from_x, line.from_y), std::pair(line.to_x, line.to_y)}) {
    const int dx = edge_x2 - 2 * x;
    const int dy = edge_y2 - 2 * y;
    if (dx * dx + dy * dy == 1 && is_opening_dot(board, 2 * x, 2 * y, level, reading)) return true;
  }
  return false;
}

int root(std::vector<int>& parents, int n) {
  while (parents[static_cast<std::size_t>(n)] != n) n = parents[static_cast<std::size_t>(n)];
  return n;
}

// The tube rule.
bool connected(const PlainBoard& board, const FineTube& tube, const SightOracle::Line& line,
               int from_region, int to_region, int level, const SightReading& reading) {
  std::vector<int> parents(static_cast<std::size_t>(tube.region_count()));
  std::iota(parents.begin(), parents.end(), 0);
  for (const FineTube::Door& door : tube.doors()) {
    const int x2 = 2 * line.from_x + door.edge_x2;
    const int y2 = 2 * line.from_y + door.edge_y2;
    const bool joined = reading.may_change_side && lies_on(line, x2, y2);
    if (board.wall(x2, y2, level) && !joined) continue;
    if (board.opening(x2, y2, level) && !joined && !opens(board, line, x2, y2, level, reading)) {
      continue;
    }
    parents[static_cast<std::size_t>(root(parents, door.a))] = root(parents, door.b);
  }
  return root(parents, from_region) == root(parents, to_region);
}

}  // namespace

std::vector<SightOracle::Line> SightOracle::all_pairs(int from_x, int from_y, int to_x, int to_y) {
  std::vector<Line> pairs;
  for (int pair = 0; pair < 16; ++pair) {
    pairs.push_back(
        {from_x + pair / 4 % 2, from_y + pair / 8, to_x + pair % 2, to_y + pair / 2 % 2, false});
  }
  return pairs;
}

std::vector<SightOracle::Line> SightOracle::closest_pairs(int from_x, int from_y, int to_x,
                                                          int to_y) {
  std::vector<Line> closest;
  int least = 0;
  for (const Line& line : all_pairs(from_x, from_y, to_x, to_y)) {
    const int dx = line.to_x - line.from_x;
    const int dy = line.to_y - line.from_y;
    const int distance = dx * dx + dy * dy;
    if (closest.empty() || distance < least) {
      closest.clear();
      least = distance;
    }
    if (distance == least) closest.push_back(line);
  }
  return closest;
}

std::vector<SightOracle::Line> SightOracle::lines(const PlainBoard& board, int from_x, int from_y,
                                                  int to_x, int to_y, int level,
                                                  const SightReading& reading) {
  const bool from_inside = board.inside(2 * from_x + 1, 2 * from_y + 1, level);
  const bool to_inside = board.inside(2 * to_x + 1, 2 * to_y + 1, level);
  std::vector<Line> result = reading.any_dots ? all_pairs(from_x, from_y, to_x, to_y)
                                              : closest_pairs(from_x, from_y, to_x, to_y);
  if (!reading.may_lean && wall_between(board, from_x, from_y, to_x, to_y, level)) return result;
  for (Line& line : result) {
    const bool at_opening =
        is_opening_dot(board, 2 * line.from_x, 2 * line.from_y, level, reading) ||
        is_opening_dot(board, 2 * line.to_x, 2 * line.to_y, level, reading);
    if (from_inside != to_inside && !at_opening) continue;
    if (reading.grazed_openings_block && touches_opening(board, line, level, reading)) continue;
    if (touches_corner(board, line, level, reading)) continue;
    const FineTube& round = tube(line.to_x - line.from_x, line.to_y - line.from_y);
    const int start = round.region_at_start(from_x == line.from_x, from_y == line.from_y);
    const int end = round.region_at_end(to_x == line.to_x, to_y == line.to_y);
    line.clear = connected(board, round, line, start, end, level, reading);
  }
  return result;
}

const FineTube& SightOracle::tube(int dx, int dy) {
  return tubes_.try_emplace({dx, dy}, dx, dy).first->second;
}

}  // namespace parapet::testing
