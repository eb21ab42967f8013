#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/point.h"

namespace parapet {

// A part of our own table, in LDraw's axes (x right, y DOWN, z to the viewer) and ticks (an LDU is
// four), with its own origin. Convex bodies together make the part without its studs.
struct CataloguePart {
  std::string title;                       // "Slope Brick 45 2 x 4", as the part library spells it
  std::vector<std::vector<Point>> bodies;  // the corners of each convex body
  std::vector<Knob> studs;
  std::vector<Knob> holes;
};

// The part of that file name ("3001.dat", any case, with or without the extension); nothing if the
// table has none.
std::optional<CataloguePart> catalogue_part(std::string_view name);

}  // namespace parapet
