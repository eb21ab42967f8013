#include "rules/ask/collapse/collapse_json.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/collapse/why_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/place_json.h"

namespace parapet::ask {
namespace {

using physics::kTable;
using physics::LoadFactor;

constexpr std::size_t kMostWeakest = 10;

std::string id_of(const physics::Structure& structure, std::uint32_t piece) {
  return piece == kTable ? "table" : structure.pieces[piece].id;
}

// Contacts that hold by studs, the most used first; of those that are used as much the ones that
// would open, the fastest first.
std::vector<std::uint32_t> weakest_of(const physics::Standing& standing) {
  const std::vector<LoadFactor>& used = standing.utilisation;
  std::vector<std::uint32_t> order;
  for (std::uint32_t contact = 0; contact < used.size(); ++contact) {
    if (used[contact] > 0) order.push_back(contact);
  }
  const auto key = [&](std::uint32_t contact) {
    return std::pair(used[contact], standing.opening[contact]);
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return key(a) > key(b); });
  if (order.size() > kMostWeakest) order.resize(kMostWeakest);
  return order;
}

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

Because stable_reasons(const StableEvidence& evidence) {
  const physics::Standing& standing = evidence.standing;
  const auto piece = [&](std::uint32_t n) { return NamedPiece{evidence.structure.pieces[n].id}; };
  Because because;
  if (!standing.unsupported.empty()) {
    const std::size_t count = standing.unsupported.size();
    because.push_back({"PHY-PATH",
                       counted(count, "piece has", "pieces have") + " no way to the ground, \"" +
                           evidence.structure.pieces[standing.unsupported.front()].id +
                           "\" for one.",
                       piece(standing.unsupported.front())});
  }
  if (standing.factor == physics::kAnyLoad && standing.not_analysed.empty()) {
    because.push_back({"PHY-LOAD", "Pressure alone carries it, whatever it weighs.", {}});
  } else if (standing.unsupported.empty() && standing.factor != physics::kAnyLoad) {
    Place at;
    if (!evidence.moving.empty()) at = piece(evidence.moving.front());
    because.push_back({"PHY-LOAD",
                       "It carries " + load_factor_text(standing.factor) +
                           " times its weight: " + (standing.stands ? "it stands." : "it falls."),
                       std::move(at)});
  }
  if (standing.is_critical) {
    because.push_back({"PHY-CRIT", "A hair decides it: it stands on an edge.", {}});
  }
  for (const std::uint32_t contact : weakest_of(standing)) {
    const physics::Contact& weak = evidence.contacts[contact];
    because.push_back({"PHY-GRIP",
                       "Weakest is where \"" + id_of(evidence.structure, weak.upper) +
                           "\" holds on to \"" + id_of(evidence.structure, weak.lower) + "\".",
                       piece(weak.upper)});
    break;
  }
  if (!standing.not_analysed.empty()) {
    because.push_back({"PHY-TIME",
                       counted(standing.not_analysed.size(), "piece was", "pieces were") +
                           " not weighed: the time was up.",
                       {}});
  }
  return because;
}

JsonValue weakest_json(const StableEvidence& evidence, const physics::Standing& standing) {
  std::vector<JsonValue> weakest;
  for (const std::uint32_t contact : weakest_of(standing)) {
    if (contact >= evidence.contacts.size()) continue;  // a prop
    const physics::Contact& weak = evidence.contacts[contact];
    weakest.push_back(JsonValue::from_members(
        {{"a", JsonValue::from_text(id_of(evidence.structure, weak.upper))},
         {"b", JsonValue::from_text(id_of(evidence.structure, weak.lower))},
         {"utilisation", JsonValue::from_text(load_factor_text(standing.utilisation[contact]))}}));
  }
  return JsonValue::from_list(std::move(weakest));
}

// How it stands after each stage, and where it needs a prop.
JsonValue stages_json(const StableEvidence& evidence) {
  std::vector<JsonValue> stages;
  for (const physics::StageStanding& stage : evidence.while_built) {
    std::vector<JsonMember> members = {
        {"stable", JsonValue::from_bool(stage.standing.stands)},
        {"critical", JsonValue::from_bool(stage.standing.is_critical)},
        {"load_factor", JsonValue::from_text(load_factor_text(stage.standing.factor))},
        {"weakest", weakest_json(evidence, stage.standing)},
        {"prop", JsonValue()}};
    if (stage.prop_under) {
      members.back().value = JsonValue::from_members(
          {{"under", JsonValue::from_text(evidence.structure.pieces[*stage.prop_under].id)},
           {"load_factor", JsonValue::from_text(load_factor_text(stage.with_prop))}});
    }
    stages.push_back(JsonValue::from_members(std::move(members)));
  }
  return JsonValue::from_list(std::move(stages));
}

JsonValue loosened_json(const physics::Structure& structure, const physics::Loosened& loosened) {
  std::vector<JsonMember> members = {
      {"id", JsonValue::from_text(structure.pieces[loosened.piece].id)},
      {"why", JsonValue::from_text(std::string(collapse::word_of(loosened.why)))}};
  if (loosened.factor) {
    members.push_back({"load_factor", JsonValue::from_text(load_factor_text(*loosened.factor))});
  }
  return JsonValue::from_members(std::move(members));
}

std::vector<std::uint32_t> pieces_of(const physics::RestingBody& body) {
  std::vector<std::uint32_t> pieces;
  for (const physics::RestingPiece& piece : body.pieces) pieces.push_back(piece.piece);
  return pieces;
}

}  // namespace

std::string load_factor_text(LoadFactor factor) {
  const std::string decimals = std::to_string(physics::kBalanced + factor % physics::kBalanced);
  return std::to_string(factor / physics::kBalanced) + "." + decimals.substr(1);
}

JsonValue piece_ids_json(const physics::Structure& structure,
                         std::span<const std::uint32_t> pieces) {
  std::vector<JsonValue> ids;
  for (const std::uint32_t piece : pieces) {
    ids.push_back(JsonValue::from_text(structure.pieces[piece].id));
  }
  return JsonValue::from_list(std::move(ids));
}

void weigh(StableEvidence& evidence, const physics::Progress& progress) {
  const physics::Grip grip;
  evidence.contacts = physics::contacts_of(evidence.structure);
  evidence.standing =
      physics::who_stands(evidence.structure, evidence.contacts, evidence.removed, grip, progress);
  if (!evidence.standing.stands && evidence.standing.not_analysed.empty()) {
    const physics::Falling falling =
        physics::who_falls(evidence.structure, evidence.contacts, evidence.removed, grip, progress);
    for (const physics::Loosened& loosened : falling.loosened) {
      const auto& unsupported = evidence.standing.unsupported;
      if (!std::binary_search(unsupported.begin(), unsupported.end(), loosened.piece)) {
        evidence.moving.push_back(loosened.piece);
      }
    }
  }
  evidence.while_built = physics::stand_in_stages(
      evidence.structure, evidence.contacts, evidence.stages, evidence.removed, grip, progress);
}

Answer stable_answer(StableEvidence evidence) {
  const physics::Standing& standing = evidence.standing;
  Answer answer;
  answer.own = {{"stable", JsonValue::from_bool(standing.stands)},
                {"critical", JsonValue::from_bool(standing.is_critical)},
                {"load_factor", JsonValue::from_text(load_factor_text(standing.factor))},
                {"weakest", weakest_json(evidence, standing)},
                {"unsupported", piece_ids_json(evidence.structure, standing.unsupported)},
                {"moving", piece_ids_json(evidence.structure, evidence.moving)},
                {"not_analysed", index_json(standing.not_analysed.size())}};
  if (!evidence.stages.empty()) answer.own.push_back({"stages", stages_json(evidence)});
  answer.because = stable_reasons(evidence);
  answer.evidence = Evidence::of(std::move(evidence));
  return answer;
}

std::vector<JsonMember> removal_members(const RemoveEvidence& evidence, JsonValue falls) {
  const physics::Structure& structure = evidence.structure;
  const physics::Collapse& collapse = evidence.collapse;
  std::vector<JsonValue> fallen;
  for (std::size_t n = 0; n < collapse.fallen.size(); ++n) {
    const physics::RestingBody& body = collapse.fallen[n];
    fallen.push_back(
        JsonValue::from_members({{"body", JsonValue::from_text(evidence.body_names[n])},
                                 {"ids", piece_ids_json(structure, pieces_of(body))},
                                 {"from_mm", point_json(body.from)},
                                 {"to_mm", point_json(body.to)}}));
  }
  std::vector<JsonMember> members = {{"removed", piece_ids_json(structure, collapse.removed)},
                                     {"loosened", list_json(collapse.loosened,
                                                            [&](const physics::Loosened& loosened) {
                                                              return loosened_json(structure,
                                                                                   loosened);
                                                            })},
                                     {"fallen", JsonValue::from_list(std::move(fallen))},
                                     {"falls", std::move(falls)},
                                     {"standing", index_json(collapse.standing)}};
  if (!collapse.not_analysed.empty()) {
    members.push_back({"not_analysed", index_json(collapse.not_analysed.size())});
  }
  if (!collapse.settled.at_rest) members.push_back({"at_rest", JsonValue::from_bool(false)});
  return members;
}

Because removal_reasons(const RemoveEvidence& evidence) {
  const physics::Structure& structure = evidence.structure;
  const physics::Collapse& collapse = evidence.collapse;
  std::array<std::vector<const physics::Loosened*>, 3> by_why;
  for (const physics::Loosened& loosened : collapse.loosened) {
    by_why[static_cast<std::size_t>(loosened.why)].push_back(&loosened);
  }
  Because because;
  because.push_back(
      {"PHY-HIT", counted(collapse.removed.size(), "piece is", "pieces are") + " taken away.", {}});
  const auto tell = [&](physics::Why why, std::string rule, const std::string& text) {
    const auto& loosened = by_why[static_cast<std::size_t>(why)];
    if (loosened.empty()) return;
    because.push_back({std::move(rule), counted(loosened.size(), "piece", "pieces") + " " + text,
                       NamedPiece{structure.pieces[loosened.front()->piece].id}});
  };
  tell(physics::Why::no_path, "PHY-PATH", "with no way to the ground any more.");
  if (const auto& moved = by_why[static_cast<std::size_t>(physics::Why::mechanism)];
      !moved.empty()) {
    tell(physics::Why::mechanism, "PHY-LOAD",
         "could not be held: what was left carried " +
             load_factor_text(moved.front()->factor.value_or(0)) + " times its weight.");
  }
  tell(physics::Why::impact, "PHY-BREAK", "broke off when it struck.");
  if (collapse.loosened.empty()) because.push_back({"PHY-LOAD", "The rest stands.", {}});
  if (!collapse.not_analysed.empty()) {
    because.push_back({"PHY-TIME",
                       counted(collapse.not_analysed.size(), "piece was", "pieces were") +
                           " not weighed: the time was up.",
                       {}});
  }
  return because;
}

}  // namespace parapet::ask
