#include "rules/skyline/ride_rules.h"

namespace parapet::skyline {

RideRules ride_rules(const Options& options) {
  RideRules rules;
  rules.may_come_back = options.is("S2", "yes");
  rules.getting_on_counts = options.is("S3", "yes");
  rules.pays_what_it_has = options.is("S4", "discard-all");
  rules.flies_on_with_rolls = options.is("S5", "roll");
  rules.stops_to_fight = options.is("S6", "stop");
  return rules;
}

}  // namespace parapet::skyline
