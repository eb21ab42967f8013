#include <algorithm>
#include <catch2/catch.hpp>

#include "geometry/sight/least_raise.h"
#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"

namespace parapet {
namespace {

using namespace parapet::testing;

constexpr SightPolicy kPolicies[] = {SightPolicy::hair, SightPolicy::open, SightPolicy::closed,
                                     SightPolicy::tube};

const Ingredients kAll{.flat_boxes = true, .solids = true, .triangles = true};

Ratio from_the_other_end(const Ratio& t) {
  return Ratio::of(t.denominator() - t.numerator(), t.denominator());
}

// What does not depend on how bodies are numbered.
std::vector<SightContact> unnumbered(std::vector<SightContact> contacts) {
  for (SightContact& contact : contacts) contact.body = 0;
  std::sort(contacts.begin(), contacts.end(), [](const SightContact& a, const SightContact& b) {
    return std::tie(a.enter, a.leave, a.piece, a.contact) <
           std::tie(b.enter, b.leave, b.piece, b.contact);
  });
  return contacts;
}

// Scenes and segments, and a check of each by every policy.
template <class Check>
void for_scenes(std::uint64_t seed, int count, const Ingredients& ingredients, const Check& check) {
  RandomSource random(seed);
  for (int i = 0; i < count; ++i) {
    const std::vector<Body> bodies = random_bodies(random, 4, random.between(1, 6), ingredients);
    const Segment segment = random_segment(random, 4);
    for (const SightPolicy policy : kPolicies) {
      INFO(to_text(bodies, segment) << " policy " << static_cast<int>(policy));
      check(random, bodies, segment, policy);
    }
  }
}

TEST_CASE("Swapping the ends turns the evidence round and changes nothing else") {
  for_scenes(41, 1500, kAll, [](RandomSource&, const auto& bodies, const auto& s, auto policy) {
    const Scene scene(bodies);
    const Sightline there = rule_sightline(scene, s, policy);
    Sightline back = rule_sightline(scene, reversed(s), policy);
    REQUIRE(there.clear == back.clear);
    REQUIRE(there.clear == sees(scene, s, policy));
    REQUIRE(there.certificate.crossed == back.certificate.crossed);
    REQUIRE(there.certificate.touched == back.certificate.touched);
    REQUIRE(there.certificate.shift.has_value() == back.certificate.shift.has_value());
    if (s.p == s.q) return;
    for (SightContact& contact : back.contacts) {
      std::swap(contact.enter, contact.leave);
      contact.enter = from_the_other_end(contact.enter);
      contact.leave = from_the_other_end(contact.leave);
    }
    REQUIRE(unnumbered(there.contacts) == unnumbered(back.contacts));
    REQUIRE(there.blockers.size() == back.blockers.size());
  });
}

TEST_CASE("Shifts and quarter turns and mirrors change nothing") {
  for_scenes(42, 800, kAll,
             [](RandomSource& random, const auto& bodies, const auto& s, auto policy) {
               const Move move = random_move(random);
               const Scene scene(bodies);
               const Scene moved(move(bodies));
               const Sightline line = rule_sightline(scene, s, policy);
               const Sightline there = rule_sightline(moved, move(s), policy);
               REQUIRE(line.clear == there.clear);
               REQUIRE(line.contacts == there.contacts);
               REQUIRE(sight_margin(scene, s, policy) == sight_margin(moved, move(s), policy));
             });
}

TEST_CASE("A turn about the upright axis and a mirror leave the least raise as it is") {
  for_scenes(43, 800, kAll,
             [](RandomSource& random, const auto& bodies, const auto& s, auto policy) {
               if (policy == SightPolicy::tube) return;
               Move move = random_move(random);
               move.other_turns = 0;
               const auto raise = least_raise(Scene(bodies), s.p, s.q, policy);
               REQUIRE(raise == least_raise(Scene(move(bodies)), move(s.p), move(s.q), policy));
             });
}

TEST_CASE("The order of the bodies changes nothing") {
  for_scenes(
      44, 800, kAll, [](RandomSource& random, const auto& bodies, const auto& s, auto policy) {
        std::vector<Body> mixed = bodies;
        random.shuffle(mixed);
        const Sightline line = rule_sightline(Scene(bodies), s, policy);
        const Sightline other = rule_sightline(Scene(mixed), s, policy);
        REQUIRE(line.clear == other.clear);
        REQUIRE(unnumbered(line.contacts) == unnumbered(other.contacts));
        REQUIRE(sight_margin(Scene(bodies), s, policy) == sight_margin(Scene(mixed), s, policy));
      });
}

TEST_CASE("Cutting a box in two changes nothing but by the open policy") {
  int cuts = 0;
  for_scenes(
      45, 1500, {.solids = true},
      [&](RandomSource& random, const auto& bodies, const auto& s, auto policy) {
        if (policy == SightPolicy::open) return;
        std::vector<Body> cut;
        for (const Body& body : bodies) {
          const auto* box = std::get_if<Box>(&body.shape);
          const Vec size = box != nullptr ? box->hi() - box->lo() : Vec{};
          if (size.z < 2 || random.chance(30)) {
            cut.push_back(body);
            continue;
          }
          ++cuts;
          const std::int64_t at = box->lo().z + random.between(1, static_cast<int>(size.z) - 1);
          cut.push_back({Box::spanning(box->lo(), {box->hi().x, box->hi().y, at}), body.piece});
          cut.push_back({Box::spanning({box->lo().x, box->lo().y, at}, box->hi()), body.piece});
        }
        REQUIRE(sees(Scene(bodies), s, policy) == sees(Scene(cut), s, policy));
      });
  CHECK(cuts > 2000);
}

TEST_CASE("Far bodies change nothing") {
  for_scenes(46, 400, kAll, [](RandomSource&, const auto& bodies, const auto& s, auto policy) {
    std::vector<Body> more = bodies;
    for (int i = 0; i < 40; ++i) {
      const Point place{1000 + 7 * i, -3000 * (i % 3), 500 - 9 * i};
      more.push_back(
          {Box::spanning(place, place + Vec{6, 6, 6}), static_cast<std::uint32_t>(100 + i)});
    }
    REQUIRE(rule_sightline(Scene(bodies), s, policy) == rule_sightline(Scene(more), s, policy));
  });
}

// Many small boxes between 0 and 5, and ends between -1 and 6: seams and narrow ways abound.
std::vector<Body> small_boxes(RandomSource& random) {
  std::vector<Body> boxes;
  for (int i = random.between(2, 9); i > 0; --i) {
    const Point low = random_point(random, 4);
    const Vec size{random.between(1, 2), random.between(1, 2), random.between(1, 2)};
    boxes.push_back({Box::spanning(low, low + size), static_cast<std::uint32_t>(i)});
  }
  return boxes;
}

Segment wide_segment(RandomSource& random) {
  const Segment s = random_segment(random, 7);
  return {s.p - Vec{1, 1, 1}, s.q - Vec{1, 1, 1}};
}

bool all_outside(const std::vector<Body>& boxes, const Segment& s) {
  return std::none_of(boxes.begin(), boxes.end(), [&](const Body& body) {
    const Box box = bounds(body.shape);
    return overlap(box, Box::spanning(s.p, s.p)) || overlap(box, Box::spanning(s.q, s.q));
  });
}

TEST_CASE("Twelve triangles do what their box does for ends outside") {
  RandomSource random(47);
  int by_tube_alone = 0;
  int seams = 0;
  for (int i = 0; i < 60000; ++i) {
    const std::vector<Body> bodies = small_boxes(random);
    const Segment s = wide_segment(random);
    if (!all_outside(bodies, s)) continue;
    const Scene scene(bodies);
    const bool hair = sees(scene, s);
    const bool tube = sees(scene, s, SightPolicy::tube);
    const bool closed = sees(scene, s, SightPolicy::closed);
    const bool is_seam = !tube && sees(scene, s, SightPolicy::open);
    if (hair == tube && !is_seam && random.chance(90)) continue;
    std::vector<Body> skins;
    for (const Body& body : bodies) {
      for (Body& side : skin_of(std::get<Box>(body.shape), body.piece)) skins.push_back(side);
    }
    INFO(to_text(bodies, s));
    const Scene of_triangles(skins);
    REQUIRE(sees(of_triangles, s) == hair);
    REQUIRE(sees(of_triangles, s, SightPolicy::tube) == tube);
    REQUIRE(sees(of_triangles, s, SightPolicy::closed) == closed);
    const Shear shear(random);
    REQUIRE(sees(Scene(shear(skins)), shear(s)) == hair);
    REQUIRE(sees(Scene(shear(skins)), shear(s), SightPolicy::tube) == tube);
    by_tube_alone += static_cast<int>(tube && !hair);
    seams += static_cast<int>(is_seam);
  }
  CHECK(by_tube_alone > 50);
  CHECK(seams > 50);
}

TEST_CASE("Sheared boxes do what the boxes do") {
  RandomSource random(49);
  int by_tube_alone = 0;
  int seams = 0;
  for (int i = 0; i < 60000; ++i) {
    const std::vector<Body> bodies = small_boxes(random);
    const Segment s = wide_segment(random);
    const Scene scene(bodies);
    const bool hair = sees(scene, s);
    const bool tube = sees(scene, s, SightPolicy::tube);
    const bool is_seam = !tube && sees(scene, s, SightPolicy::open);
    if (hair == tube && !is_seam && random.chance(90)) continue;
    const Shear shear(random);
    const Scene sheared(shear(bodies));
    INFO(to_text(bodies, s));
    for (const SightPolicy policy : kPolicies) {
      const Sightline line = rule_sightline(scene, s, policy);
      const Sightline there = rule_sightline(sheared, shear(s), policy);
      REQUIRE(line.clear == there.clear);
      REQUIRE(line.contacts == there.contacts);
    }
    by_tube_alone += static_cast<int>(tube && !hair);
    seams += static_cast<int>(is_seam);
  }
  CHECK(by_tube_alone > 100);
  CHECK(seams > 100);
}

TEST_CASE("Extreme corners stay within their bit budgets") {
  // Meant for UBSan: the largest numbers, in all the code there is.
  RandomSource random(48);
  constexpr std::int64_t kMost = kMaxCoordinate;
  const auto corner = [&] {
    const auto place = [&] {
      const std::int64_t inset = random.chance(70) ? 0 : random.below(3);
      return random.chance(50) ? kMost - inset : inset - kMost;
    };
    const std::int64_t x = place();
    const std::int64_t y = place();
    return Point{x, y, place()};
  };
  int met = 0;
  for (int i = 0; i < 3000; ++i) {
    std::vector<Body> bodies;
    for (int k = 0; k < 4; ++k) {
      const Point a = corner();
      const Point b = corner();
      const Point c = corner();
      bodies.push_back({Triangle{a, b, c}, 0});
      bodies.push_back({Box::spanning(b, corner()), 1});
      if (auto made = ConvexSolid::tetrahedron(a, b, c, corner())) bodies.push_back({*made, 2});
    }
    std::erase_if(bodies, [&](const Body&) { return random.chance(60); });
    const Segment s{corner(), corner()};
    const Scene scene(bodies);
    INFO(to_text(bodies, s));
    for (const SightPolicy policy : kPolicies) {
      const Sightline line = rule_sightline(scene, s, policy);
      met += static_cast<int>(line.contacts.size());
      REQUIRE(line.clear == sees(scene, reversed(s), policy));
      REQUIRE(sight_margin(scene, s, policy) == sight_margin(scene, reversed(s), policy));
      if (policy == SightPolicy::tube) continue;
      const auto raise = least_raise(scene, s.p, s.q, policy);
      REQUIRE((raise == Raise{Ratio(0), true}) == line.clear);
    }
  }
  CHECK(met > 3000);
}

}  // namespace
}  // namespace parapet
