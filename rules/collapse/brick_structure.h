#pragma once

#include <span>

#include "geometry/numbers/result.h"
#include "physics/structure/structure.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::collapse {

// The most pieces that may stand or fall, and how often shapes of theirs may come to another's.
inline constexpr std::size_t kMostStructurePieces = 65'536;
inline constexpr std::size_t kMostNearShapes = std::size_t{1} << 21;

// What one space of a figure weighs, in milligrams.
inline constexpr std::int64_t kSpaceMass = 3'000;

// The pieces of a brick board and the weight of the units on it.
//   (1) pieces[n] is field.pieces()[n]: a part of a model with its studs and holes, a block or a
//       solid without
//   (2) baseplates and what is made of triangles but is no part of a model (a scan) are fixed; what
//       fell is settled; everything else is built
//   (3) a part that a library describes by triangles counts as the box round it
//   (4) the table is where the lowest piece ends
//   (5) a unit weighs on each space that it covers, in the middle of the space's plate, on the
//       piece there whose top is nearest; riders weigh where their carriers stand, and nobody in
//       the air does
// Error "limit": more than kMostStructurePieces that are not fixed, or more than kMostNearShapes.
// REQUIRES: realms::check_carriers() found nothing wrong.
Result<physics::Structure> brick_structure(const realms::Battlefield& field,
                                           std::span<const realms::Unit> units,
                                           physics::Table table);

}  // namespace parapet::collapse
