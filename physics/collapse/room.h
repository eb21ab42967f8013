#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/solids/scene.h"
#include "physics/collapse/rest.h"

namespace parapet::physics {

// What stands and lies already, and where there is room for more. Exact.
class Room {
 public:
  Room(std::int32_t table_height, std::vector<Body> standing, std::size_t bodies);

  // The body lies so from now on; before, it was nowhere or elsewhere.
  void lay(std::size_t body, std::span<const RestingPiece> pieces);

  // By how much to move the pieces of a body so that the inside of none meets anything else here,
  // and none is below the table: the least that is enough, at most kMostAside to the side and up,
  // or straight up by at most kMostLift. Nothing: there is no such place.
  std::optional<Vec> place_for(std::size_t body, std::span<const RestingPiece> pieces) const;

  // How far down the pieces of a body can go from there before they meet anything else here or the
  // table, at most so far. REQUIRES: they meet nothing there.
  std::int64_t drop_of(std::size_t body, std::span<const RestingPiece> pieces, Vec from,
                       std::int64_t most) const;

 private:
  class Neighbours;

  std::int32_t table_height_;
  Scene standing_;
  std::vector<std::vector<Shape>> lying_;  // by body
};

}  // namespace parapet::physics
