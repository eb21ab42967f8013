#pragma once

#include <memory>
#include <vector>

#include "physics/structure/structure.h"

namespace parapet::bench {

// Bullet as it comes, one body a brick: ten iterations, 240 steps a second, its own sleep. Nothing
// holds bricks together but friction.
class BulletBricks {
 public:
  // The pieces that are not gone (one flag a piece). Each is one block.
  BulletBricks(const physics::Structure& structure, const std::vector<bool>& gone);
  ~BulletBricks();

  void step();

  static constexpr double kStep = 1.0 / 240;  // seconds

 private:
  struct World;
  std::unique_ptr<World> world_;
};

}  // namespace parapet::bench
