#include "rules/mayhem/moving/moving_field.h"

namespace parapet::mayhem {

MovingRules MovingRules::from(const Options& options) {
  MovingRules rules;
  rules.stairs_feel_zones = options.is("M6", "zoc");
  rules.ledge_pays_obstacles = options.is("M7", "higher-edge");
  rules.rising_costs = options.is("J1", "one-each");
  rules.altitude_is_kept = options.is("J2", "start-only");
  rules.may_cross_gaps_level = options.is("J4", "allow");
  rules.may_pass_over_enemies = options.is("J6", "above");
  return rules;
}

MovingField MovingField::of(const Board& board, const StepCosts& costs, const Pieces& pieces,
                            std::string_view side, std::string_view mover, const Options& options) {
  return {board, costs, Occupancy(board, pieces, side, mover),
          enemy_zone(board, pieces, side, ZoneRules::from(options)), MovingRules::from(options)};
}

JumpUnderDevices jump_under_devices(const Pieces& pieces, std::string_view side,
                                    std::optional<Jump> jump) {
  bool has_dominator = false;
  for (const Device& device : pieces.devices) {
    if (device.kind != DeviceKind::gravity_dominator) continue;
    has_dominator = true;
    if (device.side == side) return {Jump{kBoundlessJump, kBoundlessJump}, true};
  }
  if (has_dominator) return {std::nullopt, true};
  return {jump, false};
}

}  // namespace parapet::mayhem
