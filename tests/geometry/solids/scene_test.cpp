#include "geometry/solids/scene.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "geometry/numbers/contact.h"
#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"

namespace parapet {
namespace {

using namespace parapet::testing;

std::vector<std::uint32_t> all_with(const Scene& scene, const auto& holds) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < scene.bodies().size(); ++i) {
    if (holds(bounds(scene.body(i).shape))) found.push_back(i);
  }
  return found;
}

TEST_CASE("An empty scene has nothing near anything") {
  const Scene scene;
  CHECK(scene.bodies().empty());
  CHECK(scene.near(Box::spanning({-9, -9, -9}, {9, 9, 9})).empty());
  CHECK(scene.along({{0, 0, 0}, {100, 70, 3}}).empty());
  CHECK(sees(scene, {{0, 0, 0}, {100, 70, 3}}));
}

TEST_CASE("What is near a box or along a line is what a search through all finds") {
  RandomSource random(31);
  for (int i = 0; i < 300; ++i) {
    const int most = i % 2 == 0 ? 60 : 2000;
    std::vector<Body> bodies;
    for (int k = random.below(200); k > 0; --k) {
      const Point a = random_point(random, most);
      const Point b = a + Vec{random.below(20), random.below(20), random.below(20)};
      bodies.push_back({Box::spanning(a, b), static_cast<std::uint32_t>(k)});
    }
    const Scene scene(bodies);
    const Box box = Box::spanning(random_point(random, most), random_point(random, most));
    CHECK(scene.near(box) == all_with(scene, [&](const Box& b) { return overlap(b, box); }));
    const Segment s = random_segment(random, most);
    const auto along =
        all_with(scene, [&](const Box& b) { return contact(s, b) != Contact::apart; });
    CHECK(scene.along(s) == along);
    CHECK(scene.along(reversed(s)) == along);

    std::vector<std::uint32_t> walked;
    for (Scene::Walk walk = scene.walk(s); walk.next();) {
      CHECK(std::is_sorted(walk.bodies().begin(), walk.bodies().end()));
      walked.insert(walked.end(), walk.bodies().begin(), walk.bodies().end());
    }
    std::sort(walked.begin(), walked.end());
    CHECK(walked == along);  // each once
  }
}

TEST_CASE("A scene is shared by its copies and outlives the first") {
  auto first = std::make_unique<Scene>(std::vector<Body>{{Box::spanning({0, 0, 0}, {9, 9, 9}), 7}});
  const Scene copy = *first;
  Scene::Walk walk = first->walk({{-5, 5, 5}, {15, 5, 5}});
  first.reset();
  REQUIRE(walk.next());
  CHECK(walk.bodies().size() == 1);
  CHECK(copy.body(0).piece == 7);
}

TEST_CASE("Two thousand far obstacles change nothing and a long diagonal meets few") {
  // A diagonal across the whole world; its own bounding box holds every body.
  std::vector<Body> bodies{{Box::spanning({0, 0, 0}, {80, 80, 96}), 0}};
  const Segment diagonal{{-400000, -400000, -400000}, {400000, 400000, 400000}};
  const Sightline alone = rule_sightline(Scene(bodies), diagonal);
  RandomSource random(32);
  while (bodies.size() < 2001) {
    const Point a = Point{random.between(-400000, 400000), random.between(-400000, 400000),
                          random.between(-400000, 400000)};
    if (std::abs(a.x - a.y) < 200) continue;
    bodies.push_back({Box::spanning(a, a + Vec{80, 80, 96}), 1});
  }
  const Scene scene(bodies);
  CHECK(scene.along(diagonal) == std::vector<std::uint32_t>{0});
  CHECK(rule_sightline(scene, diagonal) == alone);
  CHECK_FALSE(alone.clear);
}

}  // namespace
}  // namespace parapet
