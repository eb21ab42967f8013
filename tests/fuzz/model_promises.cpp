#include "tests/fuzz/model_promises.h"

#include <algorithm>
#include <cstdlib>

#include "geometry/bricks/model_placement.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

bool is_line(std::string_view text) {
  return is_for_people(text) && text.find('\n') == std::string_view::npos;
}

void check_part(const PlacedPart& part) {
  promise(!part.name.empty() && is_line(part.name) && is_line(part.title), "names are for people");
  promise(!part.shapes.empty(), "a part has a shape");
  for (const Shape& shape : part.shapes) promise(in_range(bounds(shape)), "shapes are in range");
  for (const auto* connectors : {&part.studs, &part.holes}) {
    for (const Connector& connector : *connectors) {
      promise(in_range(connector.at) && dot(connector.axis, connector.axis) == 1,
              "a stud is along an axis");
    }
  }
}

bool same_bounds(const std::vector<Shape>& a, const std::vector<Shape>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Shape& x, const Shape& y) {
    return x.index() == y.index() && bounds(x) == bounds(y);
  });
}

bool same_places(const BrickModel& a, const BrickModel& b) {
  return std::equal(a.parts.begin(), a.parts.end(), b.parts.begin(), b.parts.end(),
                    [](const PlacedPart& x, const PlacedPart& y) {
                      return same_bounds(x.shapes, y.shapes) && x.studs == y.studs &&
                             x.holes == y.holes;
                    });
}

// Turned and turned back. Not where it does not fit any more.
void check_turns(const BrickModel& model) {
  const auto turned = placed_model(model, 1, {10, -20, 30});
  if (!turned) return check_fault(turned.error());
  const auto back = placed_model(*turned, 3, {20, 10, -30});
  promise(back && same_places(*back, model), "a model that is turned back is the same");
}

}  // namespace

ModelLimits small_limits() {
  ModelLimits limits;
  limits.file_bytes = 100'000;
  limits.references = 2'000;
  limits.parts = 500;
  limits.shapes = 5'000;
  limits.connections = 20'000;
  return limits;
}

void check_model(const LoadedModel& loaded, const ModelLimits& limits) {
  const auto& parts = loaded.model.parts;
  promise(!parts.empty() && parts.size() <= limits.parts, "no more parts than the limit");
  std::size_t shapes = 0;
  for (const PlacedPart& part : parts) {
    check_part(part);
    shapes += part.shapes.size();
  }
  promise(shapes <= limits.shapes, "no more shapes than the limit");
  const GridFit& grid = loaded.grid;
  promise(grid.parts == parts.size() && grid.on_grid <= grid.parts, "the lattice counts parts");
  promise(-20 < grid.offset.x && grid.offset.x <= 20 && -20 < grid.offset.y &&
              grid.offset.y <= 20 && -16 < grid.offset.z && grid.offset.z <= 16,
          "the lattice is the nearest");
  for (const ModelWarning& warning : loaded.model.warnings) {
    promise(!warning.code.empty() && !warning.text.empty() && is_for_people(warning.text),
            "warnings are for people");
  }
  check_turns(loaded.model);
}

}  // namespace parapet::fuzz
