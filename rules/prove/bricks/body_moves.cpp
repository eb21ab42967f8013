#include "rules/prove/bricks/body_moves.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace parapet::prove {
namespace {

constexpr std::int64_t kStud = 2 * kColumnSide;

Failure no_room() {
  return Failure({"out-of-range", "", "", "terrain beyond the coordinates", "room for it", ""});
}

Result<Shape> moved_solid(const ConvexSolid& solid, const PointMove& move) {
  std::vector<Point> vertices;
  for (const Point vertex : solid.vertices()) vertices.push_back(move.of(vertex));
  std::vector<FaceLoop> faces = solid.faces();
  if (move.mirrors()) {  // from outside they go round the other way now
    for (FaceLoop& face : faces) std::reverse(face.begin(), face.end());
  }
  auto made = ConvexSolid::make(std::move(vertices), std::move(faces));
  if (auto* result = std::get_if<ConvexSolid>(&made)) return Shape(std::move(*result));
  return no_room();
}

}  // namespace

Result<Shape> moved(const Shape& shape, const PointMove& move) {
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return moved_solid(*solid, move);
  if (const auto* triangle = std::get_if<Triangle>(&shape)) {
    Triangle there{move.of(triangle->a), move.of(triangle->b), move.of(triangle->c)};
    if (move.mirrors()) std::swap(there.b, there.c);  // it looks the same way out
    if (!in_range(there.a) || !in_range(there.b) || !in_range(there.c)) return no_room();
    return Shape(there);
  }
  const Box& box = std::get<Box>(shape);
  const Box there = Box::spanning(move.of(box.lo()), move.of(box.hi()));
  if (!in_range(there)) return no_room();
  return Shape(there);
}

std::optional<std::pair<Shape, Shape>> halves_of(const Shape& shape) {
  const Box* box = std::get_if<Box>(&shape);
  if (box == nullptr || is_flat(*box)) return std::nullopt;
  const Vec size = box->hi() - box->lo();
  const bool east = size.x >= size.y;
  const std::int64_t length = east ? size.x : size.y;
  if (length <= kStud) return std::nullopt;
  const std::int64_t at = std::max<std::int64_t>(1, length / (2 * kStud)) * kStud;
  Point first_end = box->hi();
  Point second_start = box->lo();
  (east ? first_end.x : first_end.y) = (east ? box->lo().x : box->lo().y) + at;
  (east ? second_start.x : second_start.y) = (east ? box->lo().x : box->lo().y) + at;
  return std::pair<Shape, Shape>(Box::spanning(box->lo(), first_end),
                                 Box::spanning(second_start, box->hi()));
}

}  // namespace parapet::prove
