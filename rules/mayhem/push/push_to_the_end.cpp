#include <algorithm>
#include <utility>

#include "geometry/routes/search.h"
#include "rules/mayhem/push/push_steps.h"

namespace parapet::mayhem {
namespace {

// The steps that Pushes can make, as a graph of places.
struct PushGraph {
  PushSteps& steps;

  std::uint32_t nodes() const { return static_cast<std::uint32_t>(steps.count()); }
  std::uint32_t greatest_cost() const { return kHardCost; }

  template <class Visit>
  void each_edge(std::uint32_t node, Visit visit) const {
    for (const PushStep& step : steps.from(steps.place(node))) {
      if (step.bar != PushBar::none) continue;
      visit(static_cast<std::uint32_t>(steps.index(step.landing)),
            static_cast<std::uint32_t>(step.cost));
    }
  }
};

class PushReach {
 public:
  explicit PushReach(PushSteps& steps) : graph_{steps} {}

  // The places that so many Pushes reach, the start among them.
  std::vector<Space> places(Space start, int pushes) {
    const auto source = static_cast<std::uint32_t>(graph_.steps.index(start));
    search_.run(graph_, std::span(&source, 1), static_cast<std::uint32_t>(pushes));
    std::vector<Space> places;
    for (const std::uint32_t node : search_.reached()) places.push_back(graph_.steps.place(node));
    return places;
  }

 private:
  PushGraph graph_;
  RouteSearch search_;
};

// The free places among those reached, farther than at the start, else as far.
std::vector<Space> ends_of(PushSteps& steps, Space start, const std::vector<Space>& reached) {
  const PushGround& ground = steps.ground();
  const int at_start = steps.distance(start);
  const auto those = [&](auto is_meant) {
    std::vector<Space> found;
    for (const Space& place : reached) {
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
  PushReach reach(steps);
  outcome.ends = ends_of(steps, start, reach.places(start, pushes));
  for (const PushStep& step : steps.from(start)) {
    if (step.bar != PushBar::none || step.cost > pushes) continue;
    const std::vector<Space> beyond = reach.places(step.landing, pushes - step.cost);
    const bool leads_to_an_end = std::any_of(beyond.begin(), beyond.end(), [&](Space place) {
      return std::binary_search(outcome.ends.begin(), outcome.ends.end(), place);
    });
    if (leads_to_an_end) outcome.first.push_back(step);
  }
  return outcome;
}

}  // namespace parapet::mayhem
