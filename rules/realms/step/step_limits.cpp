#include "rules/realms/step/step_limits.h"

#include <algorithm>

#include "geometry/numbers/wide.h"

namespace parapet::realms {
namespace {

constexpr Wide kFarthest = power_of_two(60);

std::int64_t rounded_down(Wide numerator, Wide denominator) {
  return static_cast<std::int64_t>(std::min(numerator / denominator, kFarthest));
}

std::int64_t rounded_up(Wide numerator, Wide denominator) {
  return rounded_down(numerator + denominator - 1, denominator);
}

}  // namespace

StepLimits step_limits(const PegUnits& peg, const Ratio& height, const Options& options) {
  const Wide two_up = Wide{2} * peg.rise.numerator();
  const Wide two_across = Wide{2} * peg.run.numerator();
  const Wide tall = Wide{height.numerator()} * peg.rise.numerator();
  const Wide tall_under = Wide{height.denominator()} * peg.rise.denominator();
  StepLimits limits;
  limits.costly_rise = rounded_up(two_up, peg.rise.denominator());
  limits.costly_obstruction = options.is("K7", "harmonise")
                                  ? limits.costly_rise
                                  : rounded_down(two_up, peg.rise.denominator()) + 1;
  limits.greatest_climb = rounded_down(tall, tall_under);
  limits.narrow = rounded_down(two_across, peg.run.denominator());
  limits.clearance = rounded_up(tall, tall_under);
  return limits;
}

}  // namespace parapet::realms
