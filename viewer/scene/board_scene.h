#pragma once

#include <osg/BoundingBox>
#include <osg/Group>
#include <vector>

#include "viewer/evidence.h"
#include "viewer/picture.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

struct BoardScene {
  osg::ref_ptr<osg::Group> node;
  std::vector<Tag> tags;  // ids to be written beside the figures
};

// Everything in three dimensions: terrain, what is printed on it, figures, evidence, the table
// below, light and shadow. `scale` is pixels for one of a picture of standard size.
BoardScene build_scene(const BoardPicture& picture, const SideColours& sides,
                       const TerrainModel& model, const Evidence* evidence, const View& view,
                       double scale);

// The box round the shown part of the board.
osg::BoundingBoxd bounds_of(const TerrainModel& model);

}  // namespace parapet::viewer
