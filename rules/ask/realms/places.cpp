#include "rules/ask/realms/places.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ask/read_id.h"
#include "rules/ask/realms/realms_question.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/files/realms/spaces_json.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/unit_plate.h"

namespace parapet::ask {
namespace {

std::string nearest_unit(const JsonCursor& at, const RealmsState& state) {
  return nearest_id(at, "a unit", ids_of(state.units()));
}

bool covers(const realms::Battlefield& field, const realms::Unit& unit, realms::SpaceId space) {
  if (unit.at == space) return true;
  const auto spaces = realms::covered_spaces(field, unit.at, unit.size);
  return spaces && std::find(spaces->begin(), spaces->end(), space) != spaces->end();
}

}  // namespace

Result<RealmsPlace> read_realms_place(const JsonCursor& at, const RealmsState& state) {
  if (at.value().is_text()) {
    if (const auto unit = realms::unit_index(state.units(), at.value().text())) return *unit;
  }
  const auto space = read_space_name(at, state.field());
  if (space) return *space;
  Fault fault = space.error();
  if (fault.code == "unknown-space" && !state.units().empty()) {
    fault.expected += ", or " + nearest_unit(at, state);
  }
  return Failure(std::move(fault));
}

realms::SpaceId space_of(const RealmsPlace& place, const RealmsState& state) {
  if (const auto* unit = std::get_if<std::size_t>(&place)) return state.units()[*unit].at;
  return std::get<realms::SpaceId>(place);
}

Result<realms::SpaceId> read_realms_space(const JsonCursor& at, const RealmsState& state) {
  const auto place = read_realms_place(at, state);
  if (!place) return Failure(place.error());
  return space_of(*place, state);
}

Result<std::size_t> read_unit_id(const JsonCursor& at, const RealmsState& state) {
  return read_id(at, state.units(), "a unit");
}

std::optional<std::size_t> unit_on(const RealmsState& state, realms::SpaceId space) {
  const auto units = state.units();
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (!units[n].airborne && !units[n].on && covers(state.field(), units[n], space)) return n;
  }
  return std::nullopt;
}

Result<Ratio> read_figure_height(const JsonCursor& at) {
  return read_pegs(at, Ratio::of(1, kMaxPegTerm), Ratio(kMaxPegTerm));
}

Result<RealmsMover> read_realms_mover(const JsonCursor& question, const RealmsState& state,
                                      const std::optional<JsonCursor>& from) {
  ObjectReader reader(question);
  std::optional<std::size_t> unit =
      reader.unless_null("unit", [&](const JsonCursor& at) { return read_unit_id(at, state); });
  const auto height = reader.unless_null("height", read_figure_height);
  const auto movement = reader.unless_null("movement", read_integer(0, kMaxMovement));
  const auto flies = reader.unless_null("flies", read_boolean);

  if (reader.failed()) return Failure(reader.fault());

  RealmsMover result;
  std::optional<std::size_t> standing;  // who is in nobody's way, because it is the one that moves
  if (from) {
    const auto place = read_realms_place(*from, state);
    if (!place) return Failure(place.error());
    result.from = space_of(*place, state);
    if (const auto* named = std::get_if<std::size_t>(&*place); named != nullptr && !unit) {
      unit = *named;
    }
    standing = unit_on(state, result.from);
  } else if (unit) {
    result.from = state.units()[*unit].at;
  }
  // A large unit's step is told from its north-west space.
  if (!unit && !height && standing && state.units()[*standing].at == result.from) unit = standing;
  if (!unit && !from) return Failure(missing_key(question, "from"));
  if (!unit && !height) return Failure(missing_key(question, "height"));
  if (unit) {
    result.unit = unit;
    result.mover = realms::mover_of(state.units(), *unit);
    result.movement = state.units()[*unit].movement;
  } else {
    result.mover.unit = standing;
  }
  if (height) result.mover.height = *height;
  if (flies) result.mover.flies = *flies;
  if (const auto given = question.member("movement")) result.movement = movement;
  return result;
}

}  // namespace parapet::ask
