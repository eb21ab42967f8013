#include "rules/mayhem/collapse/device.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/collapse/tile_change.h"
#include "tests/support/board_generator.h"

// AOM-DDD-1 to 7.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

using Rows = std::vector<std::string>;

// Ground of 5 x 4 with a walled building of 2 x 2 in the middle, and its roof.
const Rows kGround = {"+ + + + + +", " . . . . . ", "+ + o-+-o +", " . .|. .|. ", "+ + + + + +",
                      " . .|. .|. ", "+ + o-+-o +", " . . . . . ", "+ + + + + +"};
const Rows kRoof = {"           ", "           ", "    + + +  ", "     . .   ", "    + + +  ",
                    "     . .   ", "    + + +  ", "           ", "           "};
const Rows kPlain = {"+ + + + +", " . . . . ", "+ + + + +", " . . . . ", "+ + + + +"};

BoardState state_of(const TileMap& map, Pieces pieces = {}) {
  return {map, std::move(pieces), std::make_shared<const Board>(assembled(map))};
}

TileMap house() {
  TileMap map = map_of_plans({kGround, kRoof});
  map.layout.front().id = "house";
  map.tiles.front().destroyed = TileLevel{"D", Plan::read(kRoof).value()};
  return map;
}

// The house and plain ground of another tile east of it.
TileMap house_and_yard() {
  TileMap map = house();
  map.tiles.push_back(map_of_plans({kPlain}).tiles.front());
  map.tiles.back().name = "yard";
  map.layout.push_back({"yard", 1, 5, 0, 0});
  return map;
}

Pieces with_device(DeviceKind kind, Footprint footprint) {
  Pieces pieces;
  pieces.devices.push_back({"it", kind, "legion", footprint});
  return pieces;
}

Unit unit(std::string id, Space at, int side = 1) {
  Unit result;
  result.id = std::move(id);
  result.footprint = {at, side, side};
  return result;
}

DeviceRuling ruled(const BoardState& state, const DeviceQuestion& question = {},
                   const char* option = nullptr, const char* value = nullptr) {
  Options options;
  if (option != nullptr) REQUIRE(options.set(option, value).has_value());
  return rule_device(state, question, options);
}

DeviceQuestion towards(Heading heading) {
  DeviceQuestion question;
  question.heading = heading;
  return question;
}

bool tells(const Because& because, const std::string& part) {
  return std::any_of(because.begin(), because.end(), [&](const Reason& reason) {
    return reason.text.find(part) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("a bomb downs all on its tile and razes its building") {
  Pieces pieces = with_device(DeviceKind::dark_matter_bomb, {{0, 0, 1}, 2, 2});
  pieces.units = {unit("inside", {2, 1, 1}), unit("roof", {2, 2, 2}), unit("beside", {5, 0, 1}),
                  unit("corner", {4, 3, 1}), unit("astride", {4, 1, 1}, 2)};
  Marker event;
  event.kind = MarkerKind::event;
  event.at = {3, 1, 2};
  pieces.markers = {event};
  const BoardState state = state_of(house_and_yard(), pieces);
  const DeviceRuling ruling = ruled(state);
  CHECK(ruling.legal);
  CHECK(ruling.spaces.size() == 24);
  CHECK(ruling.downed == std::vector<std::string>{"inside", "roof", "corner", "astride"});
  CHECK(ruling.collapsed == std::vector<std::string>{"house"});
  REQUIRE(ruling.after.pieces.units.size() == 1);
  CHECK(ruling.after.pieces.units[0].id == "beside");
  CHECK(ruling.after.pieces.markers[0].at == Space{3, 1, 1});
  CHECK(ruling.after.pieces.devices == pieces.devices);
  CHECK(ruling.after.board->levels() == 1);
  CHECK(ruling.after.board->print(Edge{EdgeAxis::vertical, 2, 1, 1}) == EdgePrint::clear);

  const DeviceRuling one_tile = ruled(state, {}, "G5", "one-tile");
  CHECK(one_tile.downed == std::vector<std::string>{"inside", "roof", "corner"});
  const DeviceRuling removed = ruled(state, {}, "C6", "removed");
  CHECK(removed.after.board->levels() == 1);
  CHECK(removed.after.board->print(Edge{EdgeAxis::vertical, 2, 1, 1}) == EdgePrint::wall);

  // On the board after it there is nothing left to destroy.
  const DeviceRuling again = ruled(ruling.after);
  CHECK(again.legal);
  CHECK(again.downed.empty());
  CHECK(again.collapsed.empty());
  CHECK(again.after.map == ruling.after.map);
}

TEST_CASE("a large unit astride is on no tile where it must lie on one") {
  Pieces pieces = with_device(DeviceKind::dark_matter_bomb, {{6, 0, 1}, 1, 1});
  pieces.units = {unit("astride", {4, 0, 1}, 2)};
  const BoardState state = state_of(house_and_yard(), pieces);
  CHECK(ruled(state).downed == std::vector<std::string>{"astride"});
  CHECK(ruled(state).collapsed.empty());  // no building on that tile
  CHECK(ruled(state, {}, "G5", "one-tile").downed.empty());

  pieces.devices.front().footprint.at = {0, 0, 1};  // the tile of its main space
  const BoardState other = state_of(house_and_yard(), pieces);
  CHECK(ruled(other).downed == std::vector<std::string>{"astride"});
  CHECK(ruled(other, {}, "G5", "one-tile").downed.empty());
}

TEST_CASE("a unit that finds no room when the bomb's building falls is downed too") {
  // A narrow tower, and a taller half of a house beside it that keeps large units off its ground.
  const Rows narrow = {"+ +", " . ", "+ +", " . ", "+ +"};
  const Rows half = {"+ +  ", " .   ", "+ +  ", " .   ", "+ +  "};
  TileMap map = map_of_plans({narrow, narrow});
  map.layout.front().id = "tower";
  map.tiles.push_back(
      map_of_plans({{"+ + +", " . . ", "+ + +", " . . ", "+ + +"}, half}).tiles.front());
  map.tiles.back().name = "half";
  map.layout.push_back({"half", 1, 1, 0, 0});
  Pieces pieces = with_device(DeviceKind::dark_matter_bomb, {{0, 0, 2}, 1, 1});
  pieces.units = {unit("astride", {0, 0, 2}, 2)};
  pieces.units.front().main = Space{1, 0, 2};  // not on the bomb's tile
  Options options;
  REQUIRE(options.set("G5", "one-tile").has_value());
  REQUIRE(options.set("C4", "downed").has_value());
  const DeviceRuling ruling = rule_device(state_of(map, pieces), {}, options);
  CHECK(ruling.collapsed == std::vector<std::string>{"tower"});
  CHECK(ruling.downed == std::vector<std::string>{"astride"});
  CHECK(ruling.after.pieces.units.empty());
}

TEST_CASE("a ball does not roll over vehicles and other devices") {
  Pieces pieces = with_device(DeviceKind::wrecking_ball, {{0, 0, 1}, 1, 1});
  Vehicle car;
  car.back = {4, 0, 1};
  car.front = {4, 1, 1};
  pieces.vehicles = {car};
  pieces.devices.push_back({"other", DeviceKind::edmks, "legion", {{0, 3, 1}, 1, 1}});
  const BoardState state = state_of(house(), pieces);
  const DeviceRuling east = ruled(state, towards(Heading::east));
  CHECK(east.after.pieces.devices[0].footprint.at == Space{3, 0, 1});
  CHECK(tells(east.because, "Another device or a vehicle"));
  const DeviceRuling south = ruled(state, towards(Heading::south));
  CHECK(south.after.pieces.devices[0].footprint.at == Space{0, 2, 1});
}

TEST_CASE("a device across two tiles, or half Inside, is not legal and does nothing") {
  for (const Footprint& footprint : {Footprint{{4, 0, 1}, 2, 2}, Footprint{{1, 1, 1}, 2, 2}}) {
    for (const DeviceKind kind :
         {DeviceKind::dark_matter_bomb, DeviceKind::edmks, DeviceKind::hell_tower,
          DeviceKind::laser_satellite, DeviceKind::gravity_dominator}) {
      const BoardState state = state_of(house_and_yard(), with_device(kind, footprint));
      const DeviceRuling ruling = ruled(state);
      CHECK_FALSE(ruling.legal);
      CHECK(ruling.spaces.empty());
      CHECK(ruling.after.map == state.map);
      CHECK(ruling.because.at(0).rule == "AOM-DDD-1");
      CHECK_FALSE(ruled(state, {}, "G5", "one-tile").legal);
    }
  }
}

TEST_CASE("devices that change nothing") {
  Pieces pieces = with_device(DeviceKind::edmks, {{2, 1, 1}, 2, 2});
  pieces.units = {unit("u", {0, 0, 1})};
  const DeviceRuling edmks = ruled(state_of(house_and_yard(), pieces));
  CHECK(edmks.legal);  // wholly Inside
  CHECK(edmks.spaces.size() == 24);
  CHECK(edmks.downed.empty());
  CHECK(tells(edmks.because, "Unit u is on the tile"));

  const DeviceRuling tower =
      ruled(state_of(house(), with_device(DeviceKind::hell_tower, {{0, 0, 1}, 2, 2})));
  CHECK(tower.spaces == std::vector<Space>{{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}});
  const DeviceRuling dome =
      ruled(state_of(house(), with_device(DeviceKind::gravity_dominator, {{0, 0, 1}, 2, 2})));
  CHECK(dome.legal);
  CHECK(dome.spaces.empty());
  CHECK(tells(dome.because, "\"legion\" jump any height"));
}

TEST_CASE("a laser marks any Outside space") {
  const BoardState state =
      state_of(house_and_yard(), with_device(DeviceKind::laser_satellite, {{0, 0, 1}, 1, 1}));
  DeviceQuestion question;
  CHECK(ruled(state, question).spaces.size() == 5 * 4 + 4 * 2);  // the roof for what is under it
  question.target = Space{3, 2, 2};
  question.damage = 3;
  question.size = "medium";
  const DeviceRuling roof = ruled(state, question);
  CHECK(roof.legal);
  CHECK(roof.spaces == std::vector<Space>{{3, 2, 2}});
  REQUIRE(roof.placed.size() == 1);
  CHECK(roof.placed[0].damage == 3);
  CHECK(roof.placed[0].size == "medium");
  CHECK(roof.after.pieces.markers == roof.placed);
  for (const Space& closed : {Space{3, 2, 1}, Space{0, 0, 2}, Space{0, 3, 9}}) {
    question.target = closed;
    const DeviceRuling ruling = ruled(state, question);
    CHECK_FALSE(ruling.legal);
    CHECK(ruling.placed.empty());
    CHECK(ruling.spaces.empty());
  }
}

TEST_CASE("a ball stops on both sides of the wall, which is an opening then") {
  const BoardState state =
      state_of(house(), with_device(DeviceKind::wrecking_ball, {{0, 1, 1}, 2, 2}));
  const DeviceRuling ruling = ruled(state, towards(Heading::east));
  CHECK(ruling.legal);
  CHECK(ruling.spaces == std::vector<Space>{{1, 1, 1}, {2, 1, 1}, {1, 2, 1}, {2, 2, 1}});
  REQUIRE(ruling.placed.size() == 1);
  CHECK(ruling.placed[0].at == Space{2, 1, 1});
  CHECK(ruling.after.pieces.devices[0].footprint.at == Space{1, 1, 1});
  for (int y = 0; y < 4; ++y) {
    const Edge edge{EdgeAxis::vertical, 2, y, 1};
    const bool is_under = y == 1 || y == 2;
    CHECK((ruling.after.board->print(edge) == EdgePrint::opening) == is_under);
  }
  // It rolls on through the building, and out of it.
  const DeviceRuling further = ruled(ruling.after, towards(Heading::east));
  CHECK(further.after.pieces.devices[0].footprint.at == Space{3, 1, 1});
  CHECK(further.placed[0].at == Space{3, 1, 1});
  const DeviceRuling out = ruled(further.after, towards(Heading::south));
  CHECK(out.after.pieces.devices[0].footprint.at == Space{3, 2, 1});
  CHECK(out.after.board->print(Edge{EdgeAxis::horizontal, 3, 3, 1}) == EdgePrint::opening);
}

TEST_CASE("a ball one space deep passes the wall and acts on both sides of it") {
  const BoardState state =
      state_of(house(), with_device(DeviceKind::wrecking_ball, {{0, 1, 1}, 1, 1}));
  const DeviceRuling ruling = ruled(state, towards(Heading::east));
  CHECK(ruling.after.pieces.devices[0].footprint.at == Space{2, 1, 1});
  CHECK(ruling.spaces == std::vector<Space>{{1, 1, 1}, {2, 1, 1}});
  CHECK(ruling.after.board->print(Edge{EdgeAxis::vertical, 2, 1, 1}) == EdgePrint::opening);
  CHECK(ruling.after.board->print(Edge{EdgeAxis::vertical, 2, 2, 1}) == EdgePrint::wall);
}

TEST_CASE("a ball stops at the edge of the map, and of its Level") {
  const BoardState state =
      state_of(house(), with_device(DeviceKind::wrecking_ball, {{3, 0, 1}, 1, 1}));
  const DeviceRuling west = ruled(state, towards(Heading::west));
  CHECK(west.after.pieces.devices[0].footprint.at == Space{0, 0, 1});
  CHECK(west.placed.empty());
  CHECK(west.after.map == state.map);
  CHECK_FALSE(ruled(state, towards(Heading::north)).legal);
  const BoardState roof =
      state_of(house(), with_device(DeviceKind::wrecking_ball, {{2, 1, 2}, 1, 1}));
  CHECK(ruled(roof, towards(Heading::east)).after.pieces.devices[0].footprint.at == Space{3, 1, 2});
}

TEST_CASE("a wall without a building gets no marker, and two tiles open it together") {
  TileMap map = map_of_plans({{"+ + + + +", " . . . .|", "+ + + + +", " . . . .|", "+ + + + +"}});
  map.tiles.front().name = "walled";
  map.layout.push_back({"other", 0, 4, 0, 2});  // turned: its wall lies on the same border
  const BoardState state = state_of(map, with_device(DeviceKind::wrecking_ball, {{0, 0, 1}, 2, 2}));
  const DeviceRuling ruling = ruled(state, towards(Heading::east));
  CHECK(ruling.after.pieces.devices[0].footprint.at == Space{3, 0, 1});
  CHECK(ruling.placed.empty());
  CHECK(ruling.after.board->print(Edge{EdgeAxis::vertical, 4, 0, 1}) == EdgePrint::opening);
  CHECK(ruling.after.board->print(Edge{EdgeAxis::vertical, 4, 1, 1}) == EdgePrint::opening);
  REQUIRE(ruling.after.map.tiles.size() == 2);
  CHECK(ruling.after.map.tiles[0].name != ruling.after.map.tiles[1].name);
}

TEST_CASE("a ball rises by a ramp that goes up its way") {
  const Rows ground = {"+ + + + + + + +", " . . R . . . . ", "+ + + + + + + +"};
  const auto upper = [](bool gap) {
    return gap ? Rows{"        + + + +", "         . . . ", "        + + + +"}
               : Rows{"      + + + + +", "       . . . . ", "      + + + + +"};
  };
  for (const bool gap : {false, true}) {
    for (int turn = 0; turn < 4; ++turn) {
      TileMap map = map_of_plans({ground, upper(gap)});
      map.tiles.front().ramps = {{2, 0, Heading::east}};
      map.layout.front().turn = turn;
      const Space starts[] = {{0, 0, 1}, {0, 0, 1}, {6, 0, 1}, {0, 6, 1}};
      const Space ends[] = {{6, 0, 2}, {0, 6, 2}, {0, 0, 2}, {0, 0, 2}};
      const Heading ways[] = {Heading::east, Heading::south, Heading::west, Heading::north};
      const BoardState state =
          state_of(map, with_device(DeviceKind::wrecking_ball, {starts[turn], 1, 1}));
      INFO(turn << gap);
      CHECK(ruled(state, towards(ways[turn])).after.pieces.devices[0].footprint.at == ends[turn]);
      const DeviceRuling flat = ruled(state, towards(ways[turn]), "V7", "none");
      Space end = ends[turn];
      end.level = 1;
      CHECK(flat.after.pieces.devices[0].footprint.at == end);
      CHECK(ruled(flat.after, towards(static_cast<Heading>((turn + 3) % 4)))
                .after.pieces.devices[0]
                .footprint.at.level == 1);  // the ramp does not go up that way
    }
  }
}

TEST_CASE("openings are printed in the tile's own coordinates, however it lies") {
  RandomSource random(70140);
  int opened = 0;
  for (int n = 0; n < 600; ++n) {
    TileMap map = random_tiled_map(random, 8, 3);
    if (random.chance(40)) {
      for (Placement& entry : map.layout) entry.tile = 0;
    }
    const Board before = assembled(map);
    std::vector<Edge> edges;
    std::vector<Edge> all;
    for (int level = 1; level <= before.levels(); ++level) {
      for (int y = 0; y <= before.height(); ++y) {
        for (int x = 0; x <= before.width(); ++x) {
          for (const EdgeAxis axis : {EdgeAxis::vertical, EdgeAxis::horizontal}) {
            const Edge edge{axis, x, y, level};
            all.push_back(edge);
            if (before.print(edge) == EdgePrint::wall && random.chance(20)) edges.push_back(edge);
          }
        }
      }
    }
    const Board after = assembled(with_openings(map, edges));
    INFO(to_text(map));
    for (const Edge& edge : all) {
      const bool changes = std::find(edges.begin(), edges.end(), edge) != edges.end();
      opened += changes ? 1 : 0;
      if (!changes) {
        CHECK(after.print(edge) == before.print(edge));
      } else {
        const EdgePrint print = after.print(edge);  // the other tile may print an Obstacle there
        CHECK((print == EdgePrint::opening || print == EdgePrint::obstructed_opening));
      }
    }
  }
  CHECK(opened > 1000);
}
