#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "geometry/sight/sightline.h"

namespace parapet {
namespace {

// The boxes of a brick board of plain boxes: "box" in studs x studs x plates, "at" likewise.
std::vector<Body> boxes_of(const std::filesystem::path& board) {
  std::ifstream file(board);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto three_after = [&](const std::string& key, std::size_t from) {
    std::istringstream rest(text.substr(text.find('[', text.find(key, from)) + 1));
    Vec v;
    char comma = 0;
    rest >> v.x >> comma >> v.y >> comma >> v.z;
    REQUIRE(rest);
    return v;
  };
  std::vector<Body> bodies;
  for (std::size_t at = text.find("\"box\""); at != std::string::npos;
       at = text.find("\"box\"", at + 1)) {
    const Vec size = three_after("\"box\"", at);
    const Vec place = three_after("\"at\"", at);
    const auto ticks = [](Vec v) { return Vec{80 * v.x, 80 * v.y, 32 * v.z}; };
    const Point low = Point{} + ticks(place);
    bodies.push_back(
        {Box::spanning(low, low + ticks(size)), static_cast<std::uint32_t>(bodies.size())});
  }
  return bodies;
}

// A coordinate in mm with one decimal, in ticks.
std::int64_t ticks_of(std::string text) {
  const std::size_t point = text.find('.');
  REQUIRE(point + 2 == text.size());
  text.erase(point, 1);
  return std::stoll(text);
}

TEST_CASE("Every line of the hair boards agrees in all policies and both ways round") {
  std::size_t boards = 0;
  std::size_t lines = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(PARAPET_TEST_DATA) + "/cases/hair")) {
    const std::string name = entry.path().filename().string();
    const std::size_t end = name.find(".board.json");
    if (end == std::string::npos) continue;
    ++boards;
    const std::vector<Body> bodies = boxes_of(entry.path());
    REQUIRE(!bodies.empty());
    std::vector<Body> solids;
    for (const Body& body : bodies) {
      solids.push_back({*ConvexSolid::from_box(std::get<Box>(body.shape)), body.piece});
    }
    const Scene scene(bodies);
    const Scene scene_of_solids(solids);
    std::ifstream file(entry.path().parent_path() / (name.substr(0, end) + ".sight.txt"));
    std::string line;
    while (std::getline(file, line)) {
      std::istringstream words(line);
      std::string x1, y1, z1, x2, y2, z2;
      int hair = 0;
      int open = 0;
      int closed = 0;
      words >> x1 >> y1 >> z1 >> x2 >> y2 >> z2 >> hair >> open >> closed;
      REQUIRE(words);
      ++lines;
      const Segment there{{ticks_of(x1), ticks_of(y1), ticks_of(z1)},
                          {ticks_of(x2), ticks_of(y2), ticks_of(z2)}};
      INFO(name << ": " << line);
      for (const Segment& segment : {there, reversed(there)}) {
        REQUIRE(sees(scene, segment, SightPolicy::hair) == (hair == 1));
        REQUIRE(sees(scene, segment, SightPolicy::open) == (open == 1));
        REQUIRE(sees(scene, segment, SightPolicy::closed) == (closed == 1));
        REQUIRE(sees(scene_of_solids, segment, SightPolicy::hair) == (hair == 1));
        REQUIRE(rule_sightline(scene, segment).clear == (hair == 1));
      }
    }
  }
  CHECK(boards >= 12);
  CHECK(lines >= 12 * 400);
}

}  // namespace
}  // namespace parapet
