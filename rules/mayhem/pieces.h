#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/tiles/place.h"
#include "rules/facing.h"
#include "rules/mayhem/footprint.h"

namespace parapet::mayhem {

struct Unit {
  std::string id;
  std::string side;
  Footprint footprint;
  std::optional<Space> main;  // the main space of a large unit (OPT-R3, OPT-Z4)
  std::optional<Facing> facing;
  std::optional<Facing> turret;  // its attacks use this facing (AOM-TGT-1)

  friend bool operator==(const Unit&, const Unit&) = default;
};

enum class VehicleKind { car, drone };

struct Vehicle {
  std::string id;
  std::string side;
  VehicleKind kind = VehicleKind::car;
  Space back;
  Space front;
  int speed = 0;
  int maneuverability = 0;
  std::string ram;  // the colour of its ram dice: "R", "Y" or "W"; empty if not given

  friend bool operator==(const Vehicle&, const Vehicle&) = default;
};

enum class MarkerKind { explosion, objective, event, object };

enum class EventTrigger { near, tile, area };

struct Marker {
  MarkerKind kind = MarkerKind::explosion;
  std::string id;    // objective, event, object
  std::string side;  // objective, event, object
  Space at;
  int damage = 0;                             // explosion
  std::string size;                           // explosion: one of kExplosionSizes
  EventTrigger trigger = EventTrigger::near;  // event

  friend bool operator==(const Marker&, const Marker&) = default;
};

// The sizes of an explosion, as they are written.
inline constexpr std::array<std::string_view, 3> kExplosionSizes = {"small", "medium", "large"};

enum class DeviceKind {
  hell_tower,
  dark_matter_bomb,
  wrecking_ball,
  gravity_dominator,
  laser_satellite,
  edmks
};

// As they are written (formats.md, tile boards), in the order of DeviceKind.
inline constexpr std::array<std::string_view, 6> kDeviceKindWords = {
    "hell-tower",        "dark-matter-bomb", "wrecking-ball",
    "gravity-dominator", "laser-satellite",  "edmks"};

struct Device {
  std::string id;
  DeviceKind kind = DeviceKind::hell_tower;
  std::string side;
  Footprint footprint;

  friend bool operator==(const Device&, const Device&) = default;
};

struct ExplosionSize {
  std::string name;
  int radius = 0;
  std::string dice;

  friend bool operator==(const ExplosionSize&, const ExplosionSize&) = default;
};

// Everything that stands on a board.
struct Pieces {
  std::vector<Unit> units;
  std::vector<Vehicle> vehicles;
  std::vector<Marker> markers;
  std::vector<Device> devices;
  std::vector<ExplosionSize> explosions;

  friend bool operator==(const Pieces&, const Pieces&) = default;
};

}  // namespace parapet::mayhem
