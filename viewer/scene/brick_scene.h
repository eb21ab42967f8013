#pragma once

#include <osg/Group>
#include <set>

#include "viewer/scene/brick_layout.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A brick board in three dimensions, to be seen from two places: bricks, plates, figures and what a
// ruling shows, the table below, light and shadow.
class BrickScene {
 public:
  // `scale` is pixels for one of a picture of standard size. Lines are as wide as suits the view.
  BrickScene(const BrickLayout& layout, const SideColours& sides,
             const std::set<std::size_t>& glass, const View& view, double scale);

  // All that is to be drawn. `towards_eye` is where the beholder stands; the sun is beside him.
  osg::ref_ptr<osg::Group> node(const osg::Vec3d& towards_eye) const;

 private:
  osg::BoundingBoxd bounds_;
  osg::ref_ptr<osg::Group> casters_;
  osg::ref_ptr<osg::Group> lit_;
  osg::ref_ptr<osg::Group> flat_;
};

}  // namespace parapet::viewer
