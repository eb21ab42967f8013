#pragma once

#include <osg/BoundingBox>
#include <osg/Vec3d>

#include "geometry/numbers/box.h"
#include "viewer/brick_picture.h"

namespace parapet::viewer {

// Places of a brick board in the world of the picture: one unit is four studs, x runs east, y NORTH
// (so that the axes are right-handed), z up. What is shown lies about the origin, its lowest point
// at 0.
class BrickFrame {
 public:
  static constexpr double kTicks = 320;  // of one unit

  explicit BrickFrame(const parapet::Box& shown)
      : x_(static_cast<double>(shown.lo().x + shown.hi().x) / 2),
        y_(static_cast<double>(shown.lo().y + shown.hi().y) / 2),
        z_(static_cast<double>(shown.lo().z)) {}

  osg::Vec3d at(double x, double y, double z) const {
    return {(x - x_) / kTicks, (y_ - y) / kTicks, (z - z_) / kTicks};
  }
  osg::Vec3d at(const BrickPoint& p) const { return at(p.x, p.y, p.z); }
  osg::Vec3d at(Point p) const {
    return at(static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z));
  }
  osg::Vec3d middle(const BrickSpace& space, double above = 0) const {
    return at((space.west + space.east) / 2, (space.north + space.south) / 2, space.height + above);
  }

  BrickPoint to_board(const osg::Vec3d& world) const {
    return {x_ + world.x() * kTicks, y_ - world.y() * kTicks, z_ + world.z() * kTicks};
  }

  osg::BoundingBoxd box(const parapet::Box& box) const {
    osg::BoundingBoxd bounds;
    bounds.expandBy(at(box.lo()));
    bounds.expandBy(at(box.hi()));
    return bounds;
  }

 private:
  double x_;
  double y_;
  double z_;
};

}  // namespace parapet::viewer
