#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "geometry/bricks/ldraw_colours.h"
#include "geometry/bricks/ldraw_documents.h"
#include "geometry/bricks/ldraw_model.h"
#include "geometry/bricks/ldraw_placement.h"

namespace parapet {

// What a part of the model is made of.
enum class PartOrigin : std::uint8_t {
  document,   // all of a document
  faces,      // only the triangles that a submodel has itself
  catalogue,  // a part of the catalogue
  unknown,    // nobody knows
};

// One part of the model, where it stands.
struct DrawnPart {
  PartOrigin origin = PartOrigin::unknown;
  std::size_t index = 0;     // of the document, or of the part of the catalogue
  std::string name;          // as the model spells it
  LdrawPlacement placement;  // in the model
  PartColour colour;
  std::size_t line = 0;
};

struct DrawnModel {
  std::vector<DrawnPart> parts;          // in file order
  std::set<ColourCode> unknown_colours;  // nobody knows these codes
};

// Flattens the submodels of the model whose main document is number 0, without recursion.
// A reference is a part if the catalogue has it, or it is a file of the library outside of models/,
// or nobody knows it. A document of the model itself is a part if its header says so, or if it has
// triangles of its own and refers to no part and to no submodel; else it is a submodel, and
// triangles of its own are one more part of it, standing where the first of them does.
// Faults: those of documents, "singular-matrix", "reference-cycle" (with the names), "too-deep",
// "too-many-parts", "too-many-references", "number-out-of-range".
Result<DrawnModel> flatten_model(LdrawDocuments& documents, const ColourTable& colours,
                                 const ModelLimits& limits);

}  // namespace parapet
