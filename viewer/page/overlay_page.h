#pragma once

#include <osg/Group>
#include <osgText/Font>
#include <string>
#include <vector>

#include "viewer/page/board_pane.h"
#include "viewer/page/level_maps.h"
#include "viewer/page/title_bar.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// One state of a board on a page, under a heading if it has one.
struct PageState {
  const BoardPicture* picture = nullptr;
  std::string heading;
};

// The sheet of a picture with an overlay, of one state or of two side by side: the verdict above,
// for each state the view of the board and a map of each Level that matters, the legend below.
// Where there are too many spaces to make out one in the view, the maps stand alone.
// Returns all that has to be drawn.
osg::ref_ptr<osg::Group> draw_overlay_page(const std::vector<PageState>& states, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
