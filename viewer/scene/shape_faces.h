#pragma once

#include <algorithm>
#include <map>
#include <osg/Vec3d>
#include <vector>

#include "geometry/solids/body.h"

namespace parapet::viewer {

// Cosine: flatter edges of round things are not outlined.
inline constexpr double kCrease = 0.86;

inline double cosine(const osg::Vec3d& a, const osg::Vec3d& b) {
  const double lengths = a.length() * b.length();
  return lengths == 0 ? 1 : a * b / lengths;
}

// The faces and outlined edges of one shape, given to whoever draws them: `face` takes three
// corners of a triangle, `line` two ends. `at` is the place of a point in the world of a picture,
// whose y runs the other way than a board's.
template <class At, class Face, class Line>
void take_apart(At at, const ConvexSolid& solid, Face face, Line line) {
  std::map<SolidEdge, std::vector<osg::Vec3d>> normals;
  for (const FaceLoop& loop : solid.faces()) {
    std::vector<osg::Vec3d> corners;  // y is turned round, so the order must be too
    for (auto number = loop.rbegin(); number != loop.rend(); ++number) {
      corners.push_back(at(solid.vertices()[*number]));
    }
    const osg::Vec3d normal = (corners[1] - corners[0]) ^ (corners[2] - corners[0]);
    for (std::size_t n = 0; n < loop.size(); ++n) {
      const std::uint32_t a = loop[n];
      const std::uint32_t b = loop[(n + 1) % loop.size()];
      normals[{std::min(a, b), std::max(a, b)}].push_back(normal);
    }
    for (std::size_t n = 2; n < corners.size(); ++n) face(corners[0], corners[n - 1], corners[n]);
  }
  for (const auto& [edge, sides] : normals) {
    if (sides.size() == 2 && cosine(sides[0], sides[1]) > kCrease) continue;
    line(at(solid.vertices()[edge.from]), at(solid.vertices()[edge.to]));
  }
}

}  // namespace parapet::viewer
