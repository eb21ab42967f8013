#pragma once

#include <set>

#include "viewer/page/canvas.h"
#include "viewer/scene/brick_layout.h"
#include "viewer/scene/network_places.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The view of a network, for what is written over it.
struct NetworkView {
  const NetworkPicture& picture;
  const NetworkPlaces& places;
  const BrickFrame& frame;
  const SideColours& sides;
  const View& view;
  PageRect room;  // for labels
  double unit;    // a pixel of a picture of standard size
};

// Discs on the stops, cards of rails, notes, measures, locations and units; none over another where
// there is room.
void draw_network_labels(Canvas& canvas, const NetworkView& seen);

}  // namespace parapet::viewer
