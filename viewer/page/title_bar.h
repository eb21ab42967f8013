#pragma once

#include <optional>
#include <string>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

struct TitleText {
  std::string title;
  std::string sentence;                          // the verdict; empty without a ruling
  std::string badge;                             // the coloured word before it; empty = none
  Colour colour;                                 // of the badge and the bar's rim
  std::optional<Colour> stripes = std::nullopt;  // on the badge
};

// The bar over the picture: the verdict in large type, the title below. `unit` is a pixel of a
// picture of standard size.
void draw_title_bar(Canvas& canvas, const PageRect& bar, const TitleText& text, double unit);

// Height of the bar for a picture of standard size.
double title_bar_height(const TitleText& text);

}  // namespace parapet::viewer
