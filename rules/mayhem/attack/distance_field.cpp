#include "rules/mayhem/attack/distance_field.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <utility>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/wall_free_path.h"

namespace parapet::mayhem {
namespace {

// The fewest steps over floor from the nearest source: stairs count nothing, so a space reached by
// them goes to the front of the queue.
SpaceGrid<int> floor_steps(const Board& board, const std::vector<Space>& sources) {
  SpaceGrid<int> steps(board, DistanceField::kUnreached);
  std::deque<std::pair<Space, int>> open;
  const auto offer = [&](Space space, int count, bool costs_a_step) {
    if (!steps.contains(space) || steps.at(space) <= count) return;
    steps.set(space, count);
    if (costs_a_step) {
      open.emplace_back(space, count);
    } else {
      open.emplace_front(space, count);
    }
  };
  for (const Space& source : sources) offer(source, 0, true);
  while (!open.empty()) {
    const auto [at, count] = open.front();
    open.pop_front();
    if (steps.at(at) != count) continue;
    for (const NeighbourStep& step : kNeighbourSteps) {
      const Space next = at + step;
      if (board.floor(next) && step_without_wall(board, at, next)) offer(next, count + 1, true);
    }
    if (!board.print(at).stairs) continue;
    for (const int level : {at.level - 1, at.level + 1}) {
      const Space next{at.x, at.y, level};
      if (board.print(next).stairs) offer(next, count, false);
    }
  }
  return steps;
}

}  // namespace

DistanceField::DistanceField(const Board& board, const Stand& from, const Options& options)
    : by_path_(options.is("R1", "path")) {
  if (options.is("R2", "add")) levels_ = Levels::added;
  if (options.is("R2", "chebyshev-3d")) levels_ = Levels::largest;
  for (const Space& source : from.counting_spaces(options)) {
    auto same = std::find_if(steps_.begin(), steps_.end(),
                             [&](const Steps& s) { return s.level == source.level; });
    if (same == steps_.end()) same = steps_.insert(same, Steps{source.level, {}, {}});
    same->sources.push_back(source);
  }
  if (!by_path_) return;
  for (Steps& steps : steps_) steps.by_floor.push_back(floor_steps(board, steps.sources));
}

int DistanceField::steps_from(const Steps& steps, Space space) const {
  if (by_path_) return steps.by_floor.front().at(space);
  int nearest = kUnreached;
  for (const Space& source : steps.sources) nearest = std::min(nearest, chebyshev(source, space));
  return nearest;
}

int DistanceField::at(Space space) const {
  int nearest = kUnreached;
  for (const Steps& steps : steps_) {
    int here = steps_from(steps, space);
    if (here == kUnreached) continue;
    const int levels = std::abs(steps.level - space.level);
    if (levels_ == Levels::added) here += levels;
    if (levels_ == Levels::largest) here = std::max(here, levels);
    nearest = std::min(nearest, here);
  }
  return nearest;
}

}  // namespace parapet::mayhem
