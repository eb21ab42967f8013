#pragma once

#include "viewer/scene/brick_layout.h"
#include "viewer/scene/brick_terrain_node.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// A brick board as triangles and lines, layer by layer. The outlines of a layer are its lines.
struct BrickBoardMeshes {
  BrickMeshes bricks;
  Mesh figures;
  EvidenceMeshes evidence;  // plates of spaces, and what a ruling shows
};

// `line_width` is that of a thick line, in the world.
BrickBoardMeshes build_brick_meshes(const BrickLayout& layout, const SideColours& sides,
                                    const BrickLook& look, double line_width);

}  // namespace parapet::viewer
