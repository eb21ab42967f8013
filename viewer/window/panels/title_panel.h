#pragma once

#include <string>

#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

struct TitlePanel {
  std::string badge;     // a word; empty: none
  Colour colour;         // of the badge and the rim
  std::string sentence;  // in large type, on two lines at most
  std::string title;     // below it
};

void draw_title(Sheet& sheet, const PageRect& room, const TitlePanel& panel);

}  // namespace parapet::viewer
