#include "tests/support/mesh_scenes.h"

#include <algorithm>
#include <array>
#include <variant>

#include "tests/support/sightline_scenes.h"

namespace parapet::testing {
namespace {

std::int64_t up_to(RandomSource& random, std::int64_t most) {
  return random.below(static_cast<int>(most) + 1);
}

Vec random_vec(RandomSource& random, std::int64_t most) {
  const std::int64_t x = up_to(random, 2 * most) - most;
  const std::int64_t y = up_to(random, 2 * most) - most;
  const std::int64_t z = up_to(random, 2 * most) - most;
  return {x, y, z};
}

const Triangle& any_of(RandomSource& random, const std::vector<Body>& triangles) {
  const int number = random.below(static_cast<int>(triangles.size()));
  return std::get<Triangle>(triangles[static_cast<std::size_t>(number)].shape);
}

Point corner_of(RandomSource& random, const Triangle& t) {
  return std::array{t.a, t.b, t.c}[static_cast<std::size_t>(random.below(3))];
}

Point middle(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2}; }

// A corner, or a tick on or next to the middle of an edge, or next to a point of the face.
Point place_on(RandomSource& random, const Triangle& t) {
  const int kind = random.below(4);
  if (kind == 0) return corner_of(random, t);
  if (kind == 1) return middle(corner_of(random, t), corner_of(random, t));
  return middle(middle(t.a, t.b), kind == 2 ? t.c : corner_of(random, t));
}

Point bounded(Point p) {
  const auto within = [](std::int64_t at) {
    return std::clamp(at, -kMaxCoordinate, kMaxCoordinate);
  };
  return {within(p.x), within(p.y), within(p.z)};
}

}  // namespace

std::vector<Body> height_field(RandomSource& random, const HeightField& field) {
  std::vector<Point> corners;
  for (int row = 0; row <= field.rows; ++row) {
    for (int column = 0; column <= field.columns; ++column) {
      const Vec shake = random_vec(random, field.shake);
      corners.push_back(Point{column * field.pitch, row * field.pitch, up_to(random, field.rise)} +
                        Vec{shake.x, shake.y, 0});
    }
  }
  std::vector<Body> bodies;
  const auto corner = [&](int column, int row) {
    return corners[static_cast<std::size_t>(row * (field.columns + 1) + column)];
  };
  for (int row = 0; row < field.rows; ++row) {
    for (int column = 0; column < field.columns; ++column) {
      const Point a = corner(column, row);
      const Point c = corner(column + 1, row + 1);
      bodies.push_back({Triangle{a, corner(column + 1, row), c}, 0});
      bodies.push_back({Triangle{a, c, corner(column, row + 1)}, 0});
    }
  }
  return bodies;
}

std::vector<Body> box_skins(RandomSource& random, int count, std::int64_t pitch) {
  std::vector<Body> bodies;
  for (int n = 0; n < count; ++n) {
    const Point low{pitch * random.below(6), pitch * random.below(6), pitch * random.below(6)};
    const Vec size{pitch * random.between(1, 3), pitch * random.between(1, 3),
                   pitch * random.between(1, 3)};
    const std::vector<Body> skin =
        skin_of(Box::spanning(low, low + size), static_cast<std::uint32_t>(n));
    bodies.insert(bodies.end(), skin.begin(), skin.end());
  }
  return bodies;
}

std::vector<Body> loose_triangles(RandomSource& random, int count, std::int64_t reach) {
  std::vector<Body> bodies;
  while (static_cast<int>(bodies.size()) < count) {
    const Point a = Point{} + random_vec(random, reach);
    const std::int64_t size = random.chance(20) ? reach : reach / 8 + 1;
    Triangle t{a, bounded(a + random_vec(random, size)), bounded(a + random_vec(random, size))};
    if (random.chance(10)) t.c = random.chance(50) ? t.b : middle(t.a, t.b);
    bodies.push_back({t, static_cast<std::uint32_t>(random.below(3))});
    if (random.chance(5)) bodies.push_back({Triangle{t.b, t.a, t.c}, 0});
  }
  return bodies;
}

Segment telling_segment(RandomSource& random, const std::vector<Body>& triangles) {
  const Triangle& t = any_of(random, triangles);
  const Triangle& u = any_of(random, triangles);
  const Point on = place_on(random, t);
  switch (random.below(8)) {
    case 0:  // ends at both
      return {on, place_on(random, u)};
    case 1: {  // through it, as far on both sides
      const Vec way = random_vec(random, 60);
      return {bounded(on - way), bounded(on + way)};
    }
    case 2: {  // through both, and beyond
      const Vec way = place_on(random, u) - on;
      return {bounded(on - way), bounded(on + way * 2)};
    }
    case 3: {  // in the plane of a face, often along an edge
      const Vec edge = corner_of(random, t) - corner_of(random, t);
      return {bounded(on - edge), bounded(on + edge)};
    }
    case 4: {  // along an axis
      Segment s{on, on};
      std::array<std::int64_t*, 3> coordinates{&s.q.x, &s.q.y, &s.q.z};
      *coordinates[static_cast<std::size_t>(random.below(3))] += up_to(random, 200) - 100;
      return {bounded(s.p), bounded(s.q)};
    }
    case 5:  // a point
      return {on, on};
    case 6:  // along the lattice
      return {corner_of(random, t), corner_of(random, u) + Vec{0, 0, random.below(3)}};
    default:
      return {bounded(on + random_vec(random, 90)),
              bounded(place_on(random, u) + random_vec(random, 90))};
  }
}

}  // namespace parapet::testing
