#include "viewer/stage/stage_film.h"

#include <algorithm>
#include <cmath>
#include <osg/GLExtensions>
#include <osg/Geode>

#include "viewer/colours.h"

namespace parapet::viewer {
namespace {

constexpr unsigned kSamples = 4;  // of every pixel of a careful picture

// Pixels of the picture along one of the window.
double pixels_of(Grain grain) {
  switch (grain) {
    case Grain::coarse:
      return 0.5;
    case Grain::smooth:
      return 1;
    case Grain::dense:
      return 1.5;
  }
  return 1;
}

// OpenSceneGraph takes a stub for NVIDIA's coverage samples (offscreen_context.cpp).
class DisownCoverageSamples : public osg::Camera::DrawCallback {
 public:
  void operator()(osg::RenderInfo& info) const override {
    osg::GLExtensions* extensions = info.getState()->get<osg::GLExtensions>();
    extensions->glRenderbufferStorageMultisampleCoverageNV = nullptr;
  }
};

osg::ref_ptr<osg::Geode> quad(const PageRect& rect, osg::Texture2D* texture) {
  osg::ref_ptr<osg::Geometry> quad = osg::createTexturedQuadGeometry(
      osg::Vec3(static_cast<float>(rect.left), static_cast<float>(rect.bottom), 0),
      osg::Vec3(static_cast<float>(rect.width()), 0, 0),
      osg::Vec3(0, static_cast<float>(rect.height()), 0));
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(quad);
  osg::StateSet* state = geode->getOrCreateStateSet();
  state->setTextureAttributeAndModes(0, texture);
  state->setMode(GL_BLEND, osg::StateAttribute::OFF);
  state->setMode(GL_DEPTH_TEST, osg::StateAttribute::OFF);
  state->setMode(GL_LIGHTING, osg::StateAttribute::OFF);
  return geode;
}

}  // namespace

void DrawnOnce::traverse(osg::NodeVisitor& visitor) {
  if (visitor.getVisitorType() == osg::NodeVisitor::CULL_VISITOR) {
    if (!is_asked_) return;
    is_asked_ = false;
    ++times_;
  }
  osg::Group::traverse(visitor);
}

StageFilm::StageFilm(osg::ref_ptr<osg::Node> scene)
    : scene_(std::move(scene)), node_(new osg::Group) {
  node_->setCullingActive(false);
}

StageFilm::Sheet StageFilm::sheet(const PageRect& window, Grain grain) const {
  const auto along = [grain](double side) {
    return std::max(1, static_cast<int>(std::lround(side * pixels_of(grain))));
  };
  const int width = along(window.width());
  const int height = along(window.height());
  Sheet sheet{new osg::Camera, new osg::Texture2D};
  osg::Texture2D& texture = *sheet.texture;
  texture.setTextureSize(width, height);
  texture.setInternalFormat(GL_RGBA8);
  texture.setFilter(osg::Texture::MIN_FILTER, osg::Texture::LINEAR);
  texture.setFilter(osg::Texture::MAG_FILTER, osg::Texture::LINEAR);
  texture.setWrap(osg::Texture::WRAP_S, osg::Texture::CLAMP_TO_EDGE);
  texture.setWrap(osg::Texture::WRAP_T, osg::Texture::CLAMP_TO_EDGE);
  texture.setResizeNonPowerOfTwoHint(false);
  osg::Camera& camera = *sheet.camera;
  camera.setRenderOrder(osg::Camera::PRE_RENDER, 1);  // after the shadows, which are order 0
  camera.setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
  camera.setReferenceFrame(osg::Transform::ABSOLUTE_RF);
  camera.setViewport(0, 0, width, height);
  camera.setClearMask(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  camera.setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  camera.setCullingMode(osg::CullSettings::VIEW_FRUSTUM_SIDES_CULLING);
  camera.setCullingActive(false);
  const unsigned count = grain == Grain::smooth ? kSamples : 0;
  camera.attach(osg::Camera::COLOR_BUFFER, sheet.texture, 0, 0, false, count, count);
  camera.setInitialDrawCallback(new DisownCoverageSamples);
  camera.addChild(scene_);
  return sheet;
}

void StageFilm::expose(const View& view, Grain grain, const Colour& background) {
  const PageRect& w = view.window;
  const bool is_resized = w.left != window_.left || w.bottom != window_.bottom ||
                          w.right != window_.right || w.top != window_.top;
  if (is_resized) {
    window_ = view.window;
    sheets_.clear();
  }
  Sheet& used = sheets_[grain];
  if (!used.camera) used = sheet(window_, grain);
  used.camera->setClearColor(background);
  used.camera->setViewMatrix(view.view_matrix());
  const double away = view.eye.length();
  used.camera->setProjectionMatrix(
      view.projection_matrix(away * view.nearest, away * view.farthest));
  osg::ref_ptr<DrawnOnce> once = new DrawnOnce;
  once->setCullingActive(false);
  once->addChild(used.camera);
  node_->removeChildren(0, node_->getNumChildren());
  node_->addChild(once);
  node_->addChild(quad(window_, used.texture));
}

}  // namespace parapet::viewer
