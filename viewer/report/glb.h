#pragma once

#include <string>
#include <vector>

#include "viewer/meshes.h"

namespace parapet::viewer {

// Meshes as a GLB file: glTF 2.0 in binary, which other programs open too.

// Something small that is the same everywhere: written as a point with a normal.
struct GlbPoint {
  osg::Vec3d at;
  osg::Vec3d normal;  // of any length
  Colour colour;
};

// What is drawn in one way. Each alpha of its colours becomes a material of this name, each colour
// of its lines one that is called "<name> lines".
struct GlbLayer {
  std::string name;
  Mesh mesh;
  bool is_lit = true;          // else its colours are shown as they are
  bool is_smooth = false;      // with the normals of the mesh; else every face is flat
  bool is_inside_out = false;  // of a rim, only the far sides are seen
  bool has_lines = true;       // else those of the mesh are left out
  std::vector<GlbPoint> points = {};
};

// What is shown or hidden together.
struct GlbNode {
  std::string name;
  std::vector<GlbLayer> layers;
};

// The file's bytes. Our z is up, glTF's y: x, y, z become x, z, -y. So that it is small, corners
// that are alike are one, and places are rounded to whole steps of a 65,535th of the longest side
// at most (KHR_mesh_quantization); faces that have no area then are left out, and layers and
// nodes without anything.
// REQUIRES: names of nodes are different; colours and places are finite.
std::string write_glb(const std::vector<GlbNode>& nodes);

}  // namespace parapet::viewer
