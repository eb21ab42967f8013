#include "geometry/bricks/part_placer.h"

#include "geometry/bricks/part_holes.h"
#include "geometry/bricks/shape_motion.h"

namespace parapet {
namespace {

// The shapes of a part, by the place of each of its corners.
template <class Corner>
std::optional<std::vector<Shape>> make_shapes(const PartGeometry& part, const Corner& corner) {
  std::vector<Shape> shapes;
  shapes.reserve(part.bodies.size() + part.triangles.size());
  for (const std::vector<DecimalPoint>& body : part.bodies) {
    std::vector<Point> corners;
    for (const DecimalPoint& point : body) corners.push_back(corner(point));
    std::optional<Shape> shape = convex_shape(corners);
    if (!shape) return std::nullopt;
    shapes.push_back(std::move(*shape));
  }
  for (const DecimalTriangle& face : part.triangles) {
    const Triangle triangle{corner(face[0]), corner(face[1]), corner(face[2])};
    if (!in_range(triangle)) return std::nullopt;
    if (!is_degenerate(triangle)) shapes.emplace_back(triangle);
  }
  if (shapes.empty() && !part.triangles.empty()) {
    // Flattened to a line: what it spans still is there.
    const Point first = corner(part.triangles.front().front());
    Box span = Box::spanning(first, first);
    for (const DecimalTriangle& face : part.triangles) {
      for (const DecimalPoint& point : face) {
        span = join(span, Box::spanning(corner(point), corner(point)));
      }
    }
    shapes.emplace_back(span);
  }
  shapes.shrink_to_fit();
  return shapes;
}

Vec unit_axis(const DecimalPoint& axis) {
  const auto sign = [](Decimal number) {
    return static_cast<std::int64_t>(static_cast<int>(sign_of(number.units)));
  };
  return to_board({sign(axis[0]), sign(axis[1]), sign(axis[2])}) - Point{};
}

// The connectors whose axes stay along the axes, by the place of each.
template <class Corner>
std::vector<Connector> make_connectors(const std::vector<DecimalConnector>& connectors,
                                       const LdrawPlacement& placement, const Corner& corner) {
  std::vector<Connector> result;
  for (const DecimalConnector& connector : connectors) {
    const std::optional<DecimalConnector> placed = place_connector(placement, connector);
    if (placed) result.push_back({corner(connector.at), unit_axis(placed->axis)});
  }
  return result;
}

// The placement that only turns.
LdrawPlacement placement_of(const RightAngle& turn) {
  LdrawPlacement placement;
  for (std::size_t row = 0; row < 3; ++row) {
    placement.turn[row] = {};
    placement.turn[row][turn.from[row]] = Decimal::whole(turn.sign[row]);
  }
  return placement;
}

// The same elsewhere; nothing if it leaves +-kMaxCoordinate.
std::optional<PlacedShapes> moved_by(const PlacedShapes& pattern, Vec by) {
  PlacedShapes placed;
  placed.shapes.reserve(pattern.shapes.size());
  for (const Shape& shape : pattern.shapes) {
    std::optional<Shape> there = moved(shape, by);
    if (!there) return std::nullopt;
    placed.shapes.push_back(std::move(*there));
  }
  placed.studs = pattern.studs;
  placed.holes = pattern.holes;
  for (Connector& connector : placed.studs) connector.at = connector.at + by;
  for (Connector& connector : placed.holes) connector.at = connector.at + by;
  return placed;
}

}  // namespace

const PlacedShapes* PartPlacer::at_origin(const RightAngle& by) {
  if (const auto known = at_origin_.find(by); known != at_origin_.end()) return &known->second;
  const auto corner = [&](const DecimalPoint& point) {
    return to_board(turn(by, to_ticks(point)));
  };
  auto shapes = make_shapes(geometry_, corner);
  if (!shapes) return nullptr;
  const LdrawPlacement placement = placement_of(by);
  PlacedShapes placed{std::move(*shapes), make_connectors(geometry_.studs, placement, corner),
                      make_connectors(geometry_.holes, placement, corner)};
  return &at_origin_.emplace(by, std::move(placed)).first->second;
}

std::optional<PlacedShapes> PartPlacer::place(const RightAngle& turn, Point origin) {
  const PlacedShapes* pattern = at_origin(turn);
  const Point at = to_board(origin);
  if (pattern == nullptr || !in_range(at)) return std::nullopt;
  return moved_by(*pattern, at - Point{});
}

std::optional<PlacedShapes> PartPlacer::make(const LdrawPlacement& placement) {
  for (const std::vector<DecimalPoint>& body : geometry_.bodies) slanted_corners_ += body.size();
  const auto corner = [&](const DecimalPoint& point) {
    return to_board(place_in_ticks(placement, point));
  };
  auto shapes = make_shapes(geometry_, corner);
  if (!shapes) return std::nullopt;
  return PlacedShapes{std::move(*shapes), make_connectors(geometry_.studs, placement, corner),
                      make_connectors(geometry_.holes, placement, corner)};
}

const PlacedShapes* PartPlacer::near_origin(const LdrawPlacement& placement) {
  constexpr std::size_t kFew = 64;
  const auto known = near_origin_.find({placement.turn, placement.at});
  if (known != near_origin_.end()) return &known->second;
  if (near_origin_.size() == kFew) return nullptr;
  auto made = make(placement);
  if (!made) return nullptr;
  return &near_origin_.emplace(Slant{placement.turn, placement.at}, *std::move(made)).first->second;
}

std::optional<PlacedShapes> PartPlacer::place(const LdrawPlacement& placement) {
  // Whole ticks move the result by themselves.
  LdrawPlacement rest = placement;
  std::array<std::int64_t, 3> ticks{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    constexpr std::int64_t kUnitsOfTick = Decimal::kOne / 4;
    ticks[axis] = placement.at[axis].units / kUnitsOfTick;
    rest.at[axis].units -= ticks[axis] * kUnitsOfTick;
  }
  if (const PlacedShapes* pattern = near_origin(rest)) {
    return moved_by(*pattern, to_board({ticks[0], ticks[1], ticks[2]}) - Point{});
  }
  return make(placement);
}

}  // namespace parapet
