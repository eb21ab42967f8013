#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet {

// A place where pieces hold on to each other: the middle of a stud's foot, or of the hole that
// takes one. `axis` points out of the piece: away from its body on the stud's side, and out of the
// hole on the other. It is a unit vector along an axis; slanted studs are not kept.
struct Connector {
  Point at;
  Vec axis;

  friend bool operator==(const Connector&, const Connector&) = default;
};

// Where the shape of a piece comes from.
enum class PartSource : std::uint8_t {
  catalogue,  // our own table
  library,    // the user's part library
  unknown,    // neither has it: a plain block stands for it
};

// A colour for pictures: red, green, blue, 255 = full; alpha 255 = opaque.
struct PartColour {
  std::array<std::uint8_t, 4> rgba{159, 161, 166, 255};

  friend bool operator==(const PartColour&, const PartColour&) = default;
};

// One part of a model, placed. Everything is in ticks in the axes of boards: x east, y south, z up;
// the model's own origin is (0, 0, 0). Studs are not part of the shapes: they count for nothing
// but connections.
struct PlacedPart {
  std::string name;   // "3001.dat", as the model spells it
  std::string title;  // "Brick 2 x 4"; empty if nobody knows
  PartSource source = PartSource::catalogue;
  PartColour colour;
  std::vector<Shape> shapes;
  std::vector<Connector> studs;
  std::vector<Connector> holes;
  std::size_t line = 0;  // of the file it stands in
};

// Something that was read otherwise than written, or not at all: for people.
struct ModelWarning {
  std::string code;  // "unknown-part", "fallback-part", "duplicate-section", ...
  std::string text;  // names and counts
};

// A model with its submodels flattened, in file order.
struct BrickModel {
  std::vector<PlacedPart> parts;
  std::vector<ModelWarning> warnings;
};

}  // namespace parapet
