#pragma once

#include <string>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

// The card that a map lies on: a header with a name and an arrow to the north. Sizes in pixels of a
// picture of standard size.
inline constexpr double kMapPadding = 16;
inline constexpr double kMapHeader = 50;
inline constexpr double kMapMargin = 44;  // for the coordinates, on the west and north side

void draw_map_card(Canvas& canvas, const PageRect& card, const std::string& name, double unit);

}  // namespace parapet::viewer
