#pragma once

#include <optional>

#include "rules/mayhem/moving/moving_field.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct StepRuling {
  std::optional<int> cost;  // 1, 3 or nothing (AOM-MOV-8)
  bool may_end = false;     // the space is free: a friend's may only be passed (AOM-MOV-6)
  Because because;
};

// One step on foot of a unit of one space: to a neighbour on its Level, by stairs, or off the
// border of a Level to the surface below (AOM-MOV-1..6, 8; ZOC-1, 4, 5; OPT-M1..M7).
StepRuling rule_step(const MovingField& field, Space from, Space to);

// AOM-MOV-10: what it costs to come onto the map over the edge or past a dot on that side of the
// space; zones of control do not count. Nothing if the space is not on that edge of the map.
std::optional<int> entering_cost(const MovingField& field, Space at, Heading edge);

}  // namespace parapet::mayhem
