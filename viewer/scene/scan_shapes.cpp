#include "viewer/scene/scan_shapes.h"

#include <algorithm>
#include <osg/Geometry>
#include <osg/Point>

namespace parapet::viewer {

ScanShapes::ScanShapes()
    : positions_(new osg::Vec3Array), normals_(new osg::Vec3Array), colours_(new osg::Vec4ubArray) {
  colours_->setNormalize(true);
}

void ScanShapes::add(const osg::Vec3f& position, const osg::Vec3f& normal, const Colour& colour) {
  const auto part = [](float share) {
    return static_cast<unsigned char>(std::clamp(share, 0.0F, 1.0F) * 255.0F + 0.5F);
  };
  positions_->push_back(position);
  normals_->push_back(normal);
  colours_->push_back(
      osg::Vec4ub(part(colour.r()), part(colour.g()), part(colour.b()), part(colour.a())));
}

osg::ref_ptr<osg::Geode> ScanShapes::triangles() const { return node(GL_TRIANGLES); }

osg::ref_ptr<osg::Geode> ScanShapes::dots(double pixels) const {
  osg::ref_ptr<osg::Geode> dots = node(GL_POINTS);
  dots->getOrCreateStateSet()->setAttributeAndModes(new osg::Point(static_cast<float>(pixels)));
  return dots;
}

osg::ref_ptr<osg::Geode> ScanShapes::node(GLenum primitive) const {
  osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
  geometry->setUseDisplayList(false);
  geometry->setUseVertexBufferObjects(true);
  geometry->setVertexArray(positions_);
  geometry->setNormalArray(normals_, osg::Array::BIND_PER_VERTEX);
  geometry->setColorArray(colours_, osg::Array::BIND_PER_VERTEX);
  geometry->addPrimitiveSet(
      new osg::DrawArrays(primitive, 0, static_cast<GLsizei>(positions_->size())));
  osg::ref_ptr<osg::Geode> node = new osg::Geode;
  node->addDrawable(geometry);
  return node;
}

}  // namespace parapet::viewer
