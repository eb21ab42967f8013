#pragma once

#include "viewer/overlay.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

// What the colours mean: rows of swatches with words. `unit` is a pixel of a standard picture.

// Height in pixels in a column of that width; 0 if there is nothing to say.
double legend_height(const Canvas& canvas, const Overlay& overlay, double width, double unit);

void draw_legend(Canvas& canvas, const Overlay& overlay, const PageRect& room, double unit);

}  // namespace parapet::viewer
