#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "generator.h"
#include "geometry/numbers/contact.h"
#include "geometry/numbers/predicates.h"
#include "geometry/numbers/stretch.h"
#include "tally.h"
#include "wide_oracle.h"

// Every predicate at the ends of the range, where its numbers are largest: the forms are affine in
// each coordinate, so the extremes lie at corners. Under UBSan, with answers equal to those of
// 512-bit integers, this proves the bit budgets.

using namespace parapet;
using parapet::testing::Generator;
using parapet::testing::Tally;
namespace wide_oracle = parapet::testing::wide_oracle;

namespace {

constexpr std::array<std::int64_t, 3> kEnds = {-kMaxCoordinate, 0, kMaxCoordinate};

// The 27 points with each coordinate at an end or in the middle.
std::vector<Point> all_points() {
  std::vector<Point> points;
  for (const std::int64_t x : kEnds) {
    for (const std::int64_t y : kEnds) {
      for (const std::int64_t z : kEnds) points.push_back({x, y, z});
    }
  }
  return points;
}

// Of these the 8 corners of the cube and the 7 middles: of its sides and of itself.
std::vector<Point> main_points() {
  std::vector<Point> points;
  for (const Point p : all_points()) {
    const int zeros = (p.x == 0) + (p.y == 0) + (p.z == 0);
    if (zeros != 1) points.push_back(p);
  }
  return points;
}

std::vector<Segment> segments_between(const std::vector<Point>& points) {
  std::vector<Segment> segments;
  for (const Point p : points) {
    for (const Point q : points) segments.push_back({p, q});
  }
  return segments;
}

std::vector<Triangle> triangles_among(const std::vector<Point>& points) {
  std::vector<Triangle> triangles;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      for (std::size_t k = 0; k < j; ++k) triangles.push_back({points[i], points[j], points[k]});
    }
  }
  return triangles;
}

Plane plane_of(const Triangle& t) { return Plane::through(t.a, t.b, t.c); }

bool runs_across(const Segment& s, const Triangle& t) {
  return plane_of(t).value(s.p) != plane_of(t).value(s.q);
}

}  // namespace

TEST_CASE("corners: orient2d") {
  Tally tally;
  std::vector<Point2> points;
  for (const std::int64_t x : kEnds) {
    for (const std::int64_t y : kEnds) points.push_back({x, y});
  }
  for (const Point2 a : points) {
    for (const Point2 b : points) {
      for (const Point2 c : points) {
        tally.expect(orient2d(a, b, c) == wide_oracle::orient2d(a, b, c), a, b, c);
      }
    }
  }
  Generator generator(1);
  for (int i = 0; i < 50000; ++i) {
    const Point2 a{generator.extreme(), generator.extreme()};
    const Point2 b{generator.extreme(), generator.extreme()};
    const Point2 c{generator.extreme(), generator.extreme()};
    tally.expect(orient2d(a, b, c) == wide_oracle::orient2d(a, b, c), a, b, c);
  }
  check(tally, 729 + 50000);
}

TEST_CASE("corners: orient3d and the value of a plane") {
  Tally tally;
  const auto expect = [&](Point a, Point b, Point c, Point d) {
    const Sign expected = wide_oracle::orient3d(a, b, c, d);
    tally.expect(orient3d(a, b, c, d) == expected, a, b, c, d);
    tally.expect(sign_of(Plane::through(a, b, c).value(d)) == expected, a, b, c, d);
  };
  const std::vector<Point> points = all_points();
  for (const Point a : points) {
    for (const Point b : points) {
      for (const Point c : points) {
        for (const Point d : main_points()) expect(a, b, c, d);
      }
    }
  }
  Generator generator(2);
  for (int i = 0; i < 50000; ++i) {
    const Point a = generator.extreme_point();
    const Point b = generator.extreme_point();
    const Point c = generator.extreme_point();
    expect(a, b, c, generator.extreme_point());
  }
  check(tally, 2 * (27 * 27 * 27 * 15 + 50000));
}

TEST_CASE("corners: distances") {
  Tally tally;
  const std::array<Length, 6> limits = {Length::ticks(-1),
                                        Length{},
                                        Length::ticks(kMaxCoordinate),
                                        Length::ticks(kMaxDifference),
                                        Length::ticks(2 * kMaxDifference - 1),
                                        Length::ticks(2 * kMaxDifference)};
  const std::vector<Point> points = all_points();
  for (const Point x : points) {
    for (const Segment& s : segments_between(points)) {
      tally.expect(compare_distances(x, s.p, s.q) == wide_oracle::compare_distances(x, s.p, s.q), x,
                   s);
      for (const Length limit : limits) {
        tally.expect(
            compare_line_distance(x, s, limit) == wide_oracle::compare_line_distance(x, s, limit),
            x, s, limit.ticks());
      }
    }
    for (const Point y : points) {
      for (const Length limit : limits) {
        tally.expect(compare_distance(x, y, limit) == wide_oracle::compare_distance(x, y, limit), x,
                     y, limit.ticks());
      }
    }
  }
  check(tally, 7 * 27 * 27 * 27);
}

TEST_CASE("corners: order of hits") {
  Tally tally;
  const auto expect = [&](const Segment& s, const Triangle& a, const Triangle& b) {
    if (!runs_across(s, a) || !runs_across(s, b)) return;
    tally.expect(compare_hits(s, plane_of(a), plane_of(b)) == wide_oracle::compare_hits(s, a, b), s,
                 a, b);
  };
  const std::vector<Segment> segments = segments_between(main_points());
  const std::vector<Triangle> triangles = triangles_among(main_points());
  Generator generator(3);
  for (int i = 0; i < 150000; ++i) {
    const Segment& s = segments[generator.below(segments.size())];
    const Triangle& a = triangles[generator.below(triangles.size())];
    expect(s, a, triangles[generator.below(triangles.size())]);
  }
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.extreme_segment();
    const Triangle a = generator.extreme_triangle();
    expect(s, a, generator.extreme_triangle());
  }
  check(tally, 100000);
}

TEST_CASE("corners: two segments") {
  Tally tally;
  const std::vector<Segment> segments = segments_between(main_points());
  for (const Segment& s : segments) {
    for (const Segment& t : segments) {
      tally.expect(segments_meet(s, t) == wide_oracle::segments_meet(s, t), s, t);
    }
  }
  Generator generator(4);
  for (int i = 0; i < 50000; ++i) {
    const Segment s = generator.extreme_segment();
    const Segment t = generator.extreme_segment();
    tally.expect(segments_meet(s, t) == wide_oracle::segments_meet(s, t), s, t);
  }
  check(tally, 15 * 15 * 15 * 15 + 50000);
}

TEST_CASE("corners: segment and box") {
  Tally tally;
  const auto expect = [&](const Segment& s, const Box& box) {
    const Contact answer = contact(s, box);
    tally.saw(answer);
    tally.expect(answer == wide_oracle::contact(s, box), s, box);
    tally.expect(wide_oracle::is_stretch(stretch(s, box), s, box), s, box);
  };
  const std::vector<Segment> segments = segments_between(all_points());
  for (const Segment& diagonal : segments) {
    const Box box = Box::spanning(diagonal.p, diagonal.q);
    if (box.lo() != diagonal.p) continue;  // each box once
    for (const Segment& s : segments) expect(s, box);
  }
  Generator generator(5);
  for (int i = 0; i < 100000; ++i) {
    const Segment s = generator.extreme_segment();
    expect(s, generator.extreme_box());
  }
  check(tally, 2 * (216 * 27 * 27 + 100000));
  CHECK(tally.count(Contact::apart) > 10000);
  CHECK(tally.count(Contact::touching) > 10000);
  CHECK(tally.count(Contact::crossing) > 10000);
}

TEST_CASE("corners: segment and triangle") {
  Tally tally;
  const auto expect = [&](const Segment& s, const Triangle& t) {
    const Contact answer = contact(s, t);
    tally.saw(answer);
    tally.expect(answer == wide_oracle::contact(s, t), s, t);
  };
  const std::vector<Segment> segments = segments_between(main_points());
  for (const Triangle& t : triangles_among(main_points())) {
    for (const Segment& s : segments) expect(s, t);
  }
  Generator generator(6);
  for (int i = 0; i < 50000; ++i) {
    const Segment s = generator.extreme_segment();
    expect(s, generator.extreme_triangle());
  }
  check(tally, 455 * 15 * 15 + 50000);
  CHECK(tally.count(Contact::apart) > 10000);
  CHECK(tally.count(Contact::touching) > 10000);
  CHECK(tally.count(Contact::crossing) > 1000);
}

TEST_CASE("corners: segment and convex solid") {
  Tally tally;
  const auto expect = [&](const Segment& s, const ConvexSolid& solid,
                          const wide_oracle::Hull& hull) {
    const Contact answer = contact(s, solid);
    tally.saw(answer);
    tally.expect(answer == hull.contact(s), s, solid);
    tally.expect(hull.is_stretch(stretch(s, solid), s), s, solid);
  };
  const auto expect_all = [&](const ConvexSolid& solid, const std::vector<Segment>& segments) {
    const wide_oracle::Hull hull(solid.vertices());
    for (const Segment& s : segments) expect(s, solid, hull);
  };

  // Every tetrahedron of the cube's corners, the cube itself, and tetrahedra a tick off.
  const std::vector<Segment> segments = segments_between(main_points());
  const std::int64_t end = kMaxCoordinate;
  const Box cube = Box::spanning({-end, -end, -end}, {end, end, end});
  expect_all(ConvexSolid::from_box(cube).value(), segments);
  std::vector<Point> corners;
  for (const Point p : main_points()) {
    if (p.x != 0 && p.y != 0 && p.z != 0) corners.push_back(p);
  }
  for (const Triangle& t : triangles_among(corners)) {
    for (const Point d : corners) {
      const std::optional<ConvexSolid> solid = ConvexSolid::tetrahedron(t.a, t.b, t.c, d);
      if (solid) expect_all(*solid, segments);
    }
  }
  Generator generator(7);
  for (int i = 0; i < 3000; ++i) {
    const auto [a, b, c] = generator.extreme_triangle();
    const auto solid = ConvexSolid::tetrahedron(a, b, c, generator.extreme_point());
    if (!solid) continue;
    std::vector<Segment> some(20);
    for (Segment& s : some) s = generator.extreme_segment();
    expect_all(*solid, some);
  }
  check(tally, 150000);
  CHECK(tally.count(Contact::apart) > 5000);
  CHECK(tally.count(Contact::touching) > 5000);
  CHECK(tally.count(Contact::crossing) > 5000);
}
