#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "geometry/bricks/catalogue.h"
#include "geometry/solids/convex_hull.h"
#include "tests/support/solid_checks.h"

// Our own models in boards/ can be built of real bricks: nothing runs into anything else, and all
// hangs together by studs from the ground up.

using namespace parapet;
using parapet::testing::Meeting;
using parapet::testing::meeting;

namespace {

struct Placed {
  std::string text;  // the line
  std::vector<ConvexSolid> solids;
  std::vector<Point> studs;
  std::vector<Point> holes;
  Box box;
};

// Reads lines of whole numbers; turns about the upright axis only.
std::vector<Placed> placed_parts(const std::string& file) {
  std::ifstream in(std::string(PARAPET_SOURCE_DIR) + "/boards/" + file);
  REQUIRE(in.good());
  std::vector<Placed> parts;
  for (std::string line; std::getline(in, line);) {
    INFO(line);
    std::istringstream words(line);
    int type = 0;
    int colour = 0;
    if (!(words >> type) || type != 1) continue;
    std::array<int, 12> m{};
    words >> colour;
    for (int& number : m) words >> number;
    std::string name;
    words >> name;
    REQUIRE_FALSE(words.fail());
    REQUIRE(m[4] == 0);  // upright: y stays y
    REQUIRE(m[7] == 1);
    const std::optional<CataloguePart> part = catalogue_part(name);
    REQUIRE(part.has_value());
    const auto place = [&](Point p) {
      return Point{4 * m[0] + m[3] * p.x + m[4] * p.y + m[5] * p.z,
                   4 * m[1] + m[6] * p.x + m[7] * p.y + m[8] * p.z,
                   4 * m[2] + m[9] * p.x + m[10] * p.y + m[11] * p.z};
    };
    Placed placed{line, {}, {}, {}, Box::spanning(place({}), place({}))};
    for (std::vector<Point> corners : part->bodies) {
      for (Point& corner : corners) corner = place(corner);
      placed.solids.push_back(*convex_hull(corners));
      placed.box = join(placed.box, placed.solids.back().bounds());
    }
    for (const Connector& stud : part->studs) {
      if (stud.axis == Vec{0, -1, 0}) placed.studs.push_back(place(stud.at));
    }
    for (const Connector& hole : part->holes) placed.holes.push_back(place(hole.at));
    parts.push_back(std::move(placed));
  }
  return parts;
}

bool run_into_each_other(const Placed& a, const Placed& b) {
  if (!overlap(a.box, b.box)) return false;
  for (const ConvexSolid& first : a.solids) {
    for (const ConvexSolid& second : b.solids) {
      if (meeting(first, second) == Meeting::overlapping) return true;
    }
  }
  return false;
}

bool joined(const Placed& lower, const Placed& upper) {
  return std::any_of(lower.studs.begin(), lower.studs.end(), [&](Point stud) {
    return std::find(upper.holes.begin(), upper.holes.end(), stud) != upper.holes.end();
  });
}

}  // namespace

TEST_CASE("our models: no parts run into each other") {
  for (const std::string file : {"keep.ldr", "waystone.ldr"}) {
    const std::vector<Placed> parts = placed_parts(file);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        INFO(parts[i].text << "\n" << parts[j].text);
        REQUIRE_FALSE(run_into_each_other(parts[i], parts[j]));
      }
    }
  }
}

TEST_CASE("our models: every part is held by studs from the ground up") {
  for (const std::string file : {"keep.ldr", "waystone.ldr"}) {
    const std::vector<Placed> parts = placed_parts(file);
    std::set<std::size_t> held;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].box.hi().y == 0 && held.insert(i).second) open.push_back(i);
    }
    CHECK(held.size() == 1);  // one base plate
    while (!open.empty()) {
      const std::size_t from = open.back();
      open.pop_back();
      for (std::size_t to = 0; to < parts.size(); ++to) {
        if (!joined(parts[from], parts[to]) && !joined(parts[to], parts[from])) continue;
        if (held.insert(to).second) open.push_back(to);
      }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
      INFO(file << ": " << parts[i].text);
      CHECK(held.contains(i));
    }
  }
}

TEST_CASE("our models: every part stands on the stud grid") {
  for (const Placed& part : placed_parts("keep.ldr")) {
    INFO(part.text);
    for (const Point stud : part.studs) {
      CHECK(((stud.x % 80 == 40 && stud.z % 80 == 40) ||
             part.text.find("87580") != std::string::npos));
      CHECK(stud.y % 32 == 0);
    }
  }
}
