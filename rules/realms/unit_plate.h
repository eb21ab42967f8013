#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/point2.h"
#include "rules/realms/battlefield.h"

namespace parapet::realms {

// The ground that a unit of some size takes up.
struct UnitPlate {
  std::vector<SpaceId> spaces;  // row by row from its north-west space
  StandingPlate plate;          // the rectangle round the plates of all of them
};

// Nothing where covered_spaces() has none.
std::optional<UnitPlate> unit_plate(const Battlefield& field, SpaceId at, std::array<int, 2> size);

// The middle of a plate, in ticks: plates are whole columns, so it is whole.
constexpr Point2 middle_of(const StandingPlate& plate) {
  return {plate.first.x * kColumnSide + plate.width * kColumnSide / 2,
          plate.first.y * kColumnSide + plate.depth * kColumnSide / 2};
}

}  // namespace parapet::realms
