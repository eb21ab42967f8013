#include "rules/mayhem/push/push_rules.h"

namespace parapet::mayhem {

PushRules PushRules::from(const Options& options) {
  PushRules rules;
  rules.only_the_end_counts = options.is("P1", "final");
  rules.zones_need_three = options.is("P2", "three");
  rules.sideways_if_none_exists = options.is("P3", "none-exists");
  rules.lands_beside = options.is("P4", "nearest");
  rules.passes_friends = options.is("P5", "friends");
  rules.lead_half_only = options.is("G2", "lead-half");
  rules.may_overhang = options.is("G3", "overhang");
  rules.zones_bind_large_units = options.is("G4", "three");
  rules.keeps_to_one_tile = options.is("G5", "one-tile");
  rules.obstacles_bind_vehicles = options.is("V1", "obstacle-three");
  rules.crossing = CrossingRules::from(options);
  rules.zone = ZoneRules::from(options);
  return rules;
}

}  // namespace parapet::mayhem
