#pragma once

#include <vector>

#include "viewer/evidence.h"
#include "viewer/page/canvas.h"
#include "viewer/page/coordinates.h"
#include "viewer/picture.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The view of a tile board, for what is written over it.
struct BoardSeen {
  const BoardPicture& picture;
  const TerrainModel& model;
  const std::vector<Tag>& tags;
  const std::vector<CoordinateSide>& coordinates;
  const View& view;
  PageRect room;  // for labels
  double unit;    // a pixel of a picture of standard size
};

// Numbers of a heat map where they can be seen, numbers of stops, signs, and the names of notes and
// of what stands there; no name over another.
void draw_overlay_labels(Canvas& canvas, const BoardSeen& seen);

// Names of both ends of a line of sight, of where it was decided and of what stands there, none
// over another nor over the line, nor in `kept`. Without evidence the latter alone.
void draw_sight_labels(Canvas& canvas, const BoardSeen& seen, const Evidence* evidence,
                       const PageRect& kept);

}  // namespace parapet::viewer
