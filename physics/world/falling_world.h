#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "geometry/solids/body.h"
#include "physics/stability/grip.h"
#include "physics/structure/vector3.h"
#include "physics/world/mass.h"
#include "physics/world/settle.h"

namespace parapet::physics {

// Where a body is and how it moves.
struct Motion {
  Pose pose;
  Vector3 velocity{};  // of the place that pose.position names, ticks a second
  Vector3 turning{};   // radians a second
};

// Rigid bodies over an unmoving ground and a level table, by Bullet, a thousandth of a second a
// step. Bodies are numbered as they are added.
//   (1) the same calls in the same order give the same bits
class FallingWorld {
 public:
  // One body of this run: its shapes as they are on the board, where `frame` is the place that its
  // poses speak of.
  struct Solid {
    std::vector<Shape> shapes;  // triangles do not count
    Mass mass;
    Vector3 frame{};
  };

  FallingWorld(std::int32_t table_height, std::span<const Shape> ground, const Grip& grip);
  ~FallingWorld();
  FallingWorld(const FallingWorld&) = delete;
  FallingWorld& operator=(const FallingWorld&) = delete;

  void add(const Solid& solid, const Motion& motion);
  void replace(std::size_t body, const Solid& solid, const Motion& motion);

  void step();

  std::size_t size() const noexcept;
  Motion motion(std::size_t body) const;
  std::vector<Blow> blows(std::size_t body) const;  // of the last step
  bool at_rest() const;                             // nothing has moved for a while

 private:
  struct World;
  std::unique_ptr<World> world_;
};

}  // namespace parapet::physics
