#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/ground/column_rectangle.h"

namespace parapet::realms {

// Limits of a board (formats.md, brick boards).
inline constexpr std::size_t kMaxSpots = 65'536;
inline constexpr std::size_t kMaxSurfaces = 64;  // at one spot
inline constexpr int kMaxPlateColumns = 128;     // of a standing plate, each way

// A place of the board's grid or list. It is one space for each surface under its centre.
struct Spot {
  std::string name;                 // "C4", "tower"
  ColumnRectangle plate{{}, 4, 4};  // the standing plate: two studs by two
  std::optional<int> level;         // of the surface that its plain name means; else the highest
  std::optional<int> grid_x;        // of a spot of the grid
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
inline constexpr std::array<std::string_view, 3> kLinkKindWords = {"stairs", "ladder", "pads"};

// Two spaces that count as joined (COR-UP-2, COR-PAD-1), both ways.
struct Link {
  LinkKind kind = LinkKind::stairs;
  SpaceId from;
  SpaceId to;

  friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace parapet::realms
