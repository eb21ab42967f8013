#include <btBulletCollisionCommon.h>

#include "bench/sight_rivals.h"

namespace parapet::bench {
namespace {

// Another precision than the library's links, and crashes.
static_assert(sizeof(btScalar) == sizeof(double));

btVector3 place(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

// The corners stay in single precision, which holds whole ticks.
btTriangleIndexVertexArray triangles_of(const TriangleMesh& mesh) {
  btIndexedMesh part;
  part.m_numTriangles = static_cast<int>(mesh.triangles.size());
  part.m_triangleIndexBase = reinterpret_cast<const unsigned char*>(mesh.triangles.data());
  part.m_triangleIndexStride = sizeof mesh.triangles.front();
  part.m_numVertices = static_cast<int>(mesh.corners.size());
  part.m_vertexBase = reinterpret_cast<const unsigned char*>(mesh.corners.data());
  part.m_vertexStride = sizeof mesh.corners.front();
  part.m_vertexType = PHY_FLOAT;
  btTriangleIndexVertexArray triangles;
  triangles.addIndexedMesh(part, PHY_INTEGER);
  return triangles;
}

}  // namespace

struct BulletSight::World {
  explicit World(const TriangleMesh& mesh_in)
      : mesh(mesh_in),
        triangles(triangles_of(mesh)),
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
