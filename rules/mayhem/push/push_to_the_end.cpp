#include <algorithm>
#include <utility>

#include "rules/mayhem/push/push_steps.h"

namespace parapet::mayhem {
namespace {

constexpr int kUnreached = -1;

// The fewest Pushes to each place, by its number, of the places that so many reach; and those
// places.
struct Reached {
  std::vector<int> cost;
  std::vector<Space> places;
};

Reached reach(PushSteps& steps, Space start, int pushes) {
  Reached reached{std::vector<int>(steps.count(), kUnreached), {}};
  std::vector<std::vector<Space>> open(static_cast<std::size_t>(pushes) + 1);
  open.front().push_back(start);
  for (int cost = 0; cost <= pushes; ++cost) {
    // Steps cost 1 or more, so that nothing is added to the list that is gone through.
    for (const Space& place : open[static_cast<std::size_t>(cost)]) {
      int& known = reached.cost[steps.index(place)];
      if (known != kUnreached) continue;
      known = cost;
      reached.places.push_back(place);
      for (const PushStep& step : steps.from(place)) {
        const int next = cost + step.cost;
        if (step.bar != PushBar::none || next > pushes) continue;
        open[static_cast<std::size_t>(next)].push_back(step.landing);
      }
    }
  }
  return reached;
}

// The free places among those reached, farther than at the start, else as far.
std::vector<Space> ends_of(PushSteps& steps, Space start, const Reached& reached) {
  const PushGround& ground = steps.ground();
  const int at_start = steps.distance(start);
  const auto those = [&](auto is_meant) {
    std::vector<Space> found;
    for (const Space& place : reached.places) {
      if (place != start && ground.is_free(place) && is_meant(steps.distance(place))) {
        found.push_back(place);
      }
    }
    std::sort(found.begin(), found.end());
    return found;
  };
  std::vector<Space> farther = those([&](int distance) { return distance > at_start; });
  if (!farther.empty()) return farther;
  if (ground.rules().sideways_if_none_exists && steps.farther_place_exists(start)) return {};
  return those([&](int distance) { return distance == at_start; });
}

}  // namespace

PushOutcome push_to_the_end(PushSteps& steps, int pushes) {
  const Space start = steps.ground().body().place();
  PushOutcome outcome;
  outcome.ends = ends_of(steps, start, reach(steps, start, pushes));
  for (const PushStep& step : steps.from(start)) {
    if (step.bar != PushBar::none || step.cost > pushes) continue;
    const Reached beyond = reach(steps, step.landing, pushes - step.cost);
    const bool leads_to_an_end =
        std::any_of(beyond.places.begin(), beyond.places.end(), [&](Space place) {
          return std::binary_search(outcome.ends.begin(), outcome.ends.end(), place);
        });
    if (leads_to_an_end) outcome.first.push_back(step);
  }
  return outcome;
}

}  // namespace parapet::mayhem
