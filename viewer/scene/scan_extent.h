#pragma once

#include <cstddef>
#include <osg/Vec3d>

#include "viewer/scan_picture.h"

namespace parapet::viewer {

// What of a scan is worth showing, in its own axes. A few faces a long way off would leave nothing
// to be seen of the rest: where they make the whole several times as large, it is the box without
// them.
struct ScanExtent {
  osg::Vec3d low;
  osg::Vec3d high;

  double longest() const;  // of its sides
  bool holds(const std::array<double, 3>& point) const;
};

// REQUIRES: coordinates that are finite, faces of points that are there, something to see.
ScanExtent scan_extent(const ScanPicture& picture);

// Places of a scan in the world of the picture, right-handed: x east, y NORTH, z up, the longest
// side of what is shown kLongest, its middle over the origin, its lowest point at 0.
class ScanFrame {
 public:
  static constexpr double kLongest = 10;

  explicit ScanFrame(const ScanExtent& extent);

  osg::Vec3d at(double x, double y, double z) const {
    return {(x - x_) * scale_, (y_ - y) * scale_, (z - z_) * scale_};
  }
  osg::Vec3d at(const std::array<double, 3>& p) const { return at(p[0], p[1], p[2]); }
  double length(double own) const { return own * scale_; }

 private:
  double x_;
  double y_;
  double z_;
  double scale_;
};

}  // namespace parapet::viewer
