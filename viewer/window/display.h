#pragma once

#include <osg/ref_ptr>
#include <osgViewer/GraphicsWindow>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// A window on the display that DISPLAY names, in the middle of its screen; not realized yet. Where
// the display has them, every pixel has several samples. Nothing is written to the terminal.
// Errors: "no-display" (none is named, it cannot be opened, or has no OpenGL).
Result<osg::ref_ptr<osgViewer::GraphicsWindow>> open_window_on_display(const std::string& title,
                                                                       int width, int height);

// Keeps OpenSceneGraph from writing to the terminal as long as it lives, but for what is fatal.
class QuietGraphics {
 public:
  QuietGraphics();
  ~QuietGraphics();
  QuietGraphics(const QuietGraphics&) = delete;
  QuietGraphics& operator=(const QuietGraphics&) = delete;

 private:
  int before_;
};

}  // namespace parapet::viewer
