#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/plan.h"

namespace parapet::prove {

// East and west exchanged, lanes with them.
Plan mirrored(const Plan& plan);

// The part over the spaces from (x, y) on, prints on its border included as far as they border its
// floor. REQUIRES: it lies within the plan and is not empty.
Plan part(const Plan& plan, int x, int y, int width, int height);

// Rows of a picture without the prints that border no floor, and with a Clear dot at every corner
// of floor that has none: what Plan::read() accepts, if each character may stand where it does.
std::vector<std::string> with_prints_of_floor(std::vector<std::string> rows);

}  // namespace parapet::prove
