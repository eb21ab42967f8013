#include "rules/skyline/rail.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <vector>

#include "geometry/numbers/slabs.h"
#include "geometry/solids/headroom.h"
#include "tests/geometry/numbers/generator.h"

namespace parapet::skyline {
namespace {

using parapet::testing::Generator;

// One straight rail of three pieces over two towers: 100 mm up a slope, level, plumb down.
std::vector<Segment> arched() {
  return {{{0, 0, 600}, {800, 0, 1200}},
          {{800, 0, 1200}, {2800, 0, 1200}},
          {{2800, 0, 1200}, {2800, 0, 900}}};
}

Scene towers() {
  return Scene({{Box::spanning({1000, -200, 0}, {1400, 200, 1000}), 0},
                {Box::spanning({2000, 90, 0}, {2400, 400, 1150}), 1}});
}

std::vector<Segment> reversed_rail(std::vector<Segment> pieces) {
  std::reverse(pieces.begin(), pieces.end());
  for (Segment& piece : pieces) piece = reversed(piece);
  return pieces;
}

// Every body with every piece.
std::optional<WideRatio> least_distance(const std::vector<Segment>& pieces, const Scene& terrain) {
  std::optional<WideRatio> least;
  for (const Segment& piece : pieces) {
    for (const Body& body : terrain.bodies()) {
      const WideRatio found = nearest(piece, body.shape).squared;
      if (!least || found < *least) least = found;
    }
  }
  return least;
}

std::optional<WideRatio> least_room(const std::vector<Segment>& pieces, const Scene& terrain) {
  std::optional<WideRatio> least;
  for (const Segment& piece : pieces) {
    for (const Body& body : terrain.bodies()) {
      const auto found = headroom(piece, body.shape);
      if (found && (!least || found->height < *least)) least = found->height;
    }
  }
  return least;
}

TEST_CASE("a rail goes from stop to stop by way of its bends") {
  Network network;
  network.stops = {{"a", 0, Point{0, 0, 0}}, {"b", 0, Point{100, 0, 0}}, {"c", 0, std::nullopt}};
  network.rails = {{0, 1, {{0, 0, 0}, {50, 50, 0}, {50, 50, 0}}}, {1, 0, {}}, {1, 2, {}}};
  const auto bent = pieces_of(network, network.rails[0]);
  REQUIRE(bent);
  CHECK(*bent == std::vector<Segment>{{{0, 0, 0}, {50, 50, 0}}, {{50, 50, 0}, {100, 0, 0}}});
  CHECK(*pieces_of(network, network.rails[1]) == std::vector<Segment>{{{100, 0, 0}, {0, 0, 0}}});
  CHECK_FALSE(pieces_of(network, network.rails[2]));
}

TEST_CASE("length and slope of a rail are those of its pieces") {
  const RailMeasures measures = measure(arched(), Scene());
  CHECK(measures.length.terms() == std::vector<RootTerm>{{1, 3300}});
  REQUIRE(measures.steepest);
  CHECK(*measures.steepest == 2);
  CHECK(slope_of(measures.pieces[0]).tenths_of_per_cent() == 750);
  CHECK(slope_of(measures.pieces[0]).squared() == WideRatio::of(9, 16));
  CHECK(slope_of(measures.pieces[1]).tenths_of_per_cent() == 0);
  CHECK(slope_of(measures.pieces[2]).is_plumb());
  CHECK(slope_of(measures.pieces[2]) > slope_of(measures.pieces[0]));
  CHECK_FALSE(measures.clearance);
  CHECK_FALSE(measures.room_below);
  // 1 in sqrt(3) is 57.735 per cent, up or down.
  CHECK(slope_of({{0, 0, 0}, {10, 10, -10}}).tenths_of_per_cent() == 707);
  CHECK(slope_of({{0, 0, 1}, {1, 1, 0}}).squared() == WideRatio::of(1, 2));

  const RailMeasures nothing = measure({}, towers());
  CHECK(nothing.length.rounded() == 0);
  CHECK_FALSE(nothing.steepest);
  CHECK_FALSE(nothing.clearance);
}

TEST_CASE("a rail clears the tower that it passes most closely") {
  const RailMeasures measures = measure(arched(), towers());
  REQUIRE(measures.clearance);
  // Beside the second tower: 90 to the side, 50 above.
  CHECK(measures.clearance->squared == WideRatio(90 * 90 + 50 * 50));
  CHECK(measures.clearance->body == 1);
  CHECK(measures.clearance->piece == 1);
  CHECK(measures.clearance->at == ExactPoint{WideRatio(2000), WideRatio(0), WideRatio(1200)});
  CHECK(measures.clearance->to == ExactPoint{WideRatio(2000), WideRatio(90), WideRatio(1150)});
  CHECK(measures.clearance->contact == Contact::apart);
  // Straight below is the first one alone.
  REQUIRE(measures.room_below);
  CHECK(measures.room_below->height == WideRatio(200));
  CHECK(measures.room_below->body == 0);
  CHECK(measures.room_below->at == ExactPoint{WideRatio(1000), WideRatio(0), WideRatio(1200)});
}

TEST_CASE("a rail through a tower passes through it even where it touches another first") {
  const Scene terrain({{Box::spanning({1000, 0, 0}, {1100, 100, 1200}), 0},
                       {Box::spanning({1500, -50, 1000}, {1700, 50, 1300}), 1}});
  const RailMeasures measures = measure(arched(), terrain);
  REQUIRE(measures.clearance);
  CHECK(measures.clearance->squared == WideRatio(0));
  CHECK(measures.clearance->contact == Contact::crossing);
  CHECK(measures.clearance->body == 1);
  CHECK(measures.clearance->at == ExactPoint{WideRatio(1500), WideRatio(0), WideRatio(1200)});
}

TEST_CASE("clearance and room below agree with looking at every body") {
  Generator generator(30);
  for (int n = 0; n < 60; ++n) {
    std::vector<Body> bodies;
    for (std::uint32_t k = 0; k < 12; ++k) {
      const Point lo = generator.point(4'000);
      const Vec size{1 + generator.within(300), 400 + generator.within(300), 900};
      bodies.push_back({Box::spanning(lo, lo + size), k});
      if (n % 3 == 0) bodies.push_back({generator.triangle(4'000), k});
    }
    const Scene terrain(bodies);
    std::vector<Segment> pieces;
    Point last = generator.point(5'000);
    for (int k = 0; k < 4; ++k) {
      const Point next = k == 2 ? Point{last.x, last.y, last.z + 700} : generator.point(5'000);
      if (next != last) pieces.push_back({last, next});
      last = next;
    }
    const RailMeasures measures = measure(pieces, terrain);
    REQUIRE(measures.clearance);
    REQUIRE(measures.clearance->squared == *least_distance(pieces, terrain));
    const auto room = least_room(pieces, terrain);
    REQUIRE(measures.room_below.has_value() == room.has_value());
    if (room) REQUIRE(measures.room_below->height == *room);

    const RailMeasures back = measure(reversed_rail(pieces), terrain);
    REQUIRE(back.length == measures.length);
    REQUIRE(back.clearance->squared == measures.clearance->squared);
    REQUIRE(back.clearance->contact == measures.clearance->contact);
    if (room) REQUIRE(back.room_below->height == *room);
    REQUIRE(slope_of(back.pieces[*back.steepest]) == slope_of(measures.pieces[*measures.steepest]));
  }
}

TEST_CASE("what lies far away is found too") {
  const Scene terrain({{Box::spanning({500'000, 0, 0}, {500'010, 10, 10}), 0}});
  const RailMeasures measures = measure({{{-500'000, 0, 0}, {-500'000, 10, 5}}}, terrain);
  REQUIRE(measures.clearance);
  CHECK(measures.clearance->squared == WideRatio(Wide{1'000'000} * 1'000'000));
}

TEST_CASE("slabs hold the line that they are made of") {
  Generator generator(31);
  for (int n = 0; n < 200; ++n) {
    const Segment s = n % 2 == 0 ? generator.segment(3'000) : generator.extreme_segment();
    const std::vector<Box> boxes = slabs(s, 100, 40);
    REQUIRE(!boxes.empty());
    REQUIRE(boxes.size() <= 40);
    const Box around = Box::spanning(s.p, s.q);
    std::optional<Box> all;
    for (std::size_t k = 0; k < boxes.size(); ++k) {
      all = all ? join(*all, boxes[k]) : boxes[k];
      // The line from cut to cut lies in it: both ends do.
      for (const auto cut : {k, k + 1}) {
        const auto at =
            place_on(s, WideRatio::of(static_cast<Wide>(cut), static_cast<Wide>(boxes.size())));
        REQUIRE(at.x >= WideRatio(boxes[k].lo().x));
        REQUIRE(at.x <= WideRatio(boxes[k].hi().x));
        REQUIRE(at.y >= WideRatio(boxes[k].lo().y));
        REQUIRE(at.y <= WideRatio(boxes[k].hi().y));
        REQUIRE(at.z >= WideRatio(boxes[k].lo().z));
        REQUIRE(at.z <= WideRatio(boxes[k].hi().z));
      }
    }
    REQUIRE(*all == around);
  }
}

}  // namespace
}  // namespace parapet::skyline
