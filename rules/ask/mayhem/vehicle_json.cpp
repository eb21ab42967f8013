#include "rules/ask/mayhem/vehicle_json.h"

#include <string>
#include <utility>

#include "rules/ask/mayhem/ruling_json.h"
#include "rules/ask/read_id.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/place_json.h"

namespace parapet::ask {
namespace {

JsonValue ram_dice_json(const mayhem::Ram& ram) {
  if (!ram.attacked) return JsonValue::from_text("");
  if (ram.colour.empty()) return {};
  return JsonValue::from_text(std::string(mayhem::kRamDice, ram.colour.front()));
}

JsonValue ram_json(const mayhem::Ram& ram, bool tells_vehicle) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(ram.unit)}};
  if (tells_vehicle) members.push_back({"by", JsonValue::from_text(ram.vehicle)});
  members.push_back({"at", space_json(ram.at)});
  members.push_back({"choices", spaces_json(ram.choices)});
  members.push_back({"to", ram.to ? space_json(*ram.to) : JsonValue()});
  members.push_back({"attacked", JsonValue::from_bool(ram.attacked)});
  members.push_back({"dice", ram_dice_json(ram)});
  members.push_back({"chooser", JsonValue::from_text(ram.chooser)});
  if (ram.levels_fallen > 0) {
    members.push_back({"levels_fallen", JsonValue::from_integer(ram.levels_fallen)});
    members.push_back({"fall_dice", JsonValue::from_text(std::string(
                                        static_cast<std::size_t>(ram.levels_fallen), 'R'))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace

JsonValue rams_json(const std::vector<mayhem::Ram>& rams, bool tells_vehicle) {
  return list_json(rams, [=](const mayhem::Ram& ram) { return ram_json(ram, tells_vehicle); });
}

JsonValue carried_json(const std::vector<mayhem::Carried>& carried) {
  return list_json(carried, [](const mayhem::Carried& one) {
    return JsonValue::from_members(
        {{"id", JsonValue::from_text(one.unit)}, {"at", space_json(one.at)}});
  });
}

Result<std::size_t> read_vehicle_id(const JsonCursor& at, const MayhemState& state) {
  return read_id(at, state.pieces->vehicles, "a vehicle");
}

Result<std::size_t> read_unit_id(const JsonCursor& at, const MayhemState& state) {
  return read_id(at, state.pieces->units, "a unit");
}

}  // namespace parapet::ask
