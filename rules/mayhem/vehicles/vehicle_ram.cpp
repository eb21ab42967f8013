#include "rules/mayhem/vehicles/vehicle_ram.h"

#include <algorithm>

namespace parapet::mayhem {
namespace {

// The side against a unit: the rammer's, or any other that there is.
std::string other_side(const Pieces& pieces, std::string_view rammer, std::string_view unit) {
  if (!rammer.empty() && rammer != unit) return std::string(rammer);
  for (const Unit& other : pieces.units) {
    if (other.side != unit) return other.side;
  }
  for (const Vehicle& other : pieces.vehicles) {
    if (other.side != unit) return other.side;
  }
  return std::string(unit);
}

}  // namespace

std::string RamTurn::chooser(const VehicleField& field, const Rammer& rammer,
                             const Unit& unit) const {
  if (!rammer.is_drone) return std::string(rammer.side);
  if (!rules_.opponent_pushes) return unit.side;
  return other_side(field.pieces(), rammer.side, unit.side);
}

RamEnd RamTurn::ram(VehicleField& field, const Rammer& rammer, std::span<const Space> hits,
                    const RamPath& path) {
  for (const Space& space : hits) {
    const auto unit = field.unit_at(space);
    if (!unit || (!rammer.is_drone && field.unit(*unit).side == rammer.side)) continue;
    if (rams_.size() >= kMostRams) {
      because_.push_back(
          {"AOM-VEH-9",
           "No more than " + std::to_string(kMostRams) + " rams are told in one answer.", space});
      return RamEnd::too_many;
    }
    const RamEnd end = ram_unit(field, rammer, *unit, path);
    if (end != RamEnd::all_pushed) return end;
  }
  return RamEnd::all_pushed;
}

RamEnd RamTurn::ram_unit(VehicleField& field, const Rammer& rammer, std::size_t unit,
                         const RamPath& path) {
  const std::vector<PushEnd> pushes = ram_pushes(field, unit, path, rules_);
  Ram ram;
  ram.vehicle = rammer.id;
  ram.unit = field.unit(unit).id;
  ram.at = field.place(unit).at;
  for (const PushEnd& push : pushes) ram.choices.push_back(push.at.at);
  ram.chooser = chooser(field, rammer, field.unit(unit));
  std::size_t choice = 0;
  if (!pushes.empty() && chosen_ < push_to_.size()) {
    const Space wanted = push_to_[chosen_++];
    const auto found = std::find(ram.choices.begin(), ram.choices.end(), wanted);
    if (found == ram.choices.end()) {
      because_.push_back({"OPT-V5",
                          "\"" + ram.unit + "\" cannot be pushed to " + to_letters(wanted) + ".",
                          ram.at});
      return RamEnd::no_such_choice;
    }
    choice = static_cast<std::size_t>(found - ram.choices.begin());
  }
  if (!pushes.empty()) {
    ram.to = pushes[choice].at.at;
    ram.levels_fallen = pushes[choice].levels_fallen;
    field.put(unit, pushes[choice].at);
  }
  ram.attacked = attacked_.emplace(rammer.id, unit).second;
  if (ram.attacked) ram.colour = rammer.colour;
  explain(ram);
  rams_.push_back(ram);
  return ram.to ? RamEnd::all_pushed : RamEnd::cannot_push;
}

void RamTurn::explain(const Ram& ram) {
  const std::string who = "\"" + ram.unit + "\"";
  because_.push_back({"AOM-VEH-9",
                      ram.to ? "\"" + ram.vehicle + "\" rams " + who + " and pushes it to " +
                                   to_letters(*ram.to) + "."
                             : "\"" + ram.vehicle + "\" cannot push " + who +
                                   " out of its path: it stops and may not move again.",
                      ram.at});
  if (ram.levels_fallen > 0) {
    because_.push_back({"AOM-FALL-2",
                        who + " is forced off its Level: one red die for each of " +
                            std::to_string(ram.levels_fallen) + ".",
                        *ram.to});
  }
  if (!ram.attacked) {
    because_.push_back({"AOM-VEH-9", "It has attacked " + who + " in this Turn already.", ram.at});
  } else if (ram.colour.empty()) {
    because_.push_back({"AOM-VEH-9", "The colour of its ram dice is not given.", ram.at});
  }
}

}  // namespace parapet::mayhem
