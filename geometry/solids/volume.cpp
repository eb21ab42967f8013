#include "geometry/solids/volume.h"

#include <variant>

namespace parapet {
namespace {

Wide volume_of(const Box& box) {
  const Vec size = box.hi() - box.lo();
  return Wide{6} * size.x * size.y * size.z;
}

// The sum of the tetrahedra from one corner to the triangles of every face.
Wide volume_of(const ConvexSolid& solid) {
  const auto& vertices = solid.vertices();
  const Point tip = vertices.front();
  Wide sum = 0;
  for (const FaceLoop& face : solid.faces()) {
    const Vec first = vertices[face[0]] - tip;
    for (std::size_t n = 1; n + 1 < face.size(); ++n) {
      sum += dot(cross(vertices[face[n]] - tip, vertices[face[n + 1]] - tip), first);
    }
  }
  return sum;
}

Wide volume_of(const Triangle&) { return 0; }

}  // namespace

Wide six_times_volume(const Shape& shape) {
  return std::visit([](const auto& held) { return volume_of(held); }, shape);
}

}  // namespace parapet
