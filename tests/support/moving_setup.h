#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/tiles/tile_map.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "tests/support/board_moves.h"
#include "tests/support/moving_oracle.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// Who moves, where from, how far, under which readings, on which board, among whom.
struct MovingSetup {
  TileMap map;
  std::vector<mayhem::Unit> units;
  std::string side = "red";
  std::string mover;  // its id; empty if no unit of the board moves
  Space from;
  std::optional<int> mp;
  std::optional<OracleJump> jump;
  Options options;

  MovingOracle oracle() const;
  mayhem::Pieces pieces() const { return {units, {}, {}, {}, {}}; }
};

// What a random setup is like.
struct SetupRecipe {
  int max_side = 6;  // spaces
  int max_levels = 3;
  bool tiled = false;  // several tiles, turned, side by side
  bool units = true;
  bool jumps = true;
  bool options = false;  // each option of moving at a random value
};

MovingSetup random_setup(const SetupRecipe& recipe, RandomSource& random);

// The same on a board that was moved.
MovingSetup moved(const MovingSetup& setup, const MovedMap& moved_map);

// The options that are not at their default, for an oracle.
Readings readings_of(const Options& options);

// For the report of a failure.
std::string to_text(const MovingSetup& setup);

}  // namespace parapet::testing
