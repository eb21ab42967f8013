#include "rules/mayhem/collapse/falling_bodies.h"

#include <algorithm>
#include <cstdlib>

#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {
namespace {

Footprint footprint_of(const Vehicle& vehicle) {
  const Space& a = vehicle.back;
  const Space& b = vehicle.front;
  return {{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.level, b.level)},
          1 + std::abs(a.x - b.x),
          1 + std::abs(a.y - b.y)};
}

void shift(Space& space, int dx, int dy, int level) { space = {space.x + dx, space.y + dy, level}; }

template <class Piece>
void erase_at(std::vector<Piece>& pieces, std::size_t index) {
  pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(index));
}

}  // namespace

Space FallingBody::north_west() const {
  return *std::min_element(spaces.begin(), spaces.end(),
                           [](const Space& a, const Space& b) { return a.x + a.y < b.x + b.y; });
}

std::string FallingBody::name() const {
  switch (kind) {
    case BodyKind::unit:
      return "Unit " + id;
    case BodyKind::vehicle:
      return "Vehicle " + id;
    case BodyKind::device:
      return "Device " + id;
  }
  return id;
}

std::vector<FallingBody> bodies_of(const Pieces& pieces, BodyKind kind) {
  std::vector<FallingBody> bodies;
  const auto add = [&](const std::string& id, const std::string& side, const Footprint& footprint,
                       std::vector<Space> spaces) {
    bodies.push_back({kind, bodies.size(), id, side, footprint, std::move(spaces)});
  };
  switch (kind) {
    case BodyKind::unit:
      for (const Unit& unit : pieces.units) {
        add(unit.id, unit.side, unit.footprint, spaces_of(unit.footprint));
      }
      break;
    case BodyKind::vehicle:
      for (const Vehicle& vehicle : pieces.vehicles) {
        add(vehicle.id, vehicle.side, footprint_of(vehicle), {vehicle.back, vehicle.front});
      }
      break;
    case BodyKind::device:
      for (const Device& device : pieces.devices) {
        add(device.id, device.side, device.footprint, spaces_of(device.footprint));
      }
      break;
  }
  return bodies;
}

void put(Pieces& pieces, const FallingBody& body, Space to) {
  switch (body.kind) {
    case BodyKind::unit: {
      Unit& unit = pieces.units[body.index];
      const Space from = unit.footprint.at;
      if (unit.main) shift(*unit.main, to.x - from.x, to.y - from.y, to.level);
      unit.footprint.at = to;
      break;
    }
    case BodyKind::vehicle: {
      Vehicle& vehicle = pieces.vehicles[body.index];
      const Space from = footprint_of(vehicle).at;
      shift(vehicle.back, to.x - from.x, to.y - from.y, to.level);
      shift(vehicle.front, to.x - from.x, to.y - from.y, to.level);
      break;
    }
    case BodyKind::device:
      pieces.devices[body.index].footprint.at = to;
      break;
  }
}

void remove(Pieces& pieces, const FallingBody& body) {
  switch (body.kind) {
    case BodyKind::unit:
      erase_at(pieces.units, body.index);
      break;
    case BodyKind::vehicle:
      erase_at(pieces.vehicles, body.index);
      break;
    case BodyKind::device:
      erase_at(pieces.devices, body.index);
      break;
  }
}

std::string name_of(const Marker& marker) {
  switch (marker.kind) {
    case MarkerKind::explosion:
      return "An explosion marker";
    case MarkerKind::objective:
      return "Objective " + marker.id;
    case MarkerKind::event:
      return "Event " + marker.id;
    case MarkerKind::object:
      return "Object " + marker.id;
  }
  return marker.id;
}

}  // namespace parapet::mayhem
