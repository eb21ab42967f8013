#pragma once

#include <cstdint>
#include <vector>

#include "physics/structure/structure.h"

namespace parapet::bench {

// A hollow square tower of 2 x 4 bricks on the table: so many bricks a wall, walls two studs
// thick in running bond, their corners bonded by turns.
physics::Structure brick_tower(int bricks_a_wall, int courses);

// What is taken away where it loses a corner: in the lowest two fifths of the courses, all that is
// less than three quarters of the way across from that corner. What is over it comes down.
std::vector<std::uint32_t> corner_of(const physics::Structure& tower);

}  // namespace parapet::bench
