#pragma once

#include <set>
#include <vector>

#include "geometry/tiles/board.h"
#include "viewer/frame.h"
#include "viewer/meshes.h"
#include "viewer/section.h"

namespace parapet::viewer {

// How a part of the terrain is drawn: as it is, or so that one sees through it.
enum class Look { whole, ghost };

// A straight run of edges with one print: a wall of any length, or one opening or fence.
struct Barrier {
  Edge first;
  int length = 1;
  EdgePrint print = EdgePrint::wall;
  Box box;
  double solid_from = 0;  // height of its underside above the floor: an opening hides nothing below
  Look look = Look::whole;

  Box opaque_box() const { return {box.low + osg::Vec3d(0, 0, solid_from), box.high}; }
};

// A connected part of the floor of a Level; of Level 1 the ground.
struct FloorPart {
  int level = 1;
  std::vector<Space> spaces;  // those shown, in order
  std::vector<osg::Vec3d> post_tops;
  Look look = Look::whole;
};

struct TerrainModel {
  Frame frame;
  Section section;
  std::vector<Barrier> barriers;
  std::vector<FloorPart> floors;
  std::set<Dot> lowered;  // dots whose post would hide the end of a line
  bool coarse = false;    // of very many things: each is a plain box, without its outline
};

// How high doors and windows are.
double lintel_height(const Frame& frame);

TerrainModel model_terrain(const Board& board, const Frame& frame, const Section& section);

// Part of an edge: `from` and `to` along it (0..1), half its thickness, heights above its floor.
Box edge_box(const Frame& frame, Edge edge, double from, double to, double half_thickness,
             double bottom, double top);

// The slab of one space.
Box floor_box(const Frame& frame, Space space);

// The floor a post stands on: the highest below the space, as a world height.
double support_below(const Board& board, const Frame& frame, Space space);

}  // namespace parapet::viewer
