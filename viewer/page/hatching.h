#pragma once

#include <span>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

// Slanting stripes of one width, with as much between them, over a convex shape. Shapes that lie
// beside each other have stripes that go on.
void hatch(Canvas& canvas, std::span<const osg::Vec2d> convex, double width, const Colour& colour);
void hatch(Canvas& canvas, const PageRect& rect, double width, const Colour& colour);

}  // namespace parapet::viewer
