#include "rules/mayhem/vehicles/ram_push.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {
namespace {

bool holds(const std::vector<Space>& spaces, Space space) {
  return std::find(spaces.begin(), spaces.end(), space) != spaces.end();
}

// A search over the places of one unit, nearest first.
class PushSearch {
 public:
  PushSearch(const VehicleField& field, std::size_t unit, const RamPath& path,
             const VehicleRules& rules)
      : field_(field), unit_(unit), path_(path), rules_(rules) {}

  std::vector<PushEnd> run() {
    const Footprint start = field_.place(unit_);
    best_[start.at] = {start, 0, 0};
    open_[0].push_back(start);
    for (std::size_t cost = 0; cost < kRamReach; ++cost) {
      // The lists grow while they are read: of later costs only.
      for (std::size_t n = 0; n < open_[cost].size(); ++n) {
        const Footprint from = open_[cost][n];
        if (best_.at(from.at).cost < static_cast<int>(cost)) continue;
        for (const NeighbourStep& step : kNeighbourSteps)
          expand(from, step, static_cast<int>(cost));
      }
    }
    return ends();
  }

 private:
  std::optional<PushEnd> next(const Footprint& from, NeighbourStep step) const {
    if (from.is_large()) return large_next(from, step);
    const Board& board = field_.board();
    const Space beside = from.at + step;
    const auto landing = surface_under(board, beside);
    if (!landing) return std::nullopt;
    const auto cost = crossing_cost(board, from.at, beside, rules_.crossing);
    if (!cost) return std::nullopt;
    return PushEnd{{*landing, 1, 1}, *cost, beside.level - landing->level};
  }

  std::optional<PushEnd> large_next(const Footprint& from, NeighbourStep step) const {
    const auto move =
        large_move({field_.board(), field_.nobody(), nullptr}, from, step, rules_.large);
    if (!move) return std::nullopt;
    return PushEnd{move->to, move->cost, from.at.level - move->to.at.level};
  }

  bool is_open(const Footprint& from, const Footprint& to) const {
    for (const Space& space : spaces_of(to)) {
      const auto occupant = field_.unit_at(space);
      if (occupant && *occupant != unit_) return false;
      if (!from.covers(space) && holds(path_.step, space)) return false;
    }
    return true;
  }

  void expand(const Footprint& from, NeighbourStep step, int spent) {
    const auto end = next(from, step);
    if (!end || spent + end->cost > kRamReach || !is_open(from, end->at)) return;
    const PushEnd reached{end->at, spent + end->cost, end->levels_fallen};
    auto& known = reached.levels_fallen > 0 ? fallen_ : best_;
    const auto [place, is_new] = known.emplace(reached.at.at, reached);
    if (!is_new) {
      if (place->second.cost <= reached.cost) return;
      place->second = reached;
    }
    if (reached.levels_fallen > 0) return;  // a fall ends the push
    open_[static_cast<std::size_t>(reached.cost)].push_back(reached.at);
  }

  bool may_end(const Footprint& at) const {
    for (const Space& space : spaces_of(at)) {
      if (holds(path_.step, space)) return false;
      if (std::binary_search(path_.rest.begin(), path_.rest.end(), space)) return false;
    }
    return true;
  }

  std::vector<PushEnd> ends() const {
    std::map<Space, PushEnd> all = best_;
    for (const auto& [space, end] : fallen_) {
      const auto [place, is_new] = all.emplace(space, end);
      if (!is_new && end.cost < place->second.cost) place->second = end;
    }
    std::vector<PushEnd> result;
    for (const auto& [space, end] : all) {
      if (end.cost > 0 && may_end(end.at)) result.push_back(end);
    }
    if (rules_.push_within_three || result.empty()) return result;
    const int fewest =
        std::min_element(result.begin(), result.end(), [](const PushEnd& a, const PushEnd& b) {
          return a.cost < b.cost;
        })->cost;
    std::erase_if(result, [&](const PushEnd& end) { return end.cost > fewest; });
    return result;
  }

  const VehicleField& field_;
  std::size_t unit_;
  const RamPath& path_;
  const VehicleRules& rules_;
  std::map<Space, PushEnd> best_;    // on its own Level
  std::map<Space, PushEnd> fallen_;  // where a fall ended the push
  std::array<std::vector<Footprint>, kRamReach + 1> open_;
};

}  // namespace

std::vector<PushEnd> ram_pushes(const VehicleField& field, std::size_t unit, const RamPath& path,
                                const VehicleRules& rules) {
  return PushSearch(field, unit, path, rules).run();
}

}  // namespace parapet::mayhem
