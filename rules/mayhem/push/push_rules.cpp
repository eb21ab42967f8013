#include "rules/mayhem/push/push_rules.h"

namespace parapet::mayhem {

PushRules PushRules::from(const Options& options) {
  PushRules rules;
  rules.only_the_end_counts = options.is("P1", "final");
  rules.zones_need_three = options.is("P2", "three");
  rules.sideways_if_none_exists = options.is("P3", "none-exists");
  rules.lands_beside = options.is("P4", "nearest");
  rules.passes_friends = options.is("P5", "friends");
  rules.obstacles_bind_vehicles = options.is("V1", "obstacle-three");
  rules.crossing = CrossingRules::from(options);
  rules.large = LargeStepRules::from(options);
  rules.zone = ZoneRules::from(options);
  return rules;
}

}  // namespace parapet::mayhem
