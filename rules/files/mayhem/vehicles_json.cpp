#include <array>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/attack/dice.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 8> kVehicleKeys = {
    "id", "side", "kind", "back", "front", "speed", "maneuverability", "ram"};
constexpr std::array<std::string_view, 2> kKinds = {"car", "drone"};  // in the order of VehicleKind

// One half of a vehicle: [x, y], on Level 1, or any form of a place; with floor.
Result<Space> read_half(const JsonCursor& at, const PieceGround& ground) {
  constexpr int kGroundLevel = 1;
  if (at.value().items().size() != 2) return read_standing(at, ground);
  auto space = ground.places.read_on_level(at, kGroundLevel);
  if (space && !ground.board.floor(*space)) {
    return Failure(at.fault("no-floor", "no floor at " + to_letters(*space), "a space with floor"));
  }
  return space;
}

// A ramp may have lifted one half of a vehicle by a Level (AOM-VEH-12).
bool are_halves(Space back, Space front) {
  return std::abs(back.x - front.x) + std::abs(back.y - front.y) == 1 &&
         std::abs(back.level - front.level) <= 1;
}

Result<mayhem::Vehicle> read_vehicle(const JsonCursor& at, const PieceGround& ground) {
  const auto half = [&](const JsonCursor& written) { return read_half(written, ground); };
  const auto amount = read_integer(0, kMaxAmount);
  ObjectReader reader(at, kVehicleKeys);
  mayhem::Vehicle vehicle;
  vehicle.id = reader.required("id", read_piece_id);
  vehicle.side = reader.required("side", read_name);
  vehicle.kind = static_cast<mayhem::VehicleKind>(reader.optional(
      "kind", [](const JsonCursor& written) { return written.one_of(kKinds); }, std::size_t{0}));
  vehicle.back = reader.required("back", half);
  vehicle.front = reader.required("front", [&](const JsonCursor& written) -> Result<Space> {
    auto front = half(written);
    if (front && !are_halves(vehicle.back, *front)) {
      return Failure(written.wrong("a space beside its back, " + to_letters(vehicle.back)));
    }
    return front;
  });
  if (vehicle.kind == mayhem::VehicleKind::car) {
    vehicle.speed = reader.required("speed", amount);
    vehicle.maneuverability = reader.required("maneuverability", amount);
  } else {
    vehicle.speed = reader.optional("speed", amount, 0);
    vehicle.maneuverability = reader.optional("maneuverability", amount, 0);
  }
  if (const auto colour = reader.optional(
          "ram", [](const JsonCursor& written) { return written.one_of(mayhem::kDieColours); })) {
    vehicle.ram = mayhem::kDieColours[*colour];
  }
  return reader.finish(std::move(vehicle));
}

JsonValue vehicle_json(const mayhem::Vehicle& vehicle) {
  const bool is_car = vehicle.kind == mayhem::VehicleKind::car;
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(vehicle.id)},
                                     {"side", JsonValue::from_text(vehicle.side)}};
  if (!is_car) members.push_back({"kind", JsonValue::from_text("drone")});
  members.push_back({"back", space_json(vehicle.back)});
  members.push_back({"front", space_json(vehicle.front)});
  if (is_car || vehicle.speed != 0) {
    members.push_back({"speed", JsonValue::from_integer(vehicle.speed)});
  }
  if (is_car || vehicle.maneuverability != 0) {
    members.push_back({"maneuverability", JsonValue::from_integer(vehicle.maneuverability)});
  }
  if (!vehicle.ram.empty()) members.push_back({"ram", JsonValue::from_text(vehicle.ram)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace

Result<std::vector<mayhem::Vehicle>> read_vehicles(const JsonCursor& at,
                                                   const PieceGround& ground) {
  return read_list(at, kMaxPieces, "vehicles",
                   [&](const JsonCursor& vehicle) { return read_vehicle(vehicle, ground); });
}

JsonValue vehicles_json(const std::vector<mayhem::Vehicle>& vehicles) {
  return list_json(vehicles, vehicle_json);
}

}  // namespace parapet
