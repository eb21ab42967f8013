#include "cli/skyline/skyline_told.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <stdexcept>

#include "rules/files/json/json_number.h"
#include "rules/files/skyline/skyline_file.h"

namespace parapet::cli {
namespace {

std::string with_decimals(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, number);
  std::string shown = text;
  if (shown.find('.') == std::string::npos) return shown;
  shown.erase(shown.find_last_not_of('0') + 1);
  if (shown.back() == '.') shown.pop_back();
  return shown == "-0" ? "0" : shown;
}

// The unit of the board that the question names, if it names one.
std::optional<std::size_t> named_unit(const SkylineTold& told) {
  const std::string word = told.word("unit");
  const auto& kinds = skyline::kUnitKindWords;
  if (std::find(kinds.begin(), kinds.end(), word) != kinds.end()) return std::nullopt;
  const auto units = told.state.units();
  const auto unit = std::find_if(units.begin(), units.end(),
                                 [&](const skyline::Unit& one) { return one.id == word; });
  if (unit == units.end()) return std::nullopt;
  return static_cast<std::size_t>(unit - units.begin());
}

}  // namespace

std::string SkylineTold::rider() const {
  const std::string unit = word("unit");
  if (named_unit(*this)) return unit;
  if (unit == "common") return "A common unit";
  return unit == "songbird" ? "Songbird" : "The airship";
}

std::string SkylineTold::start() const {
  if (asks("from")) return word("from");
  const auto unit = named_unit(*this);
  if (!unit) return {};
  for (const skyline::Stop& stop : state.network().stops) {
    if (stop.location == state.units()[*unit].location) return stop.id;
  }
  return {};
}

std::string SkylineTold::location(const JsonValue* id) const {
  const std::string word = as_text(id);
  for (const skyline::Location& one : state.network().locations) {
    if (one.id == word && !one.name.empty()) return "location " + word + " (" + one.name + ")";
  }
  return "location " + word;
}

std::optional<JsonValue> moved_board(const SkylineTold& told) {
  const auto unit = named_unit(told);
  const bool is_move = told.ask() == "ride" || told.ask() == "move";
  if (!unit || !is_move || !told.yes("legal")) return std::nullopt;
  SkylineFile file = told.state.file_now();
  const std::string end = as_text(told.own("location"));
  const auto& locations = file.network.locations;
  const auto location = std::find_if(locations.begin(), locations.end(),
                                     [&](const skyline::Location& one) { return one.id == end; });
  if (told.yes("lost")) {
    file.units.erase(file.units.begin() + static_cast<std::ptrdiff_t>(*unit));
  } else if (location != locations.end()) {
    file.units[*unit].location = static_cast<std::size_t>(location - locations.begin());
  }
  return skyline_file_json(file);
}

double as_double(const JsonValue* fraction) {
  const std::string text = as_text(fraction);
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) return 0;
  try {
    return static_cast<double>(std::stold(text.substr(0, slash)) /
                               std::stold(text.substr(slash + 1)));
  } catch (const std::logic_error&) {  // none, or beyond any number
    return 0;
  }
}

std::string chance_text(const JsonValue* fraction) {
  const std::string text = as_text(fraction);
  if (text == "0/1") return "0 %";
  if (text == "1/1") return "100 %";
  constexpr double kLeast = 0.001;
  const double chance = as_double(fraction);
  if (chance < kLeast) return "less than 0.1 %";
  if (chance > 1 - kLeast) return "more than 99.9 %";
  return with_decimals(100 * chance, 1) + " %";
}

std::string worth_text(const JsonValue* fraction) { return with_decimals(as_double(fraction), 2); }

}  // namespace parapet::cli
