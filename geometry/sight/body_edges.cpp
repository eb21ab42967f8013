#include "geometry/sight/body_edges.h"

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

std::vector<Segment> edges(const Box& box) {
  const std::vector<Point> all = corners(box);
  std::vector<Segment> result;
  result.reserve(12);
  for (std::size_t i = 0; i < 8; ++i) {
    for (const std::size_t bit : {1U, 2U, 4U}) {
      if ((i & bit) == 0) result.push_back({all[i], all[i | bit]});
    }
  }
  return result;
}

std::vector<Segment> edges(const ConvexSolid& solid) {
  std::vector<Segment> result;
  result.reserve(solid.edges().size());
  for (const SolidEdge edge : solid.edges()) {
    result.push_back({solid.vertices()[edge.from], solid.vertices()[edge.to]});
  }
  return result;
}

std::vector<Segment> edges(const Triangle& t) { return {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}}; }

}  // namespace

std::vector<Point> corners_of(const Shape& shape) {
  return std::visit([](const auto& held) { return corners(held); }, shape);
}

std::vector<Segment> edges_of(const Shape& shape) {
  return std::visit([](const auto& held) { return edges(held); }, shape);
}

}  // namespace parapet
