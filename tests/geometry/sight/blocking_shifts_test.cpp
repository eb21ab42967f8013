#include "geometry/sight/blocking_shifts.h"

#include <catch2/catch.hpp>
#include <map>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/open_contact.h"
#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"
#include "tests/support/sightline_scenes.h"

namespace parapet {
namespace {

using namespace parapet::testing;

// Scenes of small numbers are drawn larger by a prime, so that whole shifts which are no multiple
// of it never hit a place where something changes.
constexpr std::int64_t kLarger = 1009;

Point larger(Point p) { return {p.x * kLarger, p.y * kLarger, p.z * kLarger}; }

Shape moved(const Shape& shape, std::int64_t scale, Vec shift) {
  const auto place = [&](Point p) { return Point{p.x * scale, p.y * scale, p.z * scale} + shift; };
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(place(box->lo()), place(box->hi()));
  }
  if (const auto* t = std::get_if<Triangle>(&shape)) {
    return Triangle{place(t->a), place(t->b), place(t->c)};
  }
  std::vector<Point> vertices;
  const auto& solid = std::get<ConvexSolid>(shape);
  for (const Point vertex : solid.vertices()) vertices.push_back(place(vertex));
  return std::get<ConvexSolid>(ConvexSolid::make(vertices, solid.faces()));
}

std::vector<Body> larger(std::vector<Body> bodies) {
  for (Body& body : bodies) body.shape = moved(body.shape, kLarger, {});
  return bodies;
}

std::vector<Body> with_piece_shifted(std::vector<Body> bodies, std::uint32_t piece, Vec shift) {
  for (Body& body : bodies) {
    if (body.piece == piece) body.shape = moved(body.shape, 1, shift);
  }
  return bodies;
}

std::vector<Body> only(const std::vector<Body>& bodies, std::uint32_t piece) {
  std::vector<Body> some;
  for (const Body& body : bodies) {
    if (body.piece == piece) some.push_back(body);
  }
  return some;
}

bool lies_in(const std::vector<ShiftRange>& ranges, std::int64_t shift) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const ShiftRange& range) {
    return (!range.first || *range.first < Ratio(shift)) &&
           (!range.last || Ratio(shift) < *range.last);
  });
}

std::vector<const Shape*> shapes(const std::vector<Body>& bodies) {
  std::vector<const Shape*> all;
  for (const Body& body : bodies) all.push_back(&body.shape);
  return all;
}

std::int64_t some_shift(RandomSource& random) {
  for (;;) {
    const std::int64_t shift =
        random.between(-6 * static_cast<int>(kLarger), 6 * static_cast<int>(kLarger));
    if (shift % kLarger != 0) return shift;
  }
}

// The ranges of a piece against the verdicts on scenes in which it really is shifted; then the
// margin against such verdicts right before and behind it.
void compare(std::uint64_t seed, int scenes, const Ingredients& ingredients, SightPolicy policy) {
  RandomSource random(seed);
  int blocking = 0;
  int clear_margins = 0;
  int blocked_margins = 0;
  int by_a_touch = 0;
  for (int i = 0; i < scenes; ++i) {
    std::vector<Body> small = random_bodies(random, 4, random.between(1, 6), ingredients);
    for (Body& body : small) body.piece /= 2;
    Segment segment = random_segment(random, 4);
    if (random.chance(30)) segment.q = {segment.p.x, segment.p.y, segment.q.z};
    if (random.chance(30)) segment.q.y = segment.p.y;
    if (segment.p == segment.q) continue;
    INFO(to_text(small, segment));
    const std::vector<Body> bodies = larger(small);
    const Segment line{larger(segment.p), larger(segment.q)};
    const Scene scene(bodies);
    const bool clear = sees(scene, line, policy);
    const std::optional<Ratio> margin = sight_margin(scene, line, policy);
    REQUIRE(margin == sight_margin(scene, reversed(line), policy));
    std::optional<Ratio> least;
    std::optional<Ratio> greatest;
    for (std::uint32_t piece = 0; piece <= small.back().piece; ++piece) {
      const std::vector<Body> alone = only(bodies, piece);
      std::vector<Body> beside;
      for (const Body& body : bodies) {
        const bool met = open_contact(line, body.shape) != Contact::apart;
        if (clear && body.piece != piece && met) beside.push_back(body);
      }
      std::optional<Ratio> least_out;
      for (const Axis axis : kAxes) {
        const auto ranges = blocking_shifts(shapes(alone), shapes(beside), line, axis, policy);
        blocking += static_cast<int>(ranges.size());
        for (int k = 0; k < 4; ++k) {
          const std::int64_t shift = some_shift(random);
          const Scene shifted(
              with_piece_shifted(clear ? bodies : alone, piece, unit(axis) * shift));
          INFO("piece " << piece << " axis " << static_cast<int>(axis) << " shift " << shift);
          const bool blocks = !sees(shifted, line, policy);
          REQUIRE(blocks == lies_in(ranges, shift));
          if (blocks && sees(shifted, line, SightPolicy::open)) ++by_a_touch;
        }
        if (!margin) continue;
        // So many whole ticks before and behind the margin.
        const std::int64_t whole = margin->numerator() / margin->denominator();
        for (const std::int64_t way : {-1, 1}) {
          if (clear && whole > 1 && (whole - 1) % kLarger != 0) {
            const Scene before(with_piece_shifted(bodies, piece, unit(axis) * (way * (whole - 1))));
            REQUIRE(sees(before, line, policy));
          }
          const Scene behind(
              with_piece_shifted(clear ? bodies : alone, piece, unit(axis) * (way * (whole + 2))));
          const bool sees_behind = sees(behind, line, policy);
          if (clear && !sees_behind) least = margin;
          if (!clear && sees_behind) least_out = margin;
        }
      }
      if (!clear && !alone.empty() && !sees(Scene(alone), line, policy)) {
        REQUIRE(least_out == margin);  // so far, every blocker gets out of the way
        greatest = margin;
      }
    }
    if (clear) REQUIRE(least == margin);
    if (clear && margin) ++clear_margins;
    if (!clear && greatest) ++blocked_margins;
  }
  CHECK(blocking > scenes);
  CHECK(clear_margins > scenes / 20);
  CHECK(blocked_margins > scenes / 20);
  if (policy == SightPolicy::hair) CHECK(by_a_touch > 0);
}

TEST_CASE("Shifts that block are those of scenes really shifted: boxes by hair") {
  compare(11, 1500, {.flat_boxes = true}, SightPolicy::hair);
}

TEST_CASE("Shifts that block are those of scenes really shifted: solids by hair") {
  compare(12, 800, {.solids = true, .triangles = true}, SightPolicy::hair);
}

TEST_CASE("Shifts that block are those of scenes really shifted: open") {
  compare(13, 400, {.flat_boxes = true, .solids = true, .triangles = true}, SightPolicy::open);
}

TEST_CASE("Shifts that block are those of scenes really shifted: closed") {
  compare(14, 400, {.flat_boxes = true, .solids = true, .triangles = true}, SightPolicy::closed);
}

TEST_CASE("The margin of a clear line over a wall is its height above it") {
  const Scene scene({{Box::spanning({0, 0, 0}, {800, 80, 96}), 0}});
  const Segment line{{400, -100, 101}, {400, 200, 101}};
  CHECK(sight_margin(scene, line) == Ratio(5));
  CHECK(sight_margin(scene, line, SightPolicy::closed) == Ratio(5));
  const Segment slanted{{400, -100, 100}, {400, 200, 110}};  // 103 1/3 where it meets the wall
  CHECK(sight_margin(scene, slanted) == Ratio::of(22, 3));
}

TEST_CASE("A skimming line has no margin and neither has a seam between two pieces") {
  const Box left = Box::spanning({0, 0, 0}, {80, 80, 96});
  const Box right = Box::spanning({80, 0, 0}, {160, 80, 96});
  const Segment over_top{{40, -10, 96}, {40, 90, 96}};
  CHECK(sight_margin(Scene({{left, 0}}), over_top) == Ratio(0));
  const Segment in_seam{{80, -10, 50}, {80, 90, 50}};
  const Scene two({{left, 0}, {right, 1}});
  REQUIRE_FALSE(sees(two, in_seam));
  CHECK(sight_margin(two, in_seam) == Ratio(0));
  // One piece of two blocks has to go all the way: up or down, or 80 to a side.
  const Scene one({{left, 0}, {right, 0}});
  REQUIRE_FALSE(sees(one, in_seam));
  CHECK(sight_margin(one, in_seam) == Ratio(46));
}

TEST_CASE("Nothing can block where there is nothing to shift") {
  CHECK(sight_margin(Scene(), {{0, 0, 0}, {5, 5, 5}}) == std::nullopt);
}

}  // namespace
}  // namespace parapet
