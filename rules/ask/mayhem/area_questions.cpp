#include <string>
#include <utility>

#include "rules/ask/mayhem/critical_eyes.h"
#include "rules/ask/mayhem/explode_question.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/range_bands.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/ask/read_id.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/area/area_attack.h"
#include "rules/mayhem/area/area_pieces.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kAreaKeys[] = {"center",      "radius",      "attacker", "bands",
                                          "bands_order", "range_shift", "targets"};

// An explosion looks along one Level only.
constexpr std::string_view kBlastOptions[] = {"L1",  "L2",  "L3", "L4", "L5", "L6", "L13",
                                              "L14", "L15", "R3", "F1", "A1", "A2", "A5",
                                              "A6",  "M1",  "M2", "M3", "M4"};
constexpr std::string_view kAreaOptions[] = {
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15",
    "R1", "R2", "R3", "F1", "F3", "P6", "A1", "A2", "A5", "A6",  "A7",  "M1",  "M2",  "M3",  "M4"};

constexpr std::size_t kMostTargets = 1000;

// Who attacks: a piece by its id, or what stands on a space.
Result<mayhem::AreaAttacker> read_attacker(const JsonCursor& at, const MayhemState& state) {
  auto stand = read_stand(at, state);
  if (!stand) return Failure(stand.error());
  const mayhem::AreaPieces pieces(state.board(), *state.pieces, Options());
  std::optional<std::size_t> piece;
  if (at.value().is_text()) piece = pieces.named(at.value().text());
  if (!piece) piece = pieces.on(stand->main);
  mayhem::AreaAttacker attacker{*std::move(stand), {}};
  if (piece) attacker.side = pieces.all()[*piece].side;
  return attacker;
}

// The Center of an area has floor: the dice are rolled for spaces.
Result<mayhem::Stand> read_center(const JsonCursor& at, const MayhemState& state) {
  auto stand = read_stand(at, state);
  if (!stand) return Failure(stand.error());
  for (const Space& space : stand->spaces) {
    if (state.board().floor(space)) return stand;
  }
  return Failure(
      at.fault("no-floor", "no floor at " + to_letters(stand->main), "a Center with floor"));
}

Result<std::vector<std::string>> read_targets(const JsonCursor& at, const MayhemState& state) {
  return read_list(at, kMostTargets, "targets", [&](const JsonCursor& item) -> Result<std::string> {
    const auto id = item.text();
    if (!id) return Failure(id.error());
    if (mayhem::find_stand(*state.pieces, *id)) return *id;
    return Failure(unknown_id(item, "a piece", ids_of(state.pieces->units)));
  });
}

JsonValue target_json(const mayhem::AreaTarget& target) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(target.id)},
                                     {"hit", JsonValue::from_bool(target.hit)}};
  if (target.hit) {
    members.push_back({"protected", JsonValue::from_bool(target.is_protected)});
    members.push_back({"flank", JsonValue::from_bool(target.flank)});
    members.push_back({"net", JsonValue::from_integer(target.net)});
  }
  return JsonValue::from_members(std::move(members));
}

Answer area_answer(mayhem::AreaRuling ruling, bool targets_asked) {
  Answer answer;
  answer.own = {{"center", space_json(ruling.center)},
                {"spaces", spaces_json(ruling.spaces)},
                {"hits", list_json(ruling.hits, JsonValue::from_text)},
                {"explosive", spaces_json(ruling.explosive)}};
  if (ruling.bands_asked) answer.own.push_back({"band", band_json(ruling.band)});
  if (targets_asked) answer.own.push_back({"targets", list_json(ruling.targets, target_json)});
  answer.own.push_back({"legal", JsonValue::from_bool(ruling.legal)});
  answer.own.push_back({"push_from", space_json(ruling.push_from)});
  answer.because = std::move(ruling.because);
  if (ruling.evidence) answer.evidence = Evidence::of(*std::move(ruling.evidence));
  return answer;
}

Result<Asked> read_area(const JsonCursor& question, const MayhemState& state) {
  ObjectReader reader(question);
  mayhem::AreaQuestion area;
  area.center =
      reader.required("center", [&](const JsonCursor& at) { return read_center(at, state); });
  area.radius = reader.required("radius", read_integer(0, Board::kMaxSide));
  area.attacker =
      reader.optional("attacker", [&](const JsonCursor& at) { return read_attacker(at, state); });
  area.bands = read_bands(reader);
  if (area.bands && !area.attacker) reader.fail(missing_key(question, "attacker"));
  const auto targets =
      reader.optional("targets", [&](const JsonCursor& at) { return read_targets(at, state); });
  area.targets = targets.value_or(std::vector<std::string>());
  if (reader.failed()) return reader.finish(Asked{});

  std::vector<Ratio> eyes;
  if (area.attacker) eyes = critical_eye_heights(area.attacker->stand, area.center);
  const std::span<const std::string_view> options =
      area.attacker ? std::span<const std::string_view>(kAreaOptions) : kBlastOptions;
  const auto answer = [area, asked = targets.has_value(), &state](const Options& chosen) {
    const auto boards = mayhem::AreaBoards::from(*state.boards, chosen);
    return area_answer(mayhem::rule_area(boards, *state.pieces, area, chosen), asked);
  };
  return Asked{answer, options, std::move(eyes)};
}

constexpr MayhemQuestion kQuestions[] = {
    {"area", kAreaKeys, read_area},
    {"explosive", kExplosiveKeys, read_explosive},
    {"explode", kExplodeKeys, read_explode},
};

}  // namespace

std::span<const MayhemQuestion> area_questions() { return kQuestions; }

}  // namespace parapet::ask
