#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "viewer/report/glb.h"

namespace parapet::viewer {

// Meshes as the indexed lists that a GLB file holds.

// Whole steps along the axes of glTF.
using GlbPlace = std::array<std::uint16_t, 3>;

// Red, green, blue in linear light, alpha.
using GlbColour = std::array<std::uint8_t, 4>;

// Where the steps are in the axes of glTF.
struct GlbGrid {
  osg::Vec3d low;
  double step = 1;  // a power of two, so that it is written exactly

  GlbPlace place(const osg::Vec3f& ours) const;
};

// One that holds all that the nodes draw.
GlbGrid grid_of(const std::vector<GlbNode>& nodes);

struct GlbFaces {
  std::vector<GlbPlace> places;
  std::vector<std::array<std::int8_t, 3>> normals;  // of smooth layers alone
  std::vector<std::array<std::uint8_t, 3>> colours;
  std::vector<std::uint32_t> indices;  // none of points
};

// By the alpha of their colours.
std::map<unsigned, GlbFaces> faces_of(const GlbLayer& layer, const GlbGrid& grid);

GlbFaces points_of(const GlbLayer& layer, const GlbGrid& grid);

struct GlbLines {
  std::vector<GlbPlace> places;
  std::map<GlbColour, std::vector<std::uint32_t>> indices;
};

GlbLines lines_of(const GlbLayer& layer, const GlbGrid& grid);

}  // namespace parapet::viewer
