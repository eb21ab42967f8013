#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "geometry/sight/voxel_sight.h"
#include "tests/support/voxel_scenes.h"

using namespace parapet;
using parapet::testing::scene_of;
using parapet::testing::VoxelScene;

namespace {

namespace fs = std::filesystem;

// A board of plain boxes, in studs and plates.
VoxelScene board_of(const fs::path& path, Vec cell) {
  std::ifstream in(path);
  const nlohmann::json board = nlohmann::json::parse(in);
  std::vector<Box> boxes;
  for (const auto& piece : board.at("terrain")) {
    const auto ticks = [&](const char* key) {
      const auto& numbers = piece.at(key);
      return Vec{80 * numbers.at(0).get<std::int64_t>(), 80 * numbers.at(1).get<std::int64_t>(),
                 32 * numbers.at(2).get<std::int64_t>()};
    };
    const Point corner = Point{} + ticks("at");
    boxes.push_back(Box::spanning(corner, corner + ticks("box")));
  }
  return scene_of(std::move(boxes), {{0, 0, 0}, cell});
}

// Millimetres with one decimal.
std::int64_t ticks(const std::string& text) {
  const std::size_t point = text.find('.');
  REQUIRE(point + 2 == text.size());
  std::string digits = text;
  return std::stoll(digits.erase(point, 1));
}

}  // namespace

TEST_CASE("The lines of the boards of boxes are ruled as expected on the grid") {
  int lines = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(PARAPET_TEST_DATA) / "cases/hair")) {
    const std::string name = entry.path().filename().string();
    const std::size_t end = name.find(".sight.txt");
    if (end == std::string::npos) continue;
    const fs::path board = entry.path().parent_path() / (name.substr(0, end) + ".board.json");
    for (const Vec cell : {kBrickCell, Vec{80, 80, 32}}) {
      const VoxelScene scene = board_of(board, cell);
      REQUIRE(scene.model.taken.size() == scene.boxes.size());
      std::ifstream in(entry.path());
      for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::istringstream words(line);
        std::vector<std::int64_t> ends;
        for (std::string word; ends.size() < 6 && words >> word;) ends.push_back(ticks(word));
        bool hair = false;
        bool open = false;
        bool closed = false;
        REQUIRE(words >> hair >> open >> closed);
        const Segment segment{{ends[0], ends[1], ends[2]}, {ends[3], ends[4], ends[5]}};
        INFO(name << ": " << line);
        for (const Segment& s : {segment, reversed(segment)}) {
          if (clear_by_hair(scene.grid(), s) != hair) CHECK(clear_by_hair(scene.grid(), s) == hair);
          if (clear_of_touch(scene.grid(), s) != closed) {
            CHECK(clear_of_touch(scene.grid(), s) == closed);
          }
        }
        ++lines;
      }
    }
  }
  CHECK(lines > 2000);
}
