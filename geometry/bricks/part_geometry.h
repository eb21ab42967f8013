#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "geometry/bricks/catalogue.h"
#include "geometry/bricks/ldraw_documents.h"
#include "geometry/bricks/ldraw_model.h"
#include "geometry/numbers/result.h"

namespace parapet {

using DecimalTriangle = std::array<DecimalPoint, 3>;

// A place of connection, in LDU; `axis` points out of the part, its length does not matter.
struct DecimalConnector {
  DecimalPoint at{};
  DecimalPoint axis{};
};

// A part in its own LDraw axes, in LDU.
struct PartGeometry {
  std::string title;
  std::vector<std::vector<DecimalPoint>> bodies;  // the corners of each convex body
  std::vector<DecimalTriangle> triangles;
  std::vector<DecimalConnector> studs;
  std::vector<DecimalConnector> holes;
};

PartGeometry geometry_of(const CataloguePart& part);

// What stands for a part that nobody knows: a block of the size of a brick of one stud.
PartGeometry unknown_part_geometry();

// The triangles that a document has itself, without those of its references.
PartGeometry own_faces(const LdrawDocument& document);

// A document with all it refers to, flattened without recursion: quads as two triangles; whole
// boxes ("box.dat") as convex bodies; studs, tubes and pins not as shapes but as studs and holes,
// unless the document is such a primitive itself. Files that are missing are warned of.
// A tube has a hole on each of its four sides, a pin one on either side, where they lie within the
// part.
// `references_left` counts down over all parts of a model.
// Faults: those of documents, "reference-cycle", "too-deep", "too-many-references",
// "too-many-shapes", "too-many-connections", "number-out-of-range".
Result<PartGeometry> part_geometry(LdrawDocuments& documents, std::size_t document,
                                   const ModelLimits& limits, std::size_t& references_left,
                                   std::vector<ModelWarning>& warnings);

}  // namespace parapet
