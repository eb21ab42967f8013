#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/ask/skyline/rail_answer.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skyline/known_id.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kRailKeys[] = {"from", "to", "clearance_mm"};
constexpr std::size_t kMostPieces = 4'096;  // of all rails of one question
constexpr std::int64_t kTicksOfMm = 10;

// In ticks; it need not be whole ones.
Result<Ratio> read_limit(const JsonCursor& at) {
  constexpr std::int64_t kMostMm = 100'000;
  constexpr std::int64_t kMostTerm = 100'000;
  const auto number = at.number();
  const bool fits = number && *number >= Ratio() && *number <= Ratio(kMostMm) &&
                    number->denominator() <= kMostTerm;
  if (fits) return Ratio::of(number->numerator() * kTicksOfMm, number->denominator());
  return Failure(at.wrong("a number of millimetres from 0 to 100000, such as 30 or \"12.5\""));
}

// The arc between two spaces. Error "no-rail" where there is none.
Result<std::size_t> rail_between(const JsonCursor& question, const skyline::Network& network,
                                 std::size_t from, std::size_t to) {
  for (std::size_t n = 0; n < network.rails.size(); ++n) {
    if (network.rails[n].joins(from, to)) return n;
  }
  std::vector<std::string_view> joined;
  for (const skyline::Rail& rail : network.rails) {
    if (rail.from == from) joined.push_back(network.stops[rail.to].id);
    if (rail.to == from) joined.push_back(network.stops[rail.from].id);
  }
  return Failure(question.member("to")->fault(
      "no-rail", "\"" + network.stops[to].id + "\", to which no rail goes from there",
      joined.empty() ? "no space, for none has a rail from there" : "one of " + listed(joined)));
}

// Who has no place, for errors.
Fault no_place(const JsonCursor& question, const skyline::Network& network,
               const skyline::Rail& rail) {
  const skyline::Stop& from = network.stops[rail.from];
  const skyline::Stop& bare = from.at ? network.stops[rail.to] : from;
  return question.fault("no-place", "a rail of space \"" + bare.id + "\", whose place is not known",
                        "spaces with `at_mm` on the board at both its ends");
}

MeasuredRail measured(const SkylineState& state, std::size_t rail, bool turned) {
  const skyline::Network& network = state.network();
  skyline::Rail way = network.rails[rail];
  if (turned) {
    std::swap(way.from, way.to);
    std::reverse(way.bends.begin(), way.bends.end());
  }
  return {rail, turned, skyline::measure(*skyline::pieces_of(network, way), state.terrain->scene)};
}

Result<Asked> read_one(const JsonCursor& question, const SkylineState& state, std::size_t from,
                       std::size_t to, const std::optional<Ratio>& limit) {
  const skyline::Network& network = state.network();
  const auto rail = rail_between(question, network, from, to);
  if (!rail) return Failure(rail.error());
  const skyline::Rail& arc = network.rails[*rail];
  if (!skyline::pieces_of(network, arc)) return Failure(no_place(question, network, arc));
  return Asked{[&state, index = *rail, turned = arc.from != from, limit](const Options&) {
                 return rail_answer(state.network(), *state.terrain, measured(state, index, turned),
                                    limit);
               },
               {},
               {}};
}

Result<Asked> read_all(const JsonCursor& question, const SkylineState& state,
                       const std::optional<Ratio>& limit) {
  const skyline::Network& network = state.network();
  std::vector<std::size_t> placed;
  std::vector<std::size_t> unplaced;
  std::size_t pieces = 0;
  for (std::size_t n = 0; n < network.rails.size(); ++n) {
    const auto own = skyline::pieces_of(network, network.rails[n]);
    (own ? placed : unplaced).push_back(n);
    if (own) pieces += own->size();
  }
  if (pieces > kMostPieces) {
    return Failure(question.fault(
        "limit", std::to_string(pieces) + " straight pieces of rails",
        "at most " + std::to_string(kMostPieces) + " at once: name a rail by `from` and `to`"));
  }
  return Asked{[&state, placed, unplaced, limit](const Options&) {
                 std::vector<MeasuredRail> rails;
                 for (const std::size_t rail : placed) {
                   rails.push_back(measured(state, rail, false));
                 }
                 return rails_answer(state.network(), *state.terrain, std::move(rails), unplaced,
                                     limit);
               },
               {},
               {}};
}

Result<Asked> read_rail(const JsonCursor& question, const SkylineState& state) {
  const KnownIds stops("a space of the sky-line", state.network().stops);
  const auto read_stop = [&stops](const JsonCursor& at) { return stops.read(at); };
  ObjectReader reader(question);
  const auto from = reader.unless_null("from", read_stop);
  const auto to = reader.unless_null("to", read_stop);
  const auto limit = reader.unless_null("clearance_mm", read_limit);
  if (reader.failed()) return Failure(reader.fault());
  if (from.has_value() != to.has_value()) {
    return Failure(missing_key(question, from ? "to" : "from"));
  }
  return from ? read_one(question, state, *from, *to, limit) : read_all(question, state, limit);
}

constexpr SkylineQuestion kQuestions[] = {{"rail", kRailKeys, read_rail}};

}  // namespace

std::span<const SkylineQuestion> rail_questions() { return kQuestions; }

}  // namespace parapet::ask
