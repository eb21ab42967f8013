#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "geometry/solids/convex_hull.h"
#include "geometry/tiles/plan.h"
#include "scans/read/read_vtt.h"
#include "scans/terrain/wall_board.h"
#include "tests/support/random_source.h"

using namespace parapet;
using namespace parapet::scans;

namespace {

const std::string kHead =
    R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":4,"y":3},)"
    R"("pixels_per_grid":256},)";

// A room of 3 x 2 squares in the north-west, a door in its south wall, a window in its east wall.
const std::string kRoom =
    kHead +
    R"("line_of_sight":[[{"x":0,"y":0},{"x":3,"y":0},{"x":3,"y":0.25}],)"
    R"([{"x":3,"y":0.75},{"x":3,"y":2},{"x":2,"y":2}],[{"x":1,"y":2},{"x":0,"y":2},{"x":0,"y":0}]],)"
    R"("portals":[{"position":{"x":1.5,"y":2},"bounds":[{"x":1,"y":2},{"x":2,"y":2}],)"
    R"("rotation":0,"closed":true,"freestanding":false},)"
    R"({"bounds":[{"x":3,"y":0.25},{"x":3,"y":0.75}],"closed":false}],)"
    R"("lights":[{"position":{"x":1,"y":1}}],"image":"iVBORw0KGgo="})";

WallMap map_of(const std::string& text) {
  const Result<Scan> scan = read_vtt(text, "map.uvtt", ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return std::get<WallMap>(scan->shape);
}

Fault vtt_fault(const std::string& text) {
  const Result<Scan> scan = read_vtt(text, "map.uvtt", ReadLimits{});
  REQUIRE_FALSE(scan);
  return scan.error();
}

WallTile tile_of(const WallMap& map, const WallTileRequest& request = {}) {
  const Result<WallTile> tile = wall_tile(map, request);
  INFO((tile ? std::string() : to_text(tile.error())));
  REQUIRE(tile);
  REQUIRE(Plan::read(tile->rows));
  return *tile;
}

WallMap shifted(WallMap map, double x, double y) {
  for (WallMap::Wall& wall : map.walls) {
    wall.from[0] += x;
    wall.to[0] += x;
    wall.from[1] += y;
    wall.to[1] += y;
  }
  return map;
}

const std::vector<std::string> kRoomRows{
    "+-+-+-+ +",  //
    "|. . .=. ",  //
    "+ + + + +",  //
    "|. . .|. ",  //
    "+-+=+-+ +",  //
    " . . . . ",  //
    "+ + + + +",
};

}  // namespace

TEST_CASE("a map of Universal VTT gives its walls and portals") {
  CHECK(is_vtt(kRoom));
  const WallMap map = map_of(kRoom);
  CHECK(map.width == 4);
  CHECK(map.height == 3);
  REQUIRE(map.walls.size() == 8);
  CHECK_FALSE(map.walls[0].opens);
  CHECK(map.walls[6].opens);
  CHECK(map.walls[6].closed);
  CHECK_FALSE(map.walls[7].closed);
  CHECK(map.walls[7].to == std::array<double, 2>{3, 0.75});
}

TEST_CASE("the origin of a map is taken off and the walls of objects count") {
  const WallMap map =
      map_of(R"({"resolution":{"map_origin":{"x":10,"y":20},"map_size":{"x":4,"y":3}},)"
             R"("objects_line_of_sight":[[{"x":11,"y":21},{"x":12,"y":21}]],"line_of_sight":[]})");
  REQUIRE(map.walls.size() == 1);
  CHECK(map.walls[0].from == std::array<double, 2>{1, 1});
  CHECK(map.walls[0].to == std::array<double, 2>{2, 1});
}

// Others break beyond 8000 pixels.
TEST_CASE("a map of ten thousand pixels is read like any other") {
  const std::string picture(2'000'000, 'A');
  const WallMap map =
      map_of(R"({"image":")" + picture + R"(","resolution":{"map_size":{"x":40,"y":40},)" +
             R"("pixels_per_grid":256},"line_of_sight":[[{"x":1,"y":39},{"x":39,"y":39}]]})");
  CHECK(map.width == 40);
  REQUIRE(map.walls.size() == 1);
  CHECK(tile_of(map).rows[78].substr(0, 6) == "+ +-+-");
}

TEST_CASE("of several levels the first is read and the others are told") {
  const std::string line = R"("line_of_sight":[[{"x":0,"y":0},{"x":2,"y":0}]]})";
  const Result<Scan> scan = read_vtt(kHead + R"("levels":[{)" + line + R"(,{"line_of_sight":[]}]})",
                                     "map.uvtt", ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  CHECK(std::get<WallMap>(scan->shape).width == 4);
  CHECK(std::get<WallMap>(scan->shape).walls.size() == 1);
  REQUIRE(scan->notes.size() == 1);
  CHECK(scan->notes[0].find("2 levels") != std::string::npos);
}

TEST_CASE("a map that cannot be read says where") {
  CHECK(vtt_fault(kRoom.substr(0, 200)).place == "byte 201");
  CHECK(vtt_fault("[]").code == "bad-scan");
  CHECK(vtt_fault(kHead + R"("line_of_sight":[[{"x":0,"y":0},{"x":"a","y":0}]]})").place ==
        "/line_of_sight/0/1");
  CHECK(vtt_fault(kHead + R"("line_of_sight":[[{"x":0,"y":0},{"x":1e300,"y":0}]]})").place ==
        "/line_of_sight/0/1");
  CHECK(vtt_fault(kHead + R"("line_of_sight":7})").place == "/line_of_sight");
  CHECK(vtt_fault(kHead + R"("portals":[{"bounds":[{"x":1,"y":1}]}]})").place ==
        "/portals/0/bounds");
  CHECK(vtt_fault(kHead + R"("line_of_sight":[]})").found == "no wall");
  CHECK(vtt_fault(R"({"resolution":{"map_size":{"x":-1,"y":1}}})").place == "/resolution/map_size");
  CHECK(vtt_fault(std::string(1'000'000, '[')).code == "bad-scan");
  CHECK(vtt_fault(std::string(100, '[') + std::string(100, ']')).code == "limit");
  CHECK(vtt_fault(R"({"line_of_sight":1e999})").code == "bad-scan");
}

TEST_CASE("walls on the lines between squares become a tile") {
  const WallTile tile = tile_of(map_of(kRoom));
  CHECK(tile.rows == kRoomRows);
  CHECK(tile.residual == 0);
  CHECK(tile.misfit == 0);
  REQUIRE(tile.steps.size() == 1);
  WallTileRequest request;
  request.open_portals_clear = true;
  std::vector<std::string> without = kRoomRows;
  without[1][6] = '|';  // the walls beside the window cover half of the edge
  CHECK(tile_of(map_of(kRoom), request).rows == without);
}

TEST_CASE("walls a little beside the lines are moved and told") {
  testing::RandomSource random(3);
  WallMap map = map_of(kRoom);
  for (WallMap::Wall& wall : map.walls) {
    const std::size_t across = wall.from[0] == wall.to[0] ? 0 : 1;
    wall.from[across] += random.between(-12, 12) / 100.0;
    wall.to[across] += random.between(-12, 12) / 100.0;
    if (random.chance(50)) std::swap(wall.from, wall.to);
  }
  std::reverse(map.walls.begin(), map.walls.end());
  const WallTile tile = tile_of(map);
  CHECK(tile.rows == kRoomRows);
  CHECK(tile.residual > 0);
  CHECK(tile.residual < 0.16);
}

TEST_CASE("a map whose walls lie in the middle of squares is moved") {
  WallMap map = shifted(map_of(kRoom), 0.5, 0.4);
  map.width = 5;
  map.height = 4;
  const WallTile tile = tile_of(map);
  REQUIRE(tile.steps[0].name == "move-to-lattice");
  // Half a square may go either way.
  std::string all;
  for (const std::string& row : tile.rows) all += row + "\n";
  INFO(all);
  CHECK(std::count(all.begin(), all.end(), '=') == 2);
  CHECK(std::count(all.begin(), all.end(), '-') == 5);
  CHECK(std::count(all.begin(), all.end(), '|') == 3);
}

TEST_CASE("slanting walls are told up to a tenth and refused beyond") {
  WallMap map = map_of(kRoom);
  map.walls.push_back({{3, 2}, {3.7, 2.7}, false, true});
  const WallTile tile = tile_of(map);
  CHECK(tile.misfit == Approx(0.99 / (10 + 0.99)).epsilon(0.01));
  REQUIRE(tile.steps.size() == 2);
  CHECK(tile.steps[1].name == "slanting-walls");
  map.walls.push_back({{0, 2}, {1, 3}, false, true});
  const Result<WallTile> refused = wall_tile(map);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "off-lattice");
  CHECK(refused.error().found.find("19 %") == 0);
  CHECK(refused.error().found.find("(1, 3)") != std::string::npos);
}

TEST_CASE("walls off the lines and walls that end within a square count as misfit") {
  WallMap map = map_of(kRoom);
  map.walls.push_back({{3.4, 1}, {3.4, 1.5}, false, true});
  REQUIRE(tile_of(map).steps.size() == 2);
  CHECK(tile_of(map).steps[1].name == "walls-off-lattice");
  WallMap stub = map_of(kRoom);
  stub.walls.push_back({{3, 2}, {3.6, 2}, false, true});
  const WallTile tile = tile_of(stub);
  CHECK(tile.rows[4] == "+-+=+-+-+");
  CHECK(tile.steps[1].name == "parts-of-squares");
  CHECK(tile.misfit == Approx(0.4 / 10.6));
}

TEST_CASE("maps without walls or beyond all measure make no tile") {
  CHECK(wall_tile(WallMap{}).error().code == "bad-scan");
  WallMap map = map_of(kRoom);
  map.width = 257;
  map.height = 257;
  CHECK(wall_tile(map).error().code == "limit");
  map = map_of(kRoom);
  map.walls.push_back({{0, 0}, {900'000, 0}, false, true});
  CHECK(wall_tile(map).error().found == "a wall far beyond the map");
  map = map_of(kRoom);
  map.walls.resize(500'000, {{0, 0}, {4, 0}, false, true});
  CHECK(wall_tile(map).error().found == "too many walls");
}

// Other programs take the wall's feet for squares.
TEST_CASE("a wall of 10 ft on squares of 5 ft is two squares high") {
  CHECK(wall_height_mm(10, 5, 25.4) == Approx(50.8));
  WallMap map;
  map.walls.push_back({{0, 0}, {2, 0}, false, true});
  WallSolidRequest request;
  request.square_mm = 30;
  request.thickness_mm = 2;
  request.height_mm = wall_height_mm(10, 5, request.square_mm);
  const Result<WallSolids> walls = wall_solids(map, request);
  REQUIRE(walls);
  REQUIRE(walls->solids.size() == 1);
  const auto hull = convex_hull(walls->solids[0]);
  REQUIRE(hull);
  std::vector<Point> corners = walls->solids[0];
  std::sort(corners.begin(), corners.end());
  const std::vector<Point> expected{{0, -10, 0},   {0, -10, 600},   {0, 10, 0},   {0, 10, 600},
                                    {600, -10, 0}, {600, -10, 600}, {600, 10, 0}, {600, 10, 600}};
  CHECK(corners == expected);
}

TEST_CASE("boxes of walls close their corners and leave open doors open") {
  const Result<WallSolids> walls = wall_solids(map_of(kRoom));
  REQUIRE(walls);
  CHECK(walls->solids.size() == 7);  // all but the open window
  CHECK(walls->steps[0].text.find("1 portals stand open") != std::string::npos);
  const auto holds = [&](Point p) {
    return std::any_of(walls->solids.begin(), walls->solids.end(), [&](const auto& corners) {
      const auto by_x = std::minmax_element(corners.begin(), corners.end(),
                                            [](Point a, Point b) { return a.x < b.x; });
      const auto by_y = std::minmax_element(corners.begin(), corners.end(),
                                            [](Point a, Point b) { return a.y < b.y; });
      return by_x.first->x <= p.x && p.x <= by_x.second->x && by_y.first->y <= p.y &&
             p.y <= by_y.second->y;
    });
  };
  CHECK(holds({-14, -14, 100}));  // the outer corner in the north-west
  CHECK(holds({3 * 254 + 14, -14, 100}));
  CHECK(holds({381, 2 * 254, 100}));  // the closed door
  CHECK_FALSE(holds({3 * 254, 127, 100}));
  CHECK(holds({3 * 254, 62, 100}));  // the wall beside the window ends where it does
  CHECK_FALSE(holds({3 * 254, 66, 100}));
  for (const auto& corners : walls->solids) CHECK(convex_hull(corners));
}

TEST_CASE("slanting walls are boxes too whichever way they were drawn") {
  testing::RandomSource random(5);
  for (int round = 0; round < 200; ++round) {
    WallMap map;
    const auto place = [&] { return random.between(0, 4000) / 200.0; };
    map.walls.push_back({{place(), place()}, {place(), place()}, false, true});
    const Result<WallSolids> one = wall_solids(map);
    REQUIRE(one);
    const auto hull = convex_hull(one->solids[0]);
    REQUIRE(hull);
    REQUIRE(hull->vertices().size() == 8);
    std::swap(map.walls[0].from, map.walls[0].to);
    REQUIRE(wall_solids(map)->solids == one->solids);
  }
}

TEST_CASE("walls of no size or beyond the table are refused") {
  WallMap map;
  map.walls.push_back({{0, 0}, {3000, 0}, false, true});
  CHECK(wall_solids(map).error().code == "out-of-range");
  CHECK(wall_solids(WallMap{}).error().code == "bad-scan");
  WallSolidRequest request;
  request.height_mm = 0;
  CHECK(wall_solids(map, request).error().code == "wrong-value");
}
