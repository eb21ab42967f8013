#pragma once

#include <string>
#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

std::string column_name(int x);  // "A" for 0
std::string row_name(int y);     // "1" for 0

// A letter or number that stands on the table beside the board.
struct CoordinateMark {
  std::string name;
  osg::Vec3d at;
};

// Marks of one side of the board, in order.
using CoordinateSide = std::vector<CoordinateMark>;

// Column letters along the north or south side, row numbers along the east or west side, whichever
// is nearer to the eye.
std::vector<CoordinateSide> coordinates_of(const TerrainModel& model, const View& view);

// Every mark of a side, or every second, fifth, ... where they would run into one another.
void draw_side(Canvas& canvas, const View& view, const CoordinateSide& side, double size);

// 1, 2, 5, 10, ...: every which mark has room when the next one is so far away on the page.
int coordinate_step(const osg::Vec2d& to_next, double width_needed, double height_needed);

}  // namespace parapet::viewer
