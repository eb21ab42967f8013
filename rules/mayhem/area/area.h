#pragma once

#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/board_variants.h"
#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/sight/sight_rules.h"
#include "rules/options.h"

namespace parapet::mayhem {

// What bounds an area of effect: OPT-A1, A2 and A5, with the readings of sight and of steps.
struct AreaRules {
  bool counts_path = false;    // A1 `path`: steps without a Wall, on the Center's Level
  bool floods = false;         // A2 `flood`: steps that a unit could make, in place of sight
  bool one_cardboard = false;  // A5 `cardboard`: only the same entry of the layout
  SightRules sight;
  CrossingRules crossing;

  static AreaRules from(const Options& options);
};

// The two boards that an area is judged on: OPT-L14 makes Openings for sight only.
struct AreaBoards {
  const Board& sight;
  const Board& ground;

  static AreaBoards from(const BoardVariants& boards, const Options& options);
};

// A space of an area, and how far from the Center it is as the radius counts (OPT-A1, A2).
struct AreaSpace {
  Space space;
  int steps = 0;

  friend bool operator==(const AreaSpace&, const AreaSpace&) = default;
};

// AOM-AOE-1, 3, 4, 5: the spaces with floor round the Center that an area of this radius covers.
//   (1) sorted; the Center is among them, at 0 steps
//   (2) an area is a part of the one with a larger radius
//   (3) all on the Center's Level, but for the other end of stairs at the Center, one step away,
//       with OPT-L15 `open`
// Requires floor at the Center and radius >= 0.
std::vector<AreaSpace> area_of_effect(const AreaBoards& boards, Space center, int radius,
                                      const AreaRules& rules);

}  // namespace parapet::mayhem
