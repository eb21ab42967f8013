#include "tests/support/mesh_shapes.h"

#include <utility>

namespace parapet::testing {

Mesh box_mesh(const Box& box) {
  Mesh mesh;
  for (int n = 0; n < 8; ++n) {
    mesh.points.push_back({(n & 1) != 0 ? box.hi().x : box.lo().x,
                           (n & 2) != 0 ? box.hi().y : box.lo().y,
                           (n & 4) != 0 ? box.hi().z : box.lo().z});
  }
  // Seen from above with y to the north a turn is counterclockwise by the right hand.
  mesh.faces = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}, {0, 1, 5}, {0, 5, 4},
                {2, 6, 7}, {2, 7, 3}, {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
  return mesh;
}

Mesh inside_out(Mesh mesh) {
  for (auto& face : mesh.faces) std::swap(face[1], face[2]);
  return mesh;
}

Mesh joined(Mesh mesh, const Mesh& other) {
  const auto first = static_cast<std::uint32_t>(mesh.points.size());
  mesh.points.insert(mesh.points.end(), other.points.begin(), other.points.end());
  for (const auto& [a, b, c] : other.faces) {
    mesh.faces.push_back({a + first, b + first, c + first});
  }
  return mesh;
}

Mesh hill_mesh(std::int64_t west, std::int64_t north, int count, std::int64_t side,
               const std::function<std::int64_t(int, int)>& height) {
  Mesh mesh;
  for (int y = 0; y <= count; ++y) {
    for (int x = 0; x <= count; ++x) {
      mesh.points.push_back({west + side * x, north + side * y, height(x, y)});
    }
  }
  const auto row = static_cast<std::uint32_t>(count + 1);
  for (int y = 0; y < count; ++y) {
    for (int x = 0; x < count; ++x) {
      const std::uint32_t at = static_cast<std::uint32_t>(y) * row + static_cast<std::uint32_t>(x);
      mesh.faces.push_back({at, at + 1, at + row + 1});
      mesh.faces.push_back({at, at + row + 1, at + row});
    }
  }
  return mesh;
}

std::vector<Body> bodies_of(const Mesh& mesh, std::uint32_t piece) {
  std::vector<Body> bodies;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) bodies.push_back({mesh.triangle(n), piece});
  return bodies;
}

}  // namespace parapet::testing
