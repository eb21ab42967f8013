#include "geometry/sight/least_raise.h"

#include <catch2/catch.hpp>

#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"

namespace parapet {
namespace {

using namespace parapet::testing;

Point scaled(Point p, std::int64_t scale) { return {p.x * scale, p.y * scale, p.z * scale}; }

std::vector<Body> scaled(std::vector<Body> bodies, std::int64_t scale) {
  for (Body& body : bodies) {
    if (auto* box = std::get_if<Box>(&body.shape)) {
      body.shape = Box::spanning(scaled(box->lo(), scale), scaled(box->hi(), scale));
    } else if (auto* t = std::get_if<Triangle>(&body.shape)) {
      body.shape = Triangle{scaled(t->a, scale), scaled(t->b, scale), scaled(t->c, scale)};
    } else {
      const auto& solid = std::get<ConvexSolid>(body.shape);
      std::vector<Point> vertices;
      for (const Point vertex : solid.vertices()) vertices.push_back(scaled(vertex, scale));
      body.shape = std::get<ConvexSolid>(ConvexSolid::make(vertices, solid.faces()));
    }
  }
  return bodies;
}

// A scene drawn so much larger that the height is a whole one: does the eye see from there?
class Heights {
 public:
  Heights(const std::vector<Body>& bodies, const Segment& segment, std::int64_t scale,
          SightPolicy policy)
      : scene_(scaled(bodies, scale)),
        segment_{scaled(segment.p, scale), scaled(segment.q, scale)},
        policy_(policy) {}

  bool sees_from(std::int64_t height) const {
    return sees(scene_, {segment_.p + Vec{0, 0, height}, segment_.q}, policy_);
  }

 private:
  Scene scene_;
  Segment segment_;
  SightPolicy policy_;
};

void compare(std::uint64_t seed, int count, const Ingredients& ingredients, SightPolicy policy) {
  RandomSource random(seed);
  int raised = 0;
  int never = 0;
  int not_attained = 0;
  while (raised < count) {
    const std::vector<Body> bodies = random_bodies(random, 4, random.between(1, 6), ingredients);
    const Segment segment = random_segment(random, 4);
    const std::optional<Raise> raise = least_raise(Scene(bodies), segment.p, segment.q, policy);
    INFO(to_text(bodies, segment));
    REQUIRE((raise == Raise{Ratio(0), true}) == sees(Scene(bodies), segment, policy));
    if (!raise) {
      ++never;
      const Heights heights(bodies, segment, 12, policy);
      for (int height = 0; height < 600; height += 7) REQUIRE_FALSE(heights.sees_from(height));
      REQUIRE_FALSE(heights.sees_from(500000));
      continue;
    }
    if (raise == Raise{Ratio(0), true}) continue;
    ++raised;
    INFO("raise " << to_string(raise->ticks) << " attained " << raise->attained);
    const std::int64_t below = raise->ticks.denominator();
    const Heights exact(bodies, segment, below, policy);
    REQUIRE(exact.sees_from(raise->ticks.numerator()) == raise->attained);
    // Finer than anything can change, just above and everywhere below.
    const std::int64_t finer = 400;
    const Heights fine(bodies, segment, below * finer, policy);
    const std::int64_t at = raise->ticks.numerator() * finer;
    if (!raise->attained) REQUIRE(fine.sees_from(at + 1));
    if (!raise->attained) ++not_attained;
    if (at > 0) REQUIRE_FALSE(fine.sees_from(at - 1));
    for (int k = 0; k < 30; ++k) {
      if (at > 0) REQUIRE_FALSE(fine.sees_from(random.below(static_cast<int>(at))));
    }
    const Heights rough(bodies, segment, 6, policy);
    for (std::int64_t height = 0; Ratio::of(height, 6) < raise->ticks; ++height) {
      REQUIRE_FALSE(rough.sees_from(height));
    }
  }
  CHECK(never > count / 10);
  if (policy == SightPolicy::closed) CHECK(not_attained > count / 2);
}

TEST_CASE("The least raise is the first height from which the eye sees: boxes by hair") {
  compare(21, 600, {.flat_boxes = true}, SightPolicy::hair);
}

TEST_CASE("The least raise is the first height from which the eye sees: solids by hair") {
  compare(22, 400, {.solids = true, .triangles = true}, SightPolicy::hair);
}

TEST_CASE("The least raise is the first height from which the eye sees: open and closed") {
  const Ingredients all{.flat_boxes = true, .solids = true, .triangles = true};
  compare(23, 200, all, SightPolicy::open);
  compare(24, 200, all, SightPolicy::closed);
}

TEST_CASE("An eye straight above or below its target sees when nothing is left between") {
  // Boxes on one upright line: the eye below has to pass them all, the target's own too.
  const std::vector<Body> bodies{{Box::spanning({-5, -5, 10}, {5, 5, 20}), 0},
                                 {Box::spanning({-5, -5, 30}, {5, 5, 35}), 1}};
  CHECK(least_raise(Scene(bodies), {0, 0, 0}, {0, 0, 50}) == Raise{Ratio(35), true});
  CHECK(least_raise(Scene(bodies), {0, 0, 0}, {0, 0, 50}, SightPolicy::closed) ==
        Raise{Ratio(35), true});
  CHECK(least_raise(Scene(bodies), {0, 0, 50}, {0, 0, 0}) == std::nullopt);
  // The target in the middle of a box: no height at all.
  CHECK(least_raise(Scene(bodies), {0, 0, 0}, {0, 0, 15}) == std::nullopt);
}

TEST_CASE("A pillar hides the ground up to a rational distance") {
  // Eye 30 high and 100 before the pillar, which is 20 high: the line over its far top edge
  // comes down at 3 ticks more along for each tick down, if the pillar is 10 deep: 330 from the
  // eye.
  const Scene scene({{Box::spanning({100, -50, 0}, {110, 50, 20}), 0},
                     {Box::spanning({-1000, -1000, -10}, {1000, 1000, 0}), 1}});
  const Point eye{0, 0, 30};
  CHECK(sees(scene, {eye, {330, 0, 0}}));
  CHECK_FALSE(sees(scene, {eye, {329, 0, 0}}));
  CHECK(sees(scene, {eye, {331, 0, 0}}));
  CHECK_FALSE(sees(scene, {eye, {330, 0, 0}}, SightPolicy::closed));
  CHECK(sees(scene, {eye, {331, 0, 0}}, SightPolicy::closed));
  // For the point at 329 the eye has to rise by the rest: 20 * 329 / 219 is its height.
  CHECK(least_raise(scene, eye, {329, 0, 0}) == Raise{Ratio::of(20 * 329 - 30 * 219, 219), true});
  CHECK(least_raise(scene, eye, {330, 0, 0}) == Raise{Ratio(0), true});
  CHECK(least_raise(scene, eye, {330, 0, 0}, SightPolicy::closed) == Raise{Ratio(0), false});
}

TEST_CASE("A bridge hides and shows again as the eye rises") {
  // A wall 40 high, and a slab from 60 to 70 above it: the eye sees between them, then no more,
  // then over the slab.
  const Scene scene({{Box::spanning({100, -50, -10}, {110, 50, 40}), 0},
                     {Box::spanning({100, -50, 60}, {110, 50, 70}), 1}});
  const Point target{210, 0, 0};
  CHECK(least_raise(scene, {0, 0, 0}, target) == Raise{Ratio::of(84, 1), true});
  CHECK(sees(scene, {{0, 0, 100}, target}));
  CHECK_FALSE(sees(scene, {{0, 0, 125}, target}));
  CHECK(least_raise(scene, {0, 0, 125}, target) == Raise{Ratio(22), true});
}

}  // namespace
}  // namespace parapet
