#include "viewer/scene/network_scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "viewer/scene/brick_terrain_node.h"
#include "viewer/scene/network_meshes.h"
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

Point whole(const BrickPoint& p) {
  return {std::llround(p.x), std::llround(p.y), std::llround(p.z)};
}

}  // namespace

parapet::Box extent_of(const NetworkPicture& picture, const NetworkPlaces& places) {
  std::optional<parapet::Box> all;
  const auto add = [&all](const parapet::Box& box) { all = all ? join(*all, box) : box; };
  const auto plate = static_cast<std::int64_t>(NetworkSizes(places.spacing).plate);
  for (const BrickPoint& at : places.locations) {
    const Point middle = whole(at);
    add(parapet::Box::spanning(middle - Vec{plate, plate, 0}, middle + Vec{plate, plate, plate}));
  }
  for (const auto& way : places.rails) {
    for (const BrickPoint& at : way) add(parapet::Box::spanning(whole(at), whole(at)));
  }
  for (const BrickPoint& at : places.stops) add(parapet::Box::spanning(whole(at), whole(at)));
  for (const Body& body : picture.bodies) add(bounds(body.shape));
  return *all;
}

std::vector<BrickPoint> feet_of(const NetworkPicture& picture, const NetworkPlaces& places) {
  std::map<std::size_t, int> counts;
  for (const NetworkUnit& unit : picture.units) ++counts[unit.location];
  std::map<std::size_t, int> placed;
  std::vector<BrickPoint> feet;
  const double aside = NetworkSizes(places.spacing).plate * 0.52;
  for (const NetworkUnit& unit : picture.units) {
    BrickPoint foot = places.locations[unit.location];
    const int count = counts[unit.location];
    const double angle = 2 * std::numbers::pi * placed[unit.location]++ / count - 0.4;
    foot.x += aside * std::cos(angle);
    foot.y -= aside * std::sin(angle);
    feet.push_back(foot);
  }
  return feet;
}

NetworkScene::NetworkScene(const NetworkPicture& picture, const NetworkPlaces& places,
                           const BrickLayout& terrain, const SideColours& sides,
                           const std::set<std::size_t>& glass, const View& view, double scale)
    : bounds_(terrain.bounds()),
      casters_(new osg::Group),
      lit_(new osg::Group),
      flat_(new osg::Group) {
  const double pixel = view.unit_per_pixel(bounds_.center()) * scale;
  const double stud = 80 / BrickFrame::kTicks / pixel;  // in pixels of a standard picture
  BrickLook look;
  look.calm = true;
  look.outlines = 0.8F;
  look.with_studs = stud > 3;
  look.glass = glass;
  BrickMeshes bricks;
  build_bricks(terrain, look, bricks);
  NetworkMeshes network = build_network_meshes(picture, places, terrain.frame(), sides, pixel);
  for (const std::size_t piece : picture.glowing) {
    build_glow(terrain, {piece, false, ""}, network.evidence);
  }
  if (bricks.terrain.solid.has_faces()) casters_->addChild(bricks.terrain.solid.faces());
  casters_->addChild(network.solid.faces());
  push_back_for_outlines(*casters_->getOrCreateStateSet());
  lit_->addChild(casters_);
  if (network.paths.has_faces()) lit_->addChild(network.paths.faces());
  if (bricks.studs.has_faces()) lit_->addChild(bricks.studs.faces());
  lit_->addChild(table(bounds_));
  if (bricks.terrain.ghost.has_faces()) {
    osg::ref_ptr<osg::Geode> ghosts = bricks.terrain.ghost.faces();
    make_translucent(*ghosts->getOrCreateStateSet(), kGhosts);
    lit_->addChild(ghosts);
  }
  const auto pixels = static_cast<float>(scale);
  add_evidence(network.evidence, pixels, *lit_, *flat_);
  for (const Mesh* mesh : {&bricks.terrain.solid, &bricks.studs, &network.solid}) {
    if (mesh->has_lines()) flat_->addChild(flat_lines(*mesh, kOutlinePixels * pixels, kOutlines));
  }
  if (bricks.terrain.ghost.has_lines()) {
    flat_->addChild(flat_lines(bricks.terrain.ghost, kOutlinePixels * pixels, kGhosts));
  }
}

osg::ref_ptr<osg::Group> NetworkScene::node(const osg::Vec3d& towards_eye) const {
  osg::ref_ptr<osg::Group> all = new osg::Group;
  all->addChild(flat_);
  osg::BoundingBoxd lit = bounds_;
  lit.expandBy(osg::Vec3d(bounds_.xMax(), bounds_.yMax(), bounds_.zMax() + 0.5));
  all->addChild(light(lit_, casters_, lit, towards_eye));
  return all;
}

}  // namespace parapet::viewer
