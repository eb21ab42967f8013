#include "rules/mayhem/area/area.h"

#include <algorithm>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/wall_free_path.h"
#include "rules/mayhem/sight/sight.h"

namespace parapet::mayhem {
namespace {

// The square of spaces of the map that are no farther than the radius.
struct Window {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  static Window round(const Board& board, Space center, int radius) {
    return {std::max(0, center.x - radius), std::max(0, center.y - radius),
            std::min(board.width() - 1, center.x + radius),
            std::min(board.height() - 1, center.y + radius)};
  }
  bool holds(Space space) const {
    return space.x >= left && space.x <= right && space.y >= top && space.y <= bottom;
  }
  std::size_t index(Space space) const {
    return static_cast<std::size_t>(space.y - top) * static_cast<std::size_t>(right - left + 1) +
           static_cast<std::size_t>(space.x - left);
  }
  std::size_t size() const {
    return static_cast<std::size_t>(bottom - top + 1) * static_cast<std::size_t>(right - left + 1);
  }
};

class AreaSearch {
 public:
  AreaSearch(const AreaBoards& boards, Space center, int radius, const AreaRules& rules)
      : boards_(boards),
        center_(center),
        radius_(radius),
        rules_(rules),
        entry_(boards.ground.entry_at(center.x, center.y)) {}

  std::vector<AreaSpace> covered() const {
    std::vector<AreaSpace> result;
    if (rules_.floods) {
      result = walked([&](Space from, Space to) {
        return crossing_cost(boards_.ground, from, to, rules_.crossing).has_value();
      });
    } else {
      result = rules_.counts_path ? walked([&](Space from, Space to) {
        return step_without_wall(boards_.ground, from, to);
      })
                                  : within_radius();
      std::erase_if(result, [&](const AreaSpace& one) {
        return one.space != center_ && !sees(boards_.sight, center_, one.space, rules_.sight);
      });
    }
    add_stairs(result);
    std::sort(result.begin(), result.end(),
              [](const AreaSpace& a, const AreaSpace& b) { return a.space < b.space; });
    return result;
  }

 private:
  bool is_candidate(Space space) const {
    return boards_.ground.floor(space) &&
           (!rules_.one_cardboard || boards_.ground.entry_at(space.x, space.y) == entry_);
  }

  std::vector<AreaSpace> within_radius() const {
    const Window window = Window::round(boards_.ground, center_, radius_);
    std::vector<AreaSpace> result;
    for (int y = window.top; y <= window.bottom; ++y) {
      for (int x = window.left; x <= window.right; ++x) {
        const Space space{x, y, center_.level};
        if (is_candidate(space)) result.push_back({space, chebyshev(center_, space)});
      }
    }
    return result;
  }

  // Ring by ring, by the steps that are open.
  template <class IsOpen>
  std::vector<AreaSpace> walked(const IsOpen& is_open) const {
    const Window window = Window::round(boards_.ground, center_, radius_);
    std::vector<unsigned char> known(window.size(), 0);
    std::vector<AreaSpace> result = {{center_, 0}};
    known[window.index(center_)] = 1;
    for (std::size_t next = 0; next < result.size(); ++next) {
      const AreaSpace at = result[next];
      if (at.steps == radius_) break;
      for (const NeighbourStep& step : kNeighbourSteps) {
        const Space to = at.space + step;
        if (!window.holds(to) || known[window.index(to)] != 0) continue;
        if (!is_candidate(to) || !is_open(at.space, to)) continue;
        known[window.index(to)] = 1;
        result.push_back({to, at.steps + 1});
      }
    }
    return result;
  }

  void add_stairs(std::vector<AreaSpace>& result) const {
    if (!rules_.sight.stairs_open_floor || radius_ < 1) return;
    for (const int climb : {-1, 1}) {
      const Space other{center_.x, center_.y, center_.level + climb};
      if (boards_.ground.print(center_).stairs && boards_.ground.print(other).stairs) {
        result.push_back({other, 1});
      }
    }
  }

  const AreaBoards& boards_;
  Space center_;
  int radius_;
  const AreaRules& rules_;
  std::optional<std::size_t> entry_;
};

}  // namespace

AreaRules AreaRules::from(const Options& options) {
  AreaRules rules;
  rules.counts_path = options.is("A1", "path");
  rules.floods = options.is("A2", "flood");
  rules.one_cardboard = options.is("A5", "cardboard");
  rules.sight = SightRules::from(options);
  rules.crossing = CrossingRules::from(options);
  return rules;
}

AreaBoards AreaBoards::from(const BoardVariants& boards, const Options& options) {
  return {boards.board(options), boards.ground(options)};
}

std::vector<AreaSpace> area_of_effect(const AreaBoards& boards, Space center, int radius,
                                      const AreaRules& rules) {
  return AreaSearch(boards, center, radius, rules).covered();
}

}  // namespace parapet::mayhem
