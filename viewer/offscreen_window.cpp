#include "viewer/offscreen_window.h"

#include <osg/Camera>

#include "viewer/colours.h"
#include "viewer/offscreen_context.h"

namespace parapet::viewer {
namespace {

// Waits for the drawing, and takes a photograph if one is wanted.
class Finish : public osg::Camera::DrawCallback {
 public:
  explicit Finish(osg::Image* image) : image_(image) {}
  void operator()(osg::RenderInfo&) const override {
    if (image_) {
      glReadBuffer(GL_BACK);
      image_->readPixels(0, 0, image_->s(), image_->t(), GL_RGB, GL_UNSIGNED_BYTE);
    } else {
      glFinish();
    }
  }

 private:
  osg::ref_ptr<osg::Image> image_;
};

}  // namespace

Result<std::unique_ptr<OffscreenWindow>> OffscreenWindow::open(PictureSize size) {
  auto context = make_offscreen_context(size.width, size.height);
  if (!context) return Failure(context.error());
  return std::unique_ptr<OffscreenWindow>(new OffscreenWindow(size, *context));
}

OffscreenWindow::OffscreenWindow(PictureSize size, osg::ref_ptr<osg::GraphicsContext> context)
    : size_(size), context_(std::move(context)), viewer_(std::make_unique<osgViewer::Viewer>()) {
  viewer_->setThreadingModel(osgViewer::Viewer::SingleThreaded);
  viewer_->setLightingMode(osg::View::NO_LIGHT);
  viewer_->setKeyEventSetsDone(0);
  osg::Camera* camera = viewer_->getCamera();
  camera->setGraphicsContext(context_);
  camera->setViewport(0, 0, size.width, size.height);
  camera->setClearColor(colours::kPaper);
  camera->setDrawBuffer(GL_BACK);
  camera->setReadBuffer(GL_BACK);
  camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  camera->setCullingMode(osg::CullSettings::NO_CULLING);
  camera->setProjectionMatrix(osg::Matrixd::ortho2D(0, size.width, 0, size.height));
  camera->setViewMatrix(osg::Matrixd::identity());
  viewer_->setCameraManipulator(nullptr);
}

OffscreenWindow::~OffscreenWindow() {
  viewer_.reset();
  context_->close(true);
}

void OffscreenWindow::show(const osg::ref_ptr<osg::Node>& page) {
  viewer_->setSceneData(page);
  viewer_->getCamera()->setProjectionMatrix(osg::Matrixd::ortho2D(0, size_.width, 0, size_.height));
  viewer_->getCamera()->setViewMatrix(osg::Matrixd::identity());
}

void OffscreenWindow::frame() {
  viewer_->getCamera()->setFinalDrawCallback(new Finish(nullptr));
  viewer_->frame();
}

osg::ref_ptr<osg::Image> OffscreenWindow::photograph() {
  osg::ref_ptr<osg::Image> image = new osg::Image;
  image->allocateImage(size_.width, size_.height, 1, GL_RGB, GL_UNSIGNED_BYTE);
  viewer_->getCamera()->setFinalDrawCallback(new Finish(image));
  viewer_->frame();
  return image;
}

}  // namespace parapet::viewer
