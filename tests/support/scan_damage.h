#pragma once

#include <cstdint>
#include <functional>

#include "tests/support/scan_shapes.h"

// What goes wrong with surfaces on their way from a scanner or a modeller. All of it is decided by
// the seed.
namespace parapet::testing {

// The same surface with its points and faces in another order, and other first corners.
Surface shuffled(const Surface& surface, std::uint64_t seed);

// Every face has three points of its own, as in an STL file.
Surface unwelded(const Surface& surface);

// About `percent` of the faces are turned inside out.
Surface with_flipped_faces(Surface surface, int percent, std::uint64_t seed);

// About `percent` of the faces come twice, every other one of these the other way round.
Surface with_doubled_faces(Surface surface, int percent, std::uint64_t seed);

// All faces turned inside out.
Surface inside_out(Surface surface);

// Without the faces whose middle is in the hole. Points stay.
Surface with_hole(Surface surface, const std::function<bool(Vector3 middle)>& in_hole);

// Faces without area: `count` that name a point twice, and `count` whose corners lie in a line.
Surface with_flat_faces(Surface surface, int count, std::uint64_t seed);

// Points of the unwelded surface moved by up to `most` each: the same place, written differently.
Surface with_loose_points(const Surface& surface, double most, std::uint64_t seed);

}  // namespace parapet::testing
