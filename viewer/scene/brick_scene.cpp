#include "viewer/scene/brick_scene.h"

#include <algorithm>

#include "viewer/scene/brick_meshes.h"
#include "viewer/shading.h"

namespace parapet::viewer {
namespace {

osg::ref_ptr<osg::Geode> table(const osg::BoundingBoxd& bounds) {
  Mesh mesh;
  const double far = bounds.radius() * 6;
  const osg::Vec3d c = bounds.center();
  const double z = bounds.zMin() - 0.002;
  mesh.add_quad({c.x() - far, c.y() - far, z}, {c.x() + far, c.y() - far, z},
                {c.x() + far, c.y() + far, z}, {c.x() - far, c.y() + far, z}, colours::kTable);
  osg::ref_ptr<osg::Geode> node = mesh.faces();
  node->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
  return node;
}

}  // namespace

BrickScene::BrickScene(const BrickLayout& layout, const SideColours& sides,
                       const std::set<std::size_t>& glass, const View& view, double scale)
    : bounds_(layout.bounds()),
      casters_(new osg::Group),
      lit_(new osg::Group),
      flat_(new osg::Group) {
  // Outlines fade where bricks are small, else they would darken all.
  const double pixel = view.unit_per_pixel(bounds_.center());
  const double stud = 80 / BrickFrame::kTicks / pixel;  // in pixels
  const auto pixels = static_cast<float>(scale * std::clamp(stud / scale / 16, 0.45, 1.0));
  BrickLook look;
  look.calm = layout.picture().overlay.has_value();
  look.relief = layout.picture().is_map;
  look.outlines = static_cast<float>(std::clamp((stud - 1.5) / 10, 0.0, 1.0));
  look.with_studs = stud > 3 && !look.relief;
  look.glass = glass;
  const auto [bricks, figures, evidence] =
      build_brick_meshes(layout, sides, look, std::clamp(kLinePixels * scale * pixel, 0.02, 0.30));

  casters_->addChild(bricks.terrain.solid.faces());
  if (figures.has_faces()) casters_->addChild(figures.faces());
  push_back_for_outlines(*casters_->getOrCreateStateSet());
  lit_->addChild(casters_);
  if (bricks.studs.has_faces()) lit_->addChild(bricks.studs.faces());
  lit_->addChild(table(bounds_));
  if (bricks.terrain.ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = bricks.terrain.ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit_->addChild(ghosts);
  }
  add_evidence(evidence, pixels, *lit_, *flat_);
  for (const Mesh* mesh : {&bricks.terrain.solid, &bricks.studs, &figures}) {
    if (mesh->has_lines()) flat_->addChild(flat_lines(*mesh, kOutlinePixels * pixels, kOutlines));
  }
  if (bricks.terrain.ghost.has_lines()) {
    flat_->addChild(flat_lines(bricks.terrain.ghost, kOutlinePixels * pixels, kGhosts));
  }
}

osg::ref_ptr<osg::Group> BrickScene::node(const osg::Vec3d& towards_eye) const {
  osg::ref_ptr<osg::Group> all = new osg::Group;
  all->addChild(flat_);
  osg::BoundingBoxd lit = bounds_;
  lit.expandBy(osg::Vec3d(bounds_.xMax(), bounds_.yMax(), bounds_.zMax() + 0.5));
  all->addChild(light(lit_, casters_, lit, towards_eye));
  return all;
}

}  // namespace parapet::viewer
