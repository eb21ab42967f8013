#pragma once

#include <array>
#include <cstdint>

#include "physics/world/settle.h"

namespace parapet::physics {

// A pose in whole numbers, to be written and compared: micrometres, and billionths of the parts of
// a quaternion whose first part that is not 0 is positive from w backwards.
struct RoundedPose {
  std::array<std::int64_t, 3> micrometres{};
  std::array<std::int64_t, 4> billionths{};  // x, y, z, w

  friend bool operator==(const RoundedPose&, const RoundedPose&) = default;
};

RoundedPose rounded(const Pose& pose);

}  // namespace parapet::physics
