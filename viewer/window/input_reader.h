#pragma once

#include <optional>
#include <osgGA/GUIEventAdapter>

#include "viewer/window/input.h"

namespace parapet::viewer {

// Makes inputs of a window's events. Keeps what one event alone does not tell.
class InputReader {
 public:
  // Nothing: not of people, or of no meaning to a window.
  std::optional<Input> read(const osgGA::GUIEventAdapter& event);

 private:
  bool is_second_press(const osgGA::GUIEventAdapter& event, const Input& input);

  Button down_ = Button::none;
  double pressed_at_ = -1;  // seconds; of the last press that was no second one
  Input pressed_;
};

}  // namespace parapet::viewer
