#include <array>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/skyline/known_id.h"
#include "rules/files/skyline/limits.h"
#include "rules/files/skyline/network_json.h"

// The small things that lie on a network board: its dice and its units.

namespace parapet {
namespace {

constexpr std::array<std::string_view, 2> kDiceKeys = {"count", "faces"};
constexpr std::array<std::string_view, 4> kUnitKeys = {"id", "side", "kind", "location"};

Result<std::vector<skyline::Face>> read_face_list(const JsonCursor& at) {
  auto faces = read_list(at, skyline::kMostFaces, "faces", read_sky_face);
  if (faces && faces->empty()) return Failure(at.wrong("a list of one face at least"));
  return faces;
}

Result<skyline::Unit> read_unit(const JsonCursor& at, const KnownIds& locations) {
  ObjectReader reader(at, kUnitKeys);
  skyline::Unit unit;
  unit.id = reader.required("id", read_name);
  unit.side = reader.required("side", read_name);
  unit.kind = static_cast<skyline::UnitKind>(reader.optional(
      "kind", [](const JsonCursor& kind) { return kind.one_of(skyline::kUnitKindWords); }, 0));
  unit.location =
      reader.required("location", [&](const JsonCursor& id) { return locations.read(id); });
  return reader.finish(std::move(unit));
}

}  // namespace

Result<skyline::Face> read_sky_face(const JsonCursor& at) {
  constexpr std::string_view kSafe = "safe";
  if (at.value().text() == kSafe) return skyline::Face{};
  const auto number = at.integer(0, skyline::kMostOnFace);
  if (number) return skyline::Face{*number};
  return Failure(
      at.wrong("\"safe\" or a whole number from 0 to " + std::to_string(skyline::kMostOnFace)));
}

Result<skyline::Dice> read_sky_dice(const JsonCursor& at) {
  ObjectReader reader(at, kDiceKeys);
  skyline::Dice dice;
  dice.count = static_cast<std::size_t>(
      reader.optional("count", read_integer(1, static_cast<int>(skyline::kMostDice)),
                      static_cast<int>(dice.count)));
  dice.faces = reader.required("faces", read_face_list);
  return reader.finish(std::move(dice));
}

Result<std::vector<skyline::Unit>> read_sky_units(const JsonCursor& at,
                                                  const skyline::Network& network) {
  const KnownIds locations("a location", network.locations);
  auto units = read_list(at, kMaxRiders, "units",
                         [&](const JsonCursor& unit) { return read_unit(unit, locations); });
  if (!units) return units;
  if (auto checked = check_ids_differ(at, "unit", *units); !checked) {
    return Failure(checked.error());
  }
  return units;
}

JsonValue sky_face_json(const skyline::Face& face) {
  return face.number ? JsonValue::from_integer(*face.number) : JsonValue::from_text("safe");
}

JsonValue sky_units_json(const std::vector<skyline::Unit>& units, const skyline::Network& network) {
  return list_json(units, [&](const skyline::Unit& unit) {
    const auto kind = skyline::kUnitKindWords[static_cast<std::size_t>(unit.kind)];
    return JsonValue::from_members(
        {{"id", JsonValue::from_text(unit.id)},
         {"side", JsonValue::from_text(unit.side)},
         {"kind", JsonValue::from_text(std::string(kind))},
         {"location", JsonValue::from_text(network.locations[unit.location].id)}});
  });
}

}  // namespace parapet
