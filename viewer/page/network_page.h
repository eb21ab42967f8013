#pragma once

#include <osg/Group>
#include <osgText/Font>

#include "viewer/network_picture.h"

namespace parapet::viewer {

// The sheet of a picture of a network: the verdict above, the network, below it the legend.
// Returns all that has to be drawn.
osg::ref_ptr<osg::Group> draw_network_page(const NetworkPicture& picture, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
