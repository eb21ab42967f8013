#include "geometry/sight/body_corners.h"

namespace parapet {
namespace {

std::vector<Point> corners(const Box& box) {
  std::vector<Point> all;
  all.reserve(8);
  for (const std::int64_t x : {box.lo().x, box.hi().x}) {
    for (const std::int64_t y : {box.lo().y, box.hi().y}) {
      for (const std::int64_t z : {box.lo().z, box.hi().z}) all.push_back({x, y, z});
    }
  }
  return all;
}

std::vector<Point> corners(const ConvexSolid& solid) { return solid.vertices(); }

std::vector<Point> corners(const Triangle& t) { return {t.a, t.b, t.c}; }

}  // namespace

std::vector<Point> corners_of(const Shape& shape) {
  return std::visit([](const auto& held) { return corners(held); }, shape);
}

}  // namespace parapet
