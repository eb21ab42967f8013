#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/point.h"
#include "geometry/solids/body.h"

namespace parapet::physics {

// How a piece takes part.
enum class Holding : std::uint8_t {
  built,    // it stands as long as the forces on it can balance
  fixed,    // it is ground: a baseplate, a scan; nothing moves it
  settled,  // it fell before and lies where it came to rest, as long as what it lies on is there
};

// One rigid piece: a brick, a Level's plate, a post. Lengths are ticks, x east, y south, z up.
struct Piece {
  std::string id;
  std::vector<Shape> shapes;  // its body without studs
  std::vector<Connector> studs;
  std::vector<Connector> holes;
  std::int64_t mass_mg = 0;  // above 0 unless fixed
  Holding holding = Holding::built;
  std::string body;  // settled pieces of the same name (not empty) lie as one
};

// A weight that stands on a piece.
struct Load {
  std::uint32_t piece = 0;
  Point at;
  std::int64_t mass_mg = 0;
};

// What the structure stands on.
enum class Table : std::uint8_t {
  loose,    // pieces rest on it
  studded,  // a baseplate: holes in its plane are held by studs
};

// Everything that may stand or fall, on a level table. Ids are all different but where several
// pieces of one body were written as one.
struct Structure {
  std::vector<Piece> pieces;
  std::vector<Load> loads;
  std::int32_t table_height = 0;  // no shape reaches below it
  Table table = Table::loose;
};

}  // namespace parapet::physics
