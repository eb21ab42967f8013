#include "rules/ask/skyline/rider.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "rules/ask/read_id.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/skyline/known_id.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kStopWords = "a space of the sky-line";

Result<Rider> read_unit(const JsonCursor& at, const SkylineState& state) {
  if (!at.value().is_text()) {
    return Failure(at.wrong("a kind of units (common, songbird, airship) or the id of a unit"));
  }
  const auto& words = skyline::kUnitKindWords;
  const auto word = std::find(words.begin(), words.end(), at.value().text());
  if (word != words.end()) {
    return Rider{static_cast<skyline::UnitKind>(word - words.begin()), std::nullopt, std::nullopt};
  }
  const auto units = state.units();
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (units[n].id == at.value().text()) return Rider{units[n].kind, units[n].side, n};
  }
  std::vector<std::string_view> known(words.begin(), words.end());
  for (const skyline::Unit& unit : units) known.push_back(unit.id);
  return Failure(at.fault("unknown-id", described(at.value()),
                          "common, songbird, airship or " + nearest_id(at, "a unit", known)));
}

// Those over a location.
std::vector<std::size_t> stops_over(const skyline::Network& network, std::size_t location) {
  std::vector<std::size_t> stops;
  for (std::size_t n = 0; n < network.stops.size(); ++n) {
    if (network.stops[n].location == location) stops.push_back(n);
  }
  return stops;
}

// "a or b, which are over location 2, where x1 stands".
std::string over_unit(const skyline::Network& network, const std::vector<std::size_t>& stops,
                      const skyline::Unit& unit) {
  std::vector<std::string_view> ids;
  for (const std::size_t stop : stops) ids.push_back(network.stops[stop].id);
  const std::string where =
      "location " + network.locations[unit.location].id + ", where \"" + unit.id + "\" stands";
  if (ids.empty()) return "a space of the sky-line over " + where + ", but there is none";
  return listed(ids) + ", over " + where;
}

}  // namespace

Result<Rider> read_rider(const JsonCursor& question, const SkylineState& state) {
  const auto unit = question.required("unit");
  if (!unit) return Failure(unit.error());
  auto rider = read_unit(*unit, state);
  const auto side_at = question.member("side");
  if (!rider || !side_at) return rider;
  auto side = read_name(*side_at);
  if (!side) return Failure(side.error());
  rider->side = *std::move(side);
  return rider;
}

Result<void> check_side(const JsonCursor& question, const Rider& rider, const SkylineState& state) {
  if (rider.side || state.units().empty()) return {};
  return Failure(missing_key(question, "side"));
}

Result<std::size_t> read_start(const JsonCursor& question, const Rider& rider,
                               const SkylineState& state) {
  const skyline::Network& network = state.network();
  const auto at = question.member("from");
  if (!rider.unit) {
    if (!at) return Failure(missing_key(question, "from"));
    return KnownIds(kStopWords, network.stops).read(*at);
  }
  const skyline::Unit& unit = state.units()[*rider.unit];
  const std::vector<std::size_t> over = stops_over(network, unit.location);
  if (!at) {
    if (over.size() == 1) return over.front();
    return Failure(
        question.fault("missing-key", "no key \"from\"", over_unit(network, over, unit)));
  }
  const auto stop = KnownIds(kStopWords, network.stops).read(*at);
  if (!stop || std::find(over.begin(), over.end(), *stop) != over.end()) return stop;
  return Failure(at->wrong(over_unit(network, over, unit)));
}

Result<std::vector<std::size_t>> read_path(const JsonCursor& at, const SkylineState& state,
                                           std::size_t most) {
  const KnownIds stops(kStopWords, state.network().stops);
  auto path = read_list(at, most, "spaces", [&](const JsonCursor& id) { return stops.read(id); });
  if (path && path->empty()) return Failure(at.wrong("a list of one space at least"));
  return path;
}

Result<std::size_t> read_location(const JsonCursor& at, const SkylineState& state) {
  return KnownIds("a location", state.network().locations).read(at);
}

JsonValue stop_json(const skyline::Network& network, std::size_t stop) {
  return JsonValue::from_text(network.stops[stop].id);
}

JsonValue location_json(const skyline::Network& network, std::size_t location) {
  return JsonValue::from_text(network.locations[location].id);
}

JsonValue locations_json(const skyline::Network& network,
                         const std::vector<std::size_t>& locations) {
  return list_json(locations,
                   [&](std::size_t location) { return location_json(network, location); });
}

}  // namespace parapet::ask
