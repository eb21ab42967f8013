#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <osg/Vec3d>
#include <osg/Vec3f>
#include <vector>

#include "viewer/scene/scan_extent.h"

namespace parapet::viewer {

// All layers of a scan as one mesh in the world of the picture: faces share the points they have in
// common, across layers too, and each face is there once, in the last layer that has it.
struct ScanMesh {
  struct Face {
    std::array<std::uint32_t, 3> corners{};
    std::uint32_t layer = 0;

    bool operator==(const Face&) const = default;
  };
  struct Dot {
    osg::Vec3f at;
    std::uint32_t layer = 0;
  };

  std::vector<osg::Vec3f> points;
  std::vector<Face> faces;
  std::vector<Dot> dots;

  // Of what was given: how many there are, how many lie too far outside to be shown.
  std::size_t faces_given = 0;
  std::size_t dots_given = 0;
  std::size_t faces_outside = 0;
  std::size_t dots_outside = 0;
  bool is_thinned = false;

  osg::Vec3d point(std::uint32_t n) const { return points[n]; }
};

// What is too much to be seen apart is thinned out: points that share a cube of a grid become one.
struct ScanDetail {
  double finest = 0.01;  // side of the first cubes that are tried
  std::size_t most_faces = 400'000;
  std::size_t most_dots = 400'000;
};

ScanMesh scan_mesh(const ScanPicture& picture, const ScanExtent& extent, const ScanDetail& detail);

}  // namespace parapet::viewer
