#include "geometry/bricks/catalogue.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <regex>
#include <set>

#include "geometry/solids/convex_hull.h"
#include "tests/support/solid_checks.h"

using namespace parapet;
using parapet::testing::Meeting;
using parapet::testing::meeting;
using parapet::testing::six_volumes;

namespace {

constexpr std::int64_t kStudTicks = 80;
constexpr std::int64_t kHalfStudTicks = 40;
constexpr std::int64_t kPlateTicks = 32;
constexpr std::int64_t kBrickTicks = 96;

CataloguePart part(std::string_view number) {
  const std::optional<CataloguePart> found = catalogue_part(number);
  INFO(number);
  REQUIRE(found.has_value());
  return *found;
}

std::vector<ConvexSolid> solids(const CataloguePart& part) {
  std::vector<ConvexSolid> result;
  for (const std::vector<Point>& corners : part.bodies) {
    auto hull = convex_hull(corners);
    REQUIRE(hull.has_value());
    result.push_back(std::move(*hull));
  }
  return result;
}

Box bounds(const std::vector<ConvexSolid>& solids) {
  REQUIRE_FALSE(solids.empty());
  Box box = solids[0].bounds();
  for (const ConvexSolid& solid : solids) box = join(box, solid.bounds());
  return box;
}

bool holds(const ConvexSolid& solid, Point point) {
  return std::all_of(solid.planes().begin(), solid.planes().end(),
                     [&](const Plane& plane) { return plane.value(point) <= 0; });
}

// Does the point lie on the surface of a body, with nothing of the part a tick farther along axis?
bool lies_on_side(const std::vector<ConvexSolid>& solids, Point point, Vec axis) {
  const auto holds_it = [&](const ConvexSolid& solid) { return holds(solid, point); };
  const auto holds_next = [&](const ConvexSolid& solid) { return holds(solid, point + axis); };
  return std::any_of(solids.begin(), solids.end(), holds_it) &&
         std::none_of(solids.begin(), solids.end(), holds_next);
}

// Six times the volume, in cubic ticks; a cubic LDU is 64 of those.
Wide volume(std::string_view number) {
  Wide sum = 0;
  for (const ConvexSolid& solid : solids(part(number))) sum += six_volumes(solid);
  return sum;
}

constexpr Wide kCubicLdu = 6 * 64;

}  // namespace

TEST_CASE("catalogue: numbers are unique and found in any case and with the extension") {
  const std::vector<std::string_view> numbers = catalogue_numbers();
  CHECK(std::is_sorted(numbers.begin(), numbers.end()));
  CHECK(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
  CHECK(numbers.size() >= 250);
  for (const std::string_view number : numbers) part(number);
  CHECK(part("3040B.DAT").title == part("3040b").title);
  CHECK_FALSE(catalogue_part("").has_value());
  CHECK_FALSE(catalogue_part(".dat").has_value());
  CHECK_FALSE(catalogue_part("30011").has_value());
  CHECK_FALSE(catalogue_part("3001.dat.dat").has_value());
}

TEST_CASE("catalogue (1): bodies are solids that do not overlap and hang together") {
  for (const std::string_view number : catalogue_numbers()) {
    INFO(number);
    const std::vector<ConvexSolid> bodies = solids(part(number));
    std::set<std::size_t> reached = {0};
    std::vector<std::size_t> open = {0};
    while (!open.empty()) {
      const std::size_t from = open.back();
      open.pop_back();
      for (std::size_t to = 0; to < bodies.size(); ++to) {
        if (to == from) continue;
        const Meeting how = meeting(bodies[from], bodies[to]);
        REQUIRE(how != Meeting::overlapping);
        if (how == Meeting::touching && reached.insert(to).second) open.push_back(to);
      }
    }
    REQUIRE(reached.size() == bodies.size());
  }
}

TEST_CASE("catalogue (3): studs and holes lie on the surface, in order on the half-stud lattice") {
  for (const std::string_view number : catalogue_numbers()) {
    INFO(number);
    const CataloguePart found = part(number);
    const std::vector<ConvexSolid> bodies = solids(found);
    std::set<std::pair<Point, Vec>> connectors;
    for (const std::vector<Connector>* list : {&found.studs, &found.holes}) {
      for (const Connector& connector : *list) {
        INFO(connector.at.x << " " << connector.at.y << " " << connector.at.z);
        REQUIRE(lies_on_side(bodies, connector.at, connector.axis));
        REQUIRE(connectors.insert({connector.at, connector.axis}).second);
        if (connector.axis.y == 0) continue;
        REQUIRE(connector.at.x % kHalfStudTicks == 0);
        REQUIRE(connector.at.z % kHalfStudTicks == 0);
      }
    }
    for (const Connector& hole : found.holes) {
      REQUIRE(hole.axis == Vec{0, 1, 0});
      const bool hangs_below = found.title == "Plate 1 x 2 with Ladder";
      REQUIRE((hangs_below || hole.at.y == bounds(bodies).hi().y));
    }
    for (const Connector& stud : found.studs) {
      REQUIRE((stud.axis == Vec{0, -1, 0} || stud.axis.y == 0));
    }
  }
}

TEST_CASE("catalogue: a title with N x M x H is a block of that size with all its studs") {
  const std::regex plain(R"((Brick|Plate|Tile|Baseplate) (\d+) x (\d+)( x (\d+))?)");
  std::map<std::string, int> kinds;
  for (const std::string_view number : catalogue_numbers()) {
    INFO(number);
    const CataloguePart found = part(number);
    std::smatch sizes;
    if (!std::regex_match(found.title, sizes, plain)) continue;
    const std::int64_t deep = kStudTicks * std::stoi(sizes[2]);
    const std::int64_t wide = kStudTicks * std::stoi(sizes[3]);
    const std::int64_t bricks = sizes[5].matched ? std::stoi(sizes[5]) : 1;
    const std::int64_t height = sizes[1] == "Brick"       ? bricks * kBrickTicks
                                : sizes[1] == "Baseplate" ? kPlateTicks / 2
                                                          : kPlateTicks;
    const Box box = bounds(solids(found));
    CHECK(box.lo() == Point{-wide / 2, 0, -deep / 2});
    CHECK(box.hi() == Point{wide / 2, height, deep / 2});
    CHECK(found.bodies.size() == 1);
    const auto squares = static_cast<std::size_t>(wide * deep / (kStudTicks * kStudTicks));
    const bool rounded = number == "10";  // has no studs on its round corners
    CHECK(found.studs.size() == (sizes[1] == "Tile" ? 0 : squares - (rounded ? 4 : 0)));
    CHECK(found.holes.size() == (sizes[1] == "Baseplate" ? 0 : squares));
    ++kinds[sizes[1]];
  }
  CHECK(kinds["Brick"] >= 30);
  CHECK(kinds["Plate"] >= 34);
  CHECK(kinds["Tile"] >= 6);
  CHECK(kinds["Baseplate"] >= 16);
}

TEST_CASE("catalogue: a jumper has one stud in its middle and a hole below each square") {
  for (const std::string_view number : {"3794a", "3794b", "15573", "87580"}) {
    INFO(number);
    const CataloguePart jumper = part(number);
    REQUIRE(jumper.studs.size() == 1);
    CHECK(jumper.studs[0] == Connector{{0, 0, 0}, {0, -1, 0}});
    CHECK(jumper.holes.size() == (number == "87580" ? 4 : 2));
  }
}

TEST_CASE("catalogue: slopes have the volume of their profile") {
  // 45 degrees: a column of 20 x 24, and beside it a trapezoid from 24 down to 4.
  CHECK(volume("3040b") == kCubicLdu * 20 * (20 * 24 + 20 * (24 + 4) / 2));
  CHECK(volume("3039") == 2 * volume("3040b"));
  CHECK(volume("3037") == 4 * volume("3040b"));
  CHECK(volume("3298") == kCubicLdu * 40 * (20 * 24 + 40 * (24 + 4) / 2));
  CHECK(volume("60481") == kCubicLdu * 20 * (20 * 48 + 20 * (48 + 4) / 2));
  CHECK(volume("3684") == kCubicLdu * 40 * (20 * 72 + 20 * (72 + 4) / 2));
  // Turned over and put on its like, an inverted slope makes a block.
  CHECK(volume("3665") == volume("3040b"));
  CHECK(volume("3747b") == volume("3298"));
  // A ridge is two slopes without their columns; a valley is what a hip takes from two slopes.
  CHECK(volume("3043") == kCubicLdu * 2 * 40 * 20 * (24 + 4) / 2);
  CHECK(volume("3045") + volume("3046") == 2 * volume("3039"));
}

TEST_CASE("catalogue: round parts reach their radius on the axes and enclose less than a block") {
  for (const auto& [number, reach] : std::vector<std::pair<std::string_view, int>>{{"3062b", 10},
                                                                                   {"3941", 20},
                                                                                   {"60474", 40},
                                                                                   {"3942b", 20},
                                                                                   {"6037", 20},
                                                                                   {"11833", 40}}) {
    INFO(number);
    const Box box = bounds(solids(part(number)));
    CHECK(box.lo().x == -4 * reach);
    CHECK(box.hi().x == 4 * reach);
    CHECK(box.lo().z == -4 * reach);
    CHECK(box.hi().z == 4 * reach);
    const Vec size = box.hi() - box.lo();
    CHECK(volume(number) < 6 * Wide{size.x} * size.y * size.z * 5 / 6);
  }
  // A circle of radius 20 has an area of 1256.6, the polygon on 16 of its points 1224.6.
  CHECK(volume("3941") > kCubicLdu * 24 * 1224);
  CHECK(volume("3941") < kCubicLdu * 24 * 1256);
}

TEST_CASE("catalogue: one sees through an arch and a frame and not through a wall") {
  const auto full_at = [](std::string_view number, Point point) {
    for (const ConvexSolid& solid : solids(part(number))) {
      if (holds(solid, point)) return true;
    }
    return false;
  };
  CHECK_FALSE(full_at("3455", {0, 80, 0}));     // below the crown
  CHECK(full_at("3455", {0, 24, 0}));           // above it
  CHECK_FALSE(full_at("3455", {-156, 94, 0}));  // beside the foot
  CHECK(full_at("3455", {-164, 94, 0}));        // in the foot
  CHECK_FALSE(full_at("60594", {0, 144, 0}));
  CHECK(full_at("60594", {158, 144, 0}));
  CHECK(full_at("4864b", {0, 96, 36}));
  CHECK_FALSE(full_at("4864b", {0, 96, 0}));
  CHECK_FALSE(full_at("4444", {0, 200, 0}));  // through the slit
  CHECK(full_at("4444", {0, 300, 0}));
}
