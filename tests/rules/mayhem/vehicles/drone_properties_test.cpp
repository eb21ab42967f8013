#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "rules/mayhem/vehicles/drones.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"
#include "tests/support/plan_sketch.h"

// Drones on lanes drawn at random: most lead round in loops, into one another or at Walls.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

struct Scene {
  TileMap map;
  Pieces pieces;
  int number = 0;
};

Scene random_scene(RandomSource& random, bool with_units) {
  const int width = random.between(2, 7);
  const int height = random.between(2, 7);
  PlanSketch sketch(width, height);
  const std::string arrows = "><^v";
  const bool one_way = random.chance(30);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const auto arrow = static_cast<std::size_t>(one_way ? 0 : random.below(4));
      sketch.space(x, y) = random.chance(85) ? arrows[arrow] : '.';
      if (x > 0 && random.chance(5)) sketch.vertical_edge(x, y) = random.chance(50) ? '|' : '~';
      if (y > 0 && random.chance(5)) sketch.horizontal_edge(x, y) = random.chance(50) ? '-' : '=';
    }
  }
  Scene scene;
  scene.map = map_of_plans({sketch.finished().rows()});
  scene.number = random.chance(10) ? kMostDroneSpaces : random.below(8);
  const Board board = assembled(scene.map);
  std::set<Space> taken;
  for (int n = 0; n < 4; ++n) {
    const Space back = random.pick(board.spaces());
    const Space front = back + kNeighbourSteps[static_cast<std::size_t>(2 * random.below(4))];
    if (!board.floor(front) || taken.count(back) != 0 || taken.count(front) != 0) continue;
    taken.insert({back, front});
    Vehicle drone;
    drone.id = "d" + std::to_string(n);
    drone.side = "legion";
    drone.kind = random.chance(90) ? VehicleKind::drone : VehicleKind::car;
    drone.back = back;
    drone.front = front;
    drone.ram = "Y";
    scene.pieces.vehicles.push_back(drone);
  }
  taken.clear();
  for (int n = 0; with_units && n < 8; ++n) {
    const Space at = random.pick(board.spaces());
    if (!taken.insert(at).second) continue;
    Unit unit;
    unit.id = "u" + std::to_string(n);
    unit.side = random.chance(50) ? "legion" : "mayhem";
    unit.footprint = {at, 1, 1};
    scene.pieces.units.push_back(unit);
  }
  return scene;
}

DronesRuling move_drones(const Scene& scene) {
  return rule_drones(assembled(scene.map), scene.pieces, std::nullopt, scene.number, {});
}

}  // namespace

TEST_CASE("drones stay on the map and off one another, and nobody shares a space") {
  RandomSource random(2'027);
  int rams = 0;
  int removed = 0;
  for (int n = 0; n < 3'000; ++n) {
    const Scene scene = random_scene(random, true);
    const Board board = assembled(scene.map);
    const DronesRuling ruling = move_drones(scene);
    INFO(to_text(scene.map) << scene.number);
    REQUIRE(ruling.rams.size() <= kMostRams);

    std::map<std::string, Space> places;
    for (const Unit& unit : scene.pieces.units) places[unit.id] = unit.footprint.at;
    std::set<Space> bodies;
    std::set<std::string> moved;
    for (const Vehicle& vehicle : scene.pieces.vehicles) {
      if (vehicle.kind == VehicleKind::car) bodies.insert({vehicle.back, vehicle.front});
    }
    for (const DroneMove& move : ruling.moves) {
      REQUIRE(moved.insert(move.id).second);
      for (const Ram& ram : ruling.rams) {
        if (ram.vehicle != move.id) continue;
        REQUIRE(places.at(ram.unit) == ram.at);
        if (ram.to) places[ram.unit] = *ram.to;
      }
      for (const Carried& rider : move.riders) places[rider.unit] = rider.at;
      if (!move.body) {
        ++removed;
        continue;
      }
      REQUIRE(edge_between(move.body->back, move.body->front, 1).has_value());
      for (const Space& space : {move.body->back, move.body->front}) {
        REQUIRE(board.floor(space));
        REQUIRE(bodies.insert(space).second);
      }
    }
    const auto drones =
        std::count_if(scene.pieces.vehicles.begin(), scene.pieces.vehicles.end(),
                      [](const Vehicle& one) { return one.kind == VehicleKind::drone; });
    REQUIRE(ruling.moves.size() == static_cast<std::size_t>(drones));
    std::set<Space> taken;
    for (const auto& [id, space] : places) {
      REQUIRE(board.floor(space));
      REQUIRE(taken.insert(space).second);
    }
    rams += static_cast<int>(ruling.rams.size());
  }
  CHECK(rams > 1'000);
  CHECK(removed > 300);
}

TEST_CASE("drones move the same on a turned board") {
  RandomSource random(99);
  for (int n = 0; n < 1'000; ++n) {
    const Scene scene = random_scene(random, false);
    const DronesRuling before = move_drones(scene);
    for (int turns = 1; turns < 4; ++turns) {
      const MovedMap how = turned(scene.map, turns);
      Scene other{how.map, scene.pieces, scene.number};
      for (Vehicle& vehicle : other.pieces.vehicles) {
        vehicle.back = how.move.of(vehicle.back);
        vehicle.front = how.move.of(vehicle.front);
      }
      const DronesRuling after = move_drones(other);
      INFO(to_text(scene.map) << scene.number << " spaces, " << how.how);
      REQUIRE(after.moves.size() == before.moves.size());
      for (std::size_t one = 0; one < before.moves.size(); ++one) {
        REQUIRE(after.moves[one].id == before.moves[one].id);
        REQUIRE(after.moves[one].body.has_value() == before.moves[one].body.has_value());
        if (!before.moves[one].body) continue;
        REQUIRE(after.moves[one].body->front == how.move.of(before.moves[one].body->front));
        REQUIRE(after.moves[one].body->back == how.move.of(before.moves[one].body->back));
      }
    }
  }
}

TEST_CASE("traffic hits only where a card brings the drone, and never farther than the unit") {
  RandomSource random(31);
  int hits = 0;
  for (int n = 0; n < 3'000; ++n) {
    const Scene scene = random_scene(random, true);
    if (scene.pieces.units.empty()) continue;
    const Board board = assembled(scene.map);
    for (std::size_t drone = 0; drone < scene.pieces.vehicles.size(); ++drone) {
      bool was_hit = false;
      for (int number = 0; number <= 4; ++number) {
        const TrafficRuling ruling = rule_traffic(board, scene.pieces, drone, 0, number, {});
        INFO(to_text(scene.map) << number);
        REQUIRE((ruling.hit || !was_hit));  // a higher card hits no less
        REQUIRE((number > 0 || !ruling.hit));
        if (ruling.hit && !ruling.rams.empty() && ruling.rams.back().to) {
          REQUIRE(ruling.front == scene.pieces.units[0].footprint.at);
        }
        was_hit = ruling.hit;
      }
      hits += was_hit ? 1 : 0;
    }
  }
  CHECK(hits > 150);
}
