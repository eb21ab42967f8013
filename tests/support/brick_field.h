#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "geometry/sight/terrain_sight.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::testing {

// A brick board put together by hand, small enough to be read in one: blocks in studs and plates,
// spaces in studs. One of blocks alone can be shifted, turned and mirrored as a whole.
struct BrickField {
  // In columns of half a stud and ticks.
  struct Block {
    int x, y, width, depth;
    int bottom, top;
  };
  struct Link {
    realms::LinkKind kind;
    std::string from;
    std::string to;
  };

  realms::Peg peg{Ratio(80), Ratio(32)};  // a stud across, a plate up: heights are small numbers
  std::vector<Block> blocks;              // pieces "t0", "t1" ...
  std::vector<Shape> shapes;              // the pieces after them, in ticks
  std::vector<std::pair<std::size_t, Connector>> studs;  // on the blocks
  std::vector<realms::Spot> spots;
  std::vector<Link> links;

  // So many studs wide and deep and plates high, its corner at stud, stud, plate.
  BrickField& block(int width, int depth, int height, int x, int y, int z);
  BrickField& body(Shape shape);
  BrickField& stud(Point at);  // on the last block, upright
  BrickField& spot(const std::string& name, int x, int y, int width = 2, int depth = 2);
  BrickField& spot(realms::Spot spot);
  BrickField& grid(int x, int y, int pitch, int columns, int rows);  // "A1" ... of 2 x 2 studs
  BrickField& link(realms::LinkKind kind, const std::string& from, const std::string& to);

  realms::Battlefield field() const;
  Terrain terrain() const;

  // REQUIRE: blocks without studs, and no other shape.
  BrickField shifted(int east, int south, int up) const;  // columns, ticks
  BrickField turned() const;                              // a quarter turn clockwise
  BrickField mirrored() const;                            // east to west
};

// Options with one at another value.
Options option(const std::string& id, const std::string& value);

// "C4" of that board. Throws where there is none.
realms::SpaceId space_of(const realms::Battlefield& field, const std::string& name);

// A unit on foot with six movement.
realms::Unit unit_at(const realms::Battlefield& field, const std::string& id,
                     const std::string& name, std::array<int, 2> size = {1, 1},
                     Ratio height = Ratio(10));

}  // namespace parapet::testing
