#include "rules/mayhem/push/push_body.h"

#include <algorithm>

#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {
PushBody PushBody::imagined(Space at) { return {Kind::unit, {}, {}, {at}, at}; }

PushBody PushBody::of(const Unit& unit) {
  return {unit.footprint.is_large() ? Kind::large_unit : Kind::unit, unit.id, unit.side,
          parapet::mayhem::spaces_of(unit.footprint), unit.main.value_or(unit.footprint.at)};
}

PushBody PushBody::of(const Vehicle& vehicle) {
  return {Kind::vehicle,
          vehicle.id,
          vehicle.side,
          {vehicle.back, vehicle.front},
          Stand::of(vehicle).main};
}

PushBody PushBody::fixed(const Stand& stand) {
  return {Kind::fixed, {}, {}, stand.spaces, stand.main};
}

std::vector<Space> PushBody::counting_spaces(const Options& options) const {
  if (options.is("R3", "main-space")) return {main};
  return spaces;
}

int PushBody::steps_of(int pushes) const {
  constexpr int kPushesForAVehicle = 2;
  switch (kind) {
    case Kind::unit:
    case Kind::large_unit:
      return pushes;
    case Kind::vehicle:
      return pushes / kPushesForAVehicle;
    case Kind::fixed:
      return 0;
  }
  return 0;
}

bool PushBody::stands_on_one_level() const {
  return std::all_of(spaces.begin(), spaces.end(),
                     [&](Space space) { return space.level == place().level; });
}

Footprint PushBody::footprint_at(Space place) const {
  // The first space need not be the north-west one, but the spaces fill a rectangle.
  const auto [north_west, south_east] = std::minmax(spaces.front(), spaces.back());
  return {carried_along(north_west, spaces.front(), place), south_east.x - north_west.x + 1,
          south_east.y - north_west.y + 1};
}

std::optional<PushBody> find_body(const Pieces& pieces, std::string_view id) {
  for (const Unit& unit : pieces.units) {
    if (unit.id == id) return PushBody::of(unit);
  }
  for (const Vehicle& vehicle : pieces.vehicles) {
    if (vehicle.id == id) return PushBody::of(vehicle);
  }
  if (const auto stand = find_stand(pieces, id)) return PushBody::fixed(*stand);
  return std::nullopt;
}

PushBody body_on(const Pieces& pieces, Space space) {
  for (const Unit& unit : pieces.units) {
    if (unit.footprint.covers(space)) return PushBody::of(unit);
  }
  for (const Vehicle& vehicle : pieces.vehicles) {
    if (vehicle.back == space || vehicle.front == space) return PushBody::of(vehicle);
  }
  return PushBody::imagined(space);
}

}  // namespace parapet::mayhem
