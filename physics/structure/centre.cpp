#include "physics/structure/centre.h"

#include <variant>

namespace parapet::physics {
namespace {

struct Moment {
  double volume = 0;
  Vector3 sum{};  // volume times middle
};

Moment moment_of(const Box& box) {
  const Vector3 size = vector_of(box.hi()) - vector_of(box.lo());
  const double volume = size[0] * size[1] * size[2];
  return {volume, volume / 2 * (vector_of(box.lo()) + vector_of(box.hi()))};
}

// The sum of the tetrahedra from one corner to the triangles of every face.
Moment moment_of(const ConvexSolid& solid) {
  Moment moment;
  const Vector3 tip = vector_of(solid.vertices().front());
  for (const FaceLoop& face : solid.faces()) {
    const Vector3 a = vector_of(solid.vertices()[face[0]]) - tip;
    for (std::size_t n = 1; n + 1 < face.size(); ++n) {
      const Vector3 b = vector_of(solid.vertices()[face[n]]) - tip;
      const Vector3 c = vector_of(solid.vertices()[face[n + 1]]) - tip;
      const double volume = dot(a, cross(b, c)) / 6;
      moment.volume += volume;
      moment.sum = moment.sum + volume * (tip + 0.25 * (a + b + c));
    }
  }
  return moment;
}

Moment moment_of(const Triangle&) { return {}; }

}  // namespace

double volume_of(const Shape& shape) {
  return std::visit([](const auto& s) { return moment_of(s).volume; }, shape);
}

Vector3 centre_of(const Piece& piece) {
  Moment whole;
  for (const Shape& shape : piece.shapes) {
    const Moment moment = std::visit([](const auto& s) { return moment_of(s); }, shape);
    whole.volume += moment.volume;
    whole.sum = whole.sum + moment.sum;
  }
  if (whole.volume > 0) return (1 / whole.volume) * whole.sum;
  if (piece.shapes.empty()) return {};
  Box box = bounds(piece.shapes.front());
  for (const Shape& shape : piece.shapes) box = join(box, bounds(shape));
  return 0.5 * (vector_of(box.lo()) + vector_of(box.hi()));
}

Vector3 centre_of(const Structure& structure, std::span<const std::uint32_t> pieces) {
  double mass = 0;
  Vector3 sum{};
  for (const std::uint32_t piece : pieces) {
    const auto own = static_cast<double>(structure.pieces[piece].mass_mg);
    mass += own;
    sum = sum + own * centre_of(structure.pieces[piece]);
  }
  return mass > 0 ? (1 / mass) * sum : sum;
}

}  // namespace parapet::physics
