#pragma once

#include <set>

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
  std::set<std::size_t> glass;  // pieces one sees through
};

struct BrickMeshes {
  TerrainMeshes terrain;
  Mesh studs;  // they throw no shadow: there may be very many
};

// All pieces that are shown, but for those that glow.
void build_bricks(const BrickLayout& layout, const BrickLook& look, BrickMeshes& meshes);

// A piece that blocks, with its shine if it decides.
void build_glow(const BrickLayout& layout, const BrickOverlay::Glow& glow, EvidenceMeshes& meshes);

// The colour of a height on a relief map; `share` from 0 (lowest) to 1.
Colour relief_colour(double share);

}  // namespace parapet::viewer
