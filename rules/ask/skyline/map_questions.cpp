#include <optional>
#include <string>
#include <utility>

#include "rules/ask/read_id.h"
#include "rules/ask/skyline/rider.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/skyline/board_check.h"
#include "rules/skyline/normal_move.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kLocationKeys[] = {"location"};
constexpr std::string_view kMoveKeys[] = {"unit", "from", "to", "side"};

// The ids of those things that are on a location.
template <class Things>
JsonValue ids_on(const Things& things, std::size_t location) {
  std::vector<JsonValue> ids;
  for (const auto& thing : things) {
    if (thing.location == location) ids.push_back(JsonValue::from_text(thing.id));
  }
  return JsonValue::from_list(std::move(ids));
}

Answer location_answer(const SkylineState& state, std::size_t location) {
  const skyline::Network& network = state.network();
  const skyline::Location& here = network.locations[location];
  const bool token =
      std::find(network.tokens.begin(), network.tokens.end(), location) != network.tokens.end();
  Answer answer;
  answer.own = {{"territory", JsonValue::from_text(here.territory)},
                {"name", here.name.empty() ? JsonValue() : JsonValue::from_text(here.name)},
                {"spaces", ids_on(network.stops, location)},
                {"adjacent", locations_json(network, skyline::borders_of(network, location))},
                {"units", ids_on(state.units(), location)},
                {"token", JsonValue::from_bool(token)}};
  answer.because.push_back({"SKY-7",
                            "Location " + here.id + " is in territory " + here.territory + ".",
                            NamedSpace{here.id}});
  return answer;
}

Result<Asked> read_location_question(const JsonCursor& question, const SkylineState& state) {
  const auto at = question.required("location");
  if (!at) return Failure(at.error());
  const auto location = read_location(*at, state);
  if (!location) return Failure(location.error());
  return Asked{
      [&state, place = *location](const Options&) { return location_answer(state, place); },
      {},
      {}};
}

// A unit of the board starts where it stands.
Result<std::size_t> read_move_start(const JsonCursor& question, const Rider& rider,
                                    const SkylineState& state) {
  const auto at = question.member("from");
  if (!rider.unit) {
    if (!at) return Failure(missing_key(question, "from"));
    return read_location(*at, state);
  }
  const skyline::Unit& unit = state.units()[*rider.unit];
  if (!at) return unit.location;
  const auto from = read_location(*at, state);
  if (!from || *from == unit.location) return from;
  return Failure(at->wrong("location " + state.network().locations[unit.location].id +
                           ", where \"" + unit.id + "\" stands"));
}

Answer move_answer(const SkylineState& state, const std::optional<std::string>& side,
                   std::size_t from, std::size_t to) {
  const skyline::Network& network = state.network();
  skyline::MoveRuling ruling = skyline::rule_move(network, state.units(), side, from, to);
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(ruling.legal)},
                {"location", location_json(network, ruling.legal ? to : from)},
                {"combat", locations_json(network, ruling.combat)},
                {"unit_moves", JsonValue::from_integer(ruling.legal ? 1 : 0)}};
  answer.because = std::move(ruling.because);
  return answer;
}

Result<Asked> read_move(const JsonCursor& question, const SkylineState& state) {
  const auto rider = read_rider(question, state);
  if (!rider) return Failure(rider.error());
  if (const auto told = check_side(question, *rider, state); !told) return Failure(told.error());
  const auto from = read_move_start(question, *rider, state);
  if (!from) return Failure(from.error());
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto to = read_location(*to_at, state);
  if (!to) return Failure(to.error());
  return Asked{[&state, side = rider->side, start = *from, end = *to](const Options&) {
                 return move_answer(state, side, start, end);
               },
               {},
               {}};
}

Result<Asked> read_check(const JsonCursor& /*question*/, const SkylineState& state) {
  const auto answer = [&state](const Options&) {
    Answer checked;
    const auto warnings = skyline::check_network(state.network(), state.units());
    checked.own.push_back({"warnings", list_json(warnings, [](const auto& warning) {
                             return JsonValue::from_members(
                                 {{"code", JsonValue::from_text(warning.code)},
                                  {"text", JsonValue::from_text(warning.text)}});
                           })});
    return checked;
  };
  return Asked{answer, {}, {}};
}

constexpr SkylineQuestion kQuestions[] = {
    {"location", kLocationKeys, read_location_question},
    {"move", kMoveKeys, read_move},
    {"check", {}, read_check},
};

}  // namespace

std::span<const SkylineQuestion> sky_map_questions() { return kQuestions; }

}  // namespace parapet::ask
