#include "viewer/window/shell.h"

#include <algorithm>
#include <chrono>
#include <osg/Camera>
#include <thread>
#include <utility>

#include "viewer/colours.h"
#include "viewer/failure.h"
#include "viewer/offscreen_context.h"
#include "viewer/png_file.h"
#include "viewer/render.h"
#include "viewer/window/display.h"

namespace parapet::viewer {
namespace {

constexpr int kSamples = 4;  // of every pixel
constexpr int kLeastWidth = 64;
// Between looks at what has happened: longer, the longer nothing has.
constexpr auto kLeastPause = std::chrono::milliseconds(4);
constexpr auto kMostPause = std::chrono::milliseconds(33);

}  // namespace

// Copies the window's pixels when asked for, before they are shown.
class Shell::Capture : public osg::Camera::DrawCallback {
 public:
  void ask() { image_ = new osg::Image; }
  osg::ref_ptr<osg::Image> take() { return std::exchange(image_, nullptr); }

  void operator()(osg::RenderInfo& info) const override {
    const osg::Viewport* viewport = info.getCurrentCamera()->getViewport();
    if (!image_ || viewport == nullptr) return;
    image_->readPixels(0, 0, static_cast<int>(viewport->width()),
                       static_cast<int>(viewport->height()), GL_RGB, GL_UNSIGNED_BYTE);
  }

 private:
  osg::ref_ptr<osg::Image> image_;
};

Result<std::unique_ptr<Shell>> Shell::on_display(const std::string& title, int width, int height) {
  auto window = open_window_on_display(title, width, height);
  if (!window) return Failure(window.error());
  return std::unique_ptr<Shell>(new Shell(*window, true));
}

Result<std::unique_ptr<Shell>> Shell::off_screen(int width, int height) {
  auto context = make_offscreen_context(width, height);
  if (!context) return Failure(context.error());
  osg::ref_ptr<osgViewer::GraphicsWindow> window =
      dynamic_cast<osgViewer::GraphicsWindow*>(context->get());
  return std::unique_ptr<Shell>(new Shell(std::move(window), false));
}

Shell::Shell(osg::ref_ptr<osgViewer::GraphicsWindow> window, bool is_on_screen)
    : window_(std::move(window)),
      viewer_(new osgViewer::Viewer),
      capture_(new Capture),
      is_on_screen_(is_on_screen) {
  viewer_->setThreadingModel(osgViewer::Viewer::SingleThreaded);
  viewer_->setLightingMode(osg::View::NO_LIGHT);
  viewer_->setKeyEventSetsDone(0);
  osg::Camera* camera = viewer_->getCamera();
  camera->setGraphicsContext(window_);
  camera->setClearColor(colours::kPaper);
  camera->setComputeNearFarMode(osg::CullSettings::DO_NOT_COMPUTE_NEAR_FAR);
  camera->setCullingMode(osg::CullSettings::NO_CULLING);
  camera->setProjectionResizePolicy(osg::Camera::FIXED);
  camera->setViewMatrix(osg::Matrixd::identity());
  if (is_on_screen_) {
    const GLenum buffer = window_->getTraits()->doubleBuffer ? GL_BACK : GL_FRONT;
    camera->setDrawBuffer(buffer);
    camera->setReadBuffer(buffer);
    camera->setFinalDrawCallback(capture_);
  } else {
    camera->setRenderTargetImplementation(osg::Camera::FRAME_BUFFER_OBJECT);
  }
  viewer_->setCameraManipulator(nullptr);
  resize(window_->getTraits()->width, window_->getTraits()->height);
  viewer_->realize();
  if (is_on_screen_ && window_->makeCurrent()) {
    disown_coverage_samples(*window_);
    window_->releaseContext();
  }
}

Shell::~Shell() {
  viewer_->setSceneData(nullptr);
  viewer_ = nullptr;
  window_->close(true);
}

void Shell::show(Content& content) {
  content_ = &content;
  content.resize(width_, height_);
  viewer_->setSceneData(content.node());
  must_draw_ = true;
}

void Shell::hide() {
  content_ = nullptr;
  viewer_->setSceneData(nullptr);
}

bool Shell::step() {
  window_->checkEvents();
  osgGA::EventQueue::Events events;
  window_->getEventQueue()->takeEvents(events);
  for (const auto& event : events) {
    const osgGA::GUIEventAdapter* adapter = event->asGUIEventAdapter();
    if (adapter == nullptr) continue;
    if (adapter->getEventType() == osgGA::GUIEventAdapter::RESIZE) {
      resize(adapter->getWindowWidth(), adapter->getWindowHeight());
    } else if (adapter->getEventType() == osgGA::GUIEventAdapter::CLOSE_WINDOW ||
               adapter->getEventType() == osgGA::GUIEventAdapter::QUIT_APPLICATION) {
      is_closed_ = content_ == nullptr || content_->may_close();
    } else if (const auto input = reader_.read(*adapter); input && content_ != nullptr) {
      content_->take(*input);
    }
  }
  if (content_ != nullptr && content_->update(events_time(), *this)) must_draw_ = true;
  if (!must_draw_ && !viewer_->getRequestRedraw()) return false;
  draw();
  return true;
}

void Shell::run() {
  std::chrono::milliseconds pause = kLeastPause;
  while (!is_closed_ && !(content_ != nullptr && content_->is_over())) {
    if (step() || (content_ != nullptr && content_->is_moving())) {
      pause = kLeastPause;
    } else {
      std::this_thread::sleep_for(pause);
      pause = std::min(pause + std::chrono::milliseconds(1), kMostPause);
    }
  }
}

double Shell::events_time() const { return window_->getEventQueue()->getTime(); }

// A window cannot be smaller than what a picture may be.
void Shell::resize(int width, int height) {
  width = std::max(width, kLeastWidth);
  height = std::max(height, kLeastWidth);
  must_draw_ = true;
  if (width == width_ && height == height_) return;
  width_ = width;
  height_ = height;
  osg::Camera* camera = viewer_->getCamera();
  camera->setViewport(0, 0, width, height);
  camera->setProjectionMatrix(osg::Matrixd::ortho2D(0, width, 0, height));
  if (!is_on_screen_) {
    image_ = new osg::Image;
    image_->allocateImage(width, height, 1, GL_RGBA, GL_UNSIGNED_BYTE);
    camera->detach(osg::Camera::COLOR_BUFFER);
    camera->attach(osg::Camera::COLOR_BUFFER, image_, kSamples, kSamples);
    camera->dirtyAttachmentMap();
  }
  if (content_ != nullptr) content_->resize(width, height);
}

// Not Viewer::frame: the window's events are already taken, and nobody wants the viewer's own.
void Shell::draw() {
  must_draw_ = false;
  viewer_->advance();
  viewer_->updateTraversal();
  viewer_->renderingTraversals();
  osgGA::EventQueue::Events unwanted;
  viewer_->getEventQueue()->takeEvents(unwanted);
}

Result<std::string> Shell::picture() {
  if (is_on_screen_) capture_->ask();
  draw();
  osg::ref_ptr<osg::Image> pixels = is_on_screen_ ? capture_->take() : image_;
  if (!pixels || pixels->data() == nullptr) {
    return failure("no-graphics", "", "the window cannot be read", "a window");
  }
  return encode_png(is_on_screen_ ? *pixels : *without_transparency(*pixels));
}

void Shell::set_cursor(Cursor cursor) {
  if (cursor == cursor_ || !is_on_screen_) return;
  cursor_ = cursor;
  window_->setCursor(cursor == Cursor::hand ? osgViewer::GraphicsWindow::HandCursor
                                            : osgViewer::GraphicsWindow::LeftArrowCursor);
}

}  // namespace parapet::viewer
