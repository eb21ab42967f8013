#include "rules/mayhem/attack/distance_field.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <iterator>
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
  const std::vector<Space> sources = from.counting_spaces(options);
  for (const Space& source : sources) {
    const auto same = std::find_if(steps_.begin(), steps_.end(), [&](const Steps& steps) {
      return steps.first.level == source.level;
    });
    Steps& steps = same == steps_.end() ? steps_.emplace_back(Steps{source, source, {}}) : *same;
    steps.first = {std::min(steps.first.x, source.x), std::min(steps.first.y, source.y),
                   source.level};
    steps.last = {std::max(steps.last.x, source.x), std::max(steps.last.y, source.y), source.level};
  }
  if (!by_path_) return;
  for (Steps& steps : steps_) {
    std::vector<Space> here;
    std::copy_if(sources.begin(), sources.end(), std::back_inserter(here),
                 [&](Space source) { return source.level == steps.first.level; });
    steps.by_floor.push_back(floor_steps(board, here));
  }
}

int DistanceField::steps_from(const Steps& steps, Space space) {
  if (!steps.by_floor.empty()) return steps.by_floor.front().at(space);
  const Space nearest{std::clamp(space.x, steps.first.x, steps.last.x),
                      std::clamp(space.y, steps.first.y, steps.last.y), space.level};
  return chebyshev(nearest, space);
}

int DistanceField::at(Space space) const {
  int nearest = kUnreached;
  for (const Steps& steps : steps_) {
    int here = steps_from(steps, space);
    if (here == kUnreached) continue;
    const int levels = std::abs(steps.first.level - space.level);
    if (levels_ == Levels::added) here += levels;
    if (levels_ == Levels::largest) here = std::max(here, levels);
    nearest = std::min(nearest, here);
  }
  return nearest;
}

}  // namespace parapet::mayhem
