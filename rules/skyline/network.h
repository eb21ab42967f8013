#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/numbers/point.h"

namespace parapet::skyline {

// A numbered place of the map, in a territory. Units stand on locations.
struct Location {
  std::string id;
  std::string name;  // may be empty
  std::string territory;
  std::optional<Point> at;  // ticks; for pictures, lengths, slopes

  friend bool operator==(const Location&, const Location&) = default;
};

// A place on the sky-line over a location (SKY-7: who stops here is there).
struct Stop {
  std::string id;
  std::size_t location = 0;  // index
  std::optional<Point> at;   // ticks

  friend bool operator==(const Stop&, const Stop&) = default;
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

  friend bool operator==(const Rail&, const Rail&) = default;
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

  friend bool operator==(const Dice&, const Dice&) = default;
};

// The ways in which the dice fall are counted in 64 bits: at most 2^60 of them.
inline constexpr std::size_t kMostDice = 10;
inline constexpr std::size_t kMostFaces = 64;
inline constexpr int kMostOnFace = 1'000;

enum class UnitKind : std::uint8_t { common, songbird, airship };
inline constexpr std::array<std::string_view, 3> kUnitKindWords = {"common", "songbird", "airship"};

struct Unit {
  std::string id;
  std::string side;
  UnitKind kind = UnitKind::common;
  std::size_t location = 0;  // index

  friend bool operator==(const Unit&, const Unit&) = default;
};

// A map with sky-line routes (formats.md, network boards). Immutable once read.
//   (1) every index is one of its list
//   (2) no id comes twice in a list, no pair of `adjacent` or `rails` twice in either order, and
//       none joins a place with itself
//   (3) the dice: 1 to kMostDice, of 1 to kMostFaces faces with numbers from 0 to kMostOnFace
struct Network {
  std::string name;
  std::vector<Location> locations;
  std::vector<std::pair<std::size_t, std::size_t>> adjacent;  // SKY-10: normal moves, both ways
  std::vector<Stop> stops;
  std::vector<Rail> rails;
  Dice dice;
  std::vector<std::size_t> tokens;  // SKY-11: locations with a territory token

  friend bool operator==(const Network&, const Network&) = default;
};

}  // namespace parapet::skyline
