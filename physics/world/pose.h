#pragma once

#include <array>

#include "physics/structure/vector3.h"

namespace parapet::physics {

// Where a body is: its own frame is that of the board before the fall, about its centre.
struct Pose {
  Vector3 position{};                      // of the centre, ticks
  std::array<double, 4> turn{0, 0, 0, 1};  // a quaternion x, y, z, w of length 1

  friend bool operator==(const Pose&, const Pose&) = default;
};

// A direction of the body's frame as it is turned on the board.
Vector3 turned(const Pose& pose, const Vector3& direction) noexcept;

// Where a point of the board has gone: position + turn * (point - centre).
Vector3 moved(const Pose& pose, const Vector3& centre, const Vector3& point) noexcept;

}  // namespace parapet::physics
