#include <algorithm>

#include "cli/mayhem/telling.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

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

constexpr Telling kTellings[] = {
    {"place", place_sentence, spaces_by_level, "would be allowed too", "would not be allowed"},
    {"redeploy", redeploy_sentence, spaces_by_level, "would be allowed too",
     "would not be allowed"},
    {"objective", objective_sentence},
    {"event", event_sentence},
    {"map", map_sentence},
    {"build", build_sentence, build_details},
};

}  // namespace

std::span<const Telling> map_tellings() { return kTellings; }

}  // namespace parapet::cli
