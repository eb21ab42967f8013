#include "geometry/bricks/model_placement.h"

#include <optional>

#include "geometry/bricks/shape_motion.h"

namespace parapet {
namespace {

Knob quarter_turned(const Knob& knob) {
  return {{-knob.at.y, knob.at.x, knob.at.z}, {-knob.axis.y, knob.axis.x, knob.axis.z}};
}

void place_knobs(std::vector<Knob>& knobs, int turns, Vec by) {
  for (Knob& knob : knobs) {
    for (int i = 0; i < turns; ++i) knob = quarter_turned(knob);
    knob.at = knob.at + by;
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
    place_knobs(part.studs, turns, by);
    place_knobs(part.holes, turns, by);
  }
  return model;
}

}  // namespace parapet
