#pragma once

#include <cstddef>

#include "viewer/viewpoint.h"

namespace parapet::viewer {

// Where the parts of a board's window are.
struct Layout {
  double unit = 1;  // a pixel of a window of standard size, 1280 x 720
  PageRect window;
  PageRect title;
  PageRect bar;     // of modes, along the lower edge
  PageRect ruling;  // on the right
  PageRect levels;  // on the left
  PageRect tools;   // below them
  PageRect stage;   // what is left
};

double unit_of(int width, int height);
Layout lay_out(int width, int height, std::size_t bar_rows, double tools_height);

// Where a card of at most this size, in units, lies over the whole window.
PageRect card_in(const PageRect& window, double unit, double width, double height);

}  // namespace parapet::viewer
