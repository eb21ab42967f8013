#pragma once

#include <memory>
#include <osg/Group>
#include <osg/Image>
#include <osgViewer/Viewer>

#include "geometry/numbers/result.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// A window that nobody sees and that needs no display: for tests, and to measure how fast a stage
// is.
class OffscreenWindow {
 public:
  // Errors: "no-graphics".
  static Result<std::unique_ptr<OffscreenWindow>> open(PictureSize size);
  ~OffscreenWindow();
  OffscreenWindow(const OffscreenWindow&) = delete;
  OffscreenWindow& operator=(const OffscreenWindow&) = delete;

  void show(const osg::ref_ptr<osg::Node>& page);  // in pixels
  void frame();                                    // returns when it is drawn
  osg::ref_ptr<osg::Image> photograph();           // of one more frame, RGB

 private:
  OffscreenWindow(PictureSize size, osg::ref_ptr<osg::GraphicsContext> context);

  PictureSize size_;
  osg::ref_ptr<osg::GraphicsContext> context_;
  std::unique_ptr<osgViewer::Viewer> viewer_;
};

}  // namespace parapet::viewer
