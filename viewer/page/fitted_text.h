#pragma once

#include <string>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

// One line, as large as fits into the width, from `largest` down to `least` pixels; what is still
// too long is cut.
void fitted_text(Canvas& canvas, const std::string& text, const osg::Vec2d& at, double width,
                 double largest, double least, const Colour& colour, Align align = Align::left);

// Words on a rounded ground that is as wide as they are, at most as wide as told; its middle is at
// `at`. What it covers.
PageRect draw_pill(Canvas& canvas, const std::string& text, const osg::Vec2d& at, double width,
                   double size, const Colour& ground);

}  // namespace parapet::viewer
