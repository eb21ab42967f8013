#pragma once

#include <vector>

#include "viewer/evidence.h"
#include "viewer/picture.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/scene/terrain_node.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

struct BoardLook {
  float grid_strength = 1;      // of the lines between spaces, 0 to 1
  double evidence_width = 0.1;  // of the thick line of a sight ruling, in the world
  double overlay_width = 0.1;   // of the ways of an overlay
};

// A tile board as triangles and lines, layer by layer. The outlines of a layer are its lines.
struct BoardMeshes {
  TerrainMeshes terrain;
  Mesh prints;
  Mesh figures;
  EvidenceMeshes evidence;  // of a sight ruling
  EvidenceMeshes overlay;
  std::vector<Tag> tags;  // ids to be written beside the figures
};

// What the section of `model` shows. `evidence` may be null; all of it is shown, or nothing.
BoardMeshes build_board_meshes(const BoardPicture& picture, const SideColours& sides,
                               const TerrainModel& model, const Evidence* evidence,
                               const BoardLook& look);

}  // namespace parapet::viewer
