#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "rules/facing.h"
#include "rules/realms/sight/figure_body.h"
#include "rules/realms/spaces.h"

namespace parapet::realms {

// A figure on the board (formats.md). Numbers of pegs are exact: numerator and denominator at
// most 10^6.
struct Unit {
  std::string id;
  std::string side;
  SpaceId at;                     // its north-west space
  std::array<int, 2> size{1, 1};  // spaces east and south, on the board's grid if more than one
  Ratio height{10};               // pegs, above 0
  int movement = 6;               // spaces
  bool flies = false;
  bool airborne = false;  // in the air now: its place is its token (COR-FLY-3)
  std::optional<Facing> facing;
  std::optional<Ratio> eye;                   // pegs above its surface
  std::optional<std::array<Ratio, 2>> stand;  // pegs east and south of the plate's centre
  std::optional<std::string> on;              // the unit that carries it (COR-BRD-1)
  std::optional<FigureBody> body;             // from a model of its own
  std::optional<std::array<Ratio, 3>> pose;   // its eye's place as posed: pegs east, south, up from
                                              // the plate's centre and its surface (COR-POSE-1)

  friend bool operator==(const Unit&, const Unit&) = default;
};

}  // namespace parapet::realms
