#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "physics/stability/who_stands.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "rules/skybridge/bridge_load.h"
#include "rules/skybridge/position.h"
#include "rules/skybridge/span.h"

namespace parapet::collapse {

// A weight on a segment beside the population that lies there.
struct SegmentLoad {
  int segment = 0;  // its number
  std::int64_t mass_mg = 0;
};

// The bridge of a board as a structure: piers and pillars are ground, finished segments are built,
// the others are not there (SKB-10).
struct BridgeStructure {
  physics::Structure structure;                      // pieces have the ids of their bodies
  std::vector<skybridge::SpanBody> bodies;           // also of segments that are not there
  std::vector<std::optional<std::uint32_t>> pieces;  // of each body, if it is there
  std::vector<skybridge::CarriedLoad> carried;

  // The body of a segment, by its number.
  std::size_t body_of(int segment) const;
};

// Population and loads on a segment stand on its deck in a row, evenly spread: population first,
// the loads in their order. Those on segments that are not there weigh nothing.
BridgeStructure bridge_structure(const skybridge::Span& span, const skybridge::Position& position,
                                 const std::vector<SegmentLoad>& loads);

// Each part and how it holds, by what was found out about the structure: `removed` and `loose` have
// a flag for each piece. Without stages.
skybridge::BridgeLoad bridge_load(const BridgeStructure& bridge,
                                  const std::vector<physics::Contact>& contacts,
                                  const physics::Standing& standing,
                                  const std::vector<bool>& removed, const std::vector<bool>& loose);

}  // namespace parapet::collapse
