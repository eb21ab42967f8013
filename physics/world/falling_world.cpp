#include "physics/world/falling_world.h"

#include <btBulletDynamicsCommon.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "physics/world/bullet_shapes.h"

namespace parapet::physics {
namespace {

constexpr double kStep = 0.001;  // seconds
constexpr int kIterations = 50;
constexpr double kSlop = 0.005;  // studs that bodies may sink into each other at rest
constexpr double kGramsOfMilligram = 1e-3;
constexpr double kKilogramsOfGram = 1e-3;

// A body lies still when it has not left a place by more than this for so many steps. A plank of
// two studs that is off its balance by a thousandth of a degree has left it by then.
constexpr double kSamePlace = 0.02;  // studs
constexpr double kSameTurn = 0.005;  // radians
constexpr int kStillSteps = 300;

// What air and the give of the material take from a motion, a share a second.
constexpr double kSlowing = 0.05;
constexpr double kTurnSlowing = 0.3;

btMatrix3x3 matrix_of(const Matrix3& m) {
  return {m[0][0], m[0][1], m[0][2], m[1][0], m[1][1], m[1][2], m[2][0], m[2][1], m[2][2]};
}

btMatrix3x3 matrix_of(const std::array<double, 4>& turn) {
  return btMatrix3x3(btQuaternion(turn[0], turn[1], turn[2], turn[3]));
}

// In the frame of its own axes a body's inertia is three numbers.
struct OwnAxes {
  btMatrix3x3 axes;  // columns, on the board
  btVector3 inertia;
};

OwnAxes own_axes_of(const Mass& mass) {
  constexpr double kNone = 1e-9;  // of the largest: rounding
  constexpr int kMostTurns = 60;
  const Matrix3 tensor = mass.inertia();
  const double largest = std::max({tensor[0][0], tensor[1][1], tensor[2][2]});
  const double beside =
      std::max({std::abs(tensor[0][1]), std::abs(tensor[0][2]), std::abs(tensor[1][2])});
  btMatrix3x3 diagonal = matrix_of(tensor);
  btMatrix3x3 axes = btMatrix3x3::getIdentity();
  if (beside > kNone * largest) diagonal.diagonalize(axes, kNone, kMostTurns);
  const double unit = kGramsOfMilligram / (kTicksOfStud * kTicksOfStud);
  return {axes, unit * btVector3(diagonal[0][0], diagonal[1][1], diagonal[2][2])};
}

// A rigid body with what it is made of.
struct Moving {
  BulletShape shape;
  btVector3 frame;         // from its centre of mass to the place its poses speak of, its own axes
  btMatrix3x3 axes;        // columns on the board: its own axes before the fall
  Vector3 frame_on_board;  // ticks
  double grams;
  btVector3 inertia;
  std::unique_ptr<btRigidBody> body;
  btTransform place;    // which it has not left for
  int still_steps = 0;  // so many steps
  bool is_frozen = false;

  bool is_still() const { return still_steps >= kStillSteps; }

  void watch() {
    const btTransform& now = body->getWorldTransform();
    const bool stays = now.getOrigin().distance(place.getOrigin()) <= kSamePlace &&
                       now.getRotation().angleShortestPath(place.getRotation()) <= kSameTurn;
    still_steps = stays ? still_steps + 1 : 0;
    if (!stays) place = now;
  }

  // Ground from now on: nothing moves it any more.
  void freeze() {
    is_frozen = true;
    body->setLinearVelocity({0, 0, 0});
    body->setAngularVelocity({0, 0, 0});
    body->setMassProps(0, {0, 0, 0});
    body->updateInertiaTensor();
    body->forceActivationState(ISLAND_SLEEPING);
  }

  void thaw() {
    is_frozen = false;
    still_steps = 0;
    body->setMassProps(grams, inertia);
    body->updateInertiaTensor();
    body->forceActivationState(DISABLE_DEACTIVATION);
  }
};

}  // namespace

struct FallingWorld::World {
  World(std::int32_t table_height, std::span<const Shape> unmoving, const Grip& grip)
      : friction(std::sqrt(grip.friction)),
        metres_of_stud(kTicksOfStud * grip.tick_up),
        table({0, 0, 1}, table_height / kTicksOfStud),
        solids(BulletShape::of_solids(unmoving, btTransform::getIdentity())),
        triangles(BulletShape::of_triangles(unmoving)),
        dispatcher(&configuration),
        world(&dispatcher, &broadphase, &solver, &configuration) {
    configuration.setPlaneConvexMultipointIterations();
    world.setGravity({0, 0, -grip.gravity / metres_of_stud});
    world.setForceUpdateAllAabbs(false);
    world.getDispatchInfo().m_deterministicOverlappingPairs = true;
    solver.setRandSeed(0);
    btContactSolverInfo& how = world.getSolverInfo();
    how.m_numIterations = kIterations;
    how.m_solverMode |= SOLVER_USE_2_FRICTION_DIRECTIONS;
    how.m_linearSlop = kSlop;
    for (btCollisionShape* shape :
         {static_cast<btCollisionShape*>(&table), solids.get(), triangles.get()}) {
      if (shape != nullptr) add_ground(shape);
    }
  }

  // Bullet forgets its objects before they go.
  ~World() {
    for (const Moving& moving : bodies) world.removeRigidBody(moving.body.get());
    for (const auto& object : ground) world.removeRigidBody(object.get());
  }

  void add_ground(btCollisionShape* shape) {
    ground.push_back(std::make_unique<btRigidBody>(0, nullptr, shape));
    ground.back()->setFriction(friction);
    ground.back()->setRestitution(0);
    world.addRigidBody(ground.back().get());
  }

  Moving moving_of(const Solid& solid, const Motion& motion) {
    const OwnAxes own = own_axes_of(solid.mass);
    const btTransform frame(own.axes, studs_of(solid.mass.centre));
    Moving moving{BulletShape::of_solids(solid.shapes, frame),
                  frame.inverse() * studs_of(solid.frame),
                  own.axes,
                  solid.frame,
                  std::max(solid.mass.milligrams, 1.0) * kGramsOfMilligram,
                  own.inertia,
                  nullptr,
                  {}};
    btRigidBody::btRigidBodyConstructionInfo how(moving.grams, nullptr, moving.shape.get(),
                                                 own.inertia);
    const btMatrix3x3 turn = matrix_of(motion.pose.turn) * own.axes;
    const btVector3 place = studs_of(motion.pose.position);
    const btVector3 centre = place - turn * moving.frame;
    how.m_startWorldTransform = btTransform(turn, centre);
    how.m_friction = friction;
    how.m_restitution = 0;
    how.m_linearDamping = kSlowing;
    how.m_angularDamping = kTurnSlowing;
    moving.place = how.m_startWorldTransform;
    moving.body = std::make_unique<btRigidBody>(how);
    const btVector3 turning(motion.turning[0], motion.turning[1], motion.turning[2]);
    moving.body->setAngularVelocity(turning);
    moving.body->setLinearVelocity(studs_of(motion.velocity) + turning.cross(centre - place));
    // Bullet's own sleep waits for two seconds, set for the whole process, and for whole heaps.
    moving.body->setActivationState(DISABLE_DEACTIVATION);
    return moving;
  }

  // The number of a body; nothing for the ground.
  std::optional<std::size_t> number_of(const btCollisionObject* object) const {
    const int number = object->getUserIndex();
    if (number < 0) return std::nullopt;
    return static_cast<std::size_t>(number);
  }

  // What lies still on the ground, or on what does, becomes ground.
  void freeze_still() {
    const auto holds = [&](const btCollisionObject* object) {
      const auto number = number_of(object);
      return !number || bodies[*number].is_frozen;
    };
    const auto freeze = [&](const btCollisionObject* object) {
      const auto number = number_of(object);
      if (!number || bodies[*number].is_frozen || !bodies[*number].is_still()) return false;
      bodies[*number].freeze();
      return true;
    };
    for (bool more = true; more;) {
      more = false;
      for (int n = 0; n < dispatcher.getNumManifolds(); ++n) {
        const btPersistentManifold& touch = *dispatcher.getManifoldByIndexInternal(n);
        if (touch.getNumContacts() == 0) continue;
        if (holds(touch.getBody0())) more |= freeze(touch.getBody1());
        if (holds(touch.getBody1())) more |= freeze(touch.getBody0());
      }
    }
  }

  // What lies still and is struck hard moves again.
  void thaw_struck() {
    const double hard_speed = std::sqrt(2 * -world.getGravity().z() * kHardFall / kTicksOfStud);
    for (int n = 0; n < dispatcher.getNumManifolds(); ++n) {
      const btPersistentManifold& touch = *dispatcher.getManifoldByIndexInternal(n);
      double struck = 0;
      for (int p = 0; p < touch.getNumContacts(); ++p) {
        struck += touch.getContactPoint(p).getAppliedImpulse();
      }
      for (const btCollisionObject* object : {touch.getBody0(), touch.getBody1()}) {
        const auto number = number_of(object);
        if (!number || !bodies[*number].is_frozen) continue;
        if (struck > bodies[*number].grams * hard_speed) bodies[*number].thaw();
      }
    }
  }

  void step() {
    world.stepSimulation(kStep, 0);
    thaw_struck();
    bool any_still = false;
    for (Moving& moving : bodies) {
      if (moving.is_frozen) continue;
      moving.watch();
      any_still |= moving.is_still();
    }
    if (any_still) freeze_still();
  }

  double friction;  // of one side: Bullet multiplies both
  double metres_of_stud;
  btStaticPlaneShape table;
  BulletShape solids;
  BulletShape triangles;
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher;
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world;
  std::vector<std::unique_ptr<btRigidBody>> ground;
  std::vector<Moving> bodies;
};

FallingWorld::FallingWorld(std::int32_t table_height, std::span<const Shape> ground,
                           const Grip& grip)
    : world_(std::make_unique<World>(table_height, ground, grip)) {}

FallingWorld::~FallingWorld() = default;

void FallingWorld::add(const Solid& solid, const Motion& motion) {
  world_->bodies.push_back(world_->moving_of(solid, motion));
  world_->bodies.back().body->setUserIndex(static_cast<int>(world_->bodies.size()) - 1);
  world_->world.addRigidBody(world_->bodies.back().body.get());
}

void FallingWorld::replace(std::size_t body, const Solid& solid, const Motion& motion) {
  world_->world.removeRigidBody(world_->bodies[body].body.get());
  world_->bodies[body] = world_->moving_of(solid, motion);
  world_->bodies[body].body->setUserIndex(static_cast<int>(body));
  world_->world.addRigidBody(world_->bodies[body].body.get());
}

void FallingWorld::step() { world_->step(); }

std::size_t FallingWorld::size() const noexcept { return world_->bodies.size(); }

Motion FallingWorld::motion(std::size_t body) const {
  const Moving& moving = world_->bodies[body];
  const btTransform& at = moving.body->getWorldTransform();
  const btVector3 arm = at.getBasis() * moving.frame;
  const btVector3& turning = moving.body->getAngularVelocity();
  btQuaternion turn;
  (at.getBasis() * moving.axes.transpose()).getRotation(turn);
  Motion motion;
  motion.pose.position = ticks_of(at.getOrigin() + arm);
  motion.pose.turn = {turn.x(), turn.y(), turn.z(), turn.w()};
  motion.velocity = ticks_of(moving.body->getLinearVelocity() + turning.cross(arm));
  motion.turning = {turning.x(), turning.y(), turning.z()};
  return motion;
}

std::vector<Blow> FallingWorld::blows(std::size_t body) const {
  const Moving& moving = world_->bodies[body];
  const btTransform& at = moving.body->getWorldTransform();
  // Through its own axes back to where its pieces were before the fall.
  const btTransform to_board =
      btTransform(moving.axes, studs_of(moving.frame_on_board) - moving.axes * moving.frame) *
      at.inverse();
  const double newton_seconds = kKilogramsOfGram * world_->metres_of_stud;
  std::vector<Blow> blows;
  for (int n = 0; n < world_->dispatcher.getNumManifolds(); ++n) {
    const btPersistentManifold& touch = *world_->dispatcher.getManifoldByIndexInternal(n);
    const bool is_first = touch.getBody0() == moving.body.get();
    if (!is_first && touch.getBody1() != moving.body.get()) continue;
    for (int p = 0; p < touch.getNumContacts(); ++p) {
      const btManifoldPoint& point = touch.getContactPoint(p);
      if (point.getAppliedImpulse() <= 0) continue;
      const btVector3 on_first = point.m_appliedImpulse * point.m_normalWorldOnB +
                                 point.m_appliedImpulseLateral1 * point.m_lateralFrictionDir1 +
                                 point.m_appliedImpulseLateral2 * point.m_lateralFrictionDir2;
      const btVector3 impulse = to_board.getBasis() * (is_first ? on_first : -on_first);
      const btVector3& place = is_first ? point.getPositionWorldOnA() : point.getPositionWorldOnB();
      blows.push_back({ticks_of(to_board * place),
                       {newton_seconds * impulse.x(), newton_seconds * impulse.y(),
                        newton_seconds * impulse.z()}});
    }
  }
  return blows;
}

bool FallingWorld::at_rest() const {
  return std::all_of(world_->bodies.begin(), world_->bodies.end(),
                     [](const Moving& moving) { return moving.is_frozen; });
}

}  // namespace parapet::physics
