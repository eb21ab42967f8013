#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <tuple>

#include "scans/vector3.h"

namespace parapet::scans {

inline std::uint64_t mixed(std::uint64_t bits) noexcept {
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9U;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBU;
  return bits ^ (bits >> 31);
}

// By what the points are, not by where they stand in a file: draws that are the same for any order.
inline std::uint64_t hash_of(std::initializer_list<Vector3> points, std::uint32_t seed) noexcept {
  std::uint64_t hash = mixed(seed + 0x9E3779B97F4A7C15U);
  for (const Vector3 p : points) {
    // 0.0 and -0.0 are one place.
    for (const double part : {p.x + 0.0, p.y + 0.0, p.z + 0.0}) {
      hash = mixed(hash ^ std::bit_cast<std::uint64_t>(part));
    }
  }
  return hash;
}

// From 0 to below 1.
inline double fraction_of(std::uint64_t hash) noexcept {
  return static_cast<double>(hash >> 11) * 0x1p-53;
}

inline bool comes_before(Vector3 a, Vector3 b) noexcept {
  return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
}

}  // namespace parapet::scans
