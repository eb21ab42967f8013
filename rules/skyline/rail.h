#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/root_sum.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/distance.h"
#include "geometry/solids/scene.h"
#include "rules/skyline/network.h"

namespace parapet::skyline {

// Rails as lines in space (SKY-2: a unit rides from stop to stop; where, the board says). Lengths
// in ticks.

// The straight pieces of a rail, in the order from `from` to `to`; those without length are left
// out. Nothing where one of its stops has no place.
std::optional<std::vector<Segment>> pieces_of(const Network& network, const Rail& rail);

// How steep a piece is: how far it rises over how far it goes along the ground.
struct Slope {
  std::int64_t rise = 0;         // up or down, 0 or more
  std::int64_t run_squared = 0;  // 0: it is plumb

  bool is_plumb() const { return run_squared == 0; }
  // The square of rise over run. REQUIRES: it is not plumb.
  WideRatio squared() const { return WideRatio::of(Wide{rise} * rise, run_squared); }
  // In tenths of a per cent, rounded to the nearest; halves up. REQUIRES: it is not plumb.
  Wide tenths_of_per_cent() const;

  // The steeper one is the greater one.
  friend std::strong_ordering operator<=>(const Slope& a, const Slope& b);
  friend bool operator==(const Slope& a, const Slope& b) { return (a <=> b) == 0; }
};

// REQUIRES: the piece has a length.
Slope slope_of(const Segment& piece);

// Where a rail comes nearest to the terrain.
struct Clearance {
  WideRatio squared;      // the distance's square
  std::size_t piece = 0;  // of the rail
  ExactPoint at;          // the first such place of the rail
  ExactPoint to;          // of the terrain
  std::uint32_t body = 0;
  Contact contact = Contact::apart;  // crossing: the rail passes through the terrain
};

// Where the terrain straight below a rail comes nearest to it.
struct RoomBelow {
  WideRatio height;
  std::size_t piece = 0;
  ExactPoint at;
  std::uint32_t body = 0;
};

struct RailMeasures {
  std::vector<Segment> pieces;
  RootSum length;
  std::optional<std::size_t> steepest;  // of the pieces, the first; nothing if there are none
  std::optional<Clearance> clearance;   // nothing without terrain
  std::optional<RoomBelow> room_below;  // nothing with no terrain straight below
};

// Measures a rail.
//   (1) turning it round changes no length, slope, distance or height
//   (2) of several nearest places the first on the rail is told, of several bodies there one that
//       the rail passes through before one that it touches, then the first in the scene
// REQUIRES: every piece is in_range, and at most 2^16 of them.
RailMeasures measure(std::vector<Segment> pieces, const Scene& terrain);

}  // namespace parapet::skyline
