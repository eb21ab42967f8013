#include "viewer/scene/board_scene.h"

#include <algorithm>

#include "viewer/scene/evidence_node.h"
#include "viewer/scene/overlay_node.h"
#include "viewer/scene/prints_node.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/scene/terrain_node.h"
#include "viewer/shading.h"

namespace parapet::viewer {
namespace {

// The table, and on it the outline of the whole board, of which only a part may be shown.
osg::ref_ptr<osg::Geode> table(const Board& board, const Frame& frame,
                               const osg::BoundingBoxd& bounds) {
  Mesh mesh;
  const double far = bounds.radius() * 6;
  const osg::Vec3d c = bounds.center();
  const double z = bounds.zMin() - 0.002;
  mesh.add_quad({c.x() - far, c.y() - far, z}, {c.x() + far, c.y() - far, z},
                {c.x() + far, c.y() + far, z}, {c.x() - far, c.y() + far, z}, colours::kTable);
  const double above = z + 0.0015 - frame.floor(1);
  mesh.add_quad(
      frame.at(0, board.height(), 1, above), frame.at(board.width(), board.height(), 1, above),
      frame.at(board.width(), 0, 1, above), frame.at(0, 0, 1, above), colours::kBoardBeyond);
  return mesh.faces();
}

}  // namespace

BoardScene build_scene(const BoardPicture& picture, const SideColours& sides,
                       const TerrainModel& model, const Evidence* evidence, const View& view,
                       double scale) {
  const osg::BoundingBoxd bounds = bounds_of(model);
  // Fine lines where spaces are small, else they would darken all.
  const double space_pixels = 1 / view.unit_per_pixel(bounds.center());
  const auto pixels = static_cast<float>(scale * std::clamp(space_pixels / (75 * scale), 0.5, 1.0));
  TerrainMeshes terrain;
  const double grid = std::clamp((space_pixels - 5) / 15, 0.0, 1.0);
  build_terrain(*picture.board, model, static_cast<float>(grid), terrain);
  build_prints(*picture.board, model, picture.ramps, terrain.solid);
  BoardScene scene{new osg::Group, {}};
  if (picture.pieces != nullptr) {
    scene.tags = build_figures(*picture.pieces, sides, model, terrain.solid);
  }

  osg::ref_ptr<osg::Group> casters = new osg::Group;
  casters->addChild(terrain.solid.faces());
  push_back_for_outlines(*casters->getOrCreateStateSet());
  osg::ref_ptr<osg::Group> lit = new osg::Group;
  lit->addChild(casters);
  osg::ref_ptr<osg::Geode> below = table(*picture.board, model.frame, bounds);
  below->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
  lit->addChild(below);
  if (terrain.ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = terrain.ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit->addChild(ghosts);
  }
  if (evidence != nullptr) {
    EvidenceMeshes meshes;
    const LineEnds ends = ends_of(*evidence->line, model.frame, evidence->sight->eye_height);
    build_evidence(*evidence, model.frame, kLinePixels * scale * view.unit_per_pixel(ends.at(0.5)),
                   meshes);
    add_evidence(meshes, pixels, *lit, *scene.node);
  }
  if (picture.overlay) {
    EvidenceMeshes meshes;
    const double width = kLinePixels * scale * view.unit_per_pixel(bounds.center());
    build_overlay(*picture.overlay, model.frame, model.section, std::clamp(width, 0.06, 0.22),
                  meshes);
    add_evidence(meshes, pixels, *lit, *scene.node);
  }
  scene.node->addChild(light(lit, casters, bounds, view.back));
  if (terrain.solid.has_lines()) {
    scene.node->addChild(flat_lines(terrain.solid, kOutlinePixels * pixels, kOutlines));
  }
  if (terrain.ghost.has_lines()) {
    scene.node->addChild(flat_lines(terrain.ghost, kOutlinePixels * pixels, kGhosts));
  }
  return scene;
}

osg::BoundingBoxd bounds_of(const TerrainModel& model) {
  const Section& s = model.section;
  osg::BoundingBoxd bounds;
  bounds.expandBy(model.frame.at(s.west, s.south, 1, -model.frame.plate()));
  bounds.expandBy(model.frame.at(s.east, s.north, 1, 0.9));
  for (const FloorPart& floor : model.floors) {
    bounds.expandBy(model.frame.at(s.west, s.south, floor.level, floor.level > 1 ? 0.9 : 0));
  }
  for (const Barrier& barrier : model.barriers) bounds.expandBy(barrier.box.high);
  return bounds;
}

}  // namespace parapet::viewer
