#include "viewer/scene/scan_glow.h"

#include <algorithm>
#include <osg/Vec3d>
#include <variant>

#include "viewer/colours.h"

namespace parapet::viewer {
namespace {

constexpr double kRound = 60;     // ticks round a line
constexpr double kAbove = 0.012;  // in the world, over the scan's own faces

osg::Vec3d in_ticks(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

osg::Vec3d in_ticks(const BrickPoint& p) { return {p.x, p.y, p.z}; }

double distance(const osg::Vec3d& point, const osg::Vec3d& from, const osg::Vec3d& to) {
  const osg::Vec3d along = to - from;
  const double length = along.length2();
  const double share = length > 0 ? std::clamp((point - from) * along / length, 0.0, 1.0) : 0;
  return (from + along * share - point).length();
}

bool is_near(const Triangle& triangle, const std::vector<BrickOverlay::Ray>& rays) {
  if (rays.empty()) return true;
  const osg::Vec3d corners[] = {in_ticks(triangle.a), in_ticks(triangle.b), in_ticks(triangle.c)};
  const osg::Vec3d middle = (corners[0] + corners[1] + corners[2]) / 3;
  double radius = 0;
  for (const osg::Vec3d& corner : corners) radius = std::max(radius, (corner - middle).length());
  return std::any_of(rays.begin(), rays.end(), [&](const BrickOverlay::Ray& ray) {
    return distance(middle, in_ticks(ray.from), in_ticks(ray.to)) <= kRound + radius;
  });
}

}  // namespace

void build_scan_glow(const BrickLayout& layout, const BrickOverlay::Glow& glow,
                     EvidenceMeshes& meshes) {
  const Colour colour = with_alpha(colours::kBlocker, glow.decisive ? 0.80F : 0.42F);
  for (const Body& body : layout.picture().bodies) {
    const auto* triangle = std::get_if<Triangle>(&body.shape);
    if (body.piece != glow.piece || triangle == nullptr) continue;
    if (!is_near(*triangle, layout.picture().overlay->rays)) continue;
    const osg::Vec3d a = layout.frame().at(triangle->a);
    const osg::Vec3d b = layout.frame().at(triangle->b);
    const osg::Vec3d c = layout.frame().at(triangle->c);
    osg::Vec3d out = (b - a) ^ (c - a);
    out.normalize();
    out *= kAbove;
    meshes.blocker.add_triangle(a + out, b + out, c + out, colour);
    meshes.blocker.add_triangle(a - out, c - out, b - out, colour);
  }
}

}  // namespace parapet::viewer
