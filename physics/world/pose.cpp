#include "physics/world/pose.h"

namespace parapet::physics {

// v + 2 u x (u x v + w v), for the quaternion of vector u and scalar w.
Vector3 turned(const Pose& pose, const Vector3& direction) noexcept {
  const Vector3 u{pose.turn[0], pose.turn[1], pose.turn[2]};
  return direction + 2 * cross(u, cross(u, direction) + pose.turn[3] * direction);
}

Vector3 moved(const Pose& pose, const Vector3& centre, const Vector3& point) noexcept {
  return pose.position + turned(pose, point - centre);
}

}  // namespace parapet::physics
