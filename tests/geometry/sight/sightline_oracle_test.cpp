#include "tests/support/sightline_oracle.h"

#include <catch2/catch.hpp>

#include "geometry/sight/sightline.h"
#include "rules/prove/bricks/sightline_certificate.h"
#include "tests/support/sightline_scenes.h"

namespace parapet {
namespace {

using namespace parapet::testing;

// Scenes of that kind until so many graze: every policy against brute force, and every certificate
// against the checker.
void compare(std::uint64_t seed, int grazing, const Ingredients& ingredients) {
  RandomSource random(seed);
  int clear_grazes = 0;
  int blocked_grazes = 0;
  int by_tube_alone = 0;
  while (clear_grazes + blocked_grazes < grazing) {
    const std::vector<Body> bodies = random_bodies(random, 4, random.between(1, 6), ingredients);
    const Segment segment = random_segment(random, 4);
    const PlainVerdicts plain = plain_verdicts(bodies, segment);
    if (!plain.grazes && random.chance(90)) continue;
    if (plain.grazes && plain.hair && random.chance(60)) continue;  // most do
    const Scene scene(bodies);
    INFO(to_text(bodies, segment));
    REQUIRE(sees(scene, segment, SightPolicy::open) == plain.open);
    REQUIRE(sees(scene, segment, SightPolicy::closed) == plain.closed);
    REQUIRE(sees(scene, segment, SightPolicy::hair) == plain.hair);
    const bool tube = sees(scene, segment, SightPolicy::tube);
    REQUIRE((!plain.hair || tube));
    REQUIRE((!tube || plain.open));
    for (const SightPolicy policy :
         {SightPolicy::hair, SightPolicy::open, SightPolicy::closed, SightPolicy::tube}) {
      const Sightline line = rule_sightline(scene, segment, policy);
      REQUIRE(line.clear == sees(scene, segment, policy));
      if (policy != SightPolicy::tube || line.clear == plain.hair) {
        REQUIRE(prove::SightlineChecker(bodies).fault_of(segment, line) == "");
      }
    }
    if (plain.grazes) ++(plain.hair ? clear_grazes : blocked_grazes);
    if (tube && !plain.hair) ++by_tube_alone;
  }
  // The scenes show every kind of verdict.
  CHECK(clear_grazes > grazing / 20);
  CHECK(blocked_grazes > grazing / 20);
  CHECK(by_tube_alone > 0);
}

TEST_CASE("Grazing boxes agree with brute force") { compare(1, 5000, {}); }

TEST_CASE("Grazing boxes and flat boxes agree with brute force") {
  compare(2, 1500, {.flat_boxes = true});
}

TEST_CASE("Grazing solids agree with brute force") {
  compare(3, 1500, {.boxes = true, .solids = true});
}

TEST_CASE("Grazing solids and triangles agree with brute force") {
  compare(4, 1500, {.flat_boxes = true, .solids = true, .triangles = true});
}

TEST_CASE("The tube agrees with a fine raster") {
  RandomSource random(5);
  int connected = 0;
  int apart = 0;
  int by_tube_alone = 0;
  while (connected + apart < 600) {
    const std::vector<Body> bodies = random_bodies(random, 4, random.between(2, 7), {});
    const Segment segment = random_segment(random, 4);
    const PlainVerdicts plain = plain_verdicts(bodies, segment);
    if (segment.p == segment.q || !plain.grazes || (plain.hair && random.chance(95))) continue;
    const Scene scene(bodies);
    INFO(to_text(bodies, segment));
    const bool expected = plain_tube(bodies, segment);
    REQUIRE(sees(scene, segment, SightPolicy::tube) == expected);
    ++(expected ? connected : apart);
    if (expected && !plain.hair) ++by_tube_alone;
  }
  CHECK(by_tube_alone > 30);
  CHECK(apart > 100);
}

}  // namespace
}  // namespace parapet
