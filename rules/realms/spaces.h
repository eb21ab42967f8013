#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/ground/columns.h"

namespace parapet::realms {

// The standing plate of a space: whole columns from the north-west one.
struct StandingPlate {
  Column first;
  int width = 4;  // columns east
  int depth = 4;  // columns south

  friend bool operator==(const StandingPlate&, const StandingPlate&) = default;
};

// A place of the board's grid or list. It is one space for each surface under its centre.
struct Spot {
  std::string name;  // "C4", "tower"
  StandingPlate plate;
  std::optional<int> level;   // of the surface that its plain name means; else the highest
  std::optional<int> grid_x;  // of a spot of the grid
  std::optional<int> grid_y;

  friend bool operator==(const Spot&, const Spot&) = default;
};

// A surface under the centre of a plate, and the room above it.
struct Surface {
  std::int32_t height = 0;              // ticks
  std::optional<std::int32_t> ceiling;  // the underside of what is above; nothing: open sky

  friend bool operator==(const Surface&, const Surface&) = default;
};

// One space: a spot, and which of its surfaces (0 = lowest).
struct SpaceId {
  std::uint32_t spot = 0;
  std::uint32_t level = 0;

  friend constexpr auto operator<=>(const SpaceId&, const SpaceId&) noexcept = default;
};

enum class LinkKind : std::uint8_t { stairs, ladder, pads };

// Two spaces that count as joined (COR-UP-2, COR-PAD-1), both ways.
struct Link {
  LinkKind kind = LinkKind::stairs;
  SpaceId from;
  SpaceId to;

  friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace parapet::realms
