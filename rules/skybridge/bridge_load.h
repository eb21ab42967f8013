#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/point.h"
#include "rules/skybridge/span.h"

namespace parapet::skybridge {

enum class PartState : std::uint8_t {
  missing,  // a gap: the segment is not finished
  removed,  // the question took it away
  falls,    // it is there, and does not hold
  stands,
};

// A part of the bridge and how it holds. Factors are in ten-thousandths: 10,000 is 1.
struct PartLoad {
  SpanBody body;
  PartState state = PartState::missing;
  std::int32_t used = 0;  // of the grip of its most strained joint, 10,000 = all of it
};

// What stands on a segment and weighs.
struct CarriedLoad {
  int segment = 0;  // its number
  Point at;         // on its deck
  std::int64_t mass_mg = 0;
};

// The bridge after a stage: how it holds when segments 1 to `built` are there.
struct StageLoad {
  int built = 0;
  bool stands = true;
  std::int32_t factor = 0;
};

// What the questions `stable` and `remove` of a skybridge board met, whole: for pictures and for
// words.
struct BridgeLoad {
  std::vector<PartLoad> parts;  // from the start to the eye, then pillars
  std::vector<CarriedLoad> carried;
  bool stands = true;
  bool is_critical = false;
  std::int32_t factor = 0;        // load factor of what is there (before anything falls)
  std::vector<StageLoad> stages;  // one a stage that was asked for
};

}  // namespace parapet::skybridge
