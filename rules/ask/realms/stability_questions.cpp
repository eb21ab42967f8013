#include <array>
#include <memory>
#include <utility>

#include "physics/collapse/collapse.h"
#include "rules/ask/collapse/collapse_json.h"
#include "rules/ask/collapse/stable_question.h"
#include "rules/ask/collapse/structure_question.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/collapse/board_after.h"
#include "rules/collapse/body_names.h"
#include "rules/collapse/brick_structure.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/realms/collapse/unit_falls.h"
#include "rules/realms/reasons.h"

// stable and remove of brick boards.

namespace parapet::ask {
namespace {

constexpr std::array<std::string_view, 2> kCauseWords = {"support", "hit"};

Result<physics::Structure> structure_of(const JsonCursor& question, const RealmsState& state,
                                        const StructureQuestion& asked) {
  auto structure = collapse::brick_structure(state.field(), state.units(), asked.table);
  if (structure) return structure;
  const Fault& fault = structure.error();
  return Failure(question.fault(fault.code, fault.found, fault.expected));
}

Result<Asked> read_stable(const JsonCursor& question, const RealmsState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  auto structure = structure_of(question, state, *asked);
  if (!structure) return Failure(structure.error());
  return stable_question(question, *asked, *std::move(structure), state.progress);
}

// What moved, for those who stand on it.
realms::CollapsedPieces collapsed_pieces(const physics::Collapse& collapse, std::size_t count) {
  realms::CollapsedPieces pieces{flags_of(collapse.removed, count),
                                 std::vector<bool>(count, false)};
  for (const physics::RestingBody& body : collapse.fallen) {
    for (const physics::RestingPiece& piece : body.pieces) {
      pieces.moved[piece.piece] = pieces.fallen[piece.piece] = true;
    }
  }
  return pieces;
}

JsonValue fall_json(const RealmsState& state, const realms::UnitFall& fall) {
  return JsonValue::from_members(
      {{"unit", JsonValue::from_text(state.units()[fall.unit].id)},
       {"drop", number_json(fall.drop)},
       {"wounds", JsonValue::from_integer(fall.wounds)},
       {"why",
        JsonValue::from_text(std::string(kCauseWords[static_cast<std::size_t>(fall.cause)]))}});
}

Reason fall_reason(const RealmsState& state, const realms::UnitFall& fall) {
  const realms::Unit& unit = state.units()[fall.unit];
  const bool falls = fall.cause == realms::FallCause::support;
  const std::string drop = realms::pegs_text(fall.drop);
  std::string text = falls ? "\"" + unit.id + "\" loses what it stands on and falls " + drop
                           : "What comes down falls " + drop + " onto \"" + unit.id + "\"";
  text += fall.wounds == 0 ? ": no wounds." : ": " + std::to_string(fall.wounds) + " wounds.";
  return {falls ? "COR-DN-3" : "PHY-HIT", std::move(text),
          NamedSpace{state.field().name_of(unit.at)}};
}

// What is known of a collapse before anybody asks for an answer.
struct Removal {
  RemoveEvidence evidence;
  std::vector<realms::UnitFall> falls;
  JsonValue after;
};

Result<Removal> removal(const RealmsState& state, physics::Structure structure,
                        const std::vector<std::uint32_t>& removed, const StructureQuestion& asked) {
  Removal found;
  found.evidence.collapse =
      physics::collapse(structure, removed, {}, asked.limited(state.progress));
  found.evidence.structure = std::move(structure);
  const physics::Structure& whole = found.evidence.structure;
  const physics::Collapse& collapse = found.evidence.collapse;
  found.evidence.body_names = collapse::body_names(state.board->file.terrain, collapse);
  auto falls =
      realms::unit_falls(state.field(), state.units(),
                         collapsed_pieces(collapse, whole.pieces.size()), whole.table_height);
  if (!falls) return Failure(falls.error());
  found.falls = *std::move(falls);
  auto after =
      collapse::board_after(*state.board, *state.units_written, whole, collapse, found.falls);
  if (!after) return Failure(after.error());
  after->file.options = state.options;
  found.after = realms_file_json(after->file, after->field);
  return found;
}

Answer remove_answer(const Removal& removal, const RealmsState& state) {
  Answer answer;
  answer.own =
      removal_members(removal.evidence, list_json(removal.falls, [&](const realms::UnitFall& fall) {
                        return fall_json(state, fall);
                      }));
  answer.own.push_back({"after", removal.after});
  answer.because = removal_reasons(removal.evidence);
  for (const realms::UnitFall& fall : removal.falls) {
    answer.because.push_back(fall_reason(state, fall));
  }
  answer.evidence = Evidence::of(removal.evidence);
  return answer;
}

Result<Asked> read_remove(const JsonCursor& question, const RealmsState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  auto structure = structure_of(question, state, *asked);
  if (!structure) return Failure(structure.error());
  const auto removed = read_removed(question, *structure);
  if (!removed) return Failure(removed.error());
  if (!*removed) {
    return Failure(question.required("post")->fault("wrong-value", "a post",
                                                    "pieces or a sphere: a board of bricks has "
                                                    "no Levels on posts"));
  }
  auto found = removal(state, *std::move(structure), **removed, *asked);
  if (!found) {
    const Fault& fault = found.error();
    return Failure(question.fault(fault.code, fault.found, fault.expected));
  }
  const auto answer = [found = std::make_shared<const Removal>(*std::move(found)),
                       &state](const Options&) { return remove_answer(*found, state); };
  return Asked{answer, {}, {}};
}

constexpr RealmsQuestion kQuestions[] = {
    {"stable", kStableKeys, read_stable},
    {"remove", kRemoveKeys, read_remove},
};

}  // namespace

std::span<const RealmsQuestion> realms_stability_questions() { return kQuestions; }

}  // namespace parapet::ask
