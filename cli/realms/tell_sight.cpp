#include <algorithm>

#include "cli/realms/realms_sentences.h"
#include "cli/words.h"
#include "rules/files/json/json_number.h"

namespace parapet::cli {
namespace {

// Each once: a line may meet several bodies of one piece.
std::vector<std::string> blockers(const RealmsTold& told) {
  std::vector<std::string> ids;
  for (const JsonValue& blocker : items_of(told.own("blocked_by"))) {
    std::string id = as_text(blocker.find("id"));
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
  }
  return ids;
}

std::string tell_sight(const RealmsTold& told) {
  const std::string from = told.name("from");
  const std::string to = told.name("to");
  if (told.yes("sight")) return from + " sees " + to + ".";
  const std::vector<std::string> ids = blockers(told);
  if (ids.empty()) return from + " does not see " + to + ".";
  return from + " does not see " + to + ": " + enumerated(ids, 3) +
         (ids.size() == 1 ? " is" : " are") + " in the way.";
}

std::string parameter(const JsonValue& met, std::string_view key) {
  const JsonValue* value = met.find(key);
  const auto number = value == nullptr ? std::nullopt : exact_number(*value);
  if (!number) return "?";
  if (number->denominator() == 1) return std::to_string(number->numerator());
  return std::to_string(number->numerator()) + "/" + std::to_string(number->denominator());
}

std::string point_text(const JsonValue* point) {
  std::string text;
  for (const JsonValue& item : items_of(point)) {
    const auto number = exact_number(item);
    text += (text.empty() ? "" : ", ") + (number ? number_text(*number) : std::string("?"));
  }
  return "(" + text + ")";
}

// Where the line runs and what it meets.
std::string sight_details(const RealmsTold& told) {
  constexpr std::size_t kMost = 12;
  std::string text;
  if (const JsonValue* line = told.own("line")) {
    text = "The line runs from " + point_text(line->find("from")) + " to " +
           point_text(line->find("to")) + " mm; 0 is its start, 1 its end.\n";
  }
  const auto& met = items_of(told.own("contacts"));
  for (std::size_t n = 0; n < met.size() && n < kMost; ++n) {
    const std::string from = parameter(met[n], "enter");
    const std::string to = parameter(met[n], "leave");
    text += "  " + as_text(met[n].find("id")) + ": " + as_text(met[n].find("contact")) +
            (from == to ? " at " + from : " from " + from + " to " + to) + "\n";
  }
  if (met.size() > kMost) text += "  and " + std::to_string(met.size() - kMost) + " more\n";
  if (met.empty() && !text.empty()) text += "  It meets nothing.\n";
  return text;
}

std::string tell_exposure(const RealmsTold& told) {
  const auto visible = told.pegs("visible").value_or(Ratio());
  const std::string from = told.name("from");
  const std::string to = told.name("to");
  const bool is_point = told.question.find("to") != nullptr && told.question.find("to")->is_list();
  std::string text;
  if (is_point) {
    text = from + (visible == Ratio(1) ? " sees " : " does not see ") + to + ".";
  } else {
    const std::int64_t seen = visible.numerator() * (9 / visible.denominator());
    text = from + " sees " + std::to_string(seen) + " of the 9 points of " + to + ".";
  }
  if (visible != Ratio()) return text;
  const JsonValue* raise = told.own("raise_pegs");
  if (raise == nullptr || raise->is_null()) return text + " No higher eye would see it.";
  const auto pegs = exact_number(*raise);
  text += " An eye " + (pegs ? pegs_text(*pegs) : as_text(raise) + " pegs") + " higher ";
  return text + (told.yes("raise_attained") ? "would." : "would only just not; any higher would.");
}

std::string tell_attack(const RealmsTold& told) {
  const std::string from = told.name("from");
  const std::string to = told.name("to");
  const std::string away = told.number("spaces")
                               ? ", " + counted(*told.number("spaces"), "space") + " away"
                               : std::string();
  if (told.yes("legal")) return from + " may attack " + to + away + ".";
  if (!told.yes("in_range")) return from + " may not attack " + to + ": out of range" + away + ".";
  if (told.yes("needs_sight") && !told.yes("sight")) {
    return from + " may not attack " + to + ": in range" + away + ", but not in sight.";
  }
  return from + " may not attack " + to + ".";
}

std::string tell_elevation(const RealmsTold& told) {
  const auto pegs = told.pegs("pegs");
  const auto mm = told.pegs("mm");
  if (!pegs || !mm) return "There is nothing to stand on at " + told.name("at") + ".";
  return told.name("at") + " is " + pegs_text(*pegs) + " up, " + number_text(*mm) + " mm.";
}

std::string elevation_details(const RealmsTold& told) {
  const auto& surfaces = items_of(told.own("surfaces"));
  if (surfaces.size() < 2) return {};
  std::vector<std::string> heights;
  for (const JsonValue& surface : surfaces) {
    const auto pegs = exact_number(surface);
    heights.push_back(pegs ? number_text(*pegs) : std::string("?"));
  }
  return "Surfaces there, from below: " + enumerated(heights, 20) + " pegs.\n";
}

std::string tell_neighbour(const RealmsTold& told) {
  const std::string who =
      told.asks("offset") ? "Two such spaces" : told.name("from") + " and " + told.name("to");
  if (!told.yes("neighbouring")) return who + " are not neighbouring.";
  return who + (told.yes("adjacent") ? " are neighbouring and adjacent."
                                     : " are neighbouring, but not adjacent.");
}

constexpr RealmsSentence kSentences[] = {
    {"sight", tell_sight, sight_details},
    {"exposure", tell_exposure},
    {"attack", tell_attack},
    {"elevation", tell_elevation, elevation_details},
    {"neighbour", tell_neighbour},
};

}  // namespace

std::span<const RealmsSentence> realms_sight_sentences() { return kSentences; }

}  // namespace parapet::cli
