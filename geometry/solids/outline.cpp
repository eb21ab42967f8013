#include "geometry/solids/outline.h"

#include <array>
#include <cstddef>
#include <variant>

namespace parapet {
namespace {

// Twice the area of the polygon along each axis. A polygon without area is no face.
void add_face(Outline& outline, std::vector<Point> corners) {
  Vec normal;
  for (std::size_t n = 1; n + 1 < corners.size(); ++n) {
    normal = normal + cross(corners[n] - corners[0], corners[n + 1] - corners[0]);
  }
  if (normal != Vec{}) outline.faces.push_back({std::move(corners), normal});
}

Outline outline_of_shape(const Box& box) {
  // A corner for each number from 0 to 7: its bits say on which side it lies, x first.
  const auto corner = [&box](unsigned number) {
    return Point{(number & 1U) != 0 ? box.hi().x : box.lo().x,
                 (number & 2U) != 0 ? box.hi().y : box.lo().y,
                 (number & 4U) != 0 ? box.hi().z : box.lo().z};
  };
  Outline outline;
  for (const unsigned axis : {1U, 2U, 4U}) {
    const unsigned second = axis == 4U ? 1U : axis * 2U;
    const unsigned third = 7U - axis - second;
    for (const unsigned side : {0U, axis}) {
      add_face(outline, {corner(side), corner(side | second), corner(side | second | third),
                         corner(side | third)});
    }
    for (const unsigned from : {0U, second, third, second | third}) {
      outline.edges.emplace_back(corner(from), corner(from | axis));
    }
  }
  return outline;
}

Outline outline_of_shape(const ConvexSolid& solid) {
  Outline outline;
  for (const FaceLoop& loop : solid.faces()) {
    std::vector<Point> corners;
    corners.reserve(loop.size());
    for (const std::uint32_t number : loop) corners.push_back(solid.vertices()[number]);
    add_face(outline, std::move(corners));
  }
  for (const SolidEdge& edge : solid.edges()) {
    outline.edges.emplace_back(solid.vertices()[edge.from], solid.vertices()[edge.to]);
  }
  return outline;
}

Outline outline_of_shape(const Triangle& t) {
  Outline outline;
  add_face(outline, {t.a, t.b, t.c});
  outline.edges = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
  return outline;
}

}  // namespace

Outline outline_of(const Shape& shape) {
  return std::visit([](const auto& held) { return outline_of_shape(held); }, shape);
}

}  // namespace parapet
