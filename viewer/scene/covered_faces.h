#pragma once

#include <bitset>
#include <functional>

#include "geometry/numbers/box.h"
#include "viewer/brick_picture.h"
#include "viewer/meshes.h"

namespace parapet::viewer {

// Faces of a box in the world: bit 2n is the low one of axis n, the next its high one.
using BoxFaces = std::bitset<6>;
inline constexpr BoxFaces kAllFaces(63);

// These faces of a box, and their edges.
void add_box_faces(Mesh& mesh, const Box& box, const Colour& side, const Colour& top,
                   BoxFaces faces);
void add_box_edges(Mesh& mesh, const Box& box, const Colour& colour, BoxFaces faces);

// The faces of a block, as they are in the world of a picture, right before which something is not
// solid at one point at least of those tried: every half stud along it, every plate upwards.
BoxFaces uncovered_faces(const parapet::Box& block,
                         const std::function<bool(const BrickPoint& point)>& is_solid);

}  // namespace parapet::viewer
