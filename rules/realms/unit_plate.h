#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/realms/battlefield.h"

namespace parapet::realms {

// The spaces that a unit of that size covers if its north-west space is this one, row by row: of
// each spot of the grid the surface nearest in height to that of the north-west space (the lower of
// two). Nothing if the grid has no space there, or if a spot of no grid should carry more than one.
std::optional<std::vector<SpaceId>> covered_spaces(const Battlefield& field, SpaceId at,
                                                   std::array<int, 2> size);

// The ground that a unit of some size takes up.
struct UnitPlate {
  std::vector<SpaceId> spaces;  // row by row from its north-west space
  ColumnRectangle plate;        // the rectangle round the plates of all of them
};

// Nothing where covered_spaces() has none.
std::optional<UnitPlate> unit_plate(const Battlefield& field, SpaceId at, std::array<int, 2> size);

}  // namespace parapet::realms
