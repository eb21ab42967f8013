#pragma once

#include <string>
#include <variant>
#include <vector>

#include "geometry/tiles/place.h"

namespace parapet {

// What a reason or a blocker points at. Nothing where the reason is about the whole question.
using Place = std::variant<std::monostate, Space, Dot, Edge, Plate>;

// One step of the reasoning behind a verdict: the id of the rule (rules.md 3 and 4), a plain
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
