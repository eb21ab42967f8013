#include "tests/support/lattice_terrains.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <tuple>

#include "tests/support/random_source.h"

namespace parapet::testing {

namespace {

using scans::Surface;
using scans::Vector3;

// Points that are joined where they are at the same place.
class Builder {
 public:
  // Counterclockwise from outside, cut into about squares.
  void rectangle(Vector3 corner, Vector3 along, Vector3 up, double edge) {
    const int columns = std::max(1, static_cast<int>(std::ceil(length(along) / edge - 1e-6)));
    const int rows = std::max(1, static_cast<int>(std::ceil(length(up) / edge - 1e-6)));
    const auto at = [&](int column, int row) {
      return corner + (static_cast<double>(column) / columns) * along +
             (static_cast<double>(row) / rows) * up;
    };
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        triangle(at(column, row), at(column + 1, row), at(column + 1, row + 1));
        triangle(at(column, row), at(column + 1, row + 1), at(column, row + 1));
      }
    }
  }

  void triangle(Vector3 a, Vector3 b, Vector3 c) {
    surface.faces.push_back({point(a), point(b), point(c)});
  }

  Surface surface;

 private:
  std::uint32_t point(Vector3 p) {
    const auto whole = [](double at) { return std::llround(at * 1000); };
    const auto [entry, is_new] =
        points_.try_emplace({whole(p.x), whole(p.y), whole(p.z)}, surface.points.size());
    if (is_new) surface.points.push_back(p);
    return static_cast<std::uint32_t>(entry->second);
  }

  std::map<std::tuple<long long, long long, long long>, std::size_t> points_;
};

double random_height(RandomSource& random, int most, double step) {
  return step * random.between(0, most);
}

// Squares, each as high as it is told.
FieldPlan squares(int count, double pitch, const std::function<double(int, int)>& height) {
  FieldPlan plan;
  for (int i = 0; i <= count; ++i) {
    plan.xs.push_back(i * pitch);
    plan.ys.push_back(i * pitch);
  }
  for (int y = 0; y < count; ++y) {
    for (int x = 0; x < count; ++x) plan.heights.push_back(height(x, y));
  }
  return plan;
}

// Squares with walls of a thickness along their edges.
FieldPlan walled(int count, double pitch, double thickness, double wall, RandomSource& random,
                 const std::function<double(int, int)>& floor) {
  FieldPlan plan;
  for (int i = 0; i <= count; ++i) {
    for (const double side : {-0.5, 0.5}) {
      plan.xs.push_back(i * pitch + side * thickness);
      plan.ys.push_back(i * pitch + side * thickness);
    }
  }
  const int fields = 2 * count + 1;
  const auto is_wall = [&](int x, int y) {  // in fields; odd ones are squares
    return (x * 7 + y * 13) % 5 < 2 || random.chance(15);
  };
  std::vector<bool> walls(static_cast<std::size_t>(fields * fields), false);
  const auto at = [&](int x, int y) { return static_cast<std::size_t>(y * fields + x); };
  for (int y = 0; y < fields; ++y) {
    for (int x = 0; x < fields; ++x) {
      if (x % 2 != y % 2) walls[at(x, y)] = is_wall(x, y);
    }
  }
  const auto is_set = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < fields && y < fields && walls[at(x, y)];
  };
  for (int y = 0; y < fields; ++y) {
    for (int x = 0; x < fields; ++x) {
      const bool post =
          x % 2 == 0 && y % 2 == 0 &&
          (is_set(x - 1, y) || is_set(x + 1, y) || is_set(x, y - 1) || is_set(x, y + 1));
      const bool inside = x % 2 == 1 && y % 2 == 1;
      plan.heights.push_back(post || is_set(x, y) ? wall : (inside ? floor(x / 2, y / 2) : 0));
    }
  }
  return plan;
}

void add_studs(Builder& builder, const FieldPlan& plan, double pitch) {
  constexpr int kSides = 14;
  const std::size_t columns = plan.xs.size() - 1;
  for (std::size_t i = 0; i < plan.heights.size(); ++i) {
    const double x = (static_cast<double>(i % columns) + 0.5) * pitch;
    const double y = (static_cast<double>(i / columns) + 0.5) * pitch;
    const double z = plan.heights[i];
    const Vector3 top{x, y, z + 1.7};
    const auto rim = [&](int side, double height) {
      const double angle = 2 * std::numbers::pi * side / kSides;
      return Vector3{x + 2.4 * std::cos(angle), y + 2.4 * std::sin(angle), height};
    };
    for (int side = 0; side < kSides; ++side) {
      builder.triangle(rim(side, z), rim(side + 1, z), rim(side + 1, top.z));
      builder.triangle(rim(side, z), rim(side + 1, top.z), rim(side, top.z));
      builder.triangle(rim(side, top.z), rim(side + 1, top.z), top);
    }
  }
}

void add_fields(Builder& builder, const FieldPlan& plan, double edge) {
  const std::size_t columns = plan.xs.size() - 1;
  const std::size_t rows = plan.ys.size() - 1;
  const auto height = [&](std::size_t x, std::size_t y) { return plan.heights[y * columns + x]; };
  for (std::size_t y = 0; y < rows; ++y) {
    for (std::size_t x = 0; x < columns; ++x) {
      const double z = height(x, y);
      const Vector3 corner{plan.xs[x], plan.ys[y], z};
      const Vector3 east{plan.xs[x + 1] - plan.xs[x], 0, 0};
      const Vector3 north{0, plan.ys[y + 1] - plan.ys[y], 0};
      builder.rectangle(corner, east, north, edge);
      if (x + 1 < columns && height(x + 1, y) != z) {
        const Vector3 step{0, 0, height(x + 1, y) - z};
        builder.rectangle(corner + east, step, north, edge);
      }
      if (y + 1 < rows && height(x, y + 1) != z) {
        const Vector3 step{0, 0, height(x, y + 1) - z};
        builder.rectangle(corner + north, east, step, edge);
      }
    }
  }
}

LatticeTerrain terrain(const char* name, const FieldPlan& plan, double pitch, double rise,
                       double edge, double noise, std::uint64_t seed) {
  LatticeTerrain result{name, surface_of(plan, edge), pitch, rise};
  add_noise(result.surface, noise, seed);
  return result;
}

}  // namespace

Surface surface_of(const FieldPlan& plan, double edge) {
  Builder builder;
  add_fields(builder, plan, edge);
  return std::move(builder.surface);
}

void add_noise(Surface& surface, double deviation, std::uint64_t seed) {
  RandomSource random(seed);
  const auto uniform = [&] { return static_cast<double>(random.next() >> 11) * 0x1p-53 - 0.5; };
  // The sum of six even ones is nearly normal, of deviation sqrt(1 / 2).
  const auto normal = [&] {
    double sum = 0;
    for (int i = 0; i < 6; ++i) sum += uniform();
    return deviation * std::sqrt(2.0) * sum;
  };
  for (Vector3& point : surface.points) point = point + Vector3{normal(), normal(), normal()};
}

std::vector<LatticeTerrain> lattice_terrains(std::uint64_t seed) {
  RandomSource random(seed);
  std::vector<LatticeTerrain> terrains;
  {
    const FieldPlan plan = squares(
        9, 8, [&](int, int) { return random.chance(45) ? random_height(random, 7, 3.2) : 0; });
    Builder builder;
    add_fields(builder, plan, 8);
    add_studs(builder, plan, 8);
    add_noise(builder.surface, 0.06, random.next());
    terrains.push_back({"studs", std::move(builder.surface), 8, 3.2});
  }
  terrains.push_back(terrain("plate stairs",
                             squares(13, 8,
                                     [&](int x, int y) {
                                       return 3.2 * std::min({x, y, 9});
                                     }),
                             8, 3.2, 3, 0.15, random.next()));
  terrains.push_back(terrain(
      "random plates", squares(12, 8, [&](int, int) { return random_height(random, 6, 3.2); }), 8,
      3.2, 3, 0.2, random.next()));
  terrains.push_back(terrain("brick ruin",
                             squares(20, 8,
                                     [&](int x, int y) {
                                       const bool wall = x % 6 == 1 || y % 7 == 2;
                                       return wall ? random_height(random, 7, 9.6) : 0;
                                     }),
                             8, 9.6, 8, 0.15, random.next()));
  terrains.push_back(terrain("walls on 25 mm",
                             walled(6, 25, 8, 40, random, [](int, int) { return 0.0; }), 25, 0, 8,
                             0.2, random.next()));
  terrains.push_back(terrain(
      "dungeon of 25.4 mm",
      walled(7, 25.4, 6, 35, random, [&](int, int) { return random_height(random, 3, 6.35); }),
      25.4, 6.35, 9, 0.2, random.next()));
  terrains.push_back(terrain(
      "courtyard of 50.8 mm",
      walled(6, 50.8, 12, 60, random, [&](int, int) { return random_height(random, 1, 12); }), 50.8,
      0, 10, 0.25, random.next()));
  terrains.push_back(terrain("terraces of 25 mm",
                             squares(8, 25, [&](int, int) { return random_height(random, 5, 10); }),
                             25, 10, 8, 0.3, random.next()));
  terrains.push_back(terrain("terraces of 30 mm",
                             squares(8, 30, [&](int, int) { return random_height(random, 5, 7); }),
                             30, 7, 9, 0.2, random.next()));
  terrains.push_back(terrain("rough terraces of 25.4 mm",
                             squares(9, 25.4,
                                     [&](int, int) {
                                       // Rubble, which is on no step at all.
                                       return random.chance(15) ? random_height(random, 997, 0.05)
                                                                : random_height(random, 4, 12.7);
                                     }),
                             25.4, 12.7, 8, 0.45, random.next()));
  return terrains;
}

}  // namespace parapet::testing
