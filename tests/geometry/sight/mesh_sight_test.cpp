#include "geometry/sight/mesh_sight.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

#include "geometry/sight/open_contact.h"
#include "geometry/sight/terrain_sight.h"
#include "tests/geometry/numbers/generator.h"
#include "tests/support/mesh_scenes.h"
#include "tests/support/sightline_scenes.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

using Bodies = std::vector<Body>;

struct Count {
  int lines = 0;
  int clear = 0;
  int touching = 0;  // and crossing nothing
  int wrong = 0;
};

// Terrain and scene, one line at a time and all at once, by hair and by closed.
void compare(const Bodies& bodies, const std::vector<Segment>& segments, Count& count) {
  const Terrain terrain(bodies);
  std::vector<std::uint8_t> together(segments.size());
  sees(terrain, segments, together);
  for (std::size_t n = 0; n < segments.size(); ++n) {
    const Segment& segment = segments[n];
    const bool by_hair = sees(terrain.scene(), segment, SightPolicy::hair);
    const bool by_closed = sees(terrain.scene(), segment, SightPolicy::closed);
    count.lines += 1;
    count.clear += by_hair;
    count.touching += !by_closed && sees(terrain.scene(), segment, SightPolicy::open);
    count.wrong += by_hair != sees(terrain, segment, SightPolicy::hair);
    count.wrong += by_hair != sees(terrain, reversed(segment), SightPolicy::hair);
    count.wrong += by_hair != (together[n] != 0);
    count.wrong += by_closed != sees(terrain, segment, SightPolicy::closed);
  }
}

Count compare_all(std::uint64_t seed, int scenes, int lines,
                  const std::function<Bodies(RandomSource&)>& make) {
  RandomSource random(seed);
  Count count;
  for (int n = 0; n < scenes; ++n) {
    const Bodies bodies = make(random);
    std::vector<Segment> segments;
    for (int k = 0; k < lines; ++k) {
      segments.push_back(testing::telling_segment(random, bodies));
    }
    compare(bodies, segments, count);
  }
  return count;
}

void check(const Count& count) {
  CHECK(count.wrong == 0);
  CHECK(count.clear > count.lines / 20);
  CHECK(count.clear < count.lines * 19 / 20);
  CHECK(count.touching > count.lines / 50);
}

testing::HeightField random_field(RandomSource& random) {
  testing::HeightField field;
  field.columns = random.between(1, 14);
  field.rows = random.between(1, 14);
  field.pitch = random.between(3, 40);
  field.rise = random.chance(30) ? 0 : random.between(1, 90);
  field.shake = random.chance(50) ? 0 : field.pitch / 3;
  return field;
}

}  // namespace

TEST_CASE("Columns and scene agree over height fields") {
  check(compare_all(1, 250, 120, [](RandomSource& random) {
    return testing::height_field(random, random_field(random));
  }));
}

TEST_CASE("Columns and scene agree over closed skins of boxes") {
  check(compare_all(2, 250, 120, [](RandomSource& random) {
    return testing::box_skins(random, random.between(1, 12), random.chance(50) ? 10 : 64);
  }));
}

TEST_CASE("Columns and scene agree over loose triangles") {
  check(compare_all(3, 300, 120, [](RandomSource& random) {
    return testing::loose_triangles(random, random.between(1, 90), random.chance(50) ? 30 : 900);
  }));
}

TEST_CASE("Columns and scene agree over large fields with many bunches in a column") {
  check(compare_all(4, 6, 600, [](RandomSource& random) {
    Bodies bodies = testing::height_field(random, {60, 50, 9, 1500, 3});
    for (const std::int64_t height : {0, 300, 301, 900}) {
      for (const Body& body : testing::height_field(random, {40, 40, 11, 12, 0})) {
        bodies.push_back({std::get<Triangle>(body.shape), 1});
        auto& [a, b, c] = std::get<Triangle>(bodies.back().shape);
        for (Point* p : {&a, &b, &c}) p->z += height;
      }
    }
    return bodies;
  }));
}

TEST_CASE("Columns and scene agree over triangles small and large together") {
  check(compare_all(5, 60, 150, [](RandomSource& random) {
    Bodies bodies = testing::loose_triangles(random, 30, 200'000);
    const Bodies small = testing::height_field(random, random_field(random));
    bodies.insert(bodies.end(), small.begin(), small.end());
    return bodies;
  }));
}

TEST_CASE("Triangles answer together with cells and solids") {
  RandomSource random(6);
  Count count;
  for (int n = 0; n < 250; ++n) {
    Bodies bodies = testing::random_bodies(random, 12, random.between(1, 8), {true, true, true});
    const Bodies skins = testing::box_skins(random, 3, 2);
    bodies.insert(bodies.end(), skins.begin(), skins.end());
    const Body brick{Box::spanning({0, 0, 0}, {40, 40, 16}), 9};
    if (random.chance(50)) bodies.push_back(brick);
    random.shuffle(bodies);
    std::vector<Segment> segments;
    for (int k = 0; k < 100; ++k) segments.push_back(testing::random_segment(random, 14));
    compare(bodies, segments, count);
  }
  check(count);
}

TEST_CASE("Columns answer the same for a scene that is turned or mirrored or shifted or shuffled") {
  RandomSource random(7);
  int clear = 0;
  int wrong = 0;
  for (int n = 0; n < 120; ++n) {
    const Bodies bodies = random.chance(50) ? testing::height_field(random, random_field(random))
                                            : testing::box_skins(random, random.between(1, 8), 10);
    testing::Move move = testing::random_move(random);
    if (random.chance(30)) move.shift = move.shift + Vec{300'000, -200'000, 100'000};
    Bodies moved = move(bodies);
    random.shuffle(moved);
    const Terrain terrain(bodies);
    const Terrain other(moved);
    for (int k = 0; k < 60; ++k) {
      const Segment segment = testing::telling_segment(random, bodies);
      for (const SightPolicy policy : {SightPolicy::hair, SightPolicy::closed}) {
        const bool seen = sees(terrain, segment, policy);
        clear += seen;
        wrong += seen != sees(other, move(segment), policy);
      }
    }
  }
  CHECK(wrong == 0);
  CHECK(clear > 1000);
}

TEST_CASE("Columns and scene agree at the corners of the world") {
  testing::Generator generator(8);
  Count count;
  for (int n = 0; n < 60; ++n) {
    Bodies bodies;
    for (std::uint64_t k = generator.below(12) + 1; k > 0; --k) {
      bodies.push_back({generator.extreme_triangle(), 0});
    }
    std::vector<Segment> segments;
    for (int k = 0; k < 60; ++k) segments.push_back(generator.extreme_segment());
    for (int k = 0; k < 20; ++k) segments.push_back(generator.segment(kMaxCoordinate));
    compare(bodies, segments, count);
  }
  check(count);
}

TEST_CASE("A meeting tells the greatest contact and each touched triangle once") {
  RandomSource random(9);
  int wrong = 0;
  int touching = 0;
  for (int n = 0; n < 200; ++n) {
    const Bodies bodies = testing::height_field(random, random_field(random));
    const TriangleColumns triangles(bodies);
    for (int k = 0; k < 60; ++k) {
      const Segment segment = testing::telling_segment(random, bodies);
      Contact greatest = Contact::apart;
      std::size_t touched = 0;
      for (const Body& body : bodies) {
        const Contact contact = open_contact(segment, body.shape);
        greatest = std::max(greatest, contact);
        touched += contact == Contact::touching;
      }
      const MeshMeeting meeting = meet(triangles, segment);
      Contact told = Contact::apart;
      greatest_contacts(triangles, std::span(&segment, 1), std::span(&told, 1));
      wrong += told != greatest;
      wrong += meeting.crossed != (greatest == Contact::crossing);
      wrong += meeting.touched.size() != (meeting.crossed ? 0 : touched);
      touching += greatest == Contact::touching;
    }
  }
  CHECK(wrong == 0);
  CHECK(touching > 1000);
}

TEST_CASE("A line through a shared edge is blocked and one along a ridge is clear") {
  // A roof with its ridge along y, at x = 0 and z = 10.
  const auto side = [](std::int64_t x) {
    return Bodies{{Triangle{{0, -50, 10}, {0, 50, 10}, {x, 50, -10}}, 0},
                  {Triangle{{0, -50, 10}, {x, 50, -10}, {x, -50, -10}}, 0}};
  };
  Bodies roof = side(40);
  const Bodies left = side(-40);
  roof.insert(roof.end(), left.begin(), left.end());
  const Terrain terrain(roof);
  CHECK_FALSE(sees(terrain, {{0, 0, 30}, {0, 0, -30}}));
  CHECK_FALSE(sees(terrain, {{5, 3, 30}, {-5, -3, -10}}));
  CHECK(sees(terrain, {{0, -90, 10}, {0, 90, 10}}));
  CHECK(sees(terrain, {{-30, 0, 10}, {30, 0, 10}}));
  CHECK_FALSE(sees(terrain, {{-30, 0, 10}, {30, 0, 10}}, SightPolicy::closed));
  CHECK(sees(terrain, {{0, -90, 9}, {0, 90, 9}}));  // below it, from gable to gable
  CHECK(sees(terrain, {{20, 0, 0}, {20, 0, 30}}));  // from the roof itself
  CHECK(sees(terrain, {{0, 0, 10}, {0, 0, 10}}));
}

TEST_CASE("No triangles and triangles of no size are columns too") {
  const TriangleColumns none;
  CHECK(none.empty());
  CHECK(clear_of_touch(none, {{0, 0, 0}, {5, 5, 5}}));
  CHECK(TriangleColumns(Bodies{{Box::spanning({0, 0, 0}, {1, 1, 1}), 0}}).empty());
  const TriangleColumns point(Bodies{{Triangle{{7, 7, 7}, {7, 7, 7}, {7, 7, 7}}, 0}});
  CHECK(clear_of_touch(point, {{7, 7, 8}, {9, 7, 7}}));
  CHECK_FALSE(clear_of_touch(point, {{0, 0, 0}, {14, 14, 14}}));
  CHECK(clear_of_touch(point, {{7, 7, 7}, {14, 14, 14}}));
  CHECK_FALSE(clear_of_touch(point, {{7, 7, 7}, {7, 7, 7}}));
}

TEST_CASE("Columns take bounded memory whatever the triangles are like") {
  RandomSource random(10);
  // Long slivers across everything, each of which would lie in a hundred narrow columns.
  Bodies slivers;
  for (int n = 0; n < 20'000; ++n) {
    const Point a{random.below(1'000'000) - 500'000, random.below(1'000'000) - 500'000, 0};
    const Point b{-a.x, -a.y, random.below(5'000)};
    slivers.push_back({Triangle{a, b, b + Vec{1, 1, 1}}, 0});
  }
  const TriangleColumns triangles(slivers);
  CHECK(triangles.nx() * triangles.ny() <= 20'000);
  CHECK(triangles.bytes() < slivers.size() * 400);
  CHECK_FALSE(clear_of_touch(triangles, {{0, 0, -10}, {0, 0, 10'000}}));
}
