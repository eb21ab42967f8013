#include "rules/ask/mayhem/drone_questions.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

#include "rules/ask/mayhem/vehicle_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/piece_ground.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/attack/dice.h"
#include "rules/mayhem/vehicles/drones.h"

namespace parapet::ask {
namespace {

constexpr int kGroundLevel = 1;

auto read_number() { return read_integer(0, mayhem::kMostDroneSpaces); }

JsonValue move_json(const mayhem::DroneMove& move) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(move.id)}};
  if (move.body) {
    members.push_back({"front", space_json(move.body->front)});
    members.push_back({"back", space_json(move.body->back)});
  } else {
    members.push_back({"removed", JsonValue::from_bool(true)});
  }
  if (!move.riders.empty()) members.push_back({"riders", carried_json(move.riders)});
  return JsonValue::from_members(std::move(members));
}

bool has_id(const mayhem::Pieces& pieces, std::string_view id) {
  const auto is_it = [&](const auto& piece) { return piece.id == id; };
  return std::any_of(pieces.units.begin(), pieces.units.end(), is_it) ||
         std::any_of(pieces.vehicles.begin(), pieces.vehicles.end(), is_it) ||
         std::any_of(pieces.devices.begin(), pieces.devices.end(), is_it);
}

// The id of a new piece.
Result<std::string> read_new_id(const JsonCursor& at, const MayhemState& state) {
  auto id = read_piece_id(at);
  if (id && has_id(*state.pieces, *id)) {
    return Failure(at.fault("duplicate-id", "\"" + *id + "\", which stands on the board already",
                            "the id of a drone that is not on the board"));
  }
  return id;
}

// What the question does not tell of a new drone is as with those on the board.
mayhem::Newcomer newcomer(const mayhem::Pieces& pieces, std::string id, Space entry,
                          std::optional<std::string> side, std::optional<std::size_t> colour) {
  mayhem::Newcomer drone{std::move(id), {}, {}, entry};
  for (const mayhem::Vehicle& vehicle : pieces.vehicles) {
    if (vehicle.kind != mayhem::VehicleKind::drone) continue;
    if (drone.side.empty()) drone.side = vehicle.side;
    if (drone.colour.empty()) drone.colour = vehicle.ram;
  }
  if (side) drone.side = *std::move(side);
  if (colour) drone.colour = mayhem::kDieColours[*colour];
  return drone;
}

}  // namespace

Result<Asked> read_drones(const JsonCursor& question, const MayhemState& state) {
  ObjectReader reader(question);
  const int number = reader.required("number", read_number());
  const auto side = reader.unless_null("side", read_name);
  const auto kept = std::make_shared<std::map<const Board*, Answer>>();
  const auto answer = [number, side, kept, &state](const Options& options) {
    const Board& ground = state.boards->ground(options);
    if (const auto known = kept->find(&ground); known != kept->end()) return known->second;
    std::optional<std::string_view> of_side;
    if (side) of_side = *side;
    mayhem::DronesRuling ruling = mayhem::rule_drones(ground, *state.pieces, of_side, number,
                                                      mayhem::VehicleRules::from(options));
    const bool is_ramming = !ruling.rams.empty();
    Answer result;
    result.own.push_back({"order", list_json(ruling.moves, [](const mayhem::DroneMove& move) {
                            return JsonValue::from_text(move.id);
                          })});
    result.own.push_back({"moves", list_json(ruling.moves, move_json)});
    result.own.push_back({"rams", rams_json(ruling.rams, true)});
    result.because = std::move(ruling.because);
    // The options of drones are those of pushes: where nobody is rammed, only the ground counts.
    if (!is_ramming) kept->emplace(&ground, result);
    return result;
  };
  return reader.finish(Asked{answer, mayhem::drone_options(), {}});
}

Result<Asked> read_spawn(const JsonCursor& question, const MayhemState& state) {
  ObjectReader reader(question);
  std::string id =
      reader.required("id", [&](const JsonCursor& written) { return read_new_id(written, state); });
  const Space entry = reader.required("entry", [&](const JsonCursor& written) {
    return state.places->read_on_level(written, kGroundLevel);
  });
  const int number = reader.required("number", read_number());
  const auto side = reader.unless_null("side", read_name);
  const auto colour = reader.unless_null(
      "ram", [](const JsonCursor& written) { return written.one_of(mayhem::kDieColours); });
  const mayhem::Newcomer drone = newcomer(*state.pieces, std::move(id), entry, side, colour);
  const auto answer = [number, drone, &state](const Options& options) {
    mayhem::SpawnRuling ruling =
        mayhem::rule_spawn(state.boards->ground(options), *state.pieces, drone, number,
                           mayhem::VehicleRules::from(options));
    Answer result;
    result.own.push_back({"legal", JsonValue::from_bool(ruling.legal)});
    result.own.push_back({"front", ruling.body ? space_json(ruling.body->front) : JsonValue()});
    result.own.push_back({"back", ruling.body ? space_json(ruling.body->back) : JsonValue()});
    if (ruling.legal && !ruling.body) {
      result.own.push_back({"removed", JsonValue::from_bool(true)});
    }
    result.own.push_back({"rams", rams_json(ruling.rams, false)});
    result.because = std::move(ruling.because);
    return result;
  };
  return reader.finish(Asked{answer, mayhem::drone_options(), {}});
}

Result<Asked> read_traffic(const JsonCursor& question, const MayhemState& state) {
  ObjectReader reader(question);
  const std::size_t drone =
      reader.required("drone", [&](const JsonCursor& written) -> Result<std::size_t> {
        auto index = read_vehicle_id(written, state);
        if (index && state.pieces->vehicles[*index].kind != mayhem::VehicleKind::drone) {
          return Failure(written.wrong("a drone: this vehicle is a car"));
        }
        return index;
      });
  const std::size_t unit = reader.required(
      "unit", [&](const JsonCursor& written) { return read_unit_id(written, state); });
  const int number = reader.required("number", read_number());
  const auto answer = [number, drone, unit, &state](const Options& options) {
    mayhem::TrafficRuling ruling =
        mayhem::rule_traffic(state.boards->ground(options), *state.pieces, drone, unit, number,
                             mayhem::VehicleRules::from(options));
    Answer result;
    result.own.push_back({"hit", JsonValue::from_bool(ruling.hit)});
    result.own.push_back({"front", space_json(ruling.front)});
    result.own.push_back({"rams", rams_json(ruling.rams, false)});
    result.because = std::move(ruling.because);
    return result;
  };
  return reader.finish(Asked{answer, mayhem::traffic_options(), {}});
}

}  // namespace parapet::ask
