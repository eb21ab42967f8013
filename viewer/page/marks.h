#pragma once

#include <string>

#include "viewer/overlay.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

// Small things that a map and the view of the board show alike. Sizes in pixels of the page.

// A burst, cross or check with a white rim, `size` across.
void draw_sign(Canvas& canvas, const osg::Vec2d& at, double size, const SignAt& sign);

// A number on a disc.
void draw_stop(Canvas& canvas, const osg::Vec2d& at, double size, const std::string& text,
               const Colour& colour);

// A line with a white rim and a head at b; dashed where it is no way on the floor.
void draw_arrow(Canvas& canvas, const osg::Vec2d& a, const osg::Vec2d& b, double width,
                const Colour& colour, bool dashed);

}  // namespace parapet::viewer
