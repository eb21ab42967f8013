#include <algorithm>
#include <string>
#include <utility>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/ask/read_id.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/place_json.h"
#include "rules/files/place_text.h"
#include "rules/mayhem/placement/event.h"
#include "rules/mayhem/placement/objective.h"
#include "rules/mayhem/placement/placement.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kPlaceKeys[] = {"side", "tile"};
constexpr std::string_view kRedeployKeys[] = {"unit", "tile"};
constexpr std::string_view kObjectiveKeys[] = {"objective"};
constexpr std::string_view kEventKeys[] = {"unit", "path"};

constexpr std::string_view kPlaceOptions[] = {"G5"};
constexpr std::string_view kRedeployOptions[] = {"G3", "G5", "M3", "M4"};
constexpr std::string_view kObjectiveOptions[] = {"M1", "M2", "M3", "M4", "Z1", "Z2", "Z3", "Z4"};
constexpr std::string_view kEventOptions[] = {"R1", "R2", "R3", "G5"};

constexpr std::size_t kMostPathSpaces = 10'000;

// A unit by its id, or by one of the spaces on which it stands.
Result<mayhem::Unit> read_unit(const JsonCursor& at, const MayhemState& state) {
  const std::vector<mayhem::Unit>& units = state.pieces->units;
  if (at.value().is_text() && !reads_as_place(at.value().text()) &&
      !entry_space_from_text(at.value().text())) {
    const auto unit = read_id(at, units, "a unit");
    if (!unit) return Failure(unit.error());
    return units[*unit];
  }
  const auto space = state.places->read(at);
  if (!space) return Failure(space.error());
  const auto unit = std::find_if(units.begin(), units.end(),
                                 [&](const mayhem::Unit& u) { return u.footprint.covers(*space); });
  if (unit == units.end())
    return Failure(at.wrong("the id of a unit, or a space where one stands"));
  return *unit;
}

Asked ask_placement(mayhem::PlacementQuestion question, std::span<const std::string_view> options,
                    const MayhemState& state) {
  const auto answer = [question = std::move(question), &state](const Options& chosen) {
    mayhem::PlacementRuling ruling =
        mayhem::rule_placement(state.boards->ground(chosen), *state.pieces, question, chosen);
    return Answer{{{"spaces", spaces_json(ruling.spaces)}}, std::move(ruling.because), {}};
  };
  return Asked{answer, options, {}};
}

Result<std::optional<std::size_t>> read_tile(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.member("tile");
  if (!at || at->value().is_null()) return std::optional<std::size_t>();
  const auto tile = state.places->read_entry(*at);
  if (!tile) return Failure(tile.error());
  return std::optional<std::size_t>(*tile);
}

Result<Asked> read_place(const JsonCursor& question, const MayhemState& state) {
  const auto side_at = question.required("side");
  if (!side_at) return Failure(side_at.error());
  auto side = read_name(*side_at);
  if (!side) return Failure(side.error());
  const auto tile = read_tile(question, state);
  if (!tile) return Failure(tile.error());
  mayhem::PlacementQuestion placement;
  placement.side = *std::move(side);
  placement.tile = *tile;
  return ask_placement(std::move(placement), kPlaceOptions, state);
}

Result<Asked> read_redeploy(const JsonCursor& question, const MayhemState& state) {
  const auto unit_at = question.required("unit");
  if (!unit_at) return Failure(unit_at.error());
  const auto unit = read_unit(*unit_at, state);
  if (!unit) return Failure(unit.error());
  const auto tile = read_tile(question, state);
  if (!tile) return Failure(tile.error());
  return ask_placement({unit->side, *tile, unit->footprint.width, unit->footprint.height, unit->id},
                       kRedeployOptions, state);
}

Result<mayhem::Marker> read_objective_marker(const JsonCursor& at, const MayhemState& state) {
  const auto id = at.text();
  if (!id) return Failure(id.error());
  std::vector<mayhem::Marker> found;
  std::vector<std::string_view> ids;
  for (const mayhem::Marker& marker : state.pieces->markers) {
    if (marker.kind != mayhem::MarkerKind::objective) continue;
    ids.push_back(marker.id);
    if (marker.id == *id) found.push_back(marker);
  }
  if (found.empty()) return Failure(unknown_id(at, "an objective", ids));
  if (found.size() > 1) {
    return Failure(at.fault(
        "two-objectives",
        described(at.value()) + ", which " + std::to_string(found.size()) + " objectives have",
        "an id that one objective has"));
  }
  return found.front();
}

Result<Asked> read_objective(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.required("objective");
  if (!at) return Failure(at.error());
  auto objective = read_objective_marker(*at, state);
  if (!objective) return Failure(objective.error());
  const auto answer = [objective = *std::move(objective), &state](const Options& options) {
    mayhem::ObjectiveRuling ruling =
        mayhem::rule_objective(state.boards->ground(options), *state.pieces, objective, options);
    return Answer{{{"flips", JsonValue::from_bool(ruling.flips)}}, std::move(ruling.because), {}};
  };
  return Asked{answer, kObjectiveOptions, {}};
}

JsonValue trigger_json(const mayhem::TriggeredEvent& event) {
  return JsonValue::from_members(
      {{"id", JsonValue::from_text(event.id)}, {"at", space_json(event.at)}});
}

Result<Asked> read_event(const JsonCursor& question, const MayhemState& state) {
  const auto unit_at = question.required("unit");
  if (!unit_at) return Failure(unit_at.error());
  const auto path_at = question.required("path");
  if (!path_at) return Failure(path_at.error());
  auto unit = read_unit(*unit_at, state);
  if (!unit) return Failure(unit.error());
  auto path = read_list(*path_at, kMostPathSpaces, "spaces of a path",
                        [&](const JsonCursor& at) { return read_space_or_piece(at, state); });
  if (!path) return Failure(path.error());
  const auto answer = [unit = *std::move(unit), path = *std::move(path),
                       &state](const Options& options) {
    mayhem::EventRuling ruling =
        mayhem::rule_event(state.boards->ground(options), *state.pieces, unit, path, options);
    return Answer{
        {{"triggers", list_json(ruling.triggers, trigger_json)}}, std::move(ruling.because), {}};
  };
  return Asked{answer, kEventOptions, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"place", kPlaceKeys, read_place},
    {"redeploy", kRedeployKeys, read_redeploy},
    {"objective", kObjectiveKeys, read_objective},
    {"event", kEventKeys, read_event},
};

}  // namespace

std::span<const MayhemQuestion> placement_questions() { return kQuestions; }

}  // namespace parapet::ask
