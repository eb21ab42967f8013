#pragma once

#include "rules/options.h"

namespace parapet::skyline {

// What the options say about a ride.
struct RideRules {
  bool may_come_back = true;         // S2: to a space that it was on, also by reversing
  bool getting_on_counts = false;    // S3: the space over the start is a new one
  bool pays_what_it_has = false;     // S4: who has too few cards discards them all, and survives
  bool flies_on_with_rolls = false;  // S5: beyond two spaces Songbird and Airship roll
  bool stops_to_fight = false;       // S6: where a combat would start the ride ends
};

RideRules ride_rules(const Options& options);

}  // namespace parapet::skyline
