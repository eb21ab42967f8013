#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "rules/ask/mayhem/board_state.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/collapse/collapse.h"
#include "rules/mayhem/collapse/demolish.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kCollapseKeys[] = {"building", "damage", "turn",
                                              "at",       "size",   "displace_to"};
constexpr std::string_view kDemolishKeys[] = {"unit", "building"};

constexpr std::string_view kCollapseOptions[] = {"C1", "C2", "C3", "C4", "C5",
                                                 "C6", "G3", "G5", "M3", "M4"};
constexpr std::string_view kDemolishOptions[] = {"R1", "R2", "R3", "M3", "M4"};

constexpr std::size_t kMostDamages = 1'000;

JsonValue move_json(const mayhem::CollapseMove& move) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(move.id)},
                                     {"from", space_json(move.from)},
                                     {"to", move.to ? space_json(*move.to) : JsonValue()},
                                     {"dice", JsonValue::from_text(move.dice)}};
  if (!move.to) members.push_back({"downed", JsonValue::from_bool(true)});
  if (move.is_displaced && move.to) {
    members.push_back({"choices", spaces_json(move.choices)});
    members.push_back(
        {"chooser", move.chooser.empty() ? JsonValue() : JsonValue::from_text(move.chooser)});
  }
  return JsonValue::from_members(std::move(members));
}

std::vector<JsonMember> collapse_members(const mayhem::CollapseRuling& ruling,
                                         const MayhemState& state) {
  std::vector<JsonMember> members = {{"collapses", JsonValue::from_bool(!ruling.collapsed.empty())},
                                     {"level", JsonValue::from_integer(ruling.level)},
                                     {"strength", integer_or_null(ruling.strength)},
                                     {"damage", JsonValue::from_integer(ruling.damage)}};
  members.push_back({"collapsed", integers_json(ruling.collapsed)});
  members.push_back({"next", integer_or_null(ruling.next)});
  members.push_back({"carried", JsonValue::from_integer(ruling.carried)});
  members.push_back({"moves", list_json(ruling.moves, move_json)});
  members.push_back({"after", after_json(state, ruling.after)});
  return members;
}

Result<std::vector<int>> read_damages(const JsonCursor& at) {
  const auto damage = read_integer(0, kMaxAmount);
  if (at.value().is_list()) {
    auto damages = read_list(at, kMostDamages, "damages", damage);
    if (damages && damages->empty()) return Failure(at.wrong("one damage at least"));
    return damages;
  }
  const auto one = damage(at);
  if (!one) return Failure(one.error());
  return std::vector<int>{*one};
}

Result<mayhem::CollapseQuestion> read_collapse_question(const JsonCursor& question,
                                                        const MayhemState& state) {
  ObjectReader reader(question);
  mayhem::CollapseQuestion collapse;
  collapse.entry = reader.required(
      "building", [&](const JsonCursor& at) { return state.places->read_entry(at); });
  collapse.damages = reader.required("damage", read_damages);
  collapse.turn = reader.unless_null("turn", read_name, std::string());
  collapse.size = reader.unless_null("size", read_size_name, collapse.size);
  if (reader.failed()) return reader.finish(std::move(collapse));

  const mayhem::Building building(state.board(), state.boards->map(), collapse.entry);
  collapse.at = reader.unless_null("at", [&](const JsonCursor& at) -> Result<Space> {
    auto space = read_space_or_piece(at, state);
    if (space && !building.holds(*space)) {
      return Failure(at.wrong("a space Inside the building or on its topmost Level"));
    }
    return space;
  });
  collapse.chosen = reader.unless_null(
      "displace_to",
      [&](const JsonCursor& at) {
        return read_list(at, kMaxPieces, "places", [&](const JsonCursor& place) {
          return read_space_or_piece(place, state);
        });
      },
      std::vector<Space>());
  return reader.finish(std::move(collapse));
}

// A place chosen for a displaced piece must be one of its choices as asked.
Result<void> check_choices(const JsonCursor& question, const MayhemState& state,
                           const mayhem::CollapseQuestion& collapse) {
  if (collapse.chosen.empty()) return {};
  const mayhem::CollapseRuling ruling =
      mayhem::rule_collapse(board_state(state, state.options), collapse, state.options);
  if (!ruling.wrong_choice) return {};
  return Failure(question.required("displace_to")
                     ->item(*ruling.wrong_choice)
                     .wrong("one of the `choices` of that displaced piece"));
}

Result<Asked> read_collapse(const JsonCursor& question, const MayhemState& state) {
  auto collapse = read_collapse_question(question, state);
  if (!collapse) return Failure(collapse.error());
  const auto& damages = collapse->damages;
  const auto laid =
      damages.size() - static_cast<std::size_t>(std::count(damages.begin(), damages.end(), 0));
  Result<void> checked = check_marker_room(question, state, laid);
  if (checked) checked = check_choices(question, state, *collapse);
  if (!checked) return Failure(checked.error());
  const auto answer = [collapse = *std::move(collapse), &state](const Options& options) {
    mayhem::CollapseRuling ruling =
        mayhem::rule_collapse(board_state(state, options), collapse, options);
    return Answer{collapse_members(ruling, state), std::move(ruling.because), {}};
  };
  return Asked{answer, kCollapseOptions, {}};
}

// Spaces as an answer carries them. Asked again under other options they are mostly the same, and
// of a large building they are many: what was written for them is kept.
struct KeptSpaces {
  std::vector<Space> spaces;
  JsonValue json = spaces_json({});

  const JsonValue& of(std::vector<Space> asked) {
    if (asked == spaces) return json;
    spaces = std::move(asked);
    json = spaces_json(spaces);
    return json;
  }
};

Result<Asked> read_demolish(const JsonCursor& question, const MayhemState& state) {
  const auto unit_at = question.required("unit");
  if (!unit_at) return Failure(unit_at.error());
  auto unit = read_stand(*unit_at, state);
  if (!unit) return Failure(unit.error());
  const auto building_at = question.required("building");
  if (!building_at) return Failure(building_at.error());
  const auto entry = state.places->read_entry(*building_at);
  if (!entry) return Failure(entry.error());
  const auto answer = [unit = *std::move(unit), entry = *entry,
                       kept = std::make_shared<KeptSpaces>(), &state](const Options& options) {
    const Board& board = state.boards->ground(options);
    const mayhem::Building building(board, state.boards->map(), entry);
    mayhem::DemolishRuling ruling = mayhem::rule_demolish(board, building, unit, options);
    return Answer{{{"legal", JsonValue::from_bool(ruling.legal)},
                   {"spaces", kept->of(std::move(ruling.spaces))}},
                  std::move(ruling.because),
                  {}};
  };
  return Asked{answer, kDemolishOptions, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"collapse", kCollapseKeys, read_collapse},
    {"demolish", kDemolishKeys, read_demolish},
};

}  // namespace

std::span<const MayhemQuestion> collapse_questions() { return kQuestions; }

}  // namespace parapet::ask
