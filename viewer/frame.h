#pragma once

#include <algorithm>
#include <osg/Vec3d>

#include "geometry/tiles/place.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// Places of a board in the world of the picture: one unit is the width of a space, x runs east,
// y NORTH (so that the axes are right-handed), z up, 0 at the floor of Level 1.
class Frame {
 public:
  explicit Frame(const PictureScale& scale)
      : storey_(std::clamp(scale.storey_mm / scale.space_mm, 0.2, 6.0)),
        plate_(std::clamp(scale.plate_mm / scale.space_mm, 0.03, 0.4 * storey_)) {}

  double storey() const { return storey_; }
  double plate() const { return plate_; }
  double wall_thickness() const { return 0.11; }
  double wall_height() const { return storey_ - plate_; }  // up to the next plate's underside

  double floor(int level) const { return (level - 1) * storey_; }
  osg::Vec3d at(double x, double y, int level, double above = 0) const {
    return {x, -y, floor(level) + above};
  }
  osg::Vec3d at(Dot dot, double above = 0) const { return at(dot.x, dot.y, dot.level, above); }
  osg::Vec3d middle(Space space, double above = 0) const {
    return at(space.x + 0.5, space.y + 0.5, space.level, above);
  }

 private:
  double storey_;
  double plate_;
};

}  // namespace parapet::viewer
