#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "rules/mayhem/vehicles/drive.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"
#include "tests/support/plan_sketch.h"

// What holds of every drive, on generated boards.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

struct Scene {
  TileMap map;
  Pieces pieces;
  std::vector<VehicleMove> moves;
  std::vector<Space> push_to;
  Options options;
};

bool is_ground(const Board& board, Space space) {
  return board.floor(space) && !board.inside(space);
}

Options random_options(RandomSource& random) {
  Options options;
  for (const char* id : {"V1", "V2", "V3", "V4", "V5", "V6", "M1", "G1", "G2", "G3"}) {
    if (random.chance(30)) options = options.with(option_index(id), 1);
  }
  return options;
}

// A car somewhere on the ground with a driver, other pieces round it; nobody shares a space.
std::optional<Scene> random_scene(RandomSource& random) {
  Scene scene;
  BoardRecipe recipe = random_recipe(random, 8, 3);
  recipe.walls /= 4;  // or it hardly ever moves
  recipe.openings /= 4;
  scene.map = random_map(recipe, random);
  const Board board = assembled(scene.map);
  const Space back{random.below(board.width()), random.below(board.height()), 1};
  const Space front = back + kNeighbourSteps[static_cast<std::size_t>(2 * random.below(4))];
  if (!is_ground(board, back) || !is_ground(board, front)) return std::nullopt;

  Vehicle car;
  car.id = "car";
  car.side = "mayhem";
  car.back = back;
  car.front = front;
  car.speed = random.below(12);
  car.maneuverability = random.below(4);
  car.ram = "W";
  scene.pieces.vehicles.push_back(car);
  std::set<Space> taken = {front, back};
  Unit driver;
  driver.id = "driver";
  driver.side = "mayhem";
  driver.footprint = {random.chance(50) ? back : front, 1, 1};
  scene.pieces.units.push_back(driver);
  const int others = random.below(10);
  for (int n = 0; n < others; ++n) {
    Unit unit;
    unit.id = "u" + std::to_string(n);
    unit.side = random.chance(80) ? "legion" : "mayhem";
    const int size = random.chance(15) ? 2 : 1;
    unit.footprint = {random.pick(board.spaces()), size, size};
    const std::vector<Space> spaces = spaces_of(unit.footprint);
    const bool is_free = std::all_of(spaces.begin(), spaces.end(), [&](Space space) {
      return board.floor(space) && taken.count(space) == 0;
    });
    if (!is_free) continue;
    taken.insert(spaces.begin(), spaces.end());
    scene.pieces.units.push_back(unit);
  }
  const int moves = random.between(1, 10);
  for (int n = 0; n < moves; ++n) {
    const int kind = random.chance(40) ? 0 : random.below(random.chance(10) ? 9 : 8);
    scene.moves.push_back(static_cast<VehicleMove>(kind));
  }
  scene.options = random_options(random);
  return scene;
}

DriveRuling drive(const Scene& scene) {
  const Board board = assembled(scene.map);
  const VehicleRamps ramps(scene.map);
  return rule_drive({board, ramps}, scene.pieces, 0, scene.moves, scene.push_to,
                    VehicleRules::from(scene.options));
}

// Where the units are after it, as the ruling tells; without those who got off.
std::map<std::string, Footprint> places_after(const Scene& scene, const DriveRuling& ruling) {
  const Vehicle& car = scene.pieces.vehicles.front();
  const auto made = scene.moves.begin() + static_cast<std::ptrdiff_t>(ruling.footprints.size());
  const bool got_off = std::find(scene.moves.begin(), made, VehicleMove::driver_off) != made;
  std::map<std::string, Footprint> places;
  for (const Unit& unit : scene.pieces.units) {
    const bool rides = unit.footprint.at == car.back || unit.footprint.at == car.front;
    if (!got_off || !rides || unit.side != car.side) places[unit.id] = unit.footprint;
  }
  for (const Ram& ram : ruling.rams) {
    REQUIRE(places.at(ram.unit).at == ram.at);
    if (ram.to) places.at(ram.unit).at = *ram.to;
  }
  for (const Carried& rider : ruling.riders) places.at(rider.unit).at = rider.at;
  return places;
}

std::vector<Space> chosen(const DriveRuling& ruling) {
  std::vector<Space> places;
  for (const Ram& ram : ruling.rams) {
    if (ram.to) places.push_back(*ram.to);
  }
  return places;
}

VehicleMove other_hand(VehicleMove move) {
  switch (move) {
    case VehicleMove::turn_left:
      return VehicleMove::turn_right;
    case VehicleMove::turn_right:
      return VehicleMove::turn_left;
    case VehicleMove::shift_left:
      return VehicleMove::shift_right;
    case VehicleMove::shift_right:
      return VehicleMove::shift_left;
    case VehicleMove::drift_left:
      return VehicleMove::drift_right;
    case VehicleMove::drift_right:
      return VehicleMove::drift_left;
    case VehicleMove::straight:
    case VehicleMove::back:
    case VehicleMove::driver_off:
      return move;
  }
  return move;
}

Footprint moved(const PlaceMove& move, const Footprint& footprint) {
  Footprint result = footprint;
  result.at = move.of(footprint.at);
  for (const Space& space : spaces_of(footprint)) {
    const Space to = move.of(space);
    result.at.x = std::min(result.at.x, to.x);
    result.at.y = std::min(result.at.y, to.y);
  }
  return result;  // all are squares
}

Scene moved(const Scene& scene, const MovedMap& how) {
  Scene result = scene;
  result.map = how.map;
  for (Unit& unit : result.pieces.units) unit.footprint = moved(how.move, unit.footprint);
  for (Vehicle& vehicle : result.pieces.vehicles) {
    vehicle.back = how.move.of(vehicle.back);
    vehicle.front = how.move.of(vehicle.front);
  }
  const bool is_mirrored = how.move.xx * how.move.yy - how.move.xy * how.move.yx < 0;
  for (VehicleMove& move : result.moves) {
    if (is_mirrored) move = other_hand(move);
  }
  return result;
}

}  // namespace

TEST_CASE("a drive never leaves the map, its Speed or the ground, and nobody shares a space") {
  RandomSource random(5'261);
  int drives = 0;
  int moves = 0;
  int rams = 0;
  int blocked = 0;
  while (drives < 4'000) {
    const auto scene = random_scene(random);
    if (!scene) continue;
    ++drives;
    const Board board = assembled(scene->map);
    const DriveRuling ruling = drive(*scene);
    INFO(to_text(scene->map));
    REQUIRE(ruling.mp_left >= 0);
    REQUIRE(ruling.footprints.size() == ruling.stopped_at.value_or(scene->moves.size()));
    REQUIRE(!ruling.because.empty());
    for (const VehicleBody& body : ruling.footprints) {
      REQUIRE(is_ground(board, body.front));
      REQUIRE(is_ground(board, body.back));
      REQUIRE(edge_between(body.front, body.back, 1).has_value());
    }
    std::set<Space> taken;
    for (const auto& [id, place] : places_after(*scene, ruling)) {
      for (const Space& space : spaces_of(place)) {
        REQUIRE((board.floor(space) || scene->options.is("G3", "overhang")));
        REQUIRE(taken.insert(space).second);
      }
    }
    for (const Ram& ram : ruling.rams) {
      REQUIRE(std::is_sorted(ram.choices.begin(), ram.choices.end()));
      REQUIRE(ram.to.has_value() == !ram.choices.empty());
      REQUIRE(ram.chooser == "mayhem");
      if (!ram.to) ++blocked;
    }
    moves += static_cast<int>(ruling.footprints.size());
    rams += static_cast<int>(ruling.rams.size());
  }
  CHECK(moves > 2'000);
  CHECK(rams > 300);
  CHECK(blocked > 10);
}

TEST_CASE("a turned, mirrored or shifted board gives the same drive") {
  RandomSource random(77);
  int drives = 0;
  while (drives < 600) {
    auto scene = random_scene(random);
    if (!scene) continue;
    ++drives;
    scene->push_to = chosen(drive(*scene));
    const DriveRuling before = drive(*scene);
    for (const MovedMap& how :
         {turned(scene->map, 1), turned(scene->map, 2), turned(scene->map, 3), mirrored(scene->map),
          transposed(scene->map), shifted(scene->map, 2, 1)}) {
      Scene other = moved(*scene, how);
      // Of large units it is the north-west space that is named, wherever that was before.
      other.push_to.clear();
      const auto moved_place = [&](const Ram& ram, Space at) {
        const auto unit = std::find_if(scene->pieces.units.begin(), scene->pieces.units.end(),
                                       [&](const Unit& one) { return one.id == ram.unit; });
        Footprint footprint = unit->footprint;
        footprint.at = at;
        return moved(how.move, footprint).at;
      };
      for (const Ram& ram : before.rams) {
        if (ram.to) other.push_to.push_back(moved_place(ram, *ram.to));
      }
      const DriveRuling after = drive(other);
      INFO(how.how << "\n" << to_text(scene->map));
      REQUIRE(after.mp_left == before.mp_left);
      REQUIRE(after.stopped_at == before.stopped_at);
      REQUIRE(after.footprints.size() == before.footprints.size());
      for (std::size_t n = 0; n < before.footprints.size(); ++n) {
        REQUIRE(after.footprints[n].front == how.move.of(before.footprints[n].front));
        REQUIRE(after.footprints[n].back == how.move.of(before.footprints[n].back));
      }
      REQUIRE(after.rams.size() == before.rams.size());
      for (std::size_t n = 0; n < before.rams.size(); ++n) {
        std::vector<Space> choices;
        for (const Space& space : before.rams[n].choices) {
          choices.push_back(moved_place(before.rams[n], space));
        }
        std::sort(choices.begin(), choices.end());
        REQUIRE(after.rams[n].unit == before.rams[n].unit);
        REQUIRE(after.rams[n].choices == choices);
        REQUIRE(after.rams[n].attacked == before.rams[n].attacked);
        REQUIRE(after.rams[n].levels_fallen == before.rams[n].levels_fallen);
      }
    }
  }
}

TEST_CASE("a Turn is undone by the same Turn of the other hand from the other end") {
  PlanSketch sketch(9, 9);
  for (int y = 0; y < 9; ++y) {
    for (int x = 0; x < 9; ++x) sketch.space(x, y) = '.';
  }
  const TileMap map = map_of_plans({sketch.finished().rows()});
  const Board board = assembled(map);
  const VehicleRamps ramps;
  const VehicleRules rules;
  const auto swapped = [](const VehicleBody& body) { return VehicleBody{body.front, body.back}; };
  for (const int straight : {0, 2, 4, 6}) {
    const Space back{4, 4, 1};
    const VehicleBody start{back, back + kNeighbourSteps[static_cast<std::size_t>(straight)]};
    for (const VehicleMove turn : {VehicleMove::turn_left, VehicleMove::turn_right}) {
      const VehicleBody turned = plan_step({board, ramps}, start, turn, rules).to;
      CHECK_FALSE(turned == start);
      const VehicleStep undone =
          plan_step({board, ramps}, swapped(turned), other_hand(turn), rules);
      CHECK(swapped(undone.to) == start);
    }
    for (const VehicleMove shift : {VehicleMove::shift_left, VehicleMove::shift_right}) {
      const VehicleBody aside = plan_step({board, ramps}, start, shift, rules).to;
      CHECK(plan_step({board, ramps}, aside, other_hand(shift), rules).to == start);
    }
    // A Drift is a Turn and a Shift toward the old facing.
    for (const bool left : {true, false}) {
      const auto move = [&](const VehicleBody& body, VehicleMove one) {
        return plan_step({board, ramps}, body, left ? one : other_hand(one), rules).to;
      };
      const VehicleBody turned = move(start, VehicleMove::turn_left);
      CHECK(move(start, VehicleMove::drift_left) == move(turned, VehicleMove::shift_right));
    }
    const VehicleBody ahead = plan_step({board, ramps}, start, VehicleMove::straight, rules).to;
    CHECK(plan_step({board, ramps}, ahead, VehicleMove::back, rules).to == start);
  }
}
