#include "rules/mayhem/vehicles/vehicle_field.h"

namespace parapet::mayhem {

VehicleField::VehicleField(const Board& board, const Pieces& pieces)
    : board_(&board),
      pieces_(&pieces),
      units_(board, 0),
      bodies_(board, 0),
      nobody_(board, Pieces(), std::string_view()) {
  for (std::size_t unit = 0; unit < pieces.units.size(); ++unit) {
    places_.push_back(pieces.units[unit].footprint);
    put(unit, places_.back());
  }
  for (const Vehicle& vehicle : pieces.vehicles) put_down(VehicleBody::of(vehicle));
  for (const Device& device : pieces.devices) {
    for (const Space& space : spaces_of(device.footprint)) {
      bodies_.set(space, bodies_.at(space) + 1);
    }
  }
}

std::optional<std::size_t> VehicleField::unit_at(Space space) const {
  const int found = units_.at(space);
  if (found == 0) return std::nullopt;
  return static_cast<std::size_t>(found - 1);
}

void VehicleField::lift(std::size_t unit) {
  for (const Space& space : spaces_of(places_[unit])) {
    if (unit_at(space) == unit) units_.set(space, 0);
  }
}

void VehicleField::put(std::size_t unit, const Footprint& at) {
  lift(unit);
  places_[unit] = at;
  for (const Space& space : spaces_of(at)) units_.set(space, static_cast<int>(unit) + 1);
}

void VehicleField::take_up(const VehicleBody& body) {
  for (const Space& space : {body.back, body.front}) bodies_.set(space, bodies_.at(space) - 1);
}

void VehicleField::put_down(const VehicleBody& body) {
  for (const Space& space : {body.back, body.front}) bodies_.set(space, bodies_.at(space) + 1);
}

std::vector<Rider> VehicleField::riders(const VehicleBody& body) const {
  std::vector<Rider> riders;
  for (const bool on_front : {true, false}) {
    const auto unit = unit_at(on_front ? body.front : body.back);
    if (unit && !places_[*unit].is_large()) riders.push_back({*unit, on_front});
  }
  return riders;
}

}  // namespace parapet::mayhem
