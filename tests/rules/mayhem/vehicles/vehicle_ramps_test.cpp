#include "rules/mayhem/vehicles/vehicle_ramps.h"

#include <catch2/catch.hpp>

#include "rules/mayhem/vehicles/vehicle_body.h"
#include "tests/support/board_generator.h"

// AOM-VEH-12.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

TEST_CASE("the way of a ramp turns with its tile") {
  const std::vector<std::string> ground = {"+ + + +", " . R . ", "+ + + +", " . . . ", "+ + + +"};
  for (const Heading up : {Heading::north, Heading::east, Heading::south, Heading::west}) {
    for (int turn = 0; turn < 4; ++turn) {
      TileMap map = map_of_plans({ground});
      map.tiles.front().ramps = {{1, 0, up}};
      map.layout.front().turn = turn;
      const Space places[] = {{1, 0, 1}, {1, 1, 1}, {1, 1, 1}, {0, 1, 1}};
      const Board board = assembled(map);
      const VehicleRamps ramps(map);
      for (int way = 0; way < 4; ++way) {
        const bool is_up = way == (static_cast<int>(up) + turn) % 4;
        INFO(turn << " " << way);
        CHECK(ramps.lifts(board, places[turn], step_towards(static_cast<Heading>(way))) == is_up);
        // One whose way is not told, and a space without a ramp.
        CHECK(VehicleRamps().lifts(board, places[turn], step_towards(static_cast<Heading>(way))));
        CHECK_FALSE(ramps.lifts(board, {0, 0, 1}, step_towards(static_cast<Heading>(way))));
      }
    }
  }
}
