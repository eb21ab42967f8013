#include <string>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/mover.h"
#include "rules/ask/mayhem/moving_options.h"
#include "rules/ask/mayhem/route_question.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/ask/mayhem/space_question.h"
#include "rules/ask/mayhem/walk_question.h"
#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/mayhem/moving/dash.h"
#include "rules/mayhem/moving/large_entering.h"
#include "rules/mayhem/moving/large_step.h"
#include "rules/mayhem/moving/step.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kSpaceKeys[] = {"at"};
constexpr std::string_view kStepKeys[] = {"from", "unit", "to", "side", "dash"};
constexpr std::string_view kEnterKeys[] = {"at", "edge", "side", "jump"};
constexpr std::string_view kZocKeys[] = {"at"};
constexpr std::string_view kZocOptions[] = {"M1", "M2", "M3", "M4", "Z1", "Z2", "Z3", "Z4"};

// A step as an answer, and what decides whether a Dash may make it.
struct Stepped {
  Answer answer;
  std::optional<int> cost;
  bool may_end = false;
};

Stepped step(const MayhemState& state, const Mover& mover, Space to, const Options& options) {
  const mayhem::MovingField field = moving_field(state, mover, options);
  mayhem::StepRuling ruling = mayhem::rule_step(field, mover.from(), to);
  return {{{{"cost", integer_or_null(ruling.cost)},
            {"may_end", JsonValue::from_bool(ruling.cost && ruling.may_end)}},
           std::move(ruling.because),
           {}},
          ruling.cost,
          ruling.may_end};
}

Stepped large_step(const MayhemState& state, const Mover& mover, Space to, const Options& options) {
  mayhem::LargeStepRuling ruling = mayhem::rule_large_step(
      state.boards->ground(options), *state.pieces, mover.unit(), to,
      mayhem::LargeStepRules::from(options), mayhem::ZoneRules::from(options));
  return {{{{"cost", integer_or_null(ruling.cost)},
            {"may_end", JsonValue::from_bool(ruling.cost && ruling.may_end)},
            {"enters", spaces_json(ruling.enters)},
            {"keeps", spaces_json(ruling.keeps)}},
           std::move(ruling.because),
           {}},
          ruling.cost,
          ruling.may_end};
}

Result<Asked> read_step(const JsonCursor& question, const MayhemState& state) {
  const auto unit_at = question.member("unit");
  const bool by_unit = unit_at.has_value();
  if (by_unit && question.member("from")) {
    return Failure(question.required("from")->wrong("no \"from\" beside \"unit\""));
  }
  auto mover = read_mover(question, state, by_unit ? "unit" : "from");
  if (!mover) return Failure(mover.error());
  const bool is_large = mover->is_large();
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto to = read_space_or_piece(*to_at, state);
  if (!to) return Failure(to.error());
  bool is_dash = false;
  if (const auto dash_at = question.member("dash")) {
    const auto dash = dash_at->boolean();
    if (!dash) return Failure(dash.error());
    is_dash = *dash;
  }
  const auto answer = [mover = *std::move(mover), to = *to, is_dash,
                       &state](const Options& options) {
    Stepped stepped =
        mover.is_large() ? large_step(state, mover, to, options) : step(state, mover, to, options);
    if (!is_dash) return std::move(stepped.answer);
    mayhem::DashRuling dash = mayhem::rule_dash(stepped.cost, stepped.may_end, to, options);
    stepped.answer.own.push_back({"legal", JsonValue::from_bool(dash.legal)});
    stepped.answer.because.push_back(std::move(dash.reason));
    return std::move(stepped.answer);
  };
  return Asked{
      answer, is_large ? std::span<const std::string_view>(kLargeStepOptions) : kStepOptions, {}};
}

std::optional<int> entering_cost(const MayhemState& state, const Mover& mover, Heading edge,
                                 const Options& options) {
  const mayhem::MovingField field = moving_field(state, mover, options);
  if (!mover.is_large()) return mayhem::entering_cost(field, mover.from(), edge);
  return mayhem::large_entering_cost({field.board, field.occupants, &field.zone}, mover.footprint,
                                     edge, mayhem::LargeStepRules::from(options));
}

Result<Asked> read_enter(const JsonCursor& question, const MayhemState& state) {
  auto mover = read_mover_anywhere(question, state, "at");
  if (!mover) return Failure(mover.error());
  const auto edge_at = question.required("edge");
  if (!edge_at) return Failure(edge_at.error());
  const auto edge = read_heading(*edge_at);
  if (!edge) return Failure(edge.error());
  const auto jump = read_mover_jump(question, state, *mover, false);
  if (!jump) return Failure(jump.error());
  const bool jumps = question.member("jump") && jump->jump;
  const bool is_large = mover->is_large();
  const auto answer = [mover = *std::move(mover), edge = *edge, jumps,
                       &state](const Options& options) {
    std::optional<int> cost;
    if (!jumps) cost = entering_cost(state, mover, edge, options);
    Answer result;
    result.own.push_back({"cost", integer_or_null(cost)});
    std::string text;
    if (jumps) {
      text = "Nobody comes onto the map by a jump.";
    } else if (cost) {
      text = "Coming onto the map pays the edge or dot there, zones of control do not count: " +
             std::to_string(*cost) + " MP.";
    } else {
      text = to_letters(mover.from()) + " cannot be entered from that edge of the map.";
    }
    result.because.push_back({"AOM-MOV-10", std::move(text), mover.from()});
    return result;
  };
  return Asked{
      answer, is_large ? std::span<const std::string_view>(kLargeStepOptions) : kStepOptions, {}};
}

Result<Asked> read_zoc(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.required("at");
  if (!at) return Failure(at.error());
  auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  const auto answer = [stand = *std::move(stand), &state](const Options& options) {
    const auto zone = mayhem::zone_of_control(state.boards->ground(options), stand,
                                              mayhem::ZoneRules::from(options));
    Answer result;
    result.own.push_back({"spaces", spaces_json(zone)});
    result.because.push_back({"AOM-ZOC-2",
                              "The zone of control is the space itself and those round it on its "
                              "Level, as far as no Wall stops it: " +
                                  std::to_string(zone.size()) + " of them.",
                              stand.main});
    return result;
  };
  return Asked{answer, kZocOptions, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"space", kSpaceKeys, read_space}, {"step", kStepKeys, read_step},
    {"walk", kWalkKeys, read_walk},    {"enter", kEnterKeys, read_enter},
    {"route", kRouteKeys, read_route}, {"reach", kReachKeys, read_reach},
    {"zoc", kZocKeys, read_zoc},
};

}  // namespace

std::span<const MayhemQuestion> moving_questions() { return kQuestions; }

}  // namespace parapet::ask
