#include "viewer/window/display.h"

#include <algorithm>
#include <cstdlib>
#include <osg/GraphicsContext>
#include <osg/Notify>

#include "viewer/failure.h"

namespace parapet::viewer {
namespace {

constexpr int kSamples = 4;

Failure no_display(const std::string& found) {
  return failure("no-display", "", found,
                 "a display with OpenGL: set DISPLAY, or use --picture, which needs none");
}

osg::ref_ptr<osgViewer::GraphicsWindow> open_with(osg::GraphicsContext::Traits& traits,
                                                  unsigned samples) {
  traits.samples = samples;
  traits.sampleBuffers = samples > 0 ? 1 : 0;
  osg::ref_ptr<osg::GraphicsContext> context = osg::GraphicsContext::createGraphicsContext(&traits);
  osg::ref_ptr<osgViewer::GraphicsWindow> window =
      dynamic_cast<osgViewer::GraphicsWindow*>(context.get());
  return window && window->valid() ? window : nullptr;
}

}  // namespace

QuietGraphics::QuietGraphics() : before_(osg::getNotifyLevel()) { osg::setNotifyLevel(osg::FATAL); }
QuietGraphics::~QuietGraphics() { osg::setNotifyLevel(static_cast<osg::NotifySeverity>(before_)); }

Result<osg::ref_ptr<osgViewer::GraphicsWindow>> open_window_on_display(const std::string& title,
                                                                       int width, int height) {
  const QuietGraphics quiet;
  const char* name = std::getenv("DISPLAY");
  if (name == nullptr || *name == '\0') return no_display("no display");
  osg::ref_ptr<osg::GraphicsContext::Traits> traits = new osg::GraphicsContext::Traits;
  traits->readDISPLAY();
  traits->setUndefinedScreenDetailsToDefaultScreen();
  osg::GraphicsContext::WindowingSystemInterface* system =
      osg::GraphicsContext::getWindowingSystemInterface();
  if (system == nullptr) return no_display("an OpenSceneGraph without windows");
  if (system->getNumScreens(*traits) == 0) {
    return no_display("display " + std::string(name) + ", which cannot be opened");
  }
  osg::GraphicsContext::ScreenSettings screen;
  system->getScreenSettings(*traits, screen);
  traits->width = std::min(width, screen.width > 0 ? screen.width : width);
  traits->height = std::min(height, screen.height > 0 ? screen.height : height);
  traits->x = std::max(0, (screen.width - traits->width) / 2);
  traits->y = std::max(0, (screen.height - traits->height) / 2);
  traits->windowName = title;
  traits->windowDecoration = true;
  traits->supportsResize = true;
  traits->doubleBuffer = true;
  traits->depth = 24;
  traits->alpha = 0;
  osg::ref_ptr<osgViewer::GraphicsWindow> window = open_with(*traits, kSamples);
  if (!window) window = open_with(*traits, 0);
  if (!window) return no_display("display " + std::string(name) + " without OpenGL");
  return window;
}

}  // namespace parapet::viewer
