#pragma once

#include <cstdint>
#include <span>

#include "geometry/numbers/point2.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/pegs/peg_distance.h"

namespace parapet::realms {

// The straight line of a leap on the map, in ticks.
struct LeapLine {
  Point2 from;
  Point2 to;

  friend bool operator==(const LeapLine&, const LeapLine&) = default;
};

// Between the nearest points of the two plates, the middle pair if several are equal; with OPT-K9
// `centres` between their middles. Plates are whole columns, so all of this is on whole ticks.
//   (1) swapping the plates swaps the ends
LeapLine leap_line(const ColumnRectangle& from, const ColumnRectangle& to, const Options& options);

// How long it is, for a leap that ends so many ticks higher: in pegs across; with OPT-K9 `three-d`
// in pegs across and up (COR-LEAP-2).
PegDistance leap_distance(const Peg& peg, const LeapLine& line, std::int64_t up,
                          const Options& options);

// How many spots with a space the line skips: those whose plate it crosses, but for the ones that
// it joins. Touching is not crossing; a line without length crosses nothing (COR-LEAP-3).
int skipped_spots(const Battlefield& field, const LeapLine& line,
                  std::span<const std::uint32_t> joined);

}  // namespace parapet::realms
