#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "physics/collapse/rest.h"
#include "physics/structure/structure.h"
#include "physics/world/settle.h"

namespace parapet::testing {

// A block without studs, in ticks.
physics::Piece block(const std::string& id, Point corner, Vec size, std::int64_t mass_mg = 2160);

// The bodies of a scene that fall, each of the pieces named by their places in the structure.
std::vector<physics::FallingBody> bodies_of_pieces(
    const physics::Structure& structure, const std::vector<std::vector<std::uint32_t>>& groups);

// What nothing parts.
std::vector<std::vector<std::uint32_t>> never_breaks(const physics::FallingBody& body,
                                                     const physics::Impact& impact);

// They fall on everything else.
physics::Settled let_fall(const physics::Structure& structure,
                          const std::vector<std::vector<std::uint32_t>>& groups,
                          const physics::Breaks& breaks = never_breaks,
                          const physics::SettleLimits& limits = {});

// The smallest box around a body that lies.
Box bounds_of(const physics::RestingBody& body);

// Blocks and pairs of blocks in the air over and beside a wall, from a seed; and which pieces fall
// together.
struct FallingScene {
  physics::Structure structure;
  std::vector<std::vector<std::uint32_t>> groups;
};
FallingScene random_scene(std::uint64_t seed);

// Every bit of where bodies came to rest and how they got there.
std::string bits_of(const physics::Settled& settled);

}  // namespace parapet::testing
