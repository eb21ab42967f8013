#pragma once

#include <optional>
#include <set>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/mayhem/pieces.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// Where a wrecking ball rolls (AOM-DDD-4).
struct BallRoll {
  bool moved = false;
  Footprint rest;             // where it comes to rest
  std::vector<Space> spaces;  // it acts on: its own, of a ball one space deep also that before the
                              // Wall; sorted
  std::vector<Edge> opened;   // the Walls it lies over, which are Openings now
  std::optional<Space>
      struck;  // where its marker goes: a space of a building; the foremost, sorted
  Because because;
};

// What it rolls over.
struct BallGround {
  const Board& board;
  const TileMap& map;
  std::set<Space> taken;    // by what it does not roll over: other devices, vehicles
  bool uses_ramps = false;  // OPT-V7
};

// The ball rolls straight on over any prints but Walls, until one lies between two of its spaces
// (or, if it is one space deep, behind it), or until there is no floor ahead: at the edge of the
// map, or of its Level; or until another device or a vehicle stands ahead.
// With `uses_ramps`, where one of its foremost spaces is a ramp that lifts that way
// (vehicle_ramps.h) and the next Level has floor for the ball right behind the ramp, or one space
// farther, it goes on there.
BallRoll roll_ball(const BallGround& ground, const Footprint& ball, Heading heading);

}  // namespace parapet::mayhem
