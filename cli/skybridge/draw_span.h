#pragma once

#include "rules/skybridge/bridge_load.h"
#include "viewer/bridge_picture.h"

namespace parapet::cli {

// How the bridge holds, on its picture: segments in the colours of their loads, what falls, what
// is taken away, and how it holds at other stages.
void draw_span(const skybridge::BridgeLoad& load, viewer::BridgePicture& picture);

}  // namespace parapet::cli
