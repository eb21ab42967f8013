#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "physics/structure/structure.h"
#include "physics/structure/vector3.h"

namespace parapet::physics {

// A symmetric matrix by rows.
using Matrix3 = std::array<Vector3, 3>;

Vector3 operator*(const Matrix3& matrix, const Vector3& v) noexcept;

// How heavy something is and how its mass is spread: what a rigid body's motion depends on.
struct Mass {
  double milligrams = 0;
  Vector3 centre{};  // ticks
  Matrix3 spread{};  // the integral of x x^T about the centre: milligrams times square ticks

  // The tensor of inertia about the centre: trace(spread) - spread.
  Matrix3 inertia() const noexcept;
};

// Of one piece, spread evenly over its shapes; one without volume is taken for a block that fills
// its bounds.
Mass mass_of(const Piece& piece);

// Of pieces that move as one.
Mass mass_of(const Structure& structure, std::span<const std::uint32_t> pieces);

}  // namespace parapet::physics
