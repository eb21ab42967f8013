#pragma once

#include <string>

namespace parapet::viewer {

// A key as it is pressed. `code` is the character that it types, letters small, or one of the named
// ones (the codes of X11, which OpenSceneGraph uses too).
struct Key {
  enum Named : int {
    backspace = 0xFF08,
    tab = 0xFF09,
    enter = 0xFF0D,
    escape = 0xFF1B,
    home = 0xFF50,
    left = 0xFF51,
    up = 0xFF52,
    right = 0xFF53,
    down = 0xFF54,
    page_up = 0xFF55,
    page_down = 0xFF56,
    end = 0xFF57,
    f12 = 0xFFC9,
  };

  int code = 0;
  bool control = false;
  bool shift = false;  // of letters and named keys; of other characters it is in the character

  bool operator==(const Key&) const = default;
};

// "Ctrl+Shift+Z", "Page Up", "+".
std::string text_of(const Key& key);

}  // namespace parapet::viewer
