#include "rules/mayhem/area/area_target.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "rules/mayhem/attack/attack.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/front.h"
#include "rules/mayhem/sight/stand_sight.h"

namespace parapet::mayhem {
namespace {

class TargetJudge {
 public:
  TargetJudge(const AreaSource& source, const Stand& target, const Options& options)
      : source_(source), target_(target), options_(options) {}

  // OPT-A6: of the nearest spaces the one that is best for the Attacker; or of all that are in the
  // area the one that is best for the target.
  TargetApproach best() const {
    const bool best_for_target = options_.is("A6", "target-best");
    std::optional<TargetApproach> best;
    for (const Space& space : used_spaces(best_for_target)) {
      const TargetApproach approach = best_line(space);
      if (!best ||
          (best_for_target ? worth(approach) < worth(*best) : worth(approach) > worth(*best))) {
        best = approach;
      }
    }
    return *best;
  }

 private:
  static std::tuple<int, bool> worth(const TargetApproach& approach) {
    return {net_modifiers(approach), !approach.is_protected};
  }

  std::vector<Space> used_spaces(bool all) const {
    std::vector<AreaSpace> candidates;
    for (const Space& space : target_.counting_spaces(options_)) {
      const auto found = std::lower_bound(
          source_.area.begin(), source_.area.end(), space,
          [](const AreaSpace& one, const Space& other) { return one.space < other; });
      if (found != source_.area.end() && found->space == space) candidates.push_back(*found);
    }
    int nearest = candidates.front().steps;
    for (const AreaSpace& one : candidates) nearest = std::min(nearest, one.steps);
    std::vector<Space> spaces;
    for (const AreaSpace& one : candidates) {
      if (all || one.steps == nearest) spaces.push_back(one.space);
    }
    return spaces;
  }

  TargetApproach best_line(Space space) const {
    const bool at_center = space == source_.center;
    const bool from_attacker = at_center && source_.attacker != nullptr;
    const Stand center = Stand::at(source_.center);
    const Stand& origin = from_attacker ? *source_.attacker : center;
    const std::vector<SightLine> lines =
        stand_lines(source_.board, origin, Stand::at(space), options_);
    const bool any_clear =
        std::any_of(lines.begin(), lines.end(), [](const SightLine& line) { return line.clear; });
    // AOM-MOD-4 spares an adjacent attacker; AOM-AOE-6 does not spare what is beside the Center.
    const bool too_near = from_attacker
                              ? distance(source_.board, origin, center, options_).value_or(2) <= 1
                              : at_center;
    TargetApproach best;
    bool found = false;
    for (const SightLine& line : lines) {
      if (any_clear && !line.clear) continue;
      TargetApproach approach = level_modifiers();
      approach.at = space;
      approach.from_attacker = from_attacker;
      approach.line_end = line.to;
      approach.is_protected = line.guarded && !too_near && !target_.lacks_protection;
      approach.flank = from_attacker && options_.is("F3", "attacker-best")
                           ? is_flanked_from_any(origin)
                           : is_flanked_from(line.from_space);
      if (!found || worth(approach) > worth(best)) best = approach;
      found = true;
    }
    return best;
  }

  bool is_flanked_from(Space place) const {
    return target_.facing && target_.has_front &&
           !in_front(target_.spaces, *target_.facing, place, front_shape(options_));
  }

  bool is_flanked_from_any(const Stand& attacker) const {
    return std::any_of(attacker.spaces.begin(), attacker.spaces.end(),
                       [&](const Space& space) { return is_flanked_from(space); });
  }

  TargetApproach level_modifiers() const {
    TargetApproach approach;
    if (source_.attacker == nullptr) return approach;
    const int from = source_.attacker->main.level + source_.attacker->levels_higher;
    const int to = target_.main.level + target_.levels_higher;
    approach.higher = from > to;
    approach.lower = from < to;
    return approach;
  }

  const AreaSource& source_;
  const Stand& target_;
  const Options& options_;
};

}  // namespace

int net_modifiers(const TargetApproach& approach) {
  return (approach.flank ? kModifier : 0) + (approach.higher ? kModifier : 0) -
         (approach.is_protected ? kModifier : 0) - (approach.lower ? kModifier : 0);
}

TargetApproach approach_in_area(const AreaSource& source, const Stand& target,
                                const Options& options) {
  return TargetJudge(source, target, options).best();
}

}  // namespace parapet::mayhem
