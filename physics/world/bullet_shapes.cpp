#include "physics/world/bullet_shapes.h"

#include <LinearMath/btConvexHullComputer.h>

#include <algorithm>
#include <variant>

#include "geometry/solids/merged_boxes.h"

namespace parapet::physics {
namespace {

// How thick the skin is within which Bullet looks for contacts. It is taken from the inside, so
// that nothing becomes larger.
constexpr double kMargin = 0.02;

// A shape, and where it is in the frame of the whole.
struct Child {
  std::unique_ptr<btCollisionShape> shape;
  btTransform place;
};

Child box_child(const Box& box, const btTransform& to_frame) {
  const btVector3 lo = studs_of(vector_of(box.lo()));
  const btVector3 hi = studs_of(vector_of(box.hi()));
  const btVector3 half = (hi - lo) / 2;
  auto shape = std::make_unique<btBoxShape>(half);
  shape->setMargin(std::min(kMargin, half[half.minAxis()] / 2));
  const btTransform middle(btMatrix3x3::getIdentity(), (lo + hi) / 2);
  return {std::move(shape), to_frame * middle};
}

Child hull_child(const ConvexSolid& solid, const btTransform& to_frame) {
  btVector3 middle(0, 0, 0);
  std::vector<btVector3> corners;
  for (const Point vertex : solid.vertices()) {
    corners.push_back(to_frame * studs_of(vector_of(vertex)));
    middle += corners.back();
  }
  middle /= static_cast<double>(corners.size());
  for (btVector3& corner : corners) corner -= middle;
  btConvexHullComputer hull;
  constexpr double kMostOfWidth = 0.5;
  const double margin = hull.compute(&corners.front().m_floats[0], sizeof(btVector3),
                                     static_cast<int>(corners.size()), kMargin, kMostOfWidth);
  auto shape = std::make_unique<btConvexHullShape>();
  for (int n = 0; n < hull.vertices.size(); ++n) shape->addPoint(hull.vertices[n], false);
  shape->recalcLocalAabb();
  shape->setMargin(std::max(margin, 0.0));
  return {std::move(shape), btTransform(btMatrix3x3::getIdentity(), middle)};
}

}  // namespace

btVector3 studs_of(const Vector3& ticks) {
  return {ticks[0] / kTicksOfStud, ticks[1] / kTicksOfStud, ticks[2] / kTicksOfStud};
}

Vector3 ticks_of(const btVector3& studs) {
  return {studs.x() * kTicksOfStud, studs.y() * kTicksOfStud, studs.z() * kTicksOfStud};
}

BulletShape BulletShape::of_solids(std::span<const Shape> shapes, const btTransform& frame) {
  const btTransform to_frame = frame.inverse();
  std::vector<Box> boxes;
  std::vector<Child> children;
  for (const Shape& shape : shapes) {
    const auto* box = std::get_if<Box>(&shape);
    if (box != nullptr && !is_flat(*box)) boxes.push_back(*box);
  }
  for (const Box& box : merged_boxes(std::move(boxes)))
    children.push_back(box_child(box, to_frame));
  for (const Shape& shape : shapes) {
    const auto* solid = std::get_if<ConvexSolid>(&shape);
    if (solid != nullptr) children.push_back(hull_child(*solid, to_frame));
  }
  BulletShape whole;
  if (children.empty()) return whole;
  auto compound = std::make_unique<btCompoundShape>(true, static_cast<int>(children.size()));
  for (Child& child : children) {
    compound->addChildShape(child.place, child.shape.get());
    whole.shapes_.push_back(std::move(child.shape));
  }
  whole.outer_ = compound.get();
  whole.shapes_.push_back(std::move(compound));
  return whole;
}

BulletShape BulletShape::of_triangles(std::span<const Shape> shapes) {
  auto mesh = std::make_unique<btTriangleMesh>();
  for (const Shape& shape : shapes) {
    const auto* triangle = std::get_if<Triangle>(&shape);
    if (triangle == nullptr) continue;
    mesh->addTriangle(studs_of(vector_of(triangle->a)), studs_of(vector_of(triangle->b)),
                      studs_of(vector_of(triangle->c)));
  }
  BulletShape whole;
  if (mesh->getNumTriangles() == 0) return whole;
  auto shape = std::make_unique<btBvhTriangleMeshShape>(mesh.get(), true);
  shape->setMargin(kMargin);
  whole.outer_ = shape.get();
  whole.meshes_.push_back(std::move(mesh));
  whole.shapes_.push_back(std::move(shape));
  return whole;
}

}  // namespace parapet::physics
