#include "rules/mayhem/attack/distance_field.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/wall_free_path.h"

namespace parapet::mayhem {

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
