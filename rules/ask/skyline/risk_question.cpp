#include "rules/ask/skyline/risk_question.h"

#include <array>
#include <memory>
#include <utility>

#include "rules/ask/skyline/rider.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skyline/known_id.h"
#include "rules/skyline/risk.h"
#include "rules/skyline/routes.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kRiskKeys[] = {"unit", "from", "path", "hand", "values", "side"};
constexpr std::array<std::string_view, 3> kValueKeys = {"unit", "card", "goal"};

// Small enough for sums of all of them over one denominator.
Result<Ratio> read_value(const JsonCursor& at) {
  constexpr std::int64_t kMostAbove = 1'000'000'000;
  constexpr std::int64_t kMostBelow = 1'000'000;
  const auto number = at.number();
  if (number && number->numerator() <= kMostAbove && number->numerator() >= -kMostAbove &&
      number->denominator() <= kMostBelow) {
    return *number;
  }
  return Failure(
      at.wrong("a number such as 3, 2.5 or \"12/5\", of at most 1000000000 above the "
               "line and 1000000 below it"));
}

Result<Ratio> read_worth(const JsonCursor& at) {
  const auto value = read_value(at);
  if (value && *value < Ratio()) return Failure(at.wrong("a number from 0"));
  return value;
}

Result<std::vector<Ratio>> read_goals(const JsonCursor& at, const SkylineState& state) {
  if (!at.value().is_object()) {
    return Failure(at.wrong("an object of spaces and what each is worth, such as {\"d\": 10}"));
  }
  const KnownIds stops("a space of the sky-line", state.network().stops);
  std::vector<Ratio> goals(state.network().stops.size());
  for (const JsonMember& member : at.value().members()) {
    const JsonCursor goal = at.at(member);
    const JsonValue key = JsonValue::from_text(member.key);
    const auto stop = stops.read(JsonCursor(key, at.file(), goal.pointer()));
    if (!stop) return Failure(stop.error());
    const auto value = read_value(goal);
    if (!value) return Failure(value.error());
    goals[*stop] = *value;
  }
  return goals;
}

Result<skyline::RideValues> read_values(const JsonCursor& at, const SkylineState& state) {
  ObjectReader reader(at, kValueKeys);
  skyline::RideValues values;
  values.unit = reader.optional("unit", read_worth, Ratio());
  values.card = reader.optional("card", read_worth, Ratio());
  values.goal = reader.optional(
      "goal", [&](const JsonCursor& goals) { return read_goals(goals, state); },
      std::vector<Ratio>(state.network().stops.size()));
  if (!reader.failed() && !skyline::common_denominator(values)) {
    reader.fail(at.fault("limit", "values of many denominators",
                         "ones with a common denominator of at most " +
                             std::to_string(skyline::kMostCommonDenominator)));
  }
  return reader.finish(std::move(values));
}

// Chances after many rolls are long fractions.
Result<void> check_length(const JsonCursor& question, const AskedRisk& asked,
                          const SkylineState& state) {
  const skyline::Dice& dice = state.network().dice;
  const std::size_t most = skyline::most_rolls(dice, skyline::kMostRiskSpaces + 1);
  if (!asked.path || asked.path->size() < most) return {};
  return Failure(question.member("path")->fault(
      "limit", std::to_string(asked.path->size()) + " spaces",
      "at most " + std::to_string(most - 1) + " with these dice: chances have at most " +
          std::to_string(skyline::kMostChanceBits) + " bits below the line"));
}

// Whatever the options, these are all the ways that there may be.
Result<void> check_work(const JsonCursor& question, const AskedRisk& asked,
                        const SkylineState& state) {
  if (asked.path || !asked.values) return {};
  const skyline::Network& network = state.network();
  const auto reach =
      skyline::reach_of(network, skyline::RailGraph(network), skyline::Combat(network, {}, {}),
                        skyline::UnitKind::common, asked.from, {}, skyline::kMostRiskSpaces);
  std::size_t work = 0;
  for (const auto& path : reach.paths) work += play_work(path.size() + 1, *asked.hand);
  if (work <= kMostPlayWork) return {};
  return Failure(question.fault(
      "limit",
      std::to_string(reach.paths.size()) + " ways with " + std::to_string(*asked.hand) +
          " cards each",
      "fewer for the best play along all of them; with a \"path\" it is that of one"));
}

Result<AskedRisk> read_risk_keys(const JsonCursor& question, const SkylineState& state) {
  const auto rider = read_rider(question, state);
  if (!rider) return Failure(rider.error());
  AskedRisk asked;
  asked.kind = rider->kind;
  asked.side = rider->side;
  const auto from = read_start(question, *rider, state);
  if (!from) return Failure(from.error());
  asked.from = *from;
  ObjectReader reader(question);
  asked.path = reader.unless_null(
      "path", [&](const JsonCursor& at) { return read_path(at, state, skyline::kMostRiskSpaces); });
  asked.hand = reader.unless_null("hand", read_integer(0, skyline::kMostRiskHand));
  asked.values =
      reader.unless_null("values", [&](const JsonCursor& at) { return read_values(at, state); });
  if (reader.failed()) return Failure(reader.fault());
  if (asked.values && !asked.hand) return Failure(missing_key(question, "hand"));
  Result<void> fits = check_length(question, asked, state);
  if (fits) fits = check_work(question, asked, state);
  if (!fits) return Failure(fits.error());
  return asked;
}

Result<Asked> read_risk(const JsonCursor& question, const SkylineState& state) {
  auto read = read_risk_keys(question, state);
  if (!read) return Failure(read.error());
  const auto asked = std::make_shared<const AskedRisk>(*std::move(read));
  const auto answer = [asked, &state](const Options& options) {
    return asked->path ? path_risk(state, *asked, options) : routes_risk(state, *asked, options);
  };
  return Asked{answer, kRideOptions, {}};
}

constexpr SkylineQuestion kQuestions[] = {{"risk", kRiskKeys, read_risk}};

}  // namespace

std::size_t play_work(std::size_t spaces, int hand) {
  const auto cards = static_cast<std::size_t>(hand) + 1;
  return spaces * (cards * (cards + 1) / 2 + 1);
}

std::span<const SkylineQuestion> risk_questions() { return kQuestions; }

}  // namespace parapet::ask
