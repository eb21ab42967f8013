#include "rules/mayhem/vehicles/vehicle_rules.h"

namespace parapet::mayhem {
namespace {

constexpr std::string_view kDriveOptions[] = {"V1", "V2", "V3", "V4", "V5", "V6", "V7", "M1",
                                              "M2", "M3", "M4", "G1", "G2", "G3", "G5"};
constexpr std::string_view kDroneOptions[] = {"V5", "V6", "T1", "M1", "M2", "M3",
                                              "M4", "G1", "G2", "G3", "G5"};
constexpr std::string_view kTrafficOptions[] = {"V5", "V6", "T1", "T2", "M1", "M2",
                                                "M3", "M4", "G1", "G2", "G3", "G5"};

}  // namespace

VehicleRules VehicleRules::from(const Options& options) {
  VehicleRules rules;
  rules.obstacles_cost_three = options.is("V1", "obstacle-three");
  rules.three_more_backward = options.is("V2", "three-more");
  rules.drift_middle_counts = options.is("V3", "both");
  rules.maneuvers_count = options.is("V4", "yes");
  rules.push_within_three = options.is("V5", "three");
  rules.push_off_whole_move = options.is("V6", "rest-of-move");
  rules.ramps_lift = options.is("V7", "ramp");
  rules.opponent_pushes = options.is("T1", "opponent");
  rules.traffic_on_whole_road = options.is("T2", "road");
  rules.crossing = CrossingRules::from(options);
  rules.large = LargeStepRules::from(options);
  return rules;
}

std::span<const std::string_view> drive_options() { return kDriveOptions; }
std::span<const std::string_view> drone_options() { return kDroneOptions; }
std::span<const std::string_view> traffic_options() { return kTrafficOptions; }

}  // namespace parapet::mayhem
