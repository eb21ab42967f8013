#pragma once

#include <btBulletCollisionCommon.h>

#include <memory>
#include <span>
#include <vector>

#include "geometry/solids/body.h"
#include "physics/structure/vector3.h"

// Only for the sources of physics/world: the rest of the project does not know Bullet.
namespace parapet::physics {

static_assert(sizeof(btScalar) == sizeof(double), "another precision than the library's crashes");

inline constexpr double kTicksOfStud = 80;  // Bullet's unit is the stud, upwards too

btVector3 studs_of(const Vector3& ticks);
Vector3 ticks_of(const btVector3& studs);

// A shape made of others, which have to live as long.
class BulletShape {
 public:
  // Boxes and convex solids, in a frame of the board's (studs). Boxes that share whole faces are
  // merged: fewer edges inside, at which sliding bodies catch.
  static BulletShape of_solids(std::span<const Shape> shapes, const btTransform& frame);

  // Triangles, for a ground that does not move; none where there are no triangles.
  static BulletShape of_triangles(std::span<const Shape> shapes);

  btCollisionShape* get() const noexcept { return outer_; }

 private:
  std::vector<std::unique_ptr<btTriangleMesh>> meshes_;
  std::vector<std::unique_ptr<btCollisionShape>> shapes_;
  btCollisionShape* outer_ = nullptr;
};

}  // namespace parapet::physics
