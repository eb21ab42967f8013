#pragma once

#include <set>

#include "viewer/page/canvas.h"
#include "viewer/scene/brick_layout.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The view of a brick board, for what is written over it.
struct BrickView {
  const BrickLayout& layout;
  const SideColours& sides;
  const std::set<std::size_t>& glass;
  const View& view;
  PageRect room;  // for labels
  double unit;    // a pixel of a picture of standard size
};

// Names or numbers on the plates that can be seen, numbers of stops, names of units, of blockers
// and of points; none over another.
void draw_brick_labels(Canvas& canvas, const BrickView& seen);

}  // namespace parapet::viewer
