#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/ground/columns.h"
#include "geometry/ground/swept_strip.h"
#include "rules/realms/occupancy.h"

namespace parapet::realms {

// More room than the coordinates hold: what asks for more is not told apart.
inline constexpr std::int64_t kMostRoom = std::int64_t{1} << 24;

// Who sweeps along a strip. In ticks, each within +-2^24.
struct LeapBody {
  std::int64_t start = 0;  // the height it leaves
  std::int64_t goal = 0;   // the height it lands on
  std::int64_t lift = 0;   // how far above the start its feet may get; at least 0
  std::int64_t room = 1;   // its own height; from 1 to kMostRoom

  std::int64_t lowest() const { return start < goal ? start : goal; }
  std::int64_t highest() const { return start + lift; }
};

// A column of the strip that lets nobody through.
struct LeapBar {
  Column column;
  std::int64_t top = 0;             // what it would have to be leapt over, in ticks
  std::optional<std::size_t> unit;  // a unit is in the way there, not terrain alone
};

struct LeapWay {
  bool open = false;
  std::optional<LeapBar> bar;  // the highest; nothing: each column is passable, the way through
                               // all of them is not
  std::int64_t highest = 0;    // how high the feet have to be on the way
};

// Is there one sweep over the whole strip, from the one plate to the other? In each column the feet
// are between lowest() and highest() with the room above them free, and from column to column free
// at one height. Units count as solid, and may be passed over only where their top is not above
// the start (COR-LEAP-4, LEAP-5).
LeapWay leap_way(const Columns& ground, std::span<const GroundBlock> units, const SweptStrip& strip,
                 const ColumnRectangle& from, const ColumnRectangle& to, const LeapBody& body);

// Is the terrain of the column alone in the way of the body?
bool bars_leap(const Columns& ground, Column column, const LeapBody& body);

}  // namespace parapet::realms
