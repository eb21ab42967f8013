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
//   (1) every body is the hull of its corners, has an inside, and overlaps no other body
//   (2) undersides are solid: what is hollow only from below counts as full
//   (3) a stud's foot lies on a body, and its axis points away from it; a hole lies on the
//       underside of one, below each place of a stud's
struct CataloguePart {
  std::string title;                       // "Slope Brick 45 2 x 4", as the part library spells it
  std::vector<std::vector<Point>> bodies;  // the corners of each convex body
  std::vector<Connector> studs;
  std::vector<Connector> holes;
};

// The part of that file name ("3001.dat", any case, with or without the extension); nothing if the
// table has none.
std::optional<CataloguePart> catalogue_part(std::string_view name);

// Every number that the table knows ("3001"), in alphabetical order, each once.
std::vector<std::string_view> catalogue_numbers();

}  // namespace parapet
