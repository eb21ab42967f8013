#pragma once

#include <osg/Group>

#include "viewer/bridge_picture.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

// The parts of the page, from the top: each ends where the next begins.
struct BridgePageParts {
  double unit = 1;  // a pixel of a picture of standard size
  PageRect bar;
  PageRect bridge;
  PageRect track;  // of no height where there are no territories
  PageRect table;  // of no height where there is none
  PageRect legend;
};
BridgePageParts parts_of_bridge_page(const BridgePicture& picture, PictureSize size,
                                     osg::ref_ptr<osgText::Font> font);

osg::ref_ptr<osg::Group> draw_bridge_page(const BridgePicture& picture, PictureSize size,
                                          osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
