#include "physics/collapse/rounded_pose.h"

#include <cmath>

namespace parapet::physics {

RoundedPose rounded(const Pose& pose) {
  constexpr double kMicrometresOfTick = 100;
  constexpr double kBillion = 1e9;
  RoundedPose result;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    result.micrometres[axis] = std::llround(pose.position[axis] * kMicrometresOfTick);
  }
  for (std::size_t part = 0; part < 4; ++part) {
    result.billionths[part] = std::llround(pose.turn[part] * kBillion);
  }
  // A quaternion and its negative are the same turn.
  for (std::size_t part = 4; part-- > 0;) {
    if (result.billionths[part] == 0) continue;
    if (result.billionths[part] > 0) break;
    for (std::int64_t& value : result.billionths) value = -value;
    break;
  }
  return result;
}

}  // namespace parapet::physics
