#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/collapse/board_state.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct DeviceQuestion {
  std::size_t device = 0;          // its index
  std::optional<Space> target;     // of a laser satellite; none: all its marker may be laid on
  std::optional<Heading> heading;  // of a wrecking ball. REQUIRES: given for one
  int damage = 1;                  // of the explosion marker it lays, and its size: data of the
  std::string size = "large";      // scenario
};

struct DeviceRuling {
  bool legal = false;
  std::vector<Space> spaces;           // on which it takes effect
  std::vector<std::string> downed;     // ids of units
  std::vector<std::string> collapsed;  // ids of buildings
  std::vector<Marker> placed;
  BoardState after;
  Because because;
};

// What a doomsday device does when it is used (AOM-DDD-1 to AOM-DDD-7), by its kind:
//   hell-tower         nothing but being one Level higher: its own spaces
//   dark-matter-bomb   all spaces of its tile; all units on it are downed, its building collapses
//   edmks              all spaces of its tile
//   laser-satellite    lays a marker on any Outside space
//   wrecking-ball      rolls (wrecking_ball.h); where it comes to rest
//   gravity-dominator  no space: it says who may jump
// But for the ball, which moves, none is legal unless it lies wholly on one tile and wholly Inside
// or wholly Outside; then nothing happens.
DeviceRuling rule_device(const BoardState& before, const DeviceQuestion& question,
                         const Options& options);

}  // namespace parapet::mayhem
