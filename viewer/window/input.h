#pragma once

#include <osg/Vec2d>

#include "viewer/window/key.h"

namespace parapet::viewer {

enum class Button { none, left, middle, right };

// One thing that people did to the window. Pixels run up from its bottom left corner.
struct Input {
  enum class Kind {
    press,         // of a button
    double_press,  // the second press of a double click
    drag,          // moved while a button is down
    release,
    hover,  // moved while none is
    wheel,
    key,
  };

  Kind kind = Kind::hover;
  osg::Vec2d at;  // of the pointer, with keys too
  Button button = Button::none;
  bool shift = false;
  double steps = 0;  // of the wheel; positive: away from the hand
  Key key;
  char typed = 0;  // the character that the key typed, as it is; 0: none
};

}  // namespace parapet::viewer
