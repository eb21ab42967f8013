#include "sample_solids.h"

#include <algorithm>
#include <variant>

namespace parapet::testing {
namespace {

SolidPlan tetrahedron() {
  return {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
}

SolidPlan cube() {
  return {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}},
          {{3, 2, 1, 0}, {4, 5, 6, 7}, {0, 1, 5, 4}, {1, 2, 6, 5}, {2, 3, 7, 6}, {3, 0, 4, 7}}};
}

SolidPlan cube_of_triangles() {
  SolidPlan plan = cube();
  std::vector<FaceLoop> triangles;
  for (const FaceLoop& face : plan.faces) {
    triangles.push_back({face[0], face[1], face[2]});
    triangles.push_back({face[0], face[2], face[3]});
  }
  plan.faces = triangles;
  return plan;
}

SolidPlan wedge() {
  return {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}},
          {{0, 2, 1}, {3, 4, 5}, {0, 1, 4, 3}, {1, 2, 5, 4}, {2, 0, 3, 5}}};
}

SolidPlan pyramid() {
  return {{{1, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {1, -1, 0}, {0, 0, 1}},
          {{3, 2, 1, 0}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
}

SolidPlan octahedron() {
  return {{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}},
          {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}}};
}

SolidPlan hexagonal_prism() {
  const std::vector<Point> hexagon = {{1, 0, 0},  {1, 1, 0},   {0, 1, 0},
                                      {-1, 0, 0}, {-1, -1, 0}, {0, -1, 0}};
  SolidPlan plan{hexagon, {{5, 4, 3, 2, 1, 0}, {6, 7, 8, 9, 10, 11}}};
  for (const Point corner : hexagon) plan.vertices.push_back(corner + Vec{0, 0, 1});
  for (std::uint32_t i = 0; i < 6; ++i) {
    const std::uint32_t next = (i + 1) % 6;
    plan.faces.push_back({i, next, next + 6, i + 6});
  }
  return plan;
}

}  // namespace

std::vector<SolidPlan> solid_plans() {
  return {tetrahedron(), cube(),       cube_of_triangles(), wedge(),
          pyramid(),     octahedron(), hexagonal_prism()};
}

SolidPlan distort(const SolidPlan& plan, Generator& generator) {
  Vec x;
  Vec y;
  Vec z;
  std::int64_t determinant = 0;
  while (determinant == 0) {
    x = generator.vec(2);
    y = generator.vec(2);
    z = generator.vec(2);
    determinant = dot(cross(x, y), z);
  }
  const Point origin = generator.point(2);
  SolidPlan result = plan;
  for (Point& vertex : result.vertices) {
    vertex = origin + vertex.x * x + vertex.y * y + vertex.z * z;
  }
  if (determinant < 0) {
    for (FaceLoop& face : result.faces) std::reverse(face.begin(), face.end());
  }
  return result;
}

ConvexSolid sample_solid(Generator& generator) {
  const std::vector<SolidPlan> plans = solid_plans();
  const SolidPlan plan = distort(plans[generator.below(plans.size())], generator);
  return std::get<ConvexSolid>(ConvexSolid::make(plan.vertices, plan.faces));
}

Segment segment_near(const ConvexSolid& solid, Generator& generator) {
  const auto sample = [&] {
    const Vec size = solid.bounds().hi() - solid.bounds().lo();
    const auto along = [&](std::int64_t length) {
      return static_cast<std::int64_t>(generator.below(static_cast<std::uint64_t>(length) + 3)) - 1;
    };
    return solid.bounds().lo() + Vec{along(size.x), along(size.y), along(size.z)};
  };
  const Point p = sample();
  return {p, sample()};
}

}  // namespace parapet::testing
