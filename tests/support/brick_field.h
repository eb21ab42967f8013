#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "geometry/sight/terrain_sight.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::testing {

// A board of blocks for tests, small enough to be read in one: blocks in studs and plates, spaces
// in studs. What it makes can be shifted, turned and mirrored as a whole.
struct BrickField {
  // In columns of half a stud and ticks.
  struct Block {
    int x, y, width, depth;
    int bottom, top;
  };

  realms::Peg peg{Ratio(80), Ratio(32)};  // a stud across, a plate up: heights are small numbers
  std::vector<Block> blocks;
  std::vector<realms::Spot> spots;
  std::vector<realms::Link> links;

  // So many studs wide and deep and plates high, its corner at stud, stud, plate.
  BrickField& block(int width, int depth, int height, int x, int y, int z);
  BrickField& spot(const std::string& name, int x, int y, int width = 2, int depth = 2);
  BrickField& grid(int x, int y, int pitch, int columns, int rows);
  BrickField& link(realms::LinkKind kind, const std::string& from, const std::string& to);

  realms::Battlefield field() const;
  Terrain terrain() const;

  BrickField shifted(int east, int south, int up) const;  // columns, ticks
  BrickField turned() const;                              // a quarter turn clockwise
  BrickField mirrored() const;                            // east to west
};

// Options with one at another value.
Options option(const std::string& id, const std::string& value);

// "C4" of that board.
realms::SpaceId space_of(const realms::Battlefield& field, const std::string& name);

// A figure of ten pegs with six movement.
realms::Unit figure(const realms::Battlefield& field, const std::string& id, const std::string& at);

}  // namespace parapet::testing
