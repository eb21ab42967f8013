#pragma once

#include "viewer/brick_picture.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

// A card with what an eye sees of a body, upright: what is seen in green, what is hidden in red.
// As large as the room allows, at its top; nothing where the room is too small to read it.
void draw_eye_card(Canvas& canvas, const BrickOverlay::EyeView& view, const PageRect& room,
                   double unit);

}  // namespace parapet::viewer
