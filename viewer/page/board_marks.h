#pragma once

#include <osg/Vec3d>
#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "viewer/page/canvas.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The points that a view of a board has to take in: barriers, borders of floors and some of their
// inner spaces, with room for who stands there.
std::vector<osg::Vec3d> extent_of(const TerrainModel& model);

// "medic", or "medic (F4)" where nobody can see it standing.
std::string tag_text(const Tag& tag, const TerrainModel& model, const View& view);

// The S that is printed on stairs.
void draw_stairs_letters(Canvas& canvas, const Board& board, const TerrainModel& model,
                         const View& view, double unit);

}  // namespace parapet::viewer
