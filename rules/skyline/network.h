#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "geometry/numbers/point.h"

namespace parapet::skyline {

// A numbered place of the map, in a territory. Units stand on locations.
struct Location {
  std::string id;
  std::string name;
  std::string territory;
  std::optional<Point> at;  // ticks; for pictures, lengths, slopes
};

// A place on the sky-line over a location (SKY-7: who stops here is there).
struct Stop {
  std::string id;
  std::size_t location = 0;  // index
  std::optional<Point> at;   // ticks
};

// An arc of a route: two stops that a ride goes between, both ways. The rail is the line of
// straight pieces from one to the other by way of `bends`.
struct Rail {
  std::size_t from = 0;  // index of a stop
  std::size_t to = 0;
  std::vector<Point> bends;  // ticks; in the order from `from` to `to`

  bool joins(std::size_t a, std::size_t b) const {
    return (from == a && to == b) || (from == b && to == a);
  }
};

// A face of a sky-line die: a number, or the safe icon.
struct Face {
  std::optional<int> number;  // none = safe

  bool is_safe() const { return !number.has_value(); }
  friend bool operator==(const Face&, const Face&) = default;
};

// SKY-3: so many equal dice are rolled on each new stop.
struct Dice {
  std::size_t count = 3;
  std::vector<Face> faces;  // of one die; repeats count
};

enum class UnitKind : std::uint8_t { common, songbird, airship };

struct Unit {
  std::string id;
  std::string side;
  UnitKind kind = UnitKind::common;
  std::size_t location = 0;  // index
};

// A map with sky-line routes (formats.md, network boards). Immutable once read.
struct Network {
  std::string name;
  std::vector<Location> locations;
  std::vector<std::pair<std::size_t, std::size_t>> adjacent;  // SKY-10: normal moves, both ways
  std::vector<Stop> stops;
  std::vector<Rail> rails;
  Dice dice;
  std::vector<std::size_t> tokens;  // SKY-11: locations with a territory token
};

}  // namespace parapet::skyline
