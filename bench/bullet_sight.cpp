#include <btBulletCollisionCommon.h>

#include "bench/sight_rivals.h"

namespace parapet::bench {
namespace {

// Another precision than the library's links, and crashes.
static_assert(sizeof(btScalar) == sizeof(float));

btVector3 place(Point p) {
  return {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
}

}  // namespace

struct BulletSight::World {
  explicit World(const TriangleMesh& mesh_in)
      : mesh(mesh_in),
        triangles(static_cast<int>(mesh.triangles.size()),
                  reinterpret_cast<int*>(mesh.triangles.data()), sizeof mesh.triangles.front(),
                  static_cast<int>(mesh.corners.size()), mesh.corners.front().data(),
                  sizeof mesh.corners.front()),
        shape(&triangles, true),
        dispatcher(&configuration),
        world(&dispatcher, &broadphase, &configuration) {
    object.setCollisionShape(&shape);
    world.addCollisionObject(&object);
    world.updateAabbs();
  }
  ~World() { world.removeCollisionObject(&object); }

  TriangleMesh mesh;
  btTriangleIndexVertexArray triangles;
  btBvhTriangleMeshShape shape;
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher;
  btDbvtBroadphase broadphase;
  btCollisionObject object;
  btCollisionWorld world;
};

BulletSight::BulletSight(const TriangleMesh& mesh) : world_(std::make_unique<World>(mesh)) {}

BulletSight::~BulletSight() = default;

void BulletSight::single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const {
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const btVector3 p = place(lines[n].p);
    const btVector3 q = place(lines[n].q);
    btCollisionWorld::ClosestRayResultCallback hit(p, q);
    world_->world.rayTest(p, q, hit);
    blocked[n] = hit.hasHit() ? 1 : 0;
  }
}

}  // namespace parapet::bench
