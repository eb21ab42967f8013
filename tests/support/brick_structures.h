#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "physics/structure/structure.h"

namespace parapet::testing {

inline constexpr std::int64_t kStud = 80;   // ticks
inline constexpr std::int64_t kBrick = 96;  // height of a brick

// Where a brick is: its north-west corner in studs east and south and bricks up, and its size in
// studs.
struct BrickPlace {
  int x = 0;
  int y = 0;
  int z = 0;
  int wide = 2;  // east
  int deep = 4;  // south
};

// A brick with studs on its top and holes in its underside, named by its place.
physics::Piece brick_at(const BrickPlace& place, std::int64_t mass_mg = 2160);

// The same without studs.
physics::Piece tile_at(const BrickPlace& place, std::int64_t mass_mg = 2160);

// A block without studs or holes, between two opposite corners in ticks.
physics::Piece block_between(Point a, Point b, std::int64_t mass_mg = 1000);

// What StableLego takes a brick of that size to weigh.
std::int64_t brick_mass(int wide, int deep);

physics::Structure structure_of(std::vector<physics::Piece> pieces,
                                physics::Table table = physics::Table::studded);

// The structure turned by quarters clockwise seen from above, and then mirrored east and west.
physics::Structure turned(const physics::Structure& structure, int quarters, bool mirrored);

// The same of a place.
Point turned(Point point, int quarters, bool mirrored);

}  // namespace parapet::testing
