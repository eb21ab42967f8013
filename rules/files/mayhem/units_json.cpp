#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_json.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 7> kUnitKeys = {"id",   "side", "at",    "facing",
                                                       "size", "main", "turret"};
constexpr std::array<std::string_view, 5> kDeviceKeys = {"id", "kind", "side", "at", "size"};
// The keys `at` and `size`, checked against the board.
mayhem::Footprint read_footprint(ObjectReader& reader, const PieceGround& ground) {
  const Space at =
      reader.required("at", [&](const JsonCursor& place) { return ground.places.read(place); });
  const FootprintSize size = reader.optional("size", read_size, FootprintSize{});
  const mayhem::Footprint footprint{at, size.width, size.height};
  if (reader.failed()) return footprint;
  const auto place = reader.cursor().required("at");
  if (auto checked = check_footprint(*place, footprint, ground); !checked) {
    reader.fail(checked.error());
  }
  return footprint;
}

Result<Space> read_main(const JsonCursor& at, const mayhem::Footprint& footprint,
                        const PieceGround& ground) {
  auto main = ground.places.read_on_level(at, footprint.at.level);
  if (main && !footprint.covers(*main)) return Failure(at.wrong("one of the unit's own spaces"));
  return main;
}

Result<mayhem::Unit> read_unit(const JsonCursor& at, const PieceGround& ground) {
  const auto facing = [&](const JsonCursor& written) {
    return read_facing(written, ground.options);
  };
  ObjectReader reader(at, kUnitKeys);
  mayhem::Unit unit;
  unit.id = reader.required("id", read_piece_id);
  unit.side = reader.required("side", read_name);
  unit.footprint = read_footprint(reader, ground);
  unit.main = reader.optional("main", [&](const JsonCursor& written) {
    return read_main(written, unit.footprint, ground);
  });
  unit.facing = reader.optional("facing", facing);
  unit.turret = reader.optional("turret", facing);
  return reader.finish(std::move(unit));
}

Result<mayhem::Device> read_device(const JsonCursor& at, const PieceGround& ground) {
  ObjectReader reader(at, kDeviceKeys);
  mayhem::Device device;
  device.id = reader.required("id", read_piece_id);
  device.kind = static_cast<mayhem::DeviceKind>(reader.required(
      "kind", [](const JsonCursor& written) { return written.one_of(mayhem::kDeviceKindWords); }));
  device.side = reader.required("side", read_name);
  device.footprint = read_footprint(reader, ground);
  return reader.finish(std::move(device));
}

void add_place(std::vector<JsonMember>& members, const mayhem::Footprint& footprint) {
  members.push_back({"at", space_json(footprint.at)});
  if (footprint.is_large()) members.push_back({"size", size_json(footprint)});
}

// [x, y], for it is on the Level of the unit.
JsonValue main_json(const mayhem::Unit& unit) {
  if (unit.main->level != unit.footprint.at.level) return space_json(*unit.main);
  return JsonValue::from_list(
      {JsonValue::from_integer(unit.main->x), JsonValue::from_integer(unit.main->y)});
}

JsonValue unit_json(const mayhem::Unit& unit) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(unit.id)},
                                     {"side", JsonValue::from_text(unit.side)}};
  add_place(members, unit.footprint);
  if (unit.main) members.push_back({"main", main_json(unit)});
  if (unit.facing) members.push_back({"facing", facing_json(*unit.facing)});
  if (unit.turret) members.push_back({"turret", facing_json(*unit.turret)});
  return JsonValue::from_members(std::move(members));
}

JsonValue device_json(const mayhem::Device& device) {
  const auto kind = mayhem::kDeviceKindWords[static_cast<std::size_t>(device.kind)];
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(device.id)},
                                     {"kind", JsonValue::from_text(std::string(kind))},
                                     {"side", JsonValue::from_text(device.side)}};
  add_place(members, device.footprint);
  return JsonValue::from_members(std::move(members));
}

}  // namespace

Result<std::vector<mayhem::Unit>> read_units(const JsonCursor& at, const PieceGround& ground) {
  return read_list(at, kMaxPieces, "units",
                   [&](const JsonCursor& unit) { return read_unit(unit, ground); });
}

Result<std::vector<mayhem::Device>> read_devices(const JsonCursor& at, const PieceGround& ground) {
  return read_list(at, kMaxPieces, "devices",
                   [&](const JsonCursor& device) { return read_device(device, ground); });
}

JsonValue units_json(const std::vector<mayhem::Unit>& units) { return list_json(units, unit_json); }

JsonValue devices_json(const std::vector<mayhem::Device>& devices) {
  return list_json(devices, device_json);
}

}  // namespace parapet
