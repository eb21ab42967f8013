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
std::optional<std::vector<Connector>> make_connectors(
    const std::vector<DecimalConnector>& connectors, const LdrawPlacement& placement,
    const Corner& corner) {
  std::vector<Connector> result;
  for (const DecimalConnector& connector : connectors) {
    const std::optional<DecimalConnector> placed = place_connector(placement, connector);
    if (!placed) continue;
    result.push_back({corner(connector.at), unit_axis(placed->axis)});
    if (!in_range(result.back().at)) return std::nullopt;
  }
  return result;
}

// All of a part, by the place of each of its corners. Nothing if any of it leaves
// +-kMaxCoordinate.
template <class Corner>
std::optional<PlacedShapes> make_placed(const PartGeometry& part, const LdrawPlacement& placement,
                                        const Corner& corner) {
  auto shapes = make_shapes(part, corner);
  auto studs = make_connectors(part.studs, placement, corner);
  auto holes = make_connectors(part.holes, placement, corner);
  if (!shapes || !studs || !holes) return std::nullopt;
  return PlacedShapes{std::move(*shapes), std::move(*studs), std::move(*holes)};
}

// Whether they are in range there.
bool move_connectors(std::vector<Connector>& connectors, Vec by) {
  for (Connector& connector : connectors) {
    connector.at = connector.at + by;
    if (!in_range(connector.at)) return false;
  }
  return true;
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
  if (!move_connectors(placed.studs, by) || !move_connectors(placed.holes, by)) return std::nullopt;
  return placed;
}

}  // namespace

const PlacedShapes* PartPlacer::at_origin(const RightAngle& by) {
  if (const auto known = at_origin_.find(by); known != at_origin_.end()) return &known->second;
  const auto corner = [&](const DecimalPoint& point) {
    return to_board(turn(by, to_ticks(point)));
  };
  auto placed = make_placed(geometry_, placement_of(by), corner);
  if (!placed) return nullptr;
  return &at_origin_.emplace(by, std::move(*placed)).first->second;
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
  return make_placed(geometry_, placement, corner);
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
