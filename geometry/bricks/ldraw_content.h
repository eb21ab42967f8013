#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/ldraw_colours.h"
#include "geometry/bricks/ldraw_placement.h"
#include "geometry/numbers/result.h"

namespace parapet {

// A line of type 1: another file, placed.
struct LdrawReference {
  LdrawPlacement placement;
  ColourCode colour;
  std::string name;  // as spelled; not empty
  std::size_t line = 0;
};

// A line of type 3 or 4.
struct LdrawFace {
  std::array<DecimalPoint, 4> corners{};
  bool is_quad = false;
  std::size_t line = 0;
};

// What the header calls the file.
enum class LdrawKind : std::uint8_t {
  unmarked,
  part,   // a part, or a shortcut of several
  piece,  // of parts: a subpart or a primitive
  model,
};

// What counts of a file or a section. Lines of other types, and those META lines that are for
// drawing only (steps, textures, winding), are passed over. Winding means nothing here: the
// triangles of a mesh block from both sides, and convex pieces are hulls of their corners.
struct LdrawContent {
  std::string title;  // blanks that follow each other are one
  LdrawKind kind = LdrawKind::unmarked;
  std::vector<LdrawReference> references;
  std::vector<LdrawFace> faces;
  std::size_t references_before_faces = 0;  // how many stand in front of the first face
  std::optional<Fault> fault;               // of the first bad line; bad lines are left out
};

// Reads lines; the first is line `first_line` of `file`.
// Faults: "bad-line", "number-out-of-range".
LdrawContent parse_ldraw(const std::string& file, std::string_view text, std::size_t first_line);

}  // namespace parapet
