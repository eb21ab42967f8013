#include "rules/realms/flight/fall.h"

#include <string>

#include "rules/realms/reasons.h"
#include "rules/realms/step/step_profile.h"

namespace parapet::realms {

std::int64_t fall_wounds(const Ratio& drop, const Ratio& height, bool flies) {
  if (flies) return 0;
  // In parts of a peg, so that the drop is whole.
  return drop_wounds(drop.numerator(), Ratio(drop.denominator()), height);
}

FallRuling rule_fall(const FallQuestion& question) {
  FallRuling ruling;
  const Ratio drop = question.drop.value_or(Ratio(kFlightPegs));
  ruling.wounds = fall_wounds(drop, question.height, question.flies);
  const auto reason = [&](std::string rule, std::string text) {
    ruling.because.push_back({std::move(rule), std::move(text), {}});
  };
  if (!question.drop) {
    reason(question.flies ? "COR-FLY-8" : "COR-FLY-6", "Out of the air counts as 200 pegs.");
  }
  if (question.flies) {
    reason("COR-FLY-1", "A flyer takes no wounds from a fall.");
    return ruling;
  }
  const std::string fall =
      "A drop of " + pegs_text(drop) + " for a unit of " + pegs_text(question.height) + ": ";
  reason("COR-DN-2", fall + (ruling.wounds == 0 ? "not greater than its height, no wounds."
                                                : "2 wounds for each full height, " +
                                                      std::to_string(ruling.wounds) + "."));
  return ruling;
}

}  // namespace parapet::realms
