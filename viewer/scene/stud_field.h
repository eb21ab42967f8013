#pragma once

#include <array>
#include <osg/Geode>
#include <osg/Geometry>
#include <osg/Group>
#include <span>

#include "viewer/scene/brick_terrain_node.h"

namespace parapet::viewer {

// How much of a stud is worth drawing, by how large it looks.
enum class StudDetail { none, disc, coarse, round };
StudDetail stud_detail(double pixels);  // from one stud to the next

// Many studs as one drawable, in several grades of detail that share their corners.
class StudField {
 public:
  explicit StudField(std::span<const Stud> studs);

  osg::ref_ptr<osg::Geode> node() const { return node_; }
  void set_detail(StudDetail detail);

 private:
  osg::ref_ptr<osg::Geode> node_;
  osg::ref_ptr<osg::Geometry> geometry_;
  std::array<osg::ref_ptr<osg::PrimitiveSet>, 3> grades_;  // disc, coarse, round
};

}  // namespace parapet::viewer
