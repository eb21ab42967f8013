#pragma once

#include <osg/Node>
#include <osg/ref_ptr>
#include <string>

#include "geometry/numbers/result.h"
#include "viewer/window/input.h"

namespace parapet::viewer {

enum class Cursor { arrow, hand };

// What a window can do for what it shows.
class Surface {
 public:
  virtual ~Surface() = default;

  // The window as it is now, drawn once more, as the bytes of a PNG file. Errors: "no-graphics".
  virtual Result<std::string> picture() = 0;
  virtual void draw() = 0;  // at once, in the middle of what takes long
  virtual void set_cursor(Cursor cursor) = 0;
};

// What a window shows. The window asks nothing else of it: boards and replays are shown alike.
class Content {
 public:
  virtual ~Content() = default;

  // What is drawn, in pixels from the bottom left corner of the window. Stays the same object.
  virtual osg::ref_ptr<osg::Node> node() const = 0;

  virtual void resize(int width, int height) = 0;
  virtual void take(const Input& input) = 0;

  // Does what has become due, at so many seconds since the window opened. Returns whether it looks
  // other than when it was last asked: then it is drawn.
  virtual bool update(double seconds, Surface& surface) = 0;
  // It changes by itself, as what plays does: then it is updated without waiting for input.
  virtual bool is_moving() const { return false; }
  virtual bool is_over() const = 0;  // the window is to be closed
  // Somebody closes the window. Returns whether it may be closed now.
  virtual bool may_close() { return true; }
};

}  // namespace parapet::viewer
