#pragma once

#include <osg/Group>
#include <osgText/Font>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

// The sheet of a picture of a brick board: the verdict above, the board, its map, the legend.
// Returns all that has to be drawn.
osg::ref_ptr<osg::Group> draw_brick_page(const BrickPicture& picture, PictureSize size,
                                         osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
