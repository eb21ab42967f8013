#pragma once

#include <string>
#include <vector>

#include "rules/mayhem/pieces.h"
#include "viewer/meshes.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// What a label is to say about something that stands on the board.
struct Tag {
  osg::Vec3d at;  // top of the thing
  std::string text;
  Space space;
  Colour colour;
};

// Units as pawns with a wedge that shows their facing, vehicles, devices and markers; only what
// stands on a shown space. Returns the ids to be written.
std::vector<Tag> build_figures(const mayhem::Pieces& pieces, const SideColours& sides,
                               const TerrainModel& model, Mesh& mesh);

}  // namespace parapet::viewer
