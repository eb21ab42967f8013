#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/solids/body.h"
#include "geometry/solids/mesh.h"

// Scans of our own making.
namespace parapet::testing {

// The surface of a box, looking outwards, or inwards: a hollow.
Mesh box_mesh(const Box& box);
Mesh inside_out(Mesh mesh);

// Both in one.
Mesh joined(Mesh mesh, const Mesh& other);

// A height field over `count` x `count` squares of `side` ticks from (west, north), two triangles
// each, open below and on its sides.
Mesh hill_mesh(std::int64_t west, std::int64_t north, int count, std::int64_t side,
               const std::function<std::int64_t(int, int)>& height);

// The same over `count` x `count` squares from (0, 0), closed by walls down to 0 and a floor.
Mesh closed_hill_mesh(int count, std::int64_t side,
                      const std::function<std::int64_t(int, int)>& height);

// What boards/old-ridge.terrain.ply holds: a ridge that rises to the south.
Mesh old_ridge();

// Its triangles, as bodies of a piece.
std::vector<Body> bodies_of(const Mesh& mesh, std::uint32_t piece);

}  // namespace parapet::testing
