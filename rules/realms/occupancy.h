#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// A unit on the ground as something in the way: its plate, or the rectangle round the plates of
// all its spaces, from its surface up to its height (rounded up to a tick).
struct GroundBlock {
  std::size_t unit = 0;
  ColumnRectangle plate;
  std::int32_t bottom = 0;
  std::int32_t top = 0;
};

// Who is where (COR-OCC-1, OCC-2, OBS-2). Riders count as part of their carrier; units in the air
// are in the way of units in the air only. The field must outlive it.
class Occupancy {
 public:
  // `mover`, its riders and what carries it are left out.
  Occupancy(const Battlefield& field, std::span<const Unit> units,
            std::optional<std::size_t> mover = std::nullopt);

  // The unit on the ground that stands there or covers the space; nothing if it is free. A space is
  // covered by a large unit if the unit's rectangle lies over a part of its plate and its surface
  // is from the unit's feet to below its head.
  std::optional<std::size_t> on_ground(SpaceId space) const;

  // The unit whose flight token lies there.
  std::optional<std::size_t> in_air(SpaceId space) const;

  // The units on the ground whose plates share columns with, or come within `margin` columns of,
  // the rectangle; each once, in the order of the units.
  std::vector<GroundBlock> near(const ColumnRectangle& rectangle, int margin) const;

  bool has_ground_units() const { return !blocks_.empty(); }

 private:
  void add_on_ground(const Unit& unit, std::size_t index);
  std::vector<std::uint32_t> near_blocks(const ColumnRectangle& rectangle, int margin) const;

  const Battlefield* field_;
  std::vector<GroundBlock> blocks_;
  std::vector<std::uint32_t> large_;                                     // of more than one space
  std::unordered_map<std::uint64_t, std::size_t> ground_;                // units, by space
  std::unordered_map<std::uint64_t, std::size_t> air_;                   // units, by space
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> cells_;  // blocks, by cell
  std::vector<std::uint32_t> wide_blocks_;                               // over too many cells
};

}  // namespace parapet::realms
