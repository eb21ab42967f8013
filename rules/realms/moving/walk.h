#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/step/step.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

struct WalkRuling {
  bool legal = false;
  std::vector<int> costs;                 // of each step made
  std::vector<int> left;                  // movement left after each step made
  std::optional<std::size_t> stopped_at;  // index of the first step that cannot be made
  std::int64_t wounds = 0;                // of the steps made
  std::vector<StepRuling> steps;          // those made, and the one that stopped it
  Because because;
};

// A move space by space (COR-MOV-1, OPT-K20). `path` holds the start first; at least one space.
WalkRuling rule_walk(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                     std::span<const SpaceId> path, int movement, const Options& options);

}  // namespace parapet::realms
