#include <catch2/catch.hpp>

#include "geometry/sight/least_raise.h"
#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"

// Complaints of the users of other engines, each as a test of its kind. Studs are 80 ticks,
// bricks 96.

namespace parapet {
namespace {

using namespace parapet::testing;

Body block(Point low, Point high, std::uint32_t piece = 0) {
  return {Box::spanning(low, high), piece};
}

struct Verdicts {
  bool hair = false;
  bool open = false;
  bool closed = false;
  bool tube = false;

  friend bool operator==(const Verdicts&, const Verdicts&) = default;
};

std::ostream& operator<<(std::ostream& out, const Verdicts& v) {
  return out << "hair " << v.hair << " open " << v.open << " closed " << v.closed << " tube "
             << v.tube;
}

// Both ways round, which must agree.
Verdicts verdicts(const std::vector<Body>& bodies, Point p, Point q) {
  const Scene scene(bodies);
  const auto look = [&](SightPolicy policy) {
    const bool there = sees(scene, {p, q}, policy);
    CHECK(there == sees(scene, {q, p}, policy));
    CHECK(there == rule_sightline(scene, {p, q}, policy).clear);
    return there;
  };
  return {look(SightPolicy::hair), look(SightPolicy::open), look(SightPolicy::closed),
          look(SightPolicy::tube)};
}

constexpr Verdicts kClear{true, true, true, true};
constexpr Verdicts kSkims{true, true, false, true};   // clear but for the closed policy
constexpr Verdicts kSeam{false, true, false, false};  // leaks by the open policy alone
constexpr Verdicts kBlocked{false, false, false, false};

TEST_CASE("A blocker whose edge lies in the plane of both viewers is skimmed") {
  const std::vector<Body> wall{block({240, 100, 0}, {320, 180, 96})};
  CHECK(verdicts(wall, {240, 0, 50}, {240, 400, 50}) == kSkims);
  CHECK(verdicts(wall, {239, 0, 50}, {239, 400, 50}) == kClear);
  CHECK(verdicts(wall, {241, 0, 50}, {241, 400, 50}) == kBlocked);
}

TEST_CASE("A floor without a hole blocks from every place") {
  const Scene scene({block({0, 0, 96}, {800, 800, 128}, 3)});
  for (std::int64_t x = 1; x < 800; x += 47) {
    for (std::int64_t y = 1; y < 800; y += 53) {
      const Segment line{{x, y, 200}, {799 - x / 2, 799 - y / 2, 10}};
      REQUIRE_FALSE(sees(scene, line));
      REQUIRE_FALSE(sees(scene, reversed(line)));
      const Sightline ruling = rule_sightline(scene, line);
      REQUIRE(ruling.certificate.crossed == 0U);
      REQUIRE(ruling.blockers.front().piece == 3);
    }
  }
}

TEST_CASE("A line along a wall's face is skimmed and its contact says so") {
  const std::vector<Body> wall{block({0, 80, 0}, {400, 160, 96})};
  CHECK(verdicts(wall, {0, 80, 50}, {400, 80, 50}) == kSkims);
  const Sightline line = rule_sightline(Scene(wall), {{0, 80, 50}, {400, 80, 50}});
  REQUIRE(line.contacts.size() == 1);
  CHECK(line.contacts[0].contact == Contact::touching);
  CHECK(line.contacts[0].enter == Ratio(0));
  CHECK(line.contacts[0].leave == Ratio(1));
  REQUIRE(line.certificate.shift);
  CHECK(line.certificate.shift->y < 0);
}

TEST_CASE("The far corner of a plateau that the line clears is seen") {
  const std::vector<Body> plateau{block({400, 0, 0}, {800, 400, 96})};
  CHECK(verdicts(plateau, {0, 200, 96}, {800, 400, 97}) == kClear);
  CHECK(verdicts(plateau, {0, 200, 96}, {800, 400, 96}) == kSkims);
  CHECK(verdicts(plateau, {0, 200, 95}, {800, 400, 96}) == kBlocked);
  CHECK(sight_margin(Scene(plateau), {{0, 200, 96}, {800, 400, 97}}) == Ratio::of(1, 2));
}

TEST_CASE("Two blocks that meet in one upright edge let nothing through it") {
  const std::vector<Body> blocks{block({0, 0, 0}, {80, 80, 96}),
                                 block({80, 80, 0}, {160, 160, 96})};
  CHECK(verdicts(blocks, {160, 0, 50}, {0, 160, 50}) == kSeam);    // at 45 degrees
  CHECK(verdicts(blocks, {150, 45, 20}, {10, 115, 70}) == kSeam);  // and slanted
  CHECK(verdicts(blocks, {160, 0, 96}, {0, 160, 96}) == kSkims);   // over their tops
  const Sightline line = rule_sightline(Scene(blocks), {{160, 0, 50}, {0, 160, 50}});
  CHECK(line.certificate.touched == std::vector<std::uint32_t>{0, 1});
  CHECK(line.contacts[0].enter == Ratio::of(1, 2));
}

TEST_CASE("A line through two corners grazes one and enters the other") {
  const std::vector<Body> grazed{block({80, 0, 0}, {160, 80, 96})};
  CHECK(verdicts(grazed, {0, 0, 50}, {240, 240, 50}) == kSkims);
  const std::vector<Body> both{block({80, 0, 0}, {160, 80, 96}),
                               block({160, 160, 0}, {240, 240, 96})};
  CHECK(verdicts(both, {0, 0, 50}, {320, 320, 50}) == kBlocked);
}

TEST_CASE("A wall behind the target gives no cover") {
  const std::vector<Body> wall{block({400, 0, 0}, {480, 800, 192})};
  for (std::int64_t y = 0; y <= 800; y += 50) {
    for (std::int64_t z = 0; z <= 192; z += 16) {
      REQUIRE(verdicts(wall, {100, 400, 90}, {400, y, z}) == kClear);  // on the wall's face itself
    }
  }
}

TEST_CASE("A hill is met as often as the line meets it whatever hangs together elsewhere") {
  const std::vector<Body> apart{block({0, 0, 0}, {160, 400, 96}, 1),
                                block({400, 0, 0}, {480, 80, 96}, 2)};
  std::vector<Body> joined = apart;
  joined.push_back(block({160, 320, 0}, {480, 400, 96}, 1));
  joined.push_back(block({400, 80, 0}, {480, 320, 96}, 1));
  const Point p{80, 40, 100};
  const Point q{500, 40, 80};
  CHECK(verdicts(apart, p, q) == kBlocked);
  CHECK(verdicts(joined, p, q) == kBlocked);
}

TEST_CASE("Outside the terrain nothing blocks") {
  const std::vector<Body> border{block({0, 0, 0}, {80, 80, 96})};
  CHECK(verdicts(border, {0, -50, 50}, {0, 200, 50}) == kSkims);
  CHECK(verdicts(border, {-1, -50, 50}, {-1, 200, 50}) == kClear);
}

TEST_CASE("Every place of a flat wall of bricks is seen from close by") {
  std::vector<Body> wall;
  for (std::int64_t course = 0; course < 4; ++course) {
    for (std::int64_t brick = 0; brick < 6; ++brick) {
      const std::int64_t x = 160 * brick + 80 * (course % 2);
      wall.push_back(block({x, 0, 96 * course}, {x + 160, 80, 96 * course + 96}));
    }
  }
  const Scene scene(wall);
  for (std::int64_t x = 80; x <= 960; x += 20) {
    for (std::int64_t z = 0; z <= 384; z += 16) {
      REQUIRE(sees(scene, {{500, -80, 100}, {x, 0, z}}, SightPolicy::closed));
      REQUIRE_FALSE(sees(scene, {{500, -80, 100}, {x, 80, z}}));
      if (x > 80 && x < 960) REQUIRE_FALSE(sees(scene, {{x, -80, 100}, {x, 160, 100}}));
    }
  }
}

TEST_CASE("A height that is no whole number of pegs blocks like any other") {
  for (const std::int64_t unit : {9, 10}) {  // heights of 9/5 and of 2 in units of 5 ticks
    const std::int64_t height = 2 * unit;
    const std::vector<Body> wall{block({100, 0, 0}, {120, 100, height})};
    CHECK(verdicts(wall, {0, 50, height}, {200, 50, height}) == kSkims);
    CHECK(verdicts(wall, {0, 50, height - 1}, {200, 50, height - 1}) == kBlocked);
    CHECK(verdicts(wall, {0, 50, height + 1}, {200, 50, height + 1}) == kClear);
  }
}

TEST_CASE("Raising the eye over open ground never hides what was seen") {
  RandomSource random(61);
  std::vector<Body> ground;
  for (int x = 0; x < 8; ++x) {
    for (int y = 0; y < 8; ++y) {
      const Point low{80 * x, 80 * y, 0};
      ground.push_back(block(low, low + Vec{80, 80, 32 * random.between(1, 6)}));
    }
  }
  const Scene scene(ground);
  const auto top = [&](int x, int y) {
    return std::get<Box>(ground[static_cast<std::size_t>(8 * x + y)].shape).hi().z;
  };
  for (int i = 0; i < 64; ++i) {
    const Point target{80 * (i / 8) + 40, 80 * (i % 8) + 40, top(i / 8, i % 8)};
    const Point foot{40, 40, top(0, 0)};
    const auto raise = least_raise(scene, foot, target);
    REQUIRE(raise);
    REQUIRE(raise->ticks >= Ratio(0));
    bool seen = false;
    for (std::int64_t height = 0; height < 500000; height = 2 * height + 7) {
      const bool sees_now = sees(scene, {foot + Vec{0, 0, height}, target});
      REQUIRE((!seen || sees_now));
      REQUIRE(sees_now == (raise->ticks <= Ratio(height)));
      seen = sees_now;
    }
    CHECK(seen);
  }
}

TEST_CASE("A box of triangles lets nothing through its edges and corners") {
  const Box box = Box::spanning({0, 0, 0}, {80, 80, 96});
  std::vector<Body> skin = skin_of(box, 0);
  const Scene scene(skin);
  const Point middle{40, 40, 48};
  for (std::int64_t x = -80; x <= 160; x += 40) {
    for (std::int64_t y = -80; y <= 160; y += 40) {
      for (std::int64_t z = -96; z <= 192; z += 48) {
        const Point p{x, y, z};
        if (overlap(box, Box::spanning(p, p))) continue;
        REQUIRE_FALSE(sees(scene, {p, middle - (p - middle)}));  // through the middle and out
        REQUIRE_FALSE(sees(scene, {p, middle}));
      }
    }
  }
}

TEST_CASE("A storey on posts hides what is below but not through its open side") {
  const std::vector<Body> tile{block({0, 0, 320}, {480, 480, 352})};
  CHECK(verdicts(tile, {240, 240, 400}, {240, 100, 100}) == kBlocked);
  CHECK(verdicts(tile, {480, 240, 400}, {480, 240, 100}) == kSkims);
  CHECK(verdicts(tile, {600, 240, 300}, {240, 240, 100}) == kClear);
}

TEST_CASE("A hole in the middle storey is seen through and nothing beside it") {
  std::vector<Body> storeys{block({0, 0, 0}, {480, 480, 32}), block({0, 0, 640}, {480, 480, 672})};
  // The middle one round a hole of 80 x 80.
  storeys.push_back(block({0, 0, 320}, {480, 200, 352}));
  storeys.push_back(block({0, 280, 320}, {480, 480, 352}));
  storeys.push_back(block({0, 200, 320}, {200, 280, 352}));
  storeys.push_back(block({280, 200, 320}, {480, 280, 352}));
  CHECK(verdicts(storeys, {240, 240, 600}, {240, 240, 32}) == kClear);
  CHECK(verdicts(storeys, {200, 240, 600}, {200, 240, 32}) == kSkims);
  CHECK(verdicts(storeys, {199, 240, 600}, {199, 240, 32}) == kBlocked);
  CHECK(verdicts(storeys, {200, 200, 600}, {200, 200, 32}) == kSkims);
  CHECK(verdicts(storeys, {100, 200, 600}, {100, 200, 32}) == kSeam);  // between two of its parts
  CHECK(verdicts(storeys, {240, 240, 700}, {240, 240, 32}) == kBlocked);
}

TEST_CASE("A line between a left corner and a right one farther on is clear by tube alone") {
  const std::vector<Body> corners{block({0, 0, 0}, {80, 80, 96}),
                                  block({80, 160, 0}, {160, 240, 96})};
  CHECK(verdicts(corners, {80, -50, 50}, {80, 300, 50}) == Verdicts{false, true, false, true});
  // Closer together nothing is left between them.
  const std::vector<Body> close{block({0, 0, 0}, {80, 80, 96}), block({80, 80, 0}, {160, 240, 96})};
  CHECK(verdicts(close, {80, -50, 50}, {80, 300, 50}) == kSeam);
}

TEST_CASE("Bodies at the ends do not count and those round them do") {
  const Body west = block({0, 0, 0}, {80, 80, 96}, 0);
  const Body east = block({240, 0, 0}, {320, 80, 96}, 1);
  CHECK(verdicts({west, east}, {80, 40, 50}, {240, 40, 50}) == kClear);  // face to face
  CHECK(verdicts({west}, {40, 40, 50}, {240, 40, 50}) == kBlocked);      // from inside
  CHECK(verdicts({west}, {40, 40, 50}, {50, 40, 50}) == kBlocked);       // all inside
  CHECK(verdicts({west}, {80, 0, 0}, {80, 80, 96}) == kSkims);           // along its face
  CHECK(verdicts({west}, {0, 0, 96}, {80, 0, 96}) == kSkims);            // its whole edge
}

TEST_CASE("A segment without length is clear where there is room") {
  const Body west = block({0, 0, 0}, {80, 80, 96});
  const Body east = block({80, 0, 0}, {160, 80, 96});
  CHECK(verdicts({west, east}, {200, 0, 0}, {200, 0, 0}) == kClear);
  CHECK(verdicts({west, east}, {0, 40, 50}, {0, 40, 50}) == kSkims);
  CHECK(verdicts({west, east}, {80, 40, 50}, {80, 40, 50}) == kSeam);
  CHECK(verdicts({west, east}, {80, 40, 96}, {80, 40, 96}) == kSkims);
  CHECK(verdicts({west, east}, {40, 40, 50}, {40, 40, 50}) == kBlocked);
  const Sightline on_corner = rule_sightline(Scene({west}), {{80, 80, 96}, {80, 80, 96}});
  CHECK(on_corner.certificate.shift.has_value());
}

TEST_CASE("A plate without thickness is skimmed edge-on and blocks across") {
  const std::vector<Body> plate{block({0, 0, 50}, {80, 80, 50})};
  CHECK(verdicts(plate, {-40, 40, 50}, {120, 40, 50}) == kSkims);
  CHECK(verdicts(plate, {40, 40, 0}, {40, 40, 96}) == kBlocked);
  CHECK(verdicts(plate, {0, 40, 0}, {0, 40, 96}) == kSkims);
  CHECK(verdicts(plate, {40, 40, 50}, {40, 40, 96}) == kClear);  // standing on it
}

TEST_CASE("The blockers of a line are pieces in order with their stretches joined") {
  const std::vector<Body> bodies{
      block({100, 0, 0}, {200, 80, 96}, 5), block({200, 0, 0}, {300, 80, 96}, 5),
      block({400, 0, 0}, {500, 80, 96}, 5), block({310, 0, 0}, {320, 80, 96}, 2)};
  const Sightline line = rule_sightline(Scene(bodies), {{0, 40, 50}, {1000, 40, 50}});
  REQUIRE(line.blockers.size() == 3);
  CHECK(line.blockers[0] == SightBlocker{5, Ratio::of(1, 10), Ratio::of(3, 10)});
  CHECK(line.blockers[1] == SightBlocker{2, Ratio::of(31, 100), Ratio::of(8, 25)});
  CHECK(line.blockers[2] == SightBlocker{5, Ratio::of(2, 5), Ratio::of(1, 2)});
}

}  // namespace
}  // namespace parapet
