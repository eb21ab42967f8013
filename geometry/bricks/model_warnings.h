#pragma once

#include <set>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/bricks/ldraw_colours.h"
#include "geometry/bricks/ldraw_model.h"

namespace parapet {

// What people should know of a whole model: "unknown-part" (one warning that counts and names them
// all), "unknown-colour", "grid-offset" (its lattice is not the board's), "few-on-grid" (less than
// half of the parts lie on any lattice).
void add_warnings(const std::vector<UnknownPart>& unknown, const std::set<ColourCode>& colours,
                  const GridFit& grid, std::vector<ModelWarning>& warnings);

}  // namespace parapet
