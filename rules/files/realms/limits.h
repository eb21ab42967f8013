#pragma once

#include <cstddef>
#include <cstdint>

namespace parapet {

// Limits of a brick board (formats.md, intro), found before anything of that size is made.
// Those of its spaces stand in rules/realms/spaces.h.
inline constexpr int kMaxSpacesAcross = 256;  // of its grid, each way
inline constexpr std::size_t kMaxUnits = 10'000;
inline constexpr std::size_t kMaxLinks = 65'536;
inline constexpr std::size_t kMaxTerrainEntries = 100'000;
inline constexpr std::size_t kMaxTerrainPieces = 1'000'000;  // with the parts of its models
inline constexpr std::size_t kMaxTerrainBodies = 4'000'000;  // boxes, solids and triangles of these
inline constexpr std::size_t kMaxSolidCorners = 1'024;       // of one convex piece
inline constexpr int kMaxUnitSide = 8;                       // spaces of a unit, each way
inline constexpr int kMaxMovement = 1'000;                   // spaces
inline constexpr std::int64_t kMaxPegTerm = 1'000'000;  // of a fraction of pegs, above or below

}  // namespace parapet
