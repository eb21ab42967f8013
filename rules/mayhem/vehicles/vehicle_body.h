#pragma once

#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/place.h"
#include "rules/mayhem/pieces.h"

namespace parapet::mayhem {

// The two spaces of a vehicle (AOM-VEH-1), side by side; a ramp may have lifted the front.
struct VehicleBody {
  Space back;
  Space front;

  static VehicleBody of(const Vehicle& vehicle) { return {vehicle.back, vehicle.front}; }

  // One step the way it faces.
  NeighbourStep ahead() const { return {front.x - back.x, front.y - back.y}; }

  bool covers(Space space) const { return space == back || space == front; }

  friend bool operator==(const VehicleBody&, const VehicleBody&) = default;
};

constexpr NeighbourStep right_of(NeighbourStep ahead) { return {-ahead.y, ahead.x}; }
constexpr NeighbourStep left_of(NeighbourStep ahead) { return {ahead.y, -ahead.x}; }
}  // namespace parapet::mayhem
