#include "viewer/render.h"

#include <cmath>
#include <osg/Camera>
#include <osgViewer/Viewer>

#include "viewer/colours.h"
#include "viewer/offscreen_context.h"

namespace parapet::viewer {
namespace {

constexpr int kSamples = 4;  // of every pixel; what Mesa's software renderer offers

}  // namespace

SceneTexture draw_to_texture(osg::Node* scene, const View& view) {
  const int width = static_cast<int>(std::lround(view.window.width()));
  const int height = static_cast<int>(std::lround(view.window.height()));
  SceneTexture result{nullptr, new osg::Texture2D};
  result.texture->setTextureSize(width, height);
  result.texture->setInternalFormat(GL_RGBA8);
  result.texture->setFilter(osg::Texture::MIN_FILTER, osg::Texture::LINEAR);
  result.texture->setFilter(osg::Texture::MAG_FILTER, osg::Texture::LINEAR);
  osg::ref_ptr<osg::Camera> camera = new osg::Camera;
  camera->setRenderOrder(osg::Camera::PRE_RENDER, 1);  // after the shadows, which are order 0
  camera->setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
  camera->setReferenceFrame(osg::Transform::ABSOLUTE_RF);
  camera->setViewport(0, 0, width, height);
  camera->setClearColor(colours::kTable);
  camera->setClearMask(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  camera->setCullingMode(osg::CullSettings::NO_CULLING);
  camera->attach(osg::Camera::COLOR_BUFFER, result.texture, 0, 0, false, kSamples, kSamples);
  camera->setViewMatrix(view.view_matrix());
  const double away = view.eye.length();
  camera->setProjectionMatrix(view.projection_matrix(away * view.nearest, away * view.farthest));
  camera->addChild(scene);
  result.node = camera;
  return result;
}

Result<osg::ref_ptr<osg::Image>> render_page(osg::Node* page, PictureSize size) {
  auto context = make_offscreen_context(size.width, size.height);
  if (!context) return Failure(context.error());
  osg::ref_ptr<osg::Image> image = new osg::Image;
  image->allocateImage(size.width, size.height, 1, GL_RGBA, GL_UNSIGNED_BYTE);
  {
    osgViewer::Viewer viewer;
    viewer.setThreadingModel(osgViewer::Viewer::SingleThreaded);
    viewer.setLightingMode(osg::View::NO_LIGHT);
    osg::Camera* camera = viewer.getCamera();
    camera->setGraphicsContext(*context);
    camera->setViewport(0, 0, size.width, size.height);
    camera->setClearColor(colours::kPaper);
    camera->setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
    camera->attach(osg::Camera::COLOR_BUFFER, image, kSamples, kSamples);
    camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
    camera->setCullingMode(osg::CullSettings::NO_CULLING);
    camera->setProjectionMatrix(osg::Matrixd::ortho2D(0, size.width, 0, size.height));
    camera->setViewMatrix(osg::Matrixd::identity());
    viewer.setSceneData(page);
    viewer.setCameraManipulator(nullptr);
    viewer.realize();
    viewer.frame();
  }
  (*context)->close(true);
  // The page covers every pixel, so that transparency can only come from a drawing that failed.
  return without_transparency(*image);
}

osg::ref_ptr<osg::Image> without_transparency(const osg::Image& image) {
  osg::ref_ptr<osg::Image> opaque = new osg::Image;
  opaque->allocateImage(image.s(), image.t(), 1, GL_RGB, GL_UNSIGNED_BYTE);
  for (int y = 0; y < image.t(); ++y) {
    const unsigned char* from = image.data(0, static_cast<unsigned>(y));
    unsigned char* to = opaque->data(0, static_cast<unsigned>(y));
    for (int x = 0; x < image.s(); ++x) {
      for (int part = 0; part < 3; ++part) to[3 * x + part] = from[4 * x + part];
    }
  }
  return opaque;
}

}  // namespace parapet::viewer
