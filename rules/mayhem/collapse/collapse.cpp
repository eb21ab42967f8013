#include "rules/mayhem/collapse/collapse.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "rules/mayhem/collapse/building.h"

namespace parapet::mayhem {
namespace {

// The damage of the markers that count.
int damage_against(const BoardState& state, const Building& building, const CollapseRules& rules) {
  int damage = 0;
  for (const Marker& marker : state.pieces.markers) {
    if (counts_against(building, marker, rules)) damage += marker.damage;
  }
  return damage;
}

std::string damage_text(int sum) {
  return "The damage of the explosion markers that count is " + std::to_string(sum);
}

// Markers are laid one by one, and Levels fall as soon as the damage is enough.
class Collapse {
 public:
  Collapse(const BoardState& before, const CollapseQuestion& question, const CollapseRules& rules)
      : question_(question), rules_(rules), state_(before) {
    ruling_.level = building().top();
    ruling_.strength = strength_of_level(ruling_.level);
  }

  CollapseRuling result() {
    if (!ruling_.strength) {
      tell("AOM-COL-1", "Nothing stands over Level 1 of \"" + name() + "\" that could collapse.");
    }
    tell_markers_that_do_not_count();
    for (const int damage : question_.damages) add_marker(damage);
    ruling_.next = strength_of_level(building().top());
    if (ruling_.next) ruling_.carried = damage_against(state_, building(), rules_);
    ruling_.after = std::move(state_);
    return std::move(ruling_);
  }

 private:
  Building building() const { return {*state_.board, state_.map, question_.entry}; }
  const std::string& name() const { return state_.map.layout[question_.entry].id; }

  void tell(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), at});
  }

  void tell_markers_that_do_not_count() {
    const Building now = building();
    for (const Marker& marker : state_.pieces.markers) {
      const bool is_explosion = marker.kind == MarkerKind::explosion;
      if (!is_explosion || !now.is_on_tile(marker.at) || counts_against(now, marker, rules_)) {
        continue;
      }
      tell("OPT-C2",
           "An explosion marker lies on the tile, but neither Inside the building nor on "
           "its topmost Level: it does not count.",
           marker.at);
    }
  }

  void add_marker(int damage) {
    if (!building().stands()) {
      if (ruling_.collapsed.empty()) ruling_.damage += damage;
      return;
    }
    lay(damage);
    const int sum = damage_against(state_, building(), rules_);
    const int strength = strength_of_level(building().top()).value();
    if (ruling_.collapsed.empty()) ruling_.damage = sum;
    if (sum < strength) {
      tell("AOM-COL-2", damage_text(sum) + " and is less than the Strength " +
                            std::to_string(strength) + " of Level " +
                            std::to_string(building().top()) + ".");
      return;
    }
    collapse_while_damaged(sum);
  }

  void collapse_while_damaged(int sum) {
    for (auto strength = strength_of_level(building().top()); strength && sum >= *strength;
         strength = strength_of_level(building().top())) {
      tell("AOM-COL-2", damage_text(sum) + " and reaches the Strength " +
                            std::to_string(*strength) + " of Level " +
                            std::to_string(building().top()) + ".");
      let_fall();
      const int surplus = sum - *strength;
      if (!building().stands()) {
        tell("AOM-COL-7", "Only Level 1 is left of the building: nothing more can collapse.");
      } else if (surplus > 0 && rules_.surplus_is_carried) {
        tell("OPT-C1", "The damage beyond the Strength stays: " + std::to_string(surplus) + ".");
        lay(surplus);
      } else if (surplus > 0) {
        tell("OPT-C1", "The damage beyond the Strength is lost with the markers: " +
                           std::to_string(surplus) + ".");
      }
      sum = damage_against(state_, building(), rules_);
    }
  }

  void let_fall() {
    const std::span<const Space> chosen(question_.chosen);
    const Displacing displacing{question_.turn, chosen.subspan(std::min(used_, chosen.size()))};
    LevelFall fall = fall_of_top_level(state_, question_.entry, rules_, displacing);
    if (fall.wrong_choice && !ruling_.wrong_choice) {
      ruling_.wrong_choice = used_ + *fall.wrong_choice;
    }
    used_ += fall.displaced;
    ruling_.collapsed.push_back(fall.level);
    std::move(fall.moves.begin(), fall.moves.end(), std::back_inserter(ruling_.moves));
    std::move(fall.because.begin(), fall.because.end(), std::back_inserter(ruling_.because));
    state_ = std::move(fall.after);
  }

  void lay(int damage) {
    if (damage == 0) return;
    Marker marker;
    marker.kind = MarkerKind::explosion;
    marker.at = place_for_marker();
    marker.damage = damage;
    marker.size = question_.size;
    state_.pieces.markers.push_back(std::move(marker));
  }

  // The place asked for, as long as it is there; over or under it, else anywhere on top.
  Space place_for_marker() const {
    const Building now = building();
    if (question_.at) {
      const Space over{question_.at->x, question_.at->y, now.top()};
      if (now.holds(*question_.at)) return *question_.at;
      if (now.holds(over)) return over;
    }
    return now.first_on_top();
  }

  const CollapseQuestion& question_;
  const CollapseRules& rules_;
  BoardState state_;
  std::size_t used_ = 0;  // of the chosen places
  CollapseRuling ruling_;
};

}  // namespace

CollapseRuling rule_collapse(const BoardState& before, const CollapseQuestion& question,
                             const Options& options) {
  const CollapseRules rules = CollapseRules::from(options);
  return Collapse(before, question, rules).result();
}

std::vector<LevelFall> raze(const BoardState& before, std::size_t entry,
                            const CollapseRules& rules) {
  std::vector<LevelFall> falls;
  const auto now = [&]() -> const BoardState& {
    return falls.empty() ? before : falls.back().after;
  };
  while (Building(*now().board, now().map, entry).stands()) {
    falls.push_back(fall_of_top_level(now(), entry, rules, {}));
  }
  return falls;
}

}  // namespace parapet::mayhem
