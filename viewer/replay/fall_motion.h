#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

// Where something is, and how it is turned.
struct BodyPlace {
  BrickPoint to;
  std::array<double, 4> turn{0, 0, 0, 1};  // a quaternion x, y, z, w of length 1
};

// How pieces of a board come down, from plain data that knows neither rules nor physics. Times are
// in seconds from the start, lengths in ticks.
struct FallMotion {
  struct Key {
    double at = 0;
    BodyPlace place;
  };
  struct Body {  // pieces that move as one
    std::vector<std::size_t> pieces;
    BrickPoint from;                  // what is at p is at place.to + place.turn * (p - from)
    std::optional<std::size_t> with;  // the body that it moves with before its first key
    std::vector<Key> keys;            // forwards in time
  };
  struct Unit {  // comes down straight
    std::size_t unit = 0;
    double drop = 0;
  };

  std::vector<Body> bodies;
  std::vector<Unit> units;
  double gravity = 0;         // of the units, ticks a second each second
  double length = 0;          // until all is at rest
  std::vector<double> marks;  // the moments that were told, forwards: where stepping stops
};

// Where a body is at a time: between two keys its place goes straight and it turns evenly, the
// shorter way round; before and after all it stays. With `with` it is where that body would carry
// it. REQUIRES: no body goes with itself, also not by others.
BodyPlace place_at(const FallMotion& motion, std::size_t body, double seconds);

// The same of all pieces that move.
std::vector<BrickPose> poses_at(const FallMotion& motion, double seconds);

// The units as they are then.
std::vector<BrickUnit> units_at(const FallMotion& motion, std::vector<BrickUnit> units,
                                double seconds);

// "0.32 s".
std::string seconds_text(double seconds);

}  // namespace parapet::viewer
