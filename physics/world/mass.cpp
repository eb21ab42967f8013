#include "physics/world/mass.h"

#include <algorithm>
#include <variant>

namespace parapet::physics {
namespace {

void add_outer(Matrix3& matrix, double factor, const Vector3& v) {
  for (std::size_t row = 0; row < 3; ++row) matrix[row] = matrix[row] + factor * v[row] * v;
}

Matrix3 sum_of(const Matrix3& a, const Matrix3& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

// Volume, the integral of x and that of x x^T, about one point.
struct Moments {
  double volume = 0;
  Vector3 first{};
  Matrix3 second{};
};

Moments moments_of(const Box& box, const Vector3& about) {
  const Vector3 size = vector_of(box.hi()) - vector_of(box.lo());
  const Vector3 middle = 0.5 * (vector_of(box.lo()) + vector_of(box.hi())) - about;
  Moments moments{size[0] * size[1] * size[2], {}, {}};
  moments.first = moments.volume * middle;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    moments.second[axis][axis] = moments.volume * size[axis] * size[axis] / 12;
  }
  add_outer(moments.second, moments.volume, middle);
  return moments;
}

// The sum of the tetrahedra from one corner to the triangles of every face. Of a tetrahedron of
// volume V with corners v the integral of x x^T is V/20 (sum of v v^T + (sum of v)(sum of v)^T).
Moments moments_of(const ConvexSolid& solid, const Vector3& about) {
  Moments moments;
  const Vector3 tip = vector_of(solid.vertices().front()) - about;
  for (const FaceLoop& face : solid.faces()) {
    const auto corner = [&](std::size_t n) { return vector_of(solid.vertices()[face[n]]) - about; };
    for (std::size_t n = 1; n + 1 < face.size(); ++n) {
      const std::array<Vector3, 4> corners{tip, corner(0), corner(n), corner(n + 1)};
      const double volume = dot(corners[1] - tip, cross(corners[2] - tip, corners[3] - tip)) / 6;
      const Vector3 sum = corners[0] + corners[1] + corners[2] + corners[3];
      moments.volume += volume;
      moments.first = moments.first + 0.25 * volume * sum;
      for (const Vector3& v : corners) add_outer(moments.second, volume / 20, v);
      add_outer(moments.second, volume / 20, sum);
    }
  }
  return moments;
}

Moments moments_of(const Triangle&, const Vector3&) { return {}; }

Mass mass_from(double milligrams, const Moments& moments, const Vector3& about) {
  const double density = milligrams / moments.volume;
  const Vector3 middle = 1 / moments.volume * moments.first;
  Mass mass{milligrams, about + middle, {}};
  for (std::size_t row = 0; row < 3; ++row) mass.spread[row] = density * moments.second[row];
  add_outer(mass.spread, -milligrams, middle);
  return mass;
}

Box bounds_of(const Piece& piece) {
  Box box = bounds(piece.shapes.front());
  for (const Shape& shape : piece.shapes) box = join(box, bounds(shape));
  return Box::spanning(box.lo(),
                       {std::max(box.hi().x, box.lo().x + 1), std::max(box.hi().y, box.lo().y + 1),
                        std::max(box.hi().z, box.lo().z + 1)});
}

}  // namespace

Vector3 operator*(const Matrix3& matrix, const Vector3& v) noexcept {
  return {dot(matrix[0], v), dot(matrix[1], v), dot(matrix[2], v)};
}

Matrix3 Mass::inertia() const noexcept {
  const double trace = spread[0][0] + spread[1][1] + spread[2][2];
  Matrix3 tensor;
  for (std::size_t row = 0; row < 3; ++row) {
    tensor[row] = -1 * spread[row];
    tensor[row][row] += trace;
  }
  return tensor;
}

Mass mass_of(const Piece& piece) {
  const auto milligrams = static_cast<double>(piece.mass_mg);
  if (piece.shapes.empty()) return {milligrams, {}, {}};
  // About a point nearby, so that little is lost to rounding far from the board's corner.
  const Box box = bounds_of(piece);
  const Vector3 about = vector_of(box.lo());
  Moments whole;
  for (const Shape& shape : piece.shapes) {
    const Moments own = std::visit([&](const auto& s) { return moments_of(s, about); }, shape);
    whole.volume += own.volume;
    whole.first = whole.first + own.first;
    whole.second = sum_of(whole.second, own.second);
  }
  if (whole.volume <= 0) whole = moments_of(box, about);
  return mass_from(milligrams, whole, about);
}

Mass mass_of(const Structure& structure, std::span<const std::uint32_t> pieces) {
  std::vector<Mass> parts;
  Mass whole;
  for (const std::uint32_t piece : pieces) {
    parts.push_back(mass_of(structure.pieces[piece]));
    whole.milligrams += parts.back().milligrams;
  }
  if (whole.milligrams <= 0) return whole;
  for (const Mass& part : parts) {
    whole.centre = whole.centre + part.milligrams / whole.milligrams * part.centre;
  }
  for (const Mass& part : parts) {
    whole.spread = sum_of(whole.spread, part.spread);
    add_outer(whole.spread, part.milligrams, part.centre - whole.centre);
  }
  return whole;
}

}  // namespace parapet::physics
