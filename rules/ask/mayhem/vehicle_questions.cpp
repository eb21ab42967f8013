#include <memory>
#include <utility>

#include "rules/ask/mayhem/drone_questions.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/vehicle_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_json.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kDriveKeys[] = {"vehicle", "moves", "push_to"};
constexpr std::size_t kMostMoves = 2'000;  // of a Turn: Speeds are at most 1,000

JsonValue footprint_json(const mayhem::VehicleBody& body) {
  return JsonValue::from_members(
      {{"front", space_json(body.front)}, {"back", space_json(body.back)}});
}

Result<std::vector<mayhem::VehicleMove>> read_moves(const JsonCursor& at) {
  return read_list(at, kMostMoves, "moves",
                   [](const JsonCursor& word) -> Result<mayhem::VehicleMove> {
                     const auto index = word.one_of(mayhem::kVehicleMoveWords);
                     if (!index) return Failure(index.error());
                     return static_cast<mayhem::VehicleMove>(*index);
                   });
}

struct DriveQuestion {
  std::size_t vehicle = 0;
  std::vector<mayhem::VehicleMove> moves;
  std::vector<Space> push_to;
  mayhem::VehicleRamps ramps;
};

Result<Asked> read_drive(const JsonCursor& question, const MayhemState& state) {
  ObjectReader reader(question);
  DriveQuestion drive;
  drive.vehicle = reader.required(
      "vehicle", [&](const JsonCursor& written) { return read_vehicle_id(written, state); });
  drive.moves = reader.required("moves", read_moves);
  drive.push_to = reader.unless_null("push_to",
                                     [&](const JsonCursor& written) {
                                       return read_list(written, kMostMoves, "places",
                                                        [&](const JsonCursor& place) {
                                                          return read_space_or_piece(place, state);
                                                        });
                                     },
                                     {});
  drive.ramps = mayhem::VehicleRamps(state.boards->map());
  const auto answer = [drive = std::make_shared<const DriveQuestion>(std::move(drive)),
                       &state](const Options& options) {
    const mayhem::VehicleGround ground{state.boards->ground(options), drive->ramps};
    mayhem::DriveRuling ruling =
        mayhem::rule_drive(ground, *state.pieces, drive->vehicle, drive->moves, drive->push_to,
                           mayhem::VehicleRules::from(options));
    Answer result;
    result.own.push_back({"legal", JsonValue::from_bool(ruling.legal())});
    result.own.push_back({"footprints", list_json(ruling.footprints, footprint_json)});
    result.own.push_back({"mp_left", JsonValue::from_integer(ruling.mp_left)});
    if (ruling.stopped_at) {
      result.own.push_back({"stopped_at", index_json(*ruling.stopped_at)});
    }
    result.own.push_back({"rams", rams_json(ruling.rams, false)});
    result.own.push_back({"riders", carried_json(ruling.riders)});
    result.because = std::move(ruling.because);
    return result;
  };
  return reader.finish(Asked{answer, mayhem::drive_options(), {}});
}

constexpr MayhemQuestion kQuestions[] = {
    {"drive", kDriveKeys, read_drive},
    {"drones", kDronesKeys, read_drones},
    {"spawn", kSpawnKeys, read_spawn},
    {"traffic", kTrafficKeys, read_traffic},
};

}  // namespace

std::span<const MayhemQuestion> vehicle_questions() { return kQuestions; }

}  // namespace parapet::ask
