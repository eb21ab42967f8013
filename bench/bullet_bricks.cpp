#include "bench/bullet_bricks.h"

#include <btBulletDynamicsCommon.h>

namespace parapet::bench {
namespace {

// Another precision than the library's links, and crashes.
static_assert(sizeof(btScalar) == sizeof(double));

constexpr double kTicksOfStud = 80;

btVector3 studs(Point p) {
  return {static_cast<double>(p.x) / kTicksOfStud, static_cast<double>(p.y) / kTicksOfStud,
          static_cast<double>(p.z) / kTicksOfStud};
}

}  // namespace

struct BulletBricks::World {
  World(const physics::Structure& structure, const std::vector<bool>& gone)
      : table({0, 0, 1}, structure.table_height / kTicksOfStud),
        dispatcher(&configuration),
        world(&dispatcher, &broadphase, &solver, &configuration) {
    world.setGravity({0, 0, -1225});
    add(0, &table, btVector3(0, 0, 0));
    for (std::size_t piece = 0; piece < gone.size(); ++piece) {
      if (gone[piece]) continue;
      const Box box = bounds(structure.pieces[piece].shapes.front());
      const btVector3 half = (studs(box.hi()) - studs(box.lo())) / 2;
      shapes.push_back(std::make_unique<btBoxShape>(half));
      add(static_cast<double>(structure.pieces[piece].mass_mg) / 1000, shapes.back().get(),
          (studs(box.lo()) + studs(box.hi())) / 2);
    }
  }
  ~World() {
    for (const auto& body : bodies) world.removeRigidBody(body.get());
  }

  void add(double grams, btCollisionShape* shape, const btVector3& place) {
    btVector3 inertia(0, 0, 0);
    if (grams > 0) shape->calculateLocalInertia(grams, inertia);
    btRigidBody::btRigidBodyConstructionInfo how(grams, nullptr, shape, inertia);
    how.m_startWorldTransform.setOrigin(place);
    bodies.push_back(std::make_unique<btRigidBody>(how));
    world.addRigidBody(bodies.back().get());
  }

  btStaticPlaneShape table;
  std::vector<std::unique_ptr<btBoxShape>> shapes;
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher;
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world;
  std::vector<std::unique_ptr<btRigidBody>> bodies;
};

BulletBricks::BulletBricks(const physics::Structure& structure, const std::vector<bool>& gone)
    : world_(std::make_unique<World>(structure, gone)) {}

BulletBricks::~BulletBricks() = default;

void BulletBricks::step() { world_->world.stepSimulation(kStep, 0); }

}  // namespace parapet::bench
