#pragma once

#include <set>
#include <span>
#include <vector>

#include "viewer/scene/brick_layout.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/scene/terrain_node.h"

namespace parapet::viewer {

// How the pieces of a brick board are drawn.
struct BrickLook {
  bool calm = false;    // pale, so that what a ruling shows stands out
  bool relief = false;  // coloured by height instead of by their own colours
  float outlines = 1;   // 0: none, 1: as dark as on a board seen from near
  bool with_studs = true;
  bool two_sided = false;        // faces of meshes once into `sheets`, else as two into the terrain
  bool with_glowing = false;     // pieces that glow as well: what shines lies on them
  std::set<std::size_t> glass;   // pieces one sees through
  std::set<std::size_t> joined;  // pieces drawn without the faces that others of them cover
};

struct BrickMeshes {
  TerrainMeshes terrain;
  Mesh sheets;  // faces to be seen from both sides
  Mesh studs;   // they throw no shadow: there may be very many
};

// All pieces that are shown, but for those that glow. What reaches above the layout's ceiling is
// cut there, and solids are closed by dark faces.
void build_bricks(const BrickLayout& layout, const BrickLook& look, BrickMeshes& meshes);

// Some of the bodies, without studs. Those of one piece must follow each other.
void build_bricks(const BrickLayout& layout, const BrickLook& look,
                  std::span<const std::size_t> bodies, BrickMeshes& meshes);

// A stud in the world; `east` is its radius.
struct Stud {
  osg::Vec3d foot;
  osg::Vec3d up;
  osg::Vec3d east;
  Colour colour;

  osg::Vec3d rim(int side, int sides) const;  // counterclockwise from above
};

// The upright studs of these pieces that nothing covers. The pieces must be shown.
std::vector<Stud> studs_of(const BrickLayout& layout, const BrickLook& look,
                           std::span<const std::size_t> pieces);

// A piece that blocks, with its shine if it decides.
void build_glow(const BrickLayout& layout, const BrickOverlay::Glow& glow, EvidenceMeshes& meshes);

// The colour of a height on a relief map; `share` from 0 (lowest) to 1.
Colour relief_colour(double share);

}  // namespace parapet::viewer
