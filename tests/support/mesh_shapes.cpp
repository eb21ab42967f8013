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

Mesh closed_hill_mesh(int count, std::int64_t side,
                      const std::function<std::int64_t(int, int)>& height) {
  Mesh mesh = hill_mesh(0, 0, count, side, height);
  const int row = count + 1;
  std::vector<std::uint32_t> rim;  // eastwards along the north side, and on round
  const auto add = [&rim](int point) { rim.push_back(static_cast<std::uint32_t>(point)); };
  for (int n = 0; n < count; ++n) add(n);
  for (int n = 0; n < count; ++n) add(count + n * row);
  for (int n = 0; n < count; ++n) add(count * row + count - n);
  for (int n = 0; n < count; ++n) add((count - n) * row);
  const auto first = static_cast<std::uint32_t>(mesh.points.size());
  const auto size = static_cast<std::uint32_t>(rim.size());
  for (const std::uint32_t point : rim) {
    mesh.points.push_back({mesh.points[point].x, mesh.points[point].y, 0});
  }
  for (std::uint32_t n = 0; n < size; ++n) {
    const std::uint32_t next = (n + 1) % size;
    mesh.faces.push_back({rim[n], first + n, first + next});
    mesh.faces.push_back({rim[n], first + next, rim[next]});
  }
  for (std::uint32_t n = 1; n + 1 < size; ++n) {
    mesh.faces.push_back({first, first + n + 1, first + n});
  }
  return mesh;
}

Mesh old_ridge() {
  constexpr int kCrests[] = {275, 300, 325, 350, 374, 397, 400, 404, 450, 500, 520};
  return closed_hill_mesh(10, 160, [&](int x, int y) -> std::int64_t {
    const int far = x < 5 ? 5 - x : x - 5;
    return far >= 3 ? 40 : 40 + (kCrests[y] - 40) * (3 - far) / 3;
  });
}

std::vector<Body> bodies_of(const Mesh& mesh, std::uint32_t piece) {
  std::vector<Body> bodies;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) bodies.push_back({mesh.triangle(n), piece});
  return bodies;
}

}  // namespace parapet::testing
