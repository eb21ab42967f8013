#include <array>
#include <utility>

#include "rules/ask/realms/places.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/space_json.h"
#include "rules/ask/realms/step_answer.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/realms/riding/boarding.h"
#include "rules/realms/riding/unseat.h"

// board and unseat: getting on, off, and losing a seat.

namespace parapet::ask {
namespace {

constexpr std::string_view kBoardKeys[] = {"unit", "carrier", "to"};
constexpr std::string_view kUnseatKeys[] = {"unit", "cause"};
constexpr std::array<std::string_view, 2> kCauses = {"killed", "leaves"};

constexpr std::string_view kBoardOptions[] = {"K1", "K2",  "K3",  "K4",  "K5",  "K6",  "K7",
                                              "K8", "K11", "K14", "K16", "K18", "K19", "K20"};
constexpr std::string_view kUnseatOptions[] = {"K1", "K2", "K16", "K17"};

// The board with other units on it. Models of those that are still there go with them.
JsonValue after_json(const RealmsState& state, std::vector<realms::Unit> units) {
  RealmsFile file = state.board->file;
  file.options = state.options;
  file.units.models = state.units_written->models;
  file.units.units = std::move(units);
  return realms_file_json(file, state.field());
}

Result<Asked> read_board(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  const auto unit_id = [&state](const JsonCursor& at) { return read_unit_id(at, state); };
  realms::BoardingQuestion boarding;
  boarding.unit = reader.required("unit", unit_id);
  boarding.carrier = reader.required("carrier", unit_id);
  boarding.to = reader.unless_null(
      "to", [&state](const JsonCursor& at) { return read_realms_space(at, state); });
  if (!reader.failed() && boarding.unit == boarding.carrier) {
    reader.fail(question.member("carrier")->wrong("another unit than the one that gets on"));
  }
  if (reader.failed()) return Failure(reader.fault());
  const auto rule = [boarding, &state](const Options& options) {
    const auto tell = [&state](realms::BoardingRuling ruling) {
      const std::optional<realms::SpaceId> seat = ruling.seat;
      Answer result = step_answer(std::move(ruling.step));
      if (seat) result.own.push_back({"seat", space_json(state.field(), *seat)});
      return result;
    };
    return realms::rule_boarding(state.field(), state.units(), boarding, options).map(tell);
  };
  return tried_question(question, state, kBoardOptions, rule);
}

JsonValue unseated_json(const realms::Unseated& fall, const RealmsState& state) {
  const realms::Unit& unit = state.units()[fall.unit];
  std::vector<JsonMember> members = {
      {"id", JsonValue::from_text(unit.id)},
      {"wounds", JsonValue::from_integer(fall.wounds)},
      {"to", fall.to ? space_json(state.field(), *fall.to) : JsonValue()},
      {"choices", spaces_json(state.field(), fall.choices)},
      {"airborne", JsonValue::from_bool(fall.airborne)}};
  if (fall.on) members.push_back({"on", JsonValue::from_text(*fall.on)});
  members.push_back({"chooser", JsonValue::from_text(fall.chooser)});
  return JsonValue::from_members(std::move(members));
}

Result<Asked> read_unseat(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  realms::UnseatQuestion unseat;
  unseat.unit =
      reader.required("unit", [&state](const JsonCursor& at) { return read_unit_id(at, state); });
  unseat.cause = static_cast<realms::UnseatCause>(
      reader.required("cause", [](const JsonCursor& at) { return at.one_of(kCauses); }));
  if (reader.failed()) return Failure(reader.fault());
  const auto rule = [unseat, &state](const Options& options) {
    const auto tell = [&state](realms::UnseatRuling ruling) {
      Answer result;
      result.own = {{"falls", list_json(ruling.falls,
                                        [&state](const realms::Unseated& fall) {
                                          return unseated_json(fall, state);
                                        })},
                    {"after", after_json(state, std::move(ruling.after))}};
      result.because = std::move(ruling.because);
      return result;
    };
    return realms::rule_unseat(state.field(), state.units(), unseat, options).map(tell);
  };
  return tried_question(question, state, kUnseatOptions, rule);
}

constexpr RealmsQuestion kQuestions[] = {{"board", kBoardKeys, read_board},
                                         {"unseat", kUnseatKeys, read_unseat}};

}  // namespace

std::span<const RealmsQuestion> realms_rider_questions() { return kQuestions; }

}  // namespace parapet::ask
