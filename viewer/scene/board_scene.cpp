#include "viewer/scene/board_scene.h"

#include <algorithm>
#include <array>

#include "viewer/scene/board_meshes.h"
#include "viewer/scene/evidence_node.h"
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

// As suits the size in which spaces are seen.
BoardLook look_of(const TerrainModel& model, const Evidence* evidence,
                  const osg::BoundingBoxd& bounds, const View& view, double scale) {
  const auto width = [&](const osg::Vec3d& at) {
    return kLinePixels * scale * view.unit_per_pixel(at);
  };
  BoardLook look;
  const double space_pixels = 1 / view.unit_per_pixel(bounds.center());
  look.grid_strength = static_cast<float>(std::clamp((space_pixels - 5) / 15, 0.0, 1.0));
  look.overlay_width = std::clamp(width(bounds.center()), 0.06, 0.22);
  if (evidence != nullptr) {
    look.evidence_width =
        width(ends_of(*evidence->line, model.frame, evidence->sight->eye_height).at(0.5));
  }
  return look;
}

}  // namespace

BoardScene build_scene(const BoardPicture& picture, const SideColours& sides,
                       const TerrainModel& model, const Evidence* evidence, const View& view,
                       double scale) {
  const osg::BoundingBoxd bounds = bounds_of(model);
  // Fine lines where spaces are small, else they would darken all.
  const double space_pixels = 1 / view.unit_per_pixel(bounds.center());
  const auto pixels = static_cast<float>(scale * std::clamp(space_pixels / (75 * scale), 0.5, 1.0));
  BoardMeshes meshes = build_board_meshes(picture, sides, model, evidence,
                                          look_of(model, evidence, bounds, view, scale));
  BoardScene scene{new osg::Group, std::move(meshes.tags)};

  osg::ref_ptr<osg::Group> casters = new osg::Group;
  const std::array<const Mesh*, 3> solids{&meshes.terrain.solid, &meshes.prints, &meshes.figures};
  for (const Mesh* mesh : solids) {
    if (mesh->has_faces()) casters->addChild(mesh->faces());
  }
  push_back_for_outlines(*casters->getOrCreateStateSet());
  osg::ref_ptr<osg::Group> lit = new osg::Group;
  lit->addChild(casters);
  osg::ref_ptr<osg::Geode> below = table(*picture.board, model.frame, bounds);
  below->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
  lit->addChild(below);
  const Mesh& ghost = meshes.terrain.ghost;
  if (ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit->addChild(ghosts);
  }
  if (evidence != nullptr) add_evidence(meshes.evidence, pixels, *lit, *scene.node);
  if (picture.overlay) add_evidence(meshes.overlay, pixels, *lit, *scene.node);
  scene.node->addChild(light(lit, casters, bounds, view.back));
  for (const Mesh* mesh : solids) {
    if (!mesh->has_lines()) continue;
    scene.node->addChild(flat_lines(*mesh, kOutlinePixels * pixels, kOutlines));
  }
  if (ghost.has_lines()) {
    scene.node->addChild(flat_lines(ghost, kOutlinePixels * pixels, kGhosts));
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
