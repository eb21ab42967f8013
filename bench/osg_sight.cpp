#include <osg/Geode>
#include <osg/Geometry>
#include <osg/KdTree>
#include <osgUtil/IntersectionVisitor>
#include <osgUtil/LineSegmentIntersector>

#include "bench/sight_rivals.h"

namespace parapet::bench {
namespace {

osg::Vec3d place(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

}  // namespace

struct OsgSight::Node {
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
};

OsgSight::OsgSight(const TriangleMesh& mesh) : node_(std::make_unique<Node>()) {
  osg::ref_ptr<osg::Vec3Array> corners = new osg::Vec3Array;
  for (const auto& [x, y, z] : mesh.corners) corners->push_back({x, y, z});
  osg::ref_ptr<osg::DrawElementsUInt> triangles = new osg::DrawElementsUInt(GL_TRIANGLES);
  for (const auto& triangle : mesh.triangles) {
    for (const std::uint32_t corner : triangle) triangles->push_back(corner);
  }
  osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
  geometry->setVertexArray(corners);
  geometry->addPrimitiveSet(triangles);
  node_->geode->addDrawable(geometry);
  osg::ref_ptr<osg::KdTreeBuilder> builder = new osg::KdTreeBuilder;
  node_->geode->accept(*builder);
  node_->geode->getBound();
}

OsgSight::~OsgSight() = default;

void OsgSight::single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const {
  for (std::size_t n = 0; n < lines.size(); ++n) {
    osg::ref_ptr<osgUtil::LineSegmentIntersector> line =
        new osgUtil::LineSegmentIntersector(place(lines[n].p), place(lines[n].q));
    line->setIntersectionLimit(osgUtil::Intersector::LIMIT_ONE);
    osgUtil::IntersectionVisitor visitor(line);
    node_->geode->accept(visitor);
    blocked[n] = line->containsIntersections() ? 1 : 0;
  }
}

}  // namespace parapet::bench
