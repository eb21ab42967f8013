#include "rules/mayhem/stand.h"

#include <algorithm>

#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {
namespace {

Stand standing_on(const Footprint& footprint) {
  Stand stand;
  stand.spaces = spaces_of(footprint);
  stand.main = footprint.at;
  stand.lacks_protection = footprint.is_large();
  return stand;
}

template <class Piece>
const Piece* find_piece(const std::vector<Piece>& pieces, std::string_view id) {
  const auto found =
      std::find_if(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.id == id; });
  return found == pieces.end() ? nullptr : &*found;
}

}  // namespace

Stand Stand::at(Space space) { return standing_on({space, 1, 1}); }

Stand Stand::of(const Unit& unit) {
  Stand stand = standing_on(unit.footprint);
  stand.main = unit.main.value_or(unit.footprint.at);
  stand.facing = unit.facing;
  stand.turret = unit.turret;
  return stand;
}

Stand Stand::of(const Vehicle& vehicle) {
  Stand stand;
  stand.spaces = {std::min(vehicle.back, vehicle.front), std::max(vehicle.back, vehicle.front)};
  stand.main = stand.spaces.front();
  stand.has_front = false;
  return stand;
}

Stand Stand::of(const Device& device) {
  Stand stand = standing_on(device.footprint);
  if (device.kind == DeviceKind::hell_tower) stand.levels_higher = 1;
  stand.lacks_protection = true;
  stand.has_front = false;
  return stand;
}

Stand Stand::of(const Marker& object) {
  Stand stand = standing_on({object.at, 1, 1});
  stand.has_front = false;
  return stand;
}

std::vector<Space> Stand::counting_spaces(const Options& options) const {
  if (options.is("R3", "main-space")) return {main};
  return spaces;
}

std::vector<Space> Stand::sight_spaces(const Options& options) const {
  std::vector<Space> result = counting_spaces(options);
  for (Space& space : result) space.level += levels_higher;
  return result;
}

std::optional<Stand> find_stand(const Pieces& pieces, std::string_view id) {
  if (const Unit* unit = find_piece(pieces.units, id)) return Stand::of(*unit);
  if (const Vehicle* vehicle = find_piece(pieces.vehicles, id)) return Stand::of(*vehicle);
  if (const Device* device = find_piece(pieces.devices, id)) return Stand::of(*device);
  for (const Marker& marker : pieces.markers) {
    if (marker.kind == MarkerKind::object && marker.id == id) return Stand::of(marker);
  }
  return std::nullopt;
}

}  // namespace parapet::mayhem
