#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

enum class FallCause : std::uint8_t {
  support,  // what it stood on is gone
  hit,      // something came down on it
};

// What a collapse does to a unit.
struct UnitFall {
  std::size_t unit = 0;
  FallCause cause = FallCause::support;
  Ratio drop;  // pegs: how far it falls, or what falls on it
  std::int64_t wounds = 0;
  std::optional<std::int32_t> landing;  // ticks: the height of what it lands on; of one that lost
                                        // its support
};

// What of the terrain is gone or came down, by piece: true for each such piece.
struct CollapsedPieces {
  std::vector<bool> moved;   // removed or fallen
  std::vector<bool> fallen;  // came down
};

// COR-DN-2, DN-3. A unit on the ground falls if what it stood on moved, straight down to what still
// stands under it (of a large one the highest under all its spaces), else to the table; what has
// fallen does not break a fall, for where it lies is no matter of the rules. Those that a unit
// carries fall with it. Then those are hit that stand in their place and over which, in a column of
// their plate, something comes down with nothing that stands in between: as if they fell as far
// (our reading: the rules are silent). First all falls, then all hits, each in the order of the
// units. Units in the air neither fall nor are hit.
// Errors: those of Battlefield::make and Columns::make.
Result<std::vector<UnitFall>> unit_falls(const Battlefield& field, std::span<const Unit> units,
                                         const CollapsedPieces& pieces, std::int32_t table_height);

}  // namespace parapet::realms
