#pragma once

#include <array>
#include <cstdint>
#include <osg/Vec3d>
#include <vector>

#include "viewer/scene/scan_mesh.h"

namespace parapet::viewer {

// The lines of a scan: where two sides meet at a sharp angle over some length, and the borders of
// open surfaces. A scan's noise has sharp edges everywhere, each for itself: normals are evened out
// first among neighbours that look much the same way, and what is short after that is left out.

struct ScanLines {
  using Line = std::array<std::uint32_t, 2>;  // points of the mesh

  std::vector<osg::Vec3f> normals;  // of the faces, evened out
  std::vector<Line> creases;
  std::vector<Line> borders;  // none where a heap of faces would have nothing else
};

// `shortest`: the extent of a chain of lines that is drawn, in the world of the picture.
ScanLines scan_lines(const ScanMesh& mesh, double shortest);

}  // namespace parapet::viewer
