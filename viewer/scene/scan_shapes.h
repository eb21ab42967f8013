#pragma once

#include <osg/Array>
#include <osg/Geode>

#include "viewer/colours.h"

namespace parapet::viewer {

// Triangles or dots under construction, each corner with its own normal, in little memory.
class ScanShapes {
 public:
  ScanShapes();

  bool is_empty() const { return positions_->empty(); }
  void add(const osg::Vec3f& position, const osg::Vec3f& normal, const Colour& colour);

  osg::ref_ptr<osg::Geode> triangles() const;
  osg::ref_ptr<osg::Geode> dots(double pixels) const;  // so many across

 private:
  osg::ref_ptr<osg::Geode> node(GLenum primitive) const;

  osg::ref_ptr<osg::Vec3Array> positions_;
  osg::ref_ptr<osg::Vec3Array> normals_;
  osg::ref_ptr<osg::Vec4ubArray> colours_;
};

}  // namespace parapet::viewer
