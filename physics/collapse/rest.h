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
  std::int32_t lifted = 0;  // ticks it was raised so that nothing overlaps
  bool overlaps = false;    // it could not be freed within kMostLift: it lies as it is, told so
};

inline constexpr std::int32_t kMostLift = 80;

// The poses at rest on whole ticks: a body that lies flat and straight within a fiftieth is turned
// so exactly, and put on the lattice of studs where it is within half a cell and flat; every other
// one has its corners rounded. Then, from low to high, each is raised until its inside meets
// nothing that stands or lies there already.
std::vector<RestingBody> resting_bodies(const Structure& structure, const std::vector<bool>& gone,
                                        const Settled& settled);

}  // namespace parapet::physics
