#include "viewer/stage/stage_scene.h"

#include <algorithm>
#include <osg/BlendColor>
#include <osg/BlendFunc>
#include <osg/ColorMask>
#include <osg/Depth>
#include <osg/Geometry>
#include <osg/NodeVisitor>
#include <osg/Program>
#include <osg/Uniform>

#include "viewer/meshes.h"
#include "viewer/scene/scene_parts.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kManyCorners = 250'000;
constexpr int kDepthFirst = -1;  // bin, before all others

bool are_alike(const osg::Program& a, const osg::Program& b) {
  if (a.getNumShaders() != b.getNumShaders()) return false;
  for (unsigned n = 0; n < a.getNumShaders(); ++n) {
    if (a.getShader(n)->getShaderSource() != b.getShader(n)->getShaderSource()) return false;
  }
  return true;
}

// Every program is compiled once, however many nodes have one like it.
class SharePrograms : public osg::NodeVisitor {
 public:
  explicit SharePrograms(std::vector<osg::ref_ptr<osg::Program>>& known)
      : osg::NodeVisitor(osg::NodeVisitor::TRAVERSE_ALL_CHILDREN), known_(known) {}

  void apply(osg::Node& node) override {
    if (osg::StateSet* state = node.getStateSet()) share(*state);
    traverse(node);
  }

 private:
  void share(osg::StateSet& state) {
    auto* own = dynamic_cast<osg::Program*>(state.getAttribute(osg::StateAttribute::PROGRAM));
    if (own == nullptr) return;
    const auto same = std::find_if(known_.begin(), known_.end(),
                                   [own](const auto& one) { return are_alike(*one, *own); });
    if (same == known_.end()) {
      known_.emplace_back(own);
    } else {
      state.setAttributeAndModes(*same);
    }
  }

  std::vector<osg::ref_ptr<osg::Program>>& known_;
};

class CountCorners : public osg::NodeVisitor {
 public:
  CountCorners() : osg::NodeVisitor(osg::NodeVisitor::TRAVERSE_ALL_CHILDREN) {}
  void apply(osg::Drawable& drawable) override {
    const osg::Geometry* geometry = drawable.asGeometry();
    if (geometry == nullptr || geometry->getVertexArray() == nullptr) return;
    count += geometry->getVertexArray()->getNumElements();
  }
  std::size_t count = 0;
};

std::size_t corners_below(osg::Node& node) {
  CountCorners counting;
  node.accept(counting);
  return counting.count;
}

// As far as anything throws a shadow on it; what is beyond is the background.
osg::ref_ptr<osg::Geode> table(const osg::BoundingBoxd& bounds) {
  Mesh mesh;
  const double far = shadow_reach(bounds.zMax() - bounds.zMin());
  const double z = bounds.zMin() - 0.002;
  const double west = bounds.xMin() - far;
  const double south = bounds.yMin() - far;
  const double east = bounds.xMax() + far;
  const double north = bounds.yMax() + far;
  mesh.add_quad({west, south, z}, {east, south, z}, {east, north, z}, {west, north, z},
                colours::kTable);
  osg::ref_ptr<osg::Geode> node = mesh.faces();
  node->getOrCreateStateSet()->setRenderBinDetails(kTable, "RenderBin");
  return node;
}

void replace(osg::Group& group, const osg::ref_ptr<osg::Group>& by) {
  group.removeChildren(0, group.getNumChildren());
  if (by) group.addChild(by);
}

void set_calm(osg::Node& node, float calm) {
  node.getOrCreateStateSet()->getOrCreateUniform("calm", osg::Uniform::FLOAT)->set(calm);
}

}  // namespace

StageScene::StageScene()
    : root_(new osg::Group),
      shadows_(new DrawnOnce),
      casters_(new osg::Group),
      depth_first_(new osg::Group),
      lit_(new osg::Group),
      ghost_(new osg::Group),
      sunlit_(new osg::Group),
      table_(new osg::Group),
      programs_{shading(Care::haste), shading(Care::full)} {
  shadows_->setCullingActive(false);
  push_back_for_outlines(*casters_->getOrCreateStateSet());
  push_back_for_outlines(*table_->getOrCreateStateSet());  // else it would come before thin plates
  for (const Part* part : {&terrain_, &figures_, &ruling_}) {
    casters_->addChild(part->casters);
    lit_->addChild(part->lit);
    root_->addChild(part->flat);
  }
  lit_->addChild(casters_);
  set_up_depth_first();
  lit_->addChild(table_);
  lit_->addChild(ghost_);
  set_calm(*root_, 0);
  root_->addChild(sunlit_);
  osg::StateSet* seen_through = ghost_->getOrCreateStateSet();
  seen_through->setAttributeAndModes(new osg::BlendColor(osg::Vec4(0, 0, 0, 0.62F)));
  seen_through->setAttributeAndModes(
      new osg::BlendFunc(osg::BlendFunc::CONSTANT_ALPHA, osg::BlendFunc::ONE_MINUS_CONSTANT_ALPHA));
  seen_through->setMode(GL_BLEND, osg::StateAttribute::ON);
  seen_through->setRenderBinDetails(kLines, "RenderBin");
}

// What is hidden costs no shading when the depth of everything is known: worth it where shading is
// dear and faces are small.
void StageScene::set_up_depth_first() {
  depth_first_->addChild(casters_);
  osg::StateSet* state = depth_first_->getOrCreateStateSet();
  state->setAttributeAndModes(new osg::ColorMask(false, false, false, false));
  make_flat(*state);
  state->setRenderBinDetails(kDepthFirst, "RenderBin", osg::StateSet::OVERRIDE_RENDERBIN_DETAILS);
  lit_->addChild(depth_first_);
  // The same depth again is not hidden.
  casters_->getOrCreateStateSet()->setAttributeAndModes(new osg::Depth(osg::Depth::LEQUAL));
}

void StageScene::show(const Scenery& scenery, std::shared_ptr<const void> seen_as, const View& view,
                      double unit, const StageProgress& progress) {
  const auto tell = [&progress](double share) {
    if (progress) progress(share);
  };
  TerrainKey key = scenery.terrain_key();
  const bool is_new = !(key == key_) || terrain_seen_as_ == nullptr;
  Layers terrain;
  if (is_new) {
    terrain = scenery.terrain([&tell](double share) { tell(share * 0.8); });
  }
  const Layers figures = scenery.figures();
  tell(0.85);
  const Layers ruling = scenery.ruling(view, unit);
  tell(0.95);
  if (is_new) {
    has_many_faces_ = corners_below(*terrain.casters) > kManyCorners;
    fill(terrain_, terrain);
    key_ = std::move(key);
    terrain_seen_as_ = std::move(seen_as);
  }
  for (osg::Group* group : {terrain_.casters.get(), terrain_.lit.get()}) {
    set_calm(*group, scenery.calm());
  }
  fill(figures_, figures);
  fill(ruling_, ruling);
  const osg::BoundingBoxd bounds = scenery.bounds();
  if (bounds._min != bounds_._min || bounds._max != bounds_._max) light_up(bounds, view);
  shadows_->ask();
  tell(1);
}

void StageScene::fill(Part& part, const Layers& layers) {
  for (const auto& [group, by] : {std::pair{part.casters, layers.casters},
                                  {part.lit, layers.lit},
                                  {part.flat, layers.flat}}) {
    SharePrograms sharing(programs_);
    by->accept(sharing);
    replace(*group, by);
  }
  part.suit = layers.suit;
}

void StageScene::light_up(const osg::BoundingBoxd& bounds, const View& view) {
  bounds_ = bounds;
  background_ = sunlit_ground(colours::kTable, view.back);
  replace(*table_, nullptr);
  table_->addChild(table(bounds));
  const Lighting lighting = light_in_parts(lit_, casters_, bounds, view.back);
  SharePrograms sharing(programs_);
  lighting.lit->accept(sharing);
  lighting.shadows->accept(sharing);
  replace(*sunlit_, lighting.lit);
  replace(*shadows_, lighting.shadows);
}

void StageScene::set_ghost(osg::ref_ptr<osg::Group> ghost) { replace(*ghost_, ghost); }

void StageScene::suit(const View& view, Care care) {
  if (sunlit_->getNumChildren() == 0) return;
  osg::StateSet* state = sunlit_->getChild(0)->getOrCreateStateSet();
  state->setAttributeAndModes(programs_[care == Care::haste ? 0 : 1]);
  depth_first_->setNodeMask(care == Care::haste ? 0U : ~0U);
  for (const Part* part : {&terrain_, &figures_, &ruling_}) {
    if (part->suit) part->suit(view, care);
  }
}

}  // namespace parapet::viewer
