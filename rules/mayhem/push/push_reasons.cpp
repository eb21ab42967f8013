#include "rules/mayhem/push/push_reasons.h"

#include <algorithm>
#include <string>

namespace parapet::mayhem {
namespace {

std::string spaces_in_words(int count) {
  return std::to_string(count) + (count == 1 ? " space" : " spaces");
}

// Why one farther place cannot be entered.
std::optional<Reason> obstruction(const PushStep& step, int left, PushBody::Kind kind) {
  const bool is_vehicle = kind == PushBody::Kind::vehicle;
  const std::string there = to_letters(step.column);
  switch (step.bar) {
    case PushBar::none:
      if (step.cost <= left) return std::nullopt;
      return Reason{"AOM-PSH-2",
                    "The step to " + there + " needs " + std::to_string(step.cost) + " Pushes.",
                    step.column};
    case PushBar::off_map:
      return Reason{"AOM-PSH-3", "Never off the map: beyond it there is no space.", {}};
    case PushBar::size:
      return Reason{"OPT-G1",
                    "Only large units of two by two spaces have a step: so no Push moves it.",
                    step.column};
    case PushBar::closed:
      return Reason{kind == PushBody::Kind::unit ? "AOM-MOV-3"
                    : is_vehicle                 ? "OPT-V1"
                                                 : "OPT-G2",
                    "The prints close the way to " + there + ".", step.column};
    case PushBar::inside:
      return Reason{is_vehicle ? "OPT-V1" : "AOM-LRG-2",
                    "Large units and vehicles cannot enter Inside spaces: " + there + " is one.",
                    step.column};
    case PushBar::ledge:
      return Reason{"OPT-G3", "At " + there + " only a part of it would lose its floor.",
                    step.column};
    case PushBar::two_tiles:
      return Reason{"OPT-G5", "At " + there + " it would stand on two tiles.", step.column};
    case PushBar::unit_in_the_way:
      return Reason{"OPT-P5", "Another unit stands at " + there + ".", step.column};
    case PushBar::landing_taken:
      return Reason{"OPT-P4",
                    "Below " + there + " another unit stands at " + to_letters(step.landing) + ".",
                    step.landing};
  }
  return std::nullopt;
}

// One reason of each kind: what keeps the target from farther places.
void add_obstructions(PushSteps& steps, Space place, int left, Because& because) {
  const PushGround& ground = steps.ground();
  const int now = ground.distance(place);
  for (const PushStep& step : steps.from(place)) {
    if (step.distance <= now) continue;
    auto reason = obstruction(step, left, ground.body().kind);
    const bool is_told =
        !reason || std::any_of(because.begin(), because.end(),
                               [&](const Reason& told) { return told.rule == reason->rule; });
    if (!is_told) because.push_back(*std::move(reason));
  }
}

void add_falls(const std::vector<PushStep>& first, Because& because) {
  const auto fall =
      std::find_if(first.begin(), first.end(), [](const PushStep& step) { return step.falls(); });
  if (fall == first.end()) return;
  because.push_back({"AOM-PSH-5",
                     "Beyond the edge of its Level it falls: from " + to_letters(fall->column) +
                         " to " + to_letters(fall->landing) + ".",
                     fall->landing});
  const bool is_placed = fall->landing.x != fall->column.x || fall->landing.y != fall->column.y;
  if (is_placed) {
    because.push_back({"OPT-P4", "The space below is taken: it is placed in the nearest free one.",
                       fall->landing});
  }
}

void add_directions(PushSteps& steps, const PushQuestion& question, const PushRuling& ruling,
                    const PushOutcome& outcome, Because& because) {
  const Space place = question.target.place();
  const int now = steps.ground().distance(place);
  const bool ends_farther = std::any_of(outcome.ends.begin(), outcome.ends.end(), [&](Space end) {
    return steps.ground().distance(end) > now;
  });
  const bool goes_farther =
      ends_farther || std::any_of(outcome.first.begin(), outcome.first.end(),
                                  [&](const PushStep& step) { return step.distance > now; });
  if (goes_farther) {
    because.push_back({"AOM-PSH-1",
                       "A Push leads away from the attacker: " +
                           spaces_in_words(static_cast<int>(ruling.spaces.size())) +
                           " may be entered.",
                       place});
    add_obstructions(steps, place, ruling.steps, because);
    return;
  }
  because.push_back({"AOM-PSH-1", "No space farther from the attacker can be entered.", place});
  add_obstructions(steps, place, ruling.steps, because);
  if (!outcome.first.empty()) {
    because.push_back({"AOM-PSH-4", "So it may be moved to a space at equal distance.", place});
    return;
  }
  const PushRules& rules = steps.ground().rules();
  if (rules.sideways_if_none_exists && steps.farther_place_exists(place)) {
    because.push_back(
        {"OPT-P3", "A farther space exists, so none at equal distance counts.", place});
  }
  because.push_back({"AOM-PSH-4", "It stays where it is.", place});
}

void add_end(const PushEnds& to, Space place, Because& because) {
  if (!to.is_legal) {
    because.push_back(
        {"AOM-PSH-1", "The Pushes cannot bring it to " + to_letters(place) + ".", place});
    return;
  }
  because.push_back({"AOM-PSH-1", "The Pushes may bring it to " + to_letters(place) + ".", place});
  if (to.levels_fallen == 0) return;
  because.push_back({"AOM-FALL-2",
                     "One red die for each Level of the fall: " + std::to_string(to.levels_fallen) +
                         ". Only Hits and Aimed Hits count.",
                     place});
}

}  // namespace

Because push_reasons(PushSteps& steps, const PushQuestion& question, const PushRuling& ruling,
                     const PushOutcome& outcome) {
  Because because;
  const Space place = question.target.place();
  if (question.target.kind == PushBody::Kind::fixed) {
    because.push_back({"AOM-PSH-1", "Pushes move units and vehicles: this one stays.", place});
  } else if (question.target.kind == PushBody::Kind::vehicle) {
    because.push_back(
        {"AOM-VEH-11",
         "Two Pushes move a vehicle by 1 MP: these are worth " + std::to_string(ruling.steps) + ".",
         place});
  }
  if (ruling.steps > 0) {
    add_directions(steps, question, ruling, outcome, because);
    add_falls(outcome.first, because);
  }
  if (ruling.to) add_end(*ruling.to, *question.to, because);
  return because;
}

}  // namespace parapet::mayhem
