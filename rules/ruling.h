#pragma once

#include <string>
#include <variant>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/tiles/place.h"

namespace parapet {

// A space of a brick board: "C4", "C4/0", "tower" (formats.md, brick boards).
struct NamedSpace {
  std::string name;

  friend bool operator==(const NamedSpace&, const NamedSpace&) = default;
};

// A piece of brick terrain: "t0", "t0/12". Where figures block, the id of one.
struct NamedPiece {
  std::string id;

  friend bool operator==(const NamedPiece&, const NamedPiece&) = default;
};

// What a reason or a blocker points at: of a tile board the first ones, of a brick board the last;
// a point is in ticks. Nothing where the reason is about the whole question.
using Place = std::variant<std::monostate, Space, Dot, Edge, Plate, NamedSpace, NamedPiece, Point>;

// One step of the reasoning behind a verdict: its rule's id (a page of rules), a plain
// sentence, the place where it decided.
struct Reason {
  std::string rule;
  std::string text;
  Place at;

  friend bool operator==(const Reason&, const Reason&) = default;
};

// The reasons in the order in which they decided.
using Because = std::vector<Reason>;

}  // namespace parapet
