#pragma once

#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"

namespace parapet {

// A mesh as terrain: turned about its origin by quarter turns clockwise seen from above, that
// origin on `at`. Triangles that have no area are left out. Error "out-of-range".
Result<std::vector<Triangle>> placed_mesh(const Mesh& mesh, int turn, Point at);

// Whether each edge is as often one of a triangle on either side of it: a surface without a rim.
bool is_closed(const Mesh& mesh);

}  // namespace parapet
