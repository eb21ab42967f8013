#pragma once

#include "viewer/bridge_picture.h"
#include "viewer/page/canvas.h"
#include "viewer/page/player_marks.h"
#include "viewer/page/track_layout.h"

namespace parapet::viewer {

void draw_track(Canvas& canvas, const BridgePicture& picture, const PlayerMarks& marks,
                const TrackLayout& layout);

Colour leader_colour();
Colour head_colour();

}  // namespace parapet::viewer
