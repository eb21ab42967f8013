#include <algorithm>
#include <bitset>
#include <unordered_map>
#include <utility>

#include "rules/mayhem/push/push.h"
#include "rules/mayhem/push/push_steps.h"

namespace parapet::mayhem {
namespace {

class EachPush {
 public:
  explicit EachPush(PushSteps& steps) : steps_(steps) {}

  // The steps that the next of so many Pushes may make.
  std::vector<PushStep> legal_steps(Space place, int left) {
    const int now = steps_.distance(place);
    const auto those = [&](auto is_meant) {
      std::vector<PushStep> found;
      for (const PushStep& step : steps_.from(place)) {
        const bool is_open = step.bar == PushBar::none && step.cost <= left;
        if (is_open && is_meant(step.distance) && may_end(step, left)) found.push_back(step);
      }
      return found;
    };
    std::vector<PushStep> farther = those([&](int distance) { return distance > now; });
    if (!farther.empty()) return farther;
    if (steps_.ground().rules().sideways_if_none_exists && steps_.farther_place_exists(place)) {
      return {};
    }
    return those([&](int distance) { return distance == now; });
  }

  std::vector<Space> ends(Space start, int pushes) {
    std::vector<LeftSet> seen(steps_.count());
    std::vector<std::pair<Space, int>> open;
    std::vector<Space> found;
    const auto visit = [&](Space place, int left) {
      LeftSet& visits = seen[steps_.index(place)];
      if (visits[static_cast<std::size_t>(left)]) return;
      if (visits.none() && place != start && steps_.ground().is_free(place)) {
        found.push_back(place);
      }
      visits.set(static_cast<std::size_t>(left));
      if (left > 0) open.emplace_back(place, left);
    };
    visit(start, pushes);
    while (!open.empty()) {
      const auto [place, left] = open.back();
      open.pop_back();
      for (const PushStep& step : legal_steps(place, left)) visit(step.landing, left - step.cost);
    }
    std::sort(found.begin(), found.end());
    return found;
  }

 private:
  using LeftSet = std::bitset<kMostPushes + 1>;

  // Where a friend stands it must be able to go on to a free space.
  bool may_end(const PushStep& step, int left) {
    if (!step.passes) return true;
    const int left_there = left - step.cost;
    const std::size_t key =
        steps_.index(step.landing) * (kMostPushes + 1) + static_cast<std::size_t>(left_there);
    if (const auto known = goes_on_.find(key); known != goes_on_.end()) return known->second;
    const bool goes_on = left_there > 0 && !legal_steps(step.landing, left_there).empty();
    goes_on_.emplace(key, goes_on);
    return goes_on;
  }

  PushSteps& steps_;
  std::unordered_map<std::size_t, bool> goes_on_;
};

}  // namespace

PushOutcome push_each(PushSteps& steps, int pushes, bool wants_ends) {
  EachPush search(steps);
  const Space start = steps.ground().body().place();
  PushOutcome outcome;
  outcome.first = search.legal_steps(start, pushes);
  if (wants_ends) outcome.ends = search.ends(start, pushes);
  return outcome;
}

}  // namespace parapet::mayhem
