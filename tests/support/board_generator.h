#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// What a random board is like. Densities are percentages of all the places that could carry the
// print; each Level gets its own.
struct BoardRecipe {
  int width = 6;
  int height = 6;
  int levels = 1;
  int walls = 0;     // of edges, anywhere
  int openings = 0;  // of edges, anywhere
  int obstacle_edges = 0;
  int obstacle_dots = 0;
  int cover_dots = 0;
  int stairs = 0;     // of spaces
  int floors = 50;    // of the spaces of Levels 2 and up, outside buildings
  int plates = 0;     // rectangles of floor on Levels 2 and up, outside buildings
  int holes = 0;      // of the spaces of the plates of Levels 2 and up
  int buildings = 0;  // walled rectangles with doors, windows, rooms and a roof
};

// Pure noise, plates, buildings, or all of them, in sizes up to the given ones.
BoardRecipe random_recipe(RandomSource& random, int max_side, int max_levels);

// One tile in the corner of the map.
TileMap random_map(const BoardRecipe& recipe, RandomSource& random);

// Several tiles side by side, each of its own recipe, turned at random: what meets at their
// borders is merged.
TileMap random_tiled_map(RandomSource& random, int max_side, int max_levels);

// The map as a person reads it, for the report of a failure.
std::string to_text(const TileMap& map);

// One tile in the corner of the map, from its plans, Level 1 first. Fails the test if they are
// none.
TileMap map_of_plans(const std::vector<std::vector<std::string>>& levels);

// Fails the test if the map is none.
Board assembled(const TileMap& map, const MergeRules& rules = {});

}  // namespace parapet::testing
