#include "tests/support/scan_shapes.h"

#include <algorithm>
#include <cmath>

#include "tests/support/random_source.h"

namespace parapet::testing {
namespace {

constexpr double kPi = 3.14159265358979323846;

std::uint32_t add_point(Surface& surface, Vector3 point) {
  surface.points.push_back(point);
  return static_cast<std::uint32_t>(surface.points.size() - 1);
}

void add_square(Surface& surface, std::uint32_t a, std::uint32_t b, std::uint32_t c,
                std::uint32_t d) {
  surface.faces.push_back({a, b, c});
  surface.faces.push_back({a, c, d});
}

using Corner = std::array<double, 2>;

double turn(Corner a, Corner b, Corner c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

// Triangles of a simple polygon, by cutting off one ear after the other.
std::vector<Face> ears(const std::vector<Corner>& polygon) {
  std::vector<std::uint32_t> left(polygon.size());
  for (std::size_t n = 0; n < left.size(); ++n) left[n] = static_cast<std::uint32_t>(n);
  std::vector<Face> faces;
  while (left.size() > 2) {
    const std::size_t before = left.size();
    for (std::size_t n = 0; n < left.size(); ++n) {
      const std::uint32_t a = left[(n + left.size() - 1) % left.size()];
      const std::uint32_t b = left[n];
      const std::uint32_t c = left[(n + 1) % left.size()];
      if (turn(polygon[a], polygon[b], polygon[c]) <= 0) continue;
      const bool is_ear = std::none_of(left.begin(), left.end(), [&](std::uint32_t p) {
        return p != a && p != b && p != c && turn(polygon[a], polygon[b], polygon[p]) >= 0 &&
               turn(polygon[b], polygon[c], polygon[p]) >= 0 &&
               turn(polygon[c], polygon[a], polygon[p]) >= 0;
      });
      if (!is_ear) continue;
      faces.push_back({a, b, c});
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(n));
      break;
    }
    if (left.size() == before) return {};  // not a simple polygon
  }
  return faces;
}

// A surface of revolution about z: `profile` holds radius and height, from one end to the other.
// A radius of 0 is a single point. Counterclockwise from outside where the profile goes up.
Surface turned_profile(const std::vector<Corner>& profile, int sectors) {
  Surface surface;
  std::vector<std::vector<std::uint32_t>> rings;
  for (const auto& [radius, height] : profile) {
    std::vector<std::uint32_t> ring;
    for (int n = 0; n < sectors; ++n) {
      if (radius == 0 && n > 0) {
        ring.push_back(ring.front());
        continue;
      }
      const double angle = 2 * kPi * n / sectors;
      ring.push_back(
          add_point(surface, {radius * std::cos(angle), radius * std::sin(angle), height}));
    }
    rings.push_back(ring);
  }
  for (std::size_t n = 0; n + 1 < rings.size(); ++n) {
    const auto& below = rings[n];
    const auto& above = rings[n + 1];
    for (std::size_t k = 0; k < below.size(); ++k) {
      const std::size_t next = (k + 1) % below.size();
      if (below[k] != below[next]) {
        surface.faces.push_back({below[k], below[next], above[next]});
      }
      if (above[k] != above[next]) surface.faces.push_back({below[k], above[next], above[k]});
    }
  }
  return surface;
}

}  // namespace

Surface box(Vector3 low, Vector3 high) {
  Surface surface;
  for (const double z : {low.z, high.z}) {
    for (const double y : {low.y, high.y}) {
      for (const double x : {low.x, high.x}) add_point(surface, {x, y, z});
    }
  }
  add_square(surface, 0, 2, 3, 1);
  add_square(surface, 4, 5, 7, 6);
  add_square(surface, 0, 1, 5, 4);
  add_square(surface, 2, 6, 7, 3);
  add_square(surface, 0, 4, 6, 2);
  add_square(surface, 1, 3, 7, 5);
  return surface;
}

Surface hollow_box(Vector3 low, Vector3 high, double wall) {
  const Vector3 step{wall, wall, wall};
  Surface hollow = box(low + step, high - step);
  for (Face& face : hollow.faces) std::swap(face[1], face[2]);
  return together(box(low, high), hollow);
}

Surface sphere(Vector3 centre, double radius, int rings) {
  std::vector<Corner> profile{{0, -radius}};
  for (int n = 1; n < rings; ++n) {
    const double angle = kPi * n / rings - kPi / 2;
    profile.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  profile.push_back({0, radius});
  return shifted(turned_profile(profile, 2 * rings), centre);
}

Surface height_field(int columns, int rows, double spacing,
                     const std::function<double(double x, double y)>& height) {
  Surface surface;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const double x = column * spacing;
      const double y = row * spacing;
      add_point(surface, {x, y, height(x, y)});
    }
  }
  for (int row = 0; row + 1 < rows; ++row) {
    for (int column = 0; column + 1 < columns; ++column) {
      const auto at = static_cast<std::uint32_t>(row * columns + column);
      const auto below = at + static_cast<std::uint32_t>(columns);
      add_square(surface, at, at + 1, below + 1, below);
    }
  }
  return surface;
}

Surface hill(const HillShape& shape) {
  RandomSource random(shape.seed);
  const double side = shape.cells * shape.spacing;
  const double reach = side * (0.5 - shape.ground);
  return height_field(shape.cells + 1, shape.cells + 1, shape.spacing, [&](double x, double y) {
    const double away = std::min(1.0, std::hypot(x - side / 2, y - side / 2) / reach);
    double sum = 0;  // of twelve even numbers: close to a bell curve with a deviation of 1
    for (int n = 0; n < 12; ++n) sum += random.below(1 << 20) / double{1 << 20};
    return shape.height * (0.5 + 0.5 * std::cos(kPi * away)) + shape.noise * (sum - 6);
  });
}

Surface prism(const std::vector<Corner>& profile, double near, double far) {
  Surface surface;
  for (const double y : {near, far}) {
    for (const auto& [x, z] : profile) add_point(surface, {x, y, z});
  }
  const auto count = static_cast<std::uint32_t>(profile.size());
  for (const auto& [a, b, c] : ears(profile)) {
    surface.faces.push_back({a, b, c});
    surface.faces.push_back({c + count, b + count, a + count});
  }
  for (std::uint32_t n = 0; n < count; ++n) {
    const std::uint32_t next = (n + 1) % count;
    add_square(surface, n, n + count, next + count, next);
  }
  return surface;
}

Surface slotted_wall(double width, double height, double slot) {
  const double left = (width - slot) / 2;
  const double right = (width + slot) / 2;
  const double floor = height / 5;
  return prism({{0, 0},
                {width, 0},
                {width, height},
                {right, height},
                {right, floor},
                {left, floor},
                {left, height},
                {0, height}},
               0, 8);
}

Surface arch(double width, double height, double passage, int segments) {
  const double radius = passage / 2;
  const double spring = height - radius - height / 8;  // where the round begins
  std::vector<Corner> profile{{width, 0}, {width, height}, {0, height}, {0, 0}};
  profile.push_back({width / 2 - radius, 0});
  for (int n = 0; n <= segments; ++n) {
    const double angle = kPi - kPi * n / segments;
    profile.push_back({width / 2 + radius * std::cos(angle), spring + radius * std::sin(angle)});
  }
  profile.push_back({width / 2 + radius, 0});
  return prism(profile, 0, 8);
}

Surface stair(int steps, double run, double rise, double width) {
  std::vector<Corner> profile{{0, 0}, {steps * run, 0}};
  for (int n = steps; n > 0; --n) {
    profile.push_back({n * run, n * rise});
    profile.push_back({(n - 1) * run, n * rise});
  }
  return prism(profile, 0, width);
}

Surface table_with_stair(int cells, double spacing, int steps, double rise) {
  const double side = cells * spacing;
  return height_field(cells + 1, cells + 1, spacing, [&](double x, double y) {
    const double platform = steps * rise;
    if (x >= 0.6 * side && y >= 0.2 * side && y <= 0.8 * side) return platform;
    if (y < 0.4 * side || y > 0.6 * side || x < 0.2 * side || x >= 0.6 * side) return 0.0;
    const double along = (x - 0.2 * side) / (0.4 * side);  // 0 at the foot, 1 at the platform
    return rise * std::floor(along * steps);
  });
}

Surface bowl_without_bottom(double radius, double height, double wall, int sectors) {
  // Up along the outside, over the rim, down along the inside to the inner floor.
  return turned_profile({{radius * 0.6, 0},
                         {radius * 0.85, height * 0.4},
                         {radius, height},
                         {radius - wall, height},
                         {radius * 0.85 - wall, height * 0.45},
                         {radius * 0.5 - wall, height * 0.2},
                         {0, height * 0.15}},
                        sectors);
}

Surface open_tube(double radius, double height, int sectors) {
  return turned_profile({{radius, 0}, {radius, height}}, sectors);
}

Surface together(Surface first, const Surface& second) {
  const auto offset = static_cast<std::uint32_t>(first.points.size());
  first.points.insert(first.points.end(), second.points.begin(), second.points.end());
  for (const auto& [a, b, c] : second.faces) {
    first.faces.push_back({a + offset, b + offset, c + offset});
  }
  return first;
}

Surface shifted(Surface surface, Vector3 by) {
  for (Vector3& point : surface.points) point = point + by;
  return surface;
}

double signed_volume(const Surface& surface) {
  double six = 0;
  for (const auto& [a, b, c] : surface.faces) {
    six += dot(surface.points[a], cross(surface.points[b], surface.points[c]));
  }
  return six / 6;
}

}  // namespace parapet::testing
