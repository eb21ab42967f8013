#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/bricks/ldraw_placement.h"
#include "geometry/bricks/part_geometry.h"

namespace parapet {

// The shapes and connectors of a part, placed, in ticks in the axes of boards.
struct PlacedShapes {
  std::vector<Shape> shapes;
  std::vector<Connector> studs;
  std::vector<Connector> holes;
};

// Places one part, often.
//   (1) turned by right angles, its corners are rounded to ticks in its own axes, halves away from
//       zero, and then turned: the same part is the same wherever it stands, mirrored or not
//   (2) turned otherwise, each corner is placed exactly and rounded once; a convex body is the hull
//       of its rounded corners
//   (3) triangles that rounding leaves without area are left out; if none is left, the box round
//       them stands for them
class PartPlacer {
 public:
  explicit PartPlacer(PartGeometry geometry) : geometry_(std::move(geometry)) {}

  const PartGeometry& geometry() const { return geometry_; }

  // Turned by right angles, its origin on `origin` (ticks, LDraw's axes). Nothing if it leaves
  // +-kMaxCoordinate.
  std::optional<PlacedShapes> place(const RightAngle& turn, Point origin);

  // Placed in any way.
  std::optional<PlacedShapes> place(const LdrawPlacement& placement);

  // Corners of all convex bodies made for slanted placements so far. Placements that differ by
  // whole ticks mostly share them.
  std::size_t slanted_corners() const { return slanted_corners_; }

 private:
  const PlacedShapes* at_origin(const RightAngle& turn);
  const PlacedShapes* near_origin(const LdrawPlacement& placement);
  std::optional<PlacedShapes> make(const LdrawPlacement& placement);

  using Slant = std::pair<std::array<DecimalPoint, 3>, DecimalPoint>;  // turn, and rest of a tick

  PartGeometry geometry_;
  std::map<RightAngle, PlacedShapes> at_origin_;
  std::map<Slant, PlacedShapes> near_origin_;  // a few
  std::size_t slanted_corners_ = 0;
};

}  // namespace parapet
