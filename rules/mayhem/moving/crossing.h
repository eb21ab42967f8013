#pragma once

#include <optional>

#include "geometry/tiles/board.h"
#include "rules/options.h"

namespace parapet::mayhem {

// OPT-M1, M2: what decides about a step past a dot. (OPT-M2 `cover` changes what the board is.)
struct CrossingRules {
  bool dot_class_alone = false;  // M1 `dot-only`: no L-route without a Wall is needed

  static CrossingRules from(const Options& options);
};

constexpr int kPlainCost = 1;
constexpr int kHardCost = 3;  // Obstacles and zones of control; the only other cost (AOM-MOV-8)

// What the prints of a Level make of a step to one of the eight neighbours on it (AOM-MOV-2, 3):
// 1, 3, or nothing if it is closed. Floors and units do not count; off the map nothing is printed.
// Requires neighbours on one Level.
//   (1) the same both ways
std::optional<int> crossing_cost(const Board& board, Space from, Space to,
                                 const CrossingRules& rules);

// Whether the edge or dot between two neighbours of a Level is printed an Obstacle, whatever Walls
// there are. Requires neighbours on one Level.
bool is_obstacle_between(const Board& board, Space from, Space to);

// The surface under a place: itself if it has floor, else the highest floor below it in its column
// (AOM-JMP-6, OPT-M7). Nothing where there is none.
std::optional<Space> surface_under(const Board& board, Space place);

}  // namespace parapet::mayhem
