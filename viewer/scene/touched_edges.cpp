#include "viewer/scene/touched_edges.h"

#include <algorithm>
#include <set>

namespace parapet::viewer {
namespace {

constexpr double kNear = 0.5;  // ticks

BrickPoint plain(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

BrickPoint minus(const BrickPoint& a, const BrickPoint& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}

double dot(const BrickPoint& a, const BrickPoint& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

bool holds(const TouchedEdge& edge, const BrickPoint& at) {
  const BrickPoint along = minus(edge.to, edge.from);
  const BrickPoint out = minus(at, edge.from);
  const double square = dot(along, along);
  const double share = square > 0 ? std::clamp(dot(out, along) / square, 0.0, 1.0) : 0;
  const BrickPoint rest = minus(out, {along.x * share, along.y * share, along.z * share});
  return dot(rest, rest) <= kNear * kNear;
}

std::vector<TouchedEdge> edges_of(const Shape& shape) {
  if (const auto* triangle = std::get_if<Triangle>(&shape)) {
    const BrickPoint a = plain(triangle->a);
    const BrickPoint b = plain(triangle->b);
    const BrickPoint c = plain(triangle->c);
    return {{a, b}, {b, c}, {c, a}};
  }
  const auto* box = std::get_if<parapet::Box>(&shape);
  const auto made = box != nullptr ? ConvexSolid::from_box(*box) : std::nullopt;
  const auto* solid = made ? &*made : std::get_if<ConvexSolid>(&shape);
  std::vector<TouchedEdge> edges;
  if (solid == nullptr) return edges;  // a box without a volume
  for (const SolidEdge& edge : solid->edges()) {
    edges.push_back({plain(solid->vertices()[edge.from]), plain(solid->vertices()[edge.to])});
  }
  return edges;
}

}  // namespace

std::vector<TouchedEdge> touched_edges(const BrickPicture& picture) {
  std::vector<TouchedEdge> touched;
  if (!picture.overlay) return touched;
  std::vector<BrickPoint> points;
  for (const auto& mark : picture.overlay->marks) {
    if (!mark.good && !mark.plain) points.push_back(mark.at);
  }
  std::set<std::size_t> glowing;
  for (const auto& glow : picture.overlay->glows) glowing.insert(glow.piece);
  if (points.empty() || glowing.empty()) return touched;
  for (const Body& body : picture.bodies) {
    if (!glowing.contains(body.piece)) continue;
    for (const TouchedEdge& edge : edges_of(body.shape)) {
      if (std::any_of(points.begin(), points.end(),
                      [&edge](const BrickPoint& at) { return holds(edge, at); })) {
        touched.push_back(edge);
      }
    }
  }
  return touched;
}

}  // namespace parapet::viewer
