#include <catch2/catch.hpp>
#include <map>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/blocking_shifts.h"
#include "geometry/sight/open_contact.h"
#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"
#include "tests/support/mesh_scenes.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

using Margin = std::optional<Ratio>;

Ratio negated(const Ratio& ratio) { return Ratio::of(-ratio.numerator(), ratio.denominator()); }

void lower(Margin& least, const Margin& other) {
  if (other && (!least || *other < *least)) least = other;
}

// From no shift to the nearest one of another verdict.
Margin way_to_change(const std::vector<ShiftRange>& ranges, bool is_clear) {
  Margin least;
  bool is_blocked = false;
  for (const ShiftRange& range : ranges) {
    const bool before = !range.first || *range.first <= Ratio(0);
    const bool behind = !range.last || Ratio(0) <= *range.last;
    is_blocked = is_blocked || (before && behind);
    if (is_clear && before && behind) return Ratio(0);
    if (is_clear && !before) lower(least, range.first);
    if (is_clear && !behind) lower(least, negated(*range.last));
    if (is_clear || !before || !behind) continue;
    if (range.first) lower(least, negated(*range.first));
    if (range.last) lower(least, range.last);
  }
  return is_clear || is_blocked ? least : Ratio(0);
}

// By all bodies of each piece, however far away.
Margin margin_of_all(const Scene& scene, const Segment& line, SightPolicy policy) {
  const bool is_clear = sees(scene, line, policy);
  std::map<std::uint32_t, std::vector<const Shape*>> pieces;
  std::map<std::uint32_t, std::vector<const Shape*>> met;
  for (const Body& body : scene.bodies()) {
    pieces[body.piece].push_back(&body.shape);
    if (open_contact(line, body.shape) != Contact::apart) met[body.piece].push_back(&body.shape);
  }
  Margin least;
  Margin greatest;
  for (const auto& [number, piece] : pieces) {
    std::vector<const Shape*> beside;
    for (const auto& [other, shapes] : met) {
      if (is_clear && other != number) beside.insert(beside.end(), shapes.begin(), shapes.end());
    }
    Margin way;
    for (const Axis axis : kAxes) {
      lower(way, way_to_change(blocking_shifts(piece, beside, line, axis, policy), is_clear));
    }
    lower(least, way);
    if (met.contains(number) && way && (!greatest || *greatest < *way)) greatest = way;
  }
  return is_clear ? least : greatest;
}

}  // namespace

TEST_CASE("A margin found nearby is that of all bodies however far") {
  RandomSource random(21);
  int far = 0;
  int blocked = 0;
  for (int n = 0; n < 80; ++n) {
    std::vector<Body> bodies =
        testing::height_field(random, {12, 12, random.between(4, 90), random.between(1, 900), 2});
    for (Body& body : bodies) body.piece = static_cast<std::uint32_t>(random.below(2));
    const Scene scene(bodies);
    for (int k = 0; k < 12; ++k) {
      Segment line = testing::telling_segment(random, bodies);
      if (line.p == line.q) continue;
      if (random.chance(40)) line = {line.p + Vec{0, 0, 300}, line.q + Vec{0, 0, 300}};
      for (const SightPolicy policy : {SightPolicy::hair, SightPolicy::open, SightPolicy::closed}) {
        const Margin margin = sight_margin(scene, line, policy);
        REQUIRE(margin == margin_of_all(scene, line, policy));
        far += margin && Ratio(32) < *margin;
        blocked += !sees(scene, line, policy);
      }
    }
  }
  CHECK(far > 300);
  CHECK(blocked > 300);
}
