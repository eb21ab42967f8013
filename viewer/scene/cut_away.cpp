#include "viewer/scene/cut_away.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kSame = 1e-7;  // units of the world: nearer ones are one place

osg::Vec3d where_cut(const osg::Vec3d& a, const osg::Vec3d& b, double height) {
  osg::Vec3d place = a + (b - a) * ((height - a.z()) / (b.z() - a.z()));
  place.z() = height;
  return place;
}

bool is_before(const osg::Vec3d& a, const osg::Vec3d& b) {
  return a.x() < b.x() - kSame || (a.x() < b.x() + kSame && a.y() < b.y() - kSame);
}

// Above 0 where a, b, c turn counterclockwise.
double turn(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c) {
  return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

}  // namespace

std::vector<osg::Vec3d> part_below(std::span<const osg::Vec3d> convex, double height) {
  std::vector<osg::Vec3d> part;
  for (std::size_t n = 0; n < convex.size(); ++n) {
    const osg::Vec3d& a = convex[n];
    const osg::Vec3d& b = convex[(n + 1) % convex.size()];
    if (a.z() <= height) part.push_back(a);
    if ((a.z() < height && b.z() > height) || (a.z() > height && b.z() < height)) {
      part.push_back(where_cut(a, b, height));
    }
  }
  return part.size() < 3 ? std::vector<osg::Vec3d>() : part;
}

std::optional<std::pair<osg::Vec3d, osg::Vec3d>> line_below(const osg::Vec3d& a,
                                                            const osg::Vec3d& b, double height) {
  if (a.z() > height && b.z() > height) return std::nullopt;
  if (a.z() > height) return std::pair(where_cut(a, b, height), b);
  if (b.z() > height) return std::pair(a, where_cut(a, b, height));
  return std::pair(a, b);
}

std::vector<osg::Vec3d> cap_of(std::span<const osg::Vec3d> corners, double height) {
  std::vector<osg::Vec3d> points;
  std::copy_if(corners.begin(), corners.end(), std::back_inserter(points),
               [height](const osg::Vec3d& p) { return std::abs(p.z() - height) < kSame; });
  std::sort(points.begin(), points.end(), is_before);
  const auto is_same = [](const osg::Vec3d& a, const osg::Vec3d& b) {
    return !is_before(a, b) && !is_before(b, a);
  };
  points.erase(std::unique(points.begin(), points.end(), is_same), points.end());
  // The hull's lower border from west to east, then its upper one back.
  std::vector<osg::Vec3d> hull;
  const auto add = [&hull](const osg::Vec3d& point, std::size_t least) {
    while (hull.size() > least && turn(hull[hull.size() - 2], hull.back(), point) <= 0) {
      hull.pop_back();
    }
    hull.push_back(point);
  };
  for (const osg::Vec3d& point : points) add(point, 1);
  const std::size_t lower = hull.size();
  for (auto point = points.rbegin(); point != points.rend(); ++point) {
    if (point != points.rbegin()) add(*point, lower);
  }
  if (hull.size() < 4) return {};
  hull.pop_back();  // the first again
  return hull;
}

}  // namespace parapet::viewer
