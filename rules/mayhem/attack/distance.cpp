#include "rules/mayhem/attack/distance.h"

#include <algorithm>
#include <cstdlib>

#include "rules/mayhem/attack/wall_free_path.h"

namespace parapet::mayhem {

int chebyshev(Space a, Space b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

std::optional<int> distance(const Board& board, Space from, Space to, const Options& options) {
  return distance_in_air(board, from, from.level, to, options);
}

std::optional<int> distance_in_air(const Board& board, Space from, int altitude, Space to,
                                   const Options& options) {
  std::optional<int> steps = chebyshev(from, to);
  if (options.is("R1", "path")) steps = fewest_floor_steps(board, from, to);
  if (!steps) return std::nullopt;
  const int levels = std::abs(altitude - to.level);
  if (options.is("R2", "add")) return *steps + levels;
  if (options.is("R2", "chebyshev-3d")) return std::max(*steps, levels);
  return steps;
}

std::optional<int> distance(const Board& board, const Stand& from, const Stand& to,
                            const Options& options) {
  std::optional<int> nearest;
  for (const Space& a : from.counting_spaces(options)) {
    for (const Space& b : to.counting_spaces(options)) {
      const std::optional<int> here = distance(board, a, b, options);
      if (here && (!nearest || *here < *nearest)) nearest = here;
    }
  }
  return nearest;
}

bool may_hack(const Board& board, const Stand& from, const Stand& to, const Options& options) {
  for (const Space& a : from.counting_spaces(options)) {
    for (const Space& b : to.counting_spaces(options)) {
      if (a.level == b.level && distance(board, a, b, options).value_or(2) <= 1) return true;
    }
  }
  return false;
}

}  // namespace parapet::mayhem
