#include "viewer/scene/brick_meshes.h"

#include "viewer/scene/brick_overlay_node.h"

namespace parapet::viewer {

BrickBoardMeshes build_brick_meshes(const BrickLayout& layout, const SideColours& sides,
                                    const BrickLook& look, double line_width) {
  BrickBoardMeshes meshes;
  build_bricks(layout, look, meshes.bricks);
  build_brick_figures(layout, sides, meshes.figures);
  build_plates(layout, meshes.evidence);
  build_brick_overlay(layout, line_width, meshes.evidence);
  return meshes;
}

}  // namespace parapet::viewer
