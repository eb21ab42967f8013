#pragma once

#include <array>

#include "scans/vector3.h"

namespace parapet::scans {

// The rows of a rotation.
using Turn = std::array<Vector3, 3>;

inline constexpr Turn kNoTurn{Vector3{1, 0, 0}, Vector3{0, 1, 0}, Vector3{0, 0, 1}};

Vector3 turned(const Turn& turn, Vector3 p) noexcept;

// First the one, then the other.
Turn joined(const Turn& first, const Turn& second) noexcept;

// The least turn that brings a direction upright. Requires a direction of length 1.
Turn upright(Vector3 direction) noexcept;

// About the z axis, from x towards y.
Turn about_z(double radians) noexcept;

// From y up to z up.
Turn y_up_to_z_up() noexcept;

// Of length 1; (0, 0, 1) for a vector of no length.
Vector3 normalised(Vector3 p) noexcept;

// In degrees, 0 to 180. Requires directions of length 1.
double angle_between(Vector3 a, Vector3 b) noexcept;

}  // namespace parapet::scans
