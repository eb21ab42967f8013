#include "geometry/bricks/model_placement.h"

#include <optional>

#include "geometry/bricks/shape_motion.h"

namespace parapet {
namespace {

Connector quarter_turned(const Connector& connector) {
  return {{-connector.at.y, connector.at.x, connector.at.z},
          {-connector.axis.y, connector.axis.x, connector.axis.z}};
}

// Whether all shapes, studs and holes of the part are in range there.
bool place_part(PlacedPart& part, int turns, Vec by) {
  for (Shape& shape : part.shapes) {
    for (int i = 0; i < turns; ++i) shape = quarter_turned(shape);
    std::optional<Shape> placed = moved(shape, by);
    if (!placed) return false;
    shape = std::move(*placed);
  }
  for (auto* connectors : {&part.studs, &part.holes}) {
    for (Connector& connector : *connectors) {
      for (int i = 0; i < turns; ++i) connector = quarter_turned(connector);
      connector.at = connector.at + by;
      if (!in_range(connector.at)) return false;
    }
  }
  return true;
}

}  // namespace

Result<BrickModel> placed_model(BrickModel model, int quarter_turns, Point at) {
  const int turns = ((quarter_turns % 4) + 4) % 4;
  const Vec by = at - Point{};
  for (PlacedPart& part : model.parts) {
    if (place_part(part, turns, by)) continue;
    return Failure({"part-out-of-range", "", "", "part " + part.name + " too far away",
                    "parts within 52 m of the board's origin", ""});
  }
  return model;
}

}  // namespace parapet
