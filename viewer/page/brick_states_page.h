#pragma once

#include <osg/Group>
#include <osgText/Font>
#include <string>
#include <vector>

#include "viewer/brick_picture.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A state of a brick board on a page, with what is written over it.
struct BrickState {
  const BrickPicture* picture = nullptr;
  std::string heading;  // empty: none
};

// States of one brick board side by side, seen from one place at one scale; title and verdict are
// those of the first one. The pictures must outlive the call.
osg::ref_ptr<osg::Group> draw_brick_states(const std::vector<BrickState>& states, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font);

// What the pages of a series have in common, each of which shows one state: nothing jumps from one
// to the next.
struct BrickStage {
  parapet::Box shown;
  View view;
};
BrickStage stage_of(const std::vector<const BrickPicture*>& states, PictureSize size,
                    const osg::ref_ptr<osgText::Font>& font);
osg::ref_ptr<osg::Group> draw_brick_state(const BrickPicture& state, const BrickStage& stage,
                                          PictureSize size, osg::ref_ptr<osgText::Font> font);

}  // namespace parapet::viewer
