#pragma once

#include <span>
#include <string_view>

#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/moving/large_step.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The readings of vehicles and drones (OPT-V1..V7, T1, T2), and of what their rams push.
struct VehicleRules {
  bool obstacles_cost_three = false;   // V1
  bool three_more_backward = false;    // V2
  bool drift_middle_counts = false;    // V3 `both`
  bool maneuvers_count = false;        // V4
  bool push_within_three = false;      // V5 `three`: not only to the nearest spaces
  bool push_off_whole_move = false;    // V6
  bool ramps_lift = true;              // V7
  bool opponent_pushes = false;        // T1
  bool traffic_on_whole_road = false;  // T2
  CrossingRules crossing;              // M1
  LargeStepRules large;                // G1..G3, G5: steps of a large unit that is pushed

  static VehicleRules from(const Options& options);
};

// All options on which an answer may depend.
std::span<const std::string_view> drive_options();
std::span<const std::string_view> drone_options();  // `drones` and `spawn`
std::span<const std::string_view> traffic_options();

}  // namespace parapet::mayhem
