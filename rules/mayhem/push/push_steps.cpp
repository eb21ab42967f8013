#include "rules/mayhem/push/push_steps.h"

#include <algorithm>

namespace parapet::mayhem {

const PushSteps::Known& PushSteps::known(Space place) {
  const auto [known, is_new] = known_.try_emplace(index(place));
  if (is_new) known->second = {ground_.distance(place), ground_.steps_from(place)};
  return known->second;
}

bool PushSteps::farther_place_exists(Space place) {
  const int now = distance(place);
  const std::vector<PushStep>& steps = from(place);
  return std::any_of(steps.begin(), steps.end(), [&](const PushStep& step) {
    return step.bar != PushBar::off_map && step.distance > now;
  });
}

}  // namespace parapet::mayhem
