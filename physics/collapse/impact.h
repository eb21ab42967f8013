#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/stability/grip.h"
#include "physics/stability/load_factor.h"
#include "physics/stability/progress.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "physics/world/settle.h"

namespace parapet::physics {

// What is left together of a body that was struck.
struct Broken {
  std::vector<std::vector<std::uint32_t>> groups;  // by their least piece, each ascending
  LoadFactor factor = kAnyLoad;  // how much of the blow the connections would have carried
};

// How long a blow takes, in seconds.
inline constexpr double kBlowLasts = 0.001;

// Do the connections inside a body carry what it is struck with? A blow is taken for a steady force
// of a millisecond on the piece nearest to it. The free body is sped up by it as a whole: the
// inertia of each piece, that of its own turning too, balances the blow, and the connections have
// to bring that about. Where they cannot, all across which the mechanism opens break, at one go.
// Pieces that settled before lie as one without connections, and do not break; nor does a body of
// more than kMostStruckPieces, to bound the time, or one for which the time is up.
Broken struck(const Structure& structure, std::span<const Contact> contacts,
              const FallingBody& body, const Impact& impact, const Grip& grip,
              const Progress& progress);

inline constexpr std::size_t kMostStruckPieces = 800;

}  // namespace parapet::physics
