#pragma once

#include <osg/Group>
#include <osgText/Font>

#include "viewer/profile_picture.h"

namespace parapet::viewer {

// The sheet of a side view. Returns all that has to be drawn.
osg::ref_ptr<osg::Group> draw_profile_page(const ProfilePicture& picture, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
