#pragma once

#include <osg/Vec3d>
#include <utility>
#include <vector>

#include "geometry/numbers/triangle.h"

namespace parapet::viewer {

// The edges of a mesh that are worth an outline.
class Creases {
 public:
  // `normal` is that of the triangle in the world, of whatever length.
  void add(const Triangle& triangle, const osg::Vec3d& normal);

  using Edge = std::pair<Point, Point>;

  // Of a part: where it ends, and where it bends by more than some degrees, whichever way its
  // triangles face.
  std::vector<Edge> of_part();

  // Of a scan, whose triangles all face outwards: where it ends, and where two faces meet at a
  // sharp angle. A scan that is rough all over would be a mess of lines: then only where it ends.
  std::vector<Edge> of_scan();

  bool empty() const { return sides_.empty(); }
  void clear() { sides_.clear(); }

 private:
  struct Side {
    Edge edge;
    osg::Vec3f normal;  // of length 1
  };

  template <class Wanted>
  std::vector<Edge> chosen(const Wanted& wanted);

  std::vector<Side> sides_;
};

}  // namespace parapet::viewer
