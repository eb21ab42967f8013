#include <algorithm>
#include <iomanip>
#include <sstream>

#include "cli/mayhem/telling.h"
#include "cli/words.h"
#include "rules/files/json/json_number.h"

namespace parapet::cli {
namespace {

std::string spaces_details(const Told& told) { return levels_of(told.spaces("spaces")); }

std::string on_tile(const Told& told) {
  const std::string tile = told.word("tile");
  return tile.empty() ? "" : " of tile " + tile;
}

std::string place_sentence(const Told& told) {
  const int count = static_cast<int>(told.spaces("spaces").size());
  const std::string who = "Reinforcements of " + told.word("side");
  if (count == 0)
    return who + " may stand nowhere" + (on_tile(told).empty() ? "" : " on that tile") + ".";
  return who + " may stand on " + counted(count, "space") + on_tile(told) + ".";
}

std::string redeploy_sentence(const Told& told) {
  const int count = static_cast<int>(told.spaces("spaces").size());
  if (count == 0) return told.name("unit") + " may be redeployed nowhere.";
  return told.name("unit") + " may be redeployed to " + counted(count, "space") + on_tile(told) +
         ".";
}

std::string objective_sentence(const Told& told) {
  return "Objective " + told.word("objective") +
         (told.yes("flips") ? " flips." : " does not flip.");
}

std::string event_sentence(const Told& told) {
  std::vector<std::string> triggers;
  for (const JsonValue& trigger : items_of(told.own("triggers"))) {
    const auto at = as_space(trigger.find("at"));
    triggers.push_back("event " + as_text(trigger.find("id")) +
                       (at ? " on " + to_letters(*at) : ""));
  }
  if (triggers.empty()) return told.name("unit") + " sets off no event.";
  return told.name("unit") + " sets off " + enumerated(triggers) + ".";
}

std::string hack_sentence(const Told& told) {
  return told.name("unit") + (told.yes("legal") ? " may hack " : " may not hack ") +
         told.name("target") + ".";
}

std::string reason_of(const Told& told) {
  const JsonValue* why = told.own("why");
  const std::string text =
      why != nullptr && why->is_list() ? enumerated(as_texts(why)) : as_text(why);
  return text.empty() ? "." : ": " + text + (text.ends_with('.') ? "" : ".");
}

std::string map_sentence(const Told& told) {
  return told.yes("valid") ? "The tiles make a map." : "The tiles make no map" + reason_of(told);
}

// "road turned by 90 degrees"
std::string tile_words(const JsonValue& entry) {
  const auto turn = as_integer(entry.find("turn"));
  std::string text = as_text(entry.find("tile"));
  if (turn && *turn != 0) text += " turned by " + std::to_string(*turn * 90) + " degrees";
  return text;
}

// "[6, -3]": where the north-west corner lies, which may be west or north of the map so far.
std::string corner_words(const JsonValue& entry) {
  const auto& at = items_of(entry.find("at"));
  if (at.size() < 2) return "?";
  const auto x = as_integer(&at[0]);
  const auto y = as_integer(&at[1]);
  if (!x || !y) return "?";
  return "[" + std::to_string(*x) + "," + std::to_string(*y) + "]";
}

std::string build_sentence(const Told& told) {
  const JsonValue* placements = told.own("placements");
  if (placements == nullptr || told.asks("place")) {
    const std::string end = told.yes("may_end") ? " The Side may end then." : "";
    return told.yes("legal") ? "The turn is legal." + end
                             : "The turn is not legal" + reason_of(told);
  }
  const int count = static_cast<int>(placements->items().size());
  const std::string end = told.yes("may_end") ? " The Side may also end." : "";
  if (count == 0) return "No tile may be laid." + end;
  return counted(count, "placement is", "placements are") + " legal." + end;
}

std::string build_details(const Told& told) {
  constexpr std::size_t kMost = 24;  // corners of one tile and turn
  std::vector<std::pair<std::string, std::vector<std::string>>> by_tile;
  for (const JsonValue& entry : items_of(told.own("placements"))) {
    const std::string tile = tile_words(entry);
    const auto found = std::find_if(by_tile.begin(), by_tile.end(),
                                    [&](const auto& known) { return known.first == tile; });
    if (found == by_tile.end()) {
      by_tile.push_back({tile, {corner_words(entry)}});
    } else {
      found->second.push_back(corner_words(entry));
    }
  }
  std::string text;
  for (const auto& [tile, corners] : by_tile) {
    text += wrapped("  " + tile + " at " + enumerated(corners, kMost), 2);
  }
  return text;
}

std::string front_sentence(const Told& told) {
  const int count = static_cast<int>(told.spaces("front").size());
  const std::string facing = told.word("facing");
  return told.name("at") + (facing.empty() ? "" : ", facing " + facing + ",") + " has " +
         counted(count, "space") + " in front.";
}

std::string front_details(const Told& told) { return levels_of(told.spaces("front")); }

std::string distance_sentence(const Told& told) {
  const auto distance = told.number("distance");
  if (!distance)
    return "There is no way from " + told.name("from") + " to " + told.name("to") + ".";
  return "From " + told.name("from") + " to " + told.name("to") + " it is " +
         counted(*distance, "space") + ".";
}

std::string dice_sentence(const Told& told) {
  std::vector<std::string> results;
  for (const std::string& dice : as_texts(told.own("dice"))) {
    results.push_back(dice.empty() ? "no dice" : dice);
  }
  std::string text;
  for (const std::string& result : results) text += (text.empty() ? "" : " or ") + result;
  return told.word("dice") + " become " + text + ".";
}

// "1/4", as a share of a hundred with one decimal.
std::string percent(const std::string& fraction) {
  const std::size_t slash = fraction.find('/');
  if (fraction.empty() || fraction.size() > 400) return {};
  std::istringstream above(fraction.substr(0, slash));
  std::istringstream below(slash == std::string::npos ? "1" : fraction.substr(slash + 1));
  long double a = 0;
  long double b = 1;
  if (!(above >> a) || !(below >> b) || b == 0) return {};
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << static_cast<double>(a / b * 100) << "%";
  return out.str();
}

std::string odds_sentence(const Told& told) {
  const auto net = as_integer(told.question.find("net"));
  return "The chances of " + told.word("dice") +
         (net && *net != 0 ? " with net " + std::string(*net > 0 ? "+" : "") + std::to_string(*net)
                           : "") +
         ":";
}

std::string odds_details(const Told& told) {
  std::string text;
  for (const auto& [key, title] : {std::pair{"hits", "Hits"},
                                   {"aimed", "Aimed Hits"},
                                   {"pushes", "Pushes"},
                                   {"specials", "Specials"}}) {
    std::string line;
    for (const JsonValue& chance : items_of(told.own(key))) {
      const std::string p = as_text(chance.find("p"));
      const std::string exact = p.size() <= 24 ? p + " = " : "";
      line += (line.empty() ? "" : ", ") +
              std::to_string(as_integer(chance.find("n")).value_or(0)) + ": " + exact + percent(p);
    }
    if (!line.empty()) text += wrapped("  " + std::string(title) + "  " + line, 2);
  }
  return text;
}

constexpr Telling kTellings[] = {
    {"place", place_sentence, spaces_details, "would be allowed too", "would not be allowed"},
    {"redeploy", redeploy_sentence, spaces_details, "would be allowed too", "would not be allowed"},
    {"objective", objective_sentence},
    {"event", event_sentence},
    {"hack", hack_sentence},
    {"map", map_sentence},
    {"build", build_sentence, build_details},
    {"front", front_sentence, front_details, "would be in front too", "would not be in front"},
    {"distance", distance_sentence},
    {"dice", dice_sentence},
    {"odds", odds_sentence, odds_details},
};

}  // namespace

std::span<const Telling> map_tellings() { return kTellings; }

}  // namespace parapet::cli
