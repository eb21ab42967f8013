#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/result.h"
#include "physics/structure/structure.h"
#include "physics/world/settle.h"

namespace parapet::physics {

// A piece where it came to rest, on whole ticks.
struct RestingPiece {
  std::uint32_t piece = 0;
  std::vector<Shape> shapes;  // boxes where it lies along the axes, else convex solids
};

struct RestingBody {
  std::vector<RestingPiece> pieces;  // ascending
  Point from;                        // centre of mass before and after, rounded to ticks
  Point to;
  std::int32_t lifted = 0;  // ticks it was raised so that nothing overlaps; below 0: let down
  bool overlaps = false;    // it could not be freed: it lies as it is, told so
};

inline constexpr std::int32_t kMostLift = 80;   // up
inline constexpr std::int32_t kMostAside = 24;  // to the side

// The poses at rest on whole ticks: a body that lies flat and straight within a fiftieth is turned
// so exactly, and put on the lattice of studs where there is room; one that lies flat is made
// level; every other one has its corners rounded, a little inwards. Then, from low to high, each is
// moved a little, or raised, until its inside meets nothing that stands or lies there already. At
// last all are let down until they touch. By body.
//   (1) nothing reaches below the table; insides of different bodies, and of bodies and what
//       stands, do not meet unless it says so; a tick lower each would meet something. Exact.
std::vector<RestingBody> resting_bodies(const Structure& structure, const std::vector<bool>& gone,
                                        const Settled& settled);

}  // namespace parapet::physics
