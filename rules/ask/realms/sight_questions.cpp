#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "rules/ask/realms/places.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/sight_end.h"
#include "rules/ask/realms/space_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_json.h"
#include "rules/files/realms/length_json.h"
#include "rules/realms/sight/unit_sight.h"

// sight and exposure of game realms.

namespace parapet::ask {
namespace {

constexpr std::string_view kSightKeys[] = {"from", "to", "policy"};
constexpr std::string_view kSightOptions[] = {"K2", "K22"};
// In the order of SightPolicy.
constexpr std::array<std::string_view, 4> kPolicies = {"hair", "open", "closed", "tube"};

using realms::SightDetail;
using Units = std::vector<realms::Unit>;

struct SightAsked {
  realms::SightEnd from;
  realms::SightEnd to;
  SightPolicy policy = SightPolicy::hair;
  std::shared_ptr<const Units> units;  // the board's, and figures on spaces that are asked about
};

Result<SightAsked> read_sight_asked(const JsonCursor& question, const RealmsState& state) {
  ObjectReader reader(question);
  Units units(state.units().begin(), state.units().end());
  const auto end = [&](const JsonCursor& at) { return read_sight_end(at, state, units); };
  SightAsked asked;
  asked.from = reader.required("from", end);
  asked.to = reader.required("to", end);
  asked.policy = static_cast<SightPolicy>(reader.unless_null(
      "policy", [](const JsonCursor& at) { return at.one_of(kPolicies); }, 0));
  asked.units = std::make_shared<const Units>(std::move(units));
  return reader.finish(std::move(asked));
}

JsonValue policy_json(SightPolicy policy) {
  return JsonValue::from_text(std::string(kPolicies[static_cast<std::size_t>(policy)]));
}

// How the answer names pieces of the scene that was looked through.
struct PieceNames {
  const realms::Battlefield& field;
  const Units& units;

  JsonValue of(std::uint32_t piece) const {
    return JsonValue::from_text(realms::piece_name(field, units, piece));
  }
};

JsonValue contact_json(const SightContact& contact, const PieceNames& names) {
  const char* kind = contact.contact == Contact::crossing ? "crossing" : "touching";
  return JsonValue::from_members({{"id", names.of(contact.piece)},
                                  {"contact", JsonValue::from_text(kind)},
                                  {"enter", fraction_json(contact.enter)},
                                  {"leave", fraction_json(contact.leave)}});
}

JsonValue blocker_json(const SightBlocker& blocker, const PieceNames& names) {
  return JsonValue::from_members({{"id", names.of(blocker.piece)},
                                  {"enter", fraction_json(blocker.enter)},
                                  {"leave", fraction_json(blocker.leave)}});
}

// { "shift": [x, y, z] }, { "crossed": piece }, { "touched": [pieces] }; {} where there is none.
JsonValue certificate_json(const realms::UnitSightRuling& ruling, const PieceNames& names) {
  const SightCertificate& certificate = ruling.evidence.certificate;
  const auto piece_of = [&ruling](std::uint32_t body) { return ruling.scene.body(body).piece; };
  std::vector<JsonMember> members;
  if (certificate.shift) {
    const Vec shift = *certificate.shift;
    members.push_back({"shift", JsonValue::from_list({JsonValue::from_integer(shift.x),
                                                      JsonValue::from_integer(shift.y),
                                                      JsonValue::from_integer(shift.z)})});
  }
  if (certificate.crossed) {
    members.push_back({"crossed", names.of(piece_of(*certificate.crossed))});
  }
  if (!certificate.touched.empty()) {
    std::vector<std::uint32_t> pieces;
    for (const std::uint32_t body : certificate.touched) {
      const std::uint32_t piece = piece_of(body);
      if (std::find(pieces.begin(), pieces.end(), piece) == pieces.end()) pieces.push_back(piece);
    }
    members.push_back(
        {"touched", list_json(pieces, [&names](std::uint32_t piece) { return names.of(piece); })});
  }
  return JsonValue::from_members(std::move(members));
}

Answer sight_answer(realms::UnitSightRuling ruling, const PieceNames& names) {
  const auto contact = [&names](const SightContact& met) { return contact_json(met, names); };
  const auto blocker = [&names](const SightBlocker& met) { return blocker_json(met, names); };
  Answer answer;
  answer.own = {{"sight", JsonValue::from_bool(ruling.sight)},
                {"policy", policy_json(ruling.evidence.policy)},
                {"line", JsonValue::from_members({{"from", point_json(ruling.line.p)},
                                                  {"to", point_json(ruling.line.q)}})},
                {"contacts", list_json(ruling.evidence.contacts, contact)},
                {"blocked_by", list_json(ruling.evidence.blockers, blocker)},
                {"certificate", certificate_json(ruling, names)}};
  answer.because = ruling.because;
  answer.evidence = Evidence::of(std::move(ruling));
  return answer;
}

// A margin takes longer than all the rest, so it is left until somebody wants it. `rule` goes from
// Options and SightDetail to a Result of what `tell` makes an Answer of.
template <class Rule, class Tell>
Result<Asked> asked_with_margin(const JsonCursor& question, const RealmsState& state, Rule rule,
                                Tell tell) {
  const auto answer = [rule, tell](const Options& options) {
    return rule(options, SightDetail::evidence).map(tell);
  };
  auto asked = tried_question(question, state, kSightOptions, answer);
  if (!asked) return asked;
  asked->margin = [rule](const Options& options) {
    const auto ruling = rule(options, SightDetail::margin);
    return ruling ? Measured{margin_text(ruling->margin), ruling->too_close} : Measured{};
  };
  return asked;
}

Result<Asked> read_sight(const JsonCursor& question, const RealmsState& state) {
  const auto asked = read_sight_asked(question, state);
  if (!asked) return Failure(asked.error());
  const auto rule = [asked = *asked, &state](const Options& options, SightDetail detail) {
    return realms::rule_unit_sight(state.field(), state.terrain, *asked.units, asked.from, asked.to,
                                   asked.policy, options, detail);
  };
  const auto tell = [units = asked->units, &state](realms::UnitSightRuling ruling) {
    return sight_answer(std::move(ruling), {state.field(), *units});
  };
  return asked_with_margin(question, state, rule, tell);
}

Answer exposure_answer(realms::ExposureRuling ruling) {
  Answer answer;
  answer.own = {
      {"visible", fraction_json(ruling.visible())},
      {"raise_pegs", ruling.raise_pegs ? JsonValue::from_text(*ruling.raise_pegs) : JsonValue()}};
  if (ruling.raise_pegs) {
    answer.own.push_back({"raise_attained", JsonValue::from_bool(ruling.attained)});
  }
  answer.because = std::move(ruling.because);
  return answer;
}

Result<Asked> read_exposure(const JsonCursor& question, const RealmsState& state) {
  const auto asked = read_sight_asked(question, state);
  if (!asked) return Failure(asked.error());
  const auto rule = [asked = *asked, &state](const Options& options, SightDetail detail) {
    return realms::rule_exposure(state.field(), state.terrain, *asked.units, asked.from, asked.to,
                                 asked.policy, options, detail);
  };
  return asked_with_margin(question, state, rule, exposure_answer);
}

constexpr RealmsQuestion kQuestions[] = {{"sight", kSightKeys, read_sight},
                                         {"exposure", kSightKeys, read_exposure}};

}  // namespace

std::span<const RealmsQuestion> realms_sight_questions() { return kQuestions; }

}  // namespace parapet::ask
