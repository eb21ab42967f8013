#pragma once

#include <optional>
#include <string_view>

#include "geometry/tiles/neighbours.h"

namespace parapet {

// Where a unit looks, clockwise from north. The slanting four only with OPT-F2 `eight`.
enum class Facing : unsigned char {
  north,
  north_east,
  east,
  south_east,
  south,
  south_west,
  west,
  north_west
};

// "N", "NE", "E", ...; nothing else.
std::optional<Facing> facing_from_text(std::string_view text);
std::string_view to_text(Facing facing);

constexpr bool is_slanting(Facing facing) { return static_cast<int>(facing) % 2 != 0; }

constexpr NeighbourStep step_ahead(Facing facing) {
  return kNeighbourSteps[static_cast<std::size_t>(facing)];
}

}  // namespace parapet
