#include "geometry/sight/visible_part.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"
#include "tests/support/visible_oracle.h"

namespace parapet {
namespace {

using namespace parapet::testing;

constexpr int kMost = 6;

VisiblePart view(const std::vector<Body>& bodies, Point eye, const Box& box) {
  auto visible = visible_part(Scene(bodies), {}, eye, box);
  REQUIRE(visible.has_value());
  return *std::move(visible);
}

Ratio share(const std::vector<Body>& bodies, Point eye, const Box& box) {
  const auto fraction = view(bodies, eye, box).area.fraction();
  REQUIRE(fraction.has_value());
  return *fraction;
}

Body block(Point lo, Point hi, std::uint32_t piece = 0) { return {Box::spanning(lo, hi), piece}; }

bool touches(const Box& box, Point p) { return overlap(box, Box::spanning(p, p)); }

Point eye_off(RandomSource& random, const Box& box) {
  for (;;) {
    const Point eye = random_point(random, kMost);
    if (!touches(box, eye)) return eye;
  }
}

const Ingredients kAll{.flat_boxes = true, .solids = true, .triangles = true};

template <class Check>
void for_scenes(std::uint64_t seed, int count, int most_bodies, const Ingredients& ingredients,
                const Check& check) {
  RandomSource random(seed);
  for (int i = 0; i < count; ++i) {
    const auto bodies = random_bodies(random, kMost, random.between(1, most_bodies), ingredients);
    const Box box = random_box(random, kMost);
    const Point eye = eye_off(random, box);
    INFO(to_text(bodies, {eye, box.lo()})
         << " to " << box.hi().x << " " << box.hi().y << " " << box.hi().z);
    check(random, bodies, eye, box);
  }
}

// The body of a man 100 high and 40 wide, seen from the west at the height of its middle.
constexpr Point kEye{-1000, 0, 50};
const Box kMan = Box::spanning({0, -20, 0}, {40, 20, 100});

TEST_CASE("Nothing in the way hides nothing") {
  const VisiblePart all = view({}, kEye, kMan);
  CHECK(all.area.fraction() == Ratio(1));
  CHECK(all.height.fraction() == Ratio(1));
  CHECK(all.area.permille() == 1000);
  CHECK(all.area.hidden_permille() == 0);
  CHECK(all.hiders.empty());
  REQUIRE(all.seen.size() == 1);
  CHECK(all.seen.front().outline.size() == 4);
  CHECK(all.witness == Point{0, 0, 50});
}

TEST_CASE("A wall next to a body hides as much as its height says") {
  for (const std::int64_t height : {1, 25, 50, 75, 99}) {
    const std::vector<Body> wall = {block({-10, -500, 0}, {0, 500, height})};
    // The wall's top edge nearest to the body counts while it lies below the eye, the other above.
    const std::int64_t from = height <= 50 ? 0 : 10;
    const Ratio hidden = Ratio::of((height - 50) * 1000 + 50 * (1000 - from), (1000 - from) * 100);
    const Ratio seen = Ratio::of(hidden.denominator() - hidden.numerator(), hidden.denominator());
    INFO("height " << height);
    CHECK(share(wall, kEye, kMan) == seen);
    REQUIRE(view(wall, kEye, kMan).hiders.size() == 1);
  }
}

TEST_CASE("The middle line tells height and not area") {
  // Stands before the left half: all of the middle line is on its edge, which counts as seen.
  const VisiblePart beside = view({block({-10, -30, 0}, {-5, 0, 200})}, kEye, kMan);
  CHECK(beside.area.fraction() == Ratio::of(1, 2));
  CHECK(beside.height.fraction() == Ratio(1));
  const VisiblePart post = view({block({-10, -1, 0}, {-5, 1, 200})}, kEye, kMan);
  CHECK((post.area.compare(Ratio::of(9, 10)) > 0));
  CHECK(post.height.fraction() == Ratio(0));
  CHECK(post.is_seen());
}

TEST_CASE("What only touches hides nothing") {
  CHECK(share({block({-10, 20, 0}, {60, 60, 100})}, {-1000, 20, 50}, kMan) == Ratio(1));
  CHECK(share({block({-100, -100, -10}, {100, 100, 0})}, kEye, kMan) == Ratio(1));  // its ground
  CHECK(share({block({40, -100, 0}, {100, 100, 200})}, kEye, kMan) == Ratio(1));    // behind it
  // A plate seen edge-on.
  CHECK(share({block({-500, -100, 50}, {-400, 100, 50})}, kEye, kMan) == Ratio(1));
}

TEST_CASE("What of a body is inside the box hides nothing of it") {
  CHECK(share({block({10, -100, 0}, {20, 100, 200})}, kEye, kMan) == Ratio(1));
  CHECK(share({block({-10, -100, 0}, {20, 100, 100})}, kEye, kMan) == Ratio(0));
}

TEST_CASE("An eye in a wall sees nothing and one at a wall what is on its own side") {
  CHECK(share({block({-1001, -1, 49}, {-999, 1, 51})}, kEye, kMan) == Ratio(0));
  CHECK(share({block({-1000, -1, 49}, {-999, 1, 51})}, kEye, kMan) == Ratio(0));
  CHECK(share({block({-1001, -1, 49}, {-1000, 1, 51})}, kEye, kMan) == Ratio(1));
  CHECK(share({block({-1001, 0, 49}, {-999, 1, 51})}, kEye, kMan) == Ratio::of(1, 2));
}

TEST_CASE("An eye in the box or at it sees all of it") {
  for (const Point eye : {Point{20, 0, 50}, Point{0, 0, 50}, Point{40, 20, 100}}) {
    const VisiblePart all = view({block({-10, -100, 0}, {0, 100, 100})}, eye, kMan);
    CHECK(all.area.fraction() == Ratio(1));
    CHECK(all.seen.empty());
  }
}

TEST_CASE("A flat box is seen from its side and not from its edge") {
  const Box plate = Box::spanning({0, -20, 50}, {40, 20, 50});
  CHECK(share({}, {-1000, 0, 90}, plate) == Ratio(1));
  CHECK(share({}, kEye, plate) == Ratio(0));
  CHECK_FALSE(view({}, kEye, plate).is_seen());
}

TEST_CASE("The piece that hides most is named first") {
  const VisiblePart seen =
      view({block({-10, -20, 0}, {0, 20, 10}, 7), block({-10, -20, 70}, {0, 20, 100}, 3),
            block({-10, -20, 80}, {0, 20, 100}, 5)},
           kEye, kMan);
  REQUIRE(seen.hiders.size() == 3);
  CHECK(seen.hiders[0].piece == 3);
  CHECK(seen.hiders[1].piece == 5);
  CHECK(seen.hiders[2].piece == 7);
}

TEST_CASE("Shares agree with rays through every cell of the picture") {
  for_scenes(71, 16, 2, {.solids = true},
             [](RandomSource&, const auto& bodies, Point eye, const Box& box) {
               const auto [low, high] = plain_visible_share(bodies, eye, box);
               const VisibleShare area = view(bodies, eye, box).area;
               CHECK((area.compare(low) >= 0));
               CHECK((area.compare(high) <= 0));
               CHECK(area.permille() == low.numerator() * 1000 / low.denominator());
             });
}

// The ticks on the sides of a box that are turned to an eye.
std::vector<Point> surface(Point eye, const Box& box) {
  std::vector<Point> ticks;
  for (std::int64_t x = box.lo().x; x <= box.hi().x; ++x) {
    for (std::int64_t y = box.lo().y; y <= box.hi().y; ++y) {
      for (std::int64_t z = box.lo().z; z <= box.hi().z; ++z) {
        const bool turned = (x == box.lo().x && eye.x < x) || (x == box.hi().x && eye.x > x) ||
                            (y == box.lo().y && eye.y < y) || (y == box.hi().y && eye.y > y) ||
                            (z == box.lo().z && eye.z < z) || (z == box.hi().z && eye.z > z);
        if (turned) ticks.push_back({x, y, z});
      }
    }
  }
  return ticks;
}

TEST_CASE("Parts hold the places of the surface to which lines are clear") {
  for_scenes(72, 400, 5, kAll, [](RandomSource&, const auto& bodies, Point eye, const Box& box) {
    const Scene scene(bodies);
    const VisiblePart visible = view(bodies, eye, box);
    for (const Point at : surface(eye, box)) {
      const auto holds = [&](const SeenPart& part) { return is_inside(part.cone, at - eye); };
      const auto touches_part = [&](const SeenPart& part) {
        return std::all_of(part.cone.begin(), part.cone.end(), [&](const ConeCorner& corner) {
          return wide_dot(corner.side, at - eye) >= 0;
        });
      };
      INFO(at.x << " " << at.y << " " << at.z);
      if (std::any_of(visible.seen.begin(), visible.seen.end(), holds)) {
        CHECK(sees(scene, {eye, at}, SightPolicy::hair));
      }
      const bool is_touched = std::any_of(bodies.begin(), bodies.end(), [&](const Body& body) {
        return overlap(bounds(body.shape), Box::spanning(at, at));
      });
      if (!is_touched && std::none_of(visible.seen.begin(), visible.seen.end(), touches_part)) {
        CHECK_FALSE(sees(scene, {eye, at}, SightPolicy::closed));
      }
    }
    if (visible.witness) {
      CHECK(sees(scene, {eye, *visible.witness}, SightPolicy::hair));
    }
  });
}

TEST_CASE("The order of the bodies changes nothing") {
  for_scenes(73, 200, 6, kAll, [](RandomSource& random, auto bodies, Point eye, const Box& box) {
    for (std::size_t n = 0; n < bodies.size(); ++n) bodies[n].piece = static_cast<std::uint32_t>(n);
    const VisiblePart before = view(bodies, eye, box);
    random.shuffle(bodies);
    const VisiblePart after = view(bodies, eye, box);
    CHECK(before.area == after.area);
    CHECK(before.witness == after.witness);
    REQUIRE(before.seen.size() == after.seen.size());
    for (std::size_t n = 0; n < before.seen.size(); ++n) {
      CHECK(before.seen[n].cone == after.seen[n].cone);
    }
    REQUIRE(before.hiders.size() == after.hiders.size());
    for (std::size_t n = 0; n < before.hiders.size(); ++n) {
      CHECK(before.hiders[n].piece == after.hiders[n].piece);
      CHECK(before.hiders[n].left == after.hiders[n].left);
    }
  });
}

TEST_CASE("Shifting and quarter turns and mirrors change no share") {
  for_scenes(74, 200, 5, kAll,
             [](RandomSource& random, const auto& bodies, Point eye, const Box& box) {
               const Move move = random_move(random);
               const Box moved = Box::spanning(move(box.lo()), move(box.hi()));
               const VisiblePart before = view(bodies, eye, box);
               const VisiblePart after = view(move(bodies), move(eye), moved);
               CHECK(before.area == after.area);
               CHECK(before.area.fraction() == after.area.fraction());
               CHECK(before.hiders.size() == after.hiders.size());
               if (move.other_turns == 0) CHECK(before.height == after.height);
             });
}

TEST_CASE("Cutting a body changes no share") {
  for_scenes(
      75, 200, 4, {}, [](RandomSource& random, const auto& bodies, Point eye, const Box& box) {
        std::vector<Body> cut;
        std::vector<Body> skins;
        for (const Body& body : bodies) {
          const Box whole = std::get<Box>(body.shape);
          const std::int64_t at =
              random.between(static_cast<int>(whole.lo().y), static_cast<int>(whole.hi().y));
          cut.push_back({Box::spanning(whole.lo(), {whole.hi().x, at, whole.hi().z}), body.piece});
          cut.push_back({Box::spanning({whole.lo().x, at, whole.lo().z}, whole.hi()), body.piece});
          std::erase_if(cut, [](const Body& half) { return is_flat(std::get<Box>(half.shape)); });
          const auto skin = skin_of(whole, body.piece);
          if (!touches(whole, eye)) skins.insert(skins.end(), skin.begin(), skin.end());
        }
        const VisiblePart before = view(bodies, eye, box);
        CHECK(before.area == view(cut, eye, box).area);
        CHECK(before.height == view(cut, eye, box).height);
        const bool all_off = std::none_of(bodies.begin(), bodies.end(), [&](const Body& body) {
          return touches(std::get<Box>(body.shape), eye);
        });
        if (all_off) CHECK(before.area == view(skins, eye, box).area);
      });
}

TEST_CASE("One body more never shows more and a far one changes nothing") {
  for_scenes(76, 200, 4, kAll, [](RandomSource& random, auto bodies, Point eye, const Box& box) {
    const VisiblePart before = view(bodies, eye, box);
    bodies.push_back(block({400, 400, 0}, {500, 500, 100}));
    CHECK(before.area == view(bodies, eye, box).area);
    const auto more = random_bodies(random, kMost, 1, kAll);
    bodies.insert(bodies.end(), more.begin(), more.end());
    const VisiblePart after = view(bodies, eye, box);
    CHECK(after.area <= before.area);
    CHECK(after.height <= before.height);
  });
}

TEST_CASE("The largest numbers do not overflow") {
  constexpr std::int64_t kEnd = kMaxCoordinate;
  const std::vector<Body> bodies = {
      block({-kEnd + 1, -kEnd, -kEnd}, {kEnd - 2, kEnd - 1, kEnd - 3}),
      {*ConvexSolid::tetrahedron({-kEnd, -kEnd + 3, -kEnd}, {kEnd, -kEnd + 1, kEnd},
                                 {kEnd - 1, kEnd, -kEnd}, {-kEnd, kEnd - 1, kEnd}),
       1},
      {Triangle{{-kEnd + 2, -kEnd, kEnd}, {kEnd, kEnd, -kEnd}, {0, -kEnd, kEnd}}, 2}};
  const Box far = Box::spanning({kEnd - 1, kEnd - 2, -kEnd}, {kEnd, kEnd, kEnd});
  RandomSource random(77);
  for (int n = 0; n < 60; ++n) {
    const auto end = [&] {
      return random.chance(50) ? kEnd - random.below(3) : random.below(3) - kEnd;
    };
    const Point eye{end(), end(), end()};
    if (touches(far, eye)) continue;
    std::vector<Body> some;
    for (const Body& body : bodies) {
      if (random.chance(70)) some.push_back(body);
    }
    const VisiblePart visible = view(some, eye, far);
    const Scene scene(some);
    CHECK(visible.area.permille() >= 0);
    CHECK(visible.area.permille() <= 1000);
    if (visible.witness) {
      CHECK(sees(scene, {eye, *visible.witness}, SightPolicy::hair));
    }
  }
}

TEST_CASE("A picture that falls into too many parts is refused") {
  const Box wall = Box::spanning({0, -500, 0}, {10, 500, 1000});
  std::vector<Body> bars;
  for (int n = 0; n < 70; ++n) {
    bars.push_back(block({-20, -500 + 14 * n, 0}, {-15, -497 + 14 * n, 1000}));
    bars.push_back(block({-12, -500, 14 * n}, {-7, 500, 14 * n + 3}));
  }
  const auto refused = visible_part(Scene(bars), {}, kEye, wall);
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().code == "limit");
  std::vector<Body> many;
  for (int n = 0; n < 5000; ++n)
    many.push_back(block({-20, n % 100, n / 100}, {-19, n % 100 + 1, n / 100 + 1}));
  const auto crowded = visible_part(Scene(many), {}, kEye, wall);
  REQUIRE_FALSE(crowded.has_value());
  CHECK(crowded.error().code == "limit");
}

}  // namespace
}  // namespace parapet
