#include "viewer/scene/board_meshes.h"

#include "viewer/scene/evidence_node.h"
#include "viewer/scene/overlay_node.h"
#include "viewer/scene/prints_node.h"

namespace parapet::viewer {

BoardMeshes build_board_meshes(const BoardPicture& picture, const SideColours& sides,
                               const TerrainModel& model, const Evidence* evidence,
                               const BoardLook& look) {
  BoardMeshes meshes;
  build_terrain(*picture.board, model, look.grid_strength, meshes.terrain);
  build_prints(*picture.board, model, picture.ramps, meshes.prints);
  if (picture.pieces != nullptr) {
    meshes.tags = build_figures(*picture.pieces, sides, model, meshes.figures);
  }
  if (evidence != nullptr) {
    build_evidence(*evidence, model.frame, look.evidence_width, meshes.evidence);
  }
  if (picture.overlay) {
    build_overlay(*picture.overlay, model.frame, model.section, look.overlay_width, meshes.overlay);
  }
  return meshes;
}

}  // namespace parapet::viewer
