#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <map>

#include "geometry/bricks/catalogue.h"
#include "geometry/numbers/box.h"
#include "tests/support/library_mesh.h"

using namespace parapet;
using parapet::testing::library_part;
using parapet::testing::LibraryPart;

namespace {

constexpr double kTicks = 4;  // in an LDU

// Where the table and the library differ, and why.
const std::map<std::string_view, std::string_view>& known_differences() {
  static const std::map<std::string_view, std::string_view> kKnown = {
      {"4215a", "the library draws two of its studs in place, above the top"},
      {"60594", "the library draws two of its studs in place, above the top"},
      {"60596", "the library draws two of its studs in place, above the top"},
      {"60598", "the library draws two of its studs in place, above the top"},
  };
  return kKnown;
}

Box bounds(const CataloguePart& part) {
  Box box = Box::spanning(part.bodies[0][0], part.bodies[0][0]);
  for (const std::vector<Point>& body : part.bodies) {
    for (const Point corner : body) box = join(box, Box::spanning(corner, corner));
  }
  return box;
}

// What differs, in words; empty if nothing does.
std::string difference(const CataloguePart& ours, const LibraryPart& theirs) {
  const Box box = bounds(ours);
  const std::array<std::int64_t, 3> lo = {box.lo().x, box.lo().y, box.lo().z};
  const std::array<std::int64_t, 3> hi = {box.hi().x, box.hi().y, box.hi().z};
  std::string words;
  for (std::size_t i = 0; i < 3; ++i) {
    const bool same = std::abs(static_cast<double>(lo[i]) / kTicks - theirs.lo[i]) < 0.1 &&
                      std::abs(static_cast<double>(hi[i]) / kTicks - theirs.hi[i]) < 0.1;
    if (same) continue;
    words += std::string(1, "xyz"[i]) + " " + std::to_string(theirs.lo[i]) + ".." +
             std::to_string(theirs.hi[i]) + "; ";
  }
  // Studs by their place from above: their feet may stand in shallow hollows there.
  const auto places = [](const auto& studs, const auto& place) {
    std::vector<std::pair<long, long>> list;
    for (const auto& stud : studs) list.push_back(place(stud));
    std::sort(list.begin(), list.end());
    return list;
  };
  const auto our_places = places(ours.studs, [](const Knob& stud) {
    return std::pair{static_cast<long>(stud.at.x), static_cast<long>(stud.at.z)};
  });
  const auto their_places = places(theirs.studs, [](const std::array<double, 3>& stud) {
    return std::pair{std::lround(kTicks * stud[0]), std::lround(kTicks * stud[2])};
  });
  if (our_places != their_places) {
    words += "studs " + std::to_string(their_places.size()) + " instead of " +
             std::to_string(our_places.size()) + "; ";
  }
  return words;
}

}  // namespace

TEST_CASE("catalogue: bounds and studs and titles are those of the part library") {
  const char* folder = std::getenv("LDRAWDIR");
  if (folder == nullptr || !library_part(folder, "3001")) {
    WARN("skipped: no part library at LDRAWDIR");
    return;
  }
  int compared = 0;
  for (const std::string_view number : catalogue_numbers()) {
    const std::optional<CataloguePart> ours = catalogue_part(number);
    const std::optional<LibraryPart> theirs = library_part(folder, std::string(number));
    if (!theirs || theirs->title.rfind("~Moved", 0) == 0) continue;  // another year's library
    ++compared;
    const std::string words = difference(*ours, *theirs);
    INFO(number << " " << ours->title << ": " << words);
    CHECK(words.empty() != known_differences().contains(number));
  }
  CHECK(compared > 200);
}
