#pragma once

#include <algorithm>
#include <limits>

#include "scans/vector3.h"

namespace parapet::scans {

// The box along the axes round some points.
struct Bounds {
  Vector3 low{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(),
              std::numeric_limits<double>::infinity()};
  Vector3 high{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
               -std::numeric_limits<double>::infinity()};

  void add(Vector3 p) noexcept {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  Vector3 size() const noexcept { return high - low; }
  bool holds(const Bounds& other) const noexcept {
    return low.x <= other.low.x && low.y <= other.low.y && low.z <= other.low.z &&
           high.x >= other.high.x && high.y >= other.high.y && high.z >= other.high.z;
  }
  bool meets(const Bounds& other) const noexcept {
    return low.x <= other.high.x && low.y <= other.high.y && low.z <= other.high.z &&
           high.x >= other.low.x && high.y >= other.low.y && high.z >= other.low.z;
  }
};

}  // namespace parapet::scans
