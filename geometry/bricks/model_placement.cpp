#include "geometry/bricks/model_placement.h"

#include <optional>

#include "geometry/bricks/shape_motion.h"

namespace parapet {
namespace {

Connector quarter_turned(const Connector& connector) {
  return {{-connector.at.y, connector.at.x, connector.at.z},
          {-connector.axis.y, connector.axis.x, connector.axis.z}};
}

void place_connectors(std::vector<Connector>& connectors, int turns, Vec by) {
  for (Connector& connector : connectors) {
    for (int i = 0; i < turns; ++i) connector = quarter_turned(connector);
    connector.at = connector.at + by;
  }
}

}  // namespace

Result<BrickModel> placed_model(BrickModel model, int quarter_turns, Point at) {
  const int turns = ((quarter_turns % 4) + 4) % 4;
  const Vec by = at - Point{};
  for (PlacedPart& part : model.parts) {
    for (Shape& shape : part.shapes) {
      for (int i = 0; i < turns; ++i) shape = quarter_turned(shape);
      std::optional<Shape> placed = moved(shape, by);
      if (!placed) {
        return Failure({"part-out-of-range", "", "", "part " + part.name + " too far away",
                        "parts within 52 m of the board's origin", ""});
      }
      shape = std::move(*placed);
    }
    place_connectors(part.studs, turns, by);
    place_connectors(part.holes, turns, by);
  }
  return model;
}

}  // namespace parapet
