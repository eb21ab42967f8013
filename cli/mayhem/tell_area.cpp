#include <algorithm>

#include "cli/mayhem/telling.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

std::string area_sentence(const Told& told) {
  const std::vector<std::string> hits = as_texts(told.own("hits"));
  const int count = static_cast<int>(told.spaces("spaces").size());
  std::string text = "The area round " + told.name("center") + " has " + counted(count, "space");
  text += hits.empty() ? " and attacks nobody" : " and attacks " + enumerated(hits);
  const std::string band = as_text(told.own("band"));
  if (!band.empty()) text += ", with " + band + " dice";
  return text + ".";
}

std::string target_line(const JsonValue& target) {
  const auto is = [&](std::string_view key) {
    const JsonValue* value = target.find(key);
    return value != nullptr && value->as_bool();
  };
  std::string text = "  " + as_text(target.find("id"));
  if (!is("hit")) return text + ": not attacked\n";
  text += ": attacked";
  if (is("protected")) text += ", protected";
  if (is("flank")) text += ", in its Flank";
  if (const auto net = as_integer(target.find("net")); net && *net != 0) {
    text += ", net " + std::string(*net > 0 ? "+" : "") + std::to_string(*net);
  }
  return text + "\n";
}

std::string area_details(const Told& told) {
  std::string text = spaces_by_level(told);
  for (const JsonValue& target : items_of(told.own("targets"))) text += target_line(target);
  return text;
}

std::string explosive_sentence(const Told& told) {
  const auto hits = as_integer(told.question.find("hits"));
  const std::string what = hits ? counted(*hits, "Hit") : "The Hits";
  return what + " on " + told.name("at") +
         (told.yes("places_marker")
              ? (hits == 1 ? " places" : " place") + std::string(" an explosion marker.")
              : (hits == 1 ? " places" : " place") + std::string(" no marker."));
}

std::string explode_sentence(const Told& told) {
  const auto& explosions = items_of(told.own("explosions"));
  std::vector<std::string> hit;
  for (const JsonValue& explosion : explosions) {
    for (const std::string& id : as_texts(explosion.find("hits"))) {
      if (std::find(hit.begin(), hit.end(), id) == hit.end()) hit.push_back(id);
    }
  }
  const int placed = static_cast<int>(items_of(told.own("placed")).size());
  if (explosions.empty()) return "Nothing goes off.";
  std::string text = counted(static_cast<int>(explosions.size()), "explosion") +
                     (hit.empty() ? " and nobody is attacked" : ": against " + enumerated(hit));
  text += placed == 0 ? "" : "; " + counted(placed, "marker") + " for the next Refresh";
  return text + ".";
}

std::string explode_details(const Told& told) {
  std::string text;
  int number = 0;
  for (const JsonValue& explosion : items_of(told.own("explosions"))) {
    const auto at = as_space(explosion.find("at"));
    const std::vector<std::string> hits = as_texts(explosion.find("hits"));
    const std::string dice = as_text(explosion.find("dice"));
    const JsonValue* stays = explosion.find("stays");
    std::string line = "  " + std::to_string(++number) + ". " + as_text(explosion.find("size")) +
                       " at " + (at ? to_letters(*at) : "?") + ": ";
    line += hits.empty() ? "attacks nobody" : "attacks " + enumerated(hits);
    if (!dice.empty()) line += " with dice " + dice;
    line += stays != nullptr && stays->as_bool() ? "; the marker stays" : "; the marker is removed";
    text += wrapped(line + "; it reaches " + rows_of(as_spaces(explosion.find("spaces"))), 3);
  }
  const auto& placed = items_of(told.own("placed"));
  if (!placed.empty()) {
    text +=
        wrapped("  Placed for the next Refresh: " + enumerated(as_spaces(told.own("placed"))), 2);
  }
  return text;
}

// "Level 3", "Levels 4, 3 and 2"
std::string fallen_levels(const Told& told) {
  std::vector<std::string> levels;
  for (const JsonValue& level : items_of(told.own("collapsed"))) {
    levels.push_back(std::to_string(as_integer(&level).value_or(0)));
  }
  if (levels.empty()) {
    if (const auto level = told.number("level")) levels.push_back(std::to_string(*level));
  }
  return (levels.size() == 1 ? "Level " : "Levels ") + enumerated(levels);
}

std::string collapse_sentence(const Told& told) {
  const std::string building = told.word("building");
  const auto damage = told.number("damage");
  const auto strength = told.number("strength");
  const auto level = told.number("level");
  std::string numbers;
  if (damage && strength) {
    numbers = ": damage " + std::to_string(*damage) + " against Strength " +
              std::to_string(*strength) + (level ? " of Level " + std::to_string(*level) : "");
  }
  if (!told.yes("collapses")) return "The " + building + " stands" + numbers + ".";
  return "The " + building + " loses " + fallen_levels(told) + numbers + ".";
}

std::string move_line(const JsonValue& move) {
  const auto from = as_space(move.find("from"));
  const auto to = as_space(move.find("to"));
  const std::string dice = as_text(move.find("dice"));
  std::string text = as_text(move.find("id"));
  if (from && to && *from == *to) {
    text += " stays on " + to_letters(*to);
  } else if (!to) {
    text += from ? " on " + to_letters(*from) + " is downed" : " is downed";
  } else {
    text += from && from->level > to->level ? " falls" : " moves";
    if (from) text += " from " + to_letters(*from);
    text += " to " + to_letters(*to);
  }
  if (!dice.empty()) text += ", attacked with dice " + dice;
  const std::vector<Space> choices = as_spaces(move.find("choices"));
  if (choices.size() > 1) {
    const std::string chooser = as_text(move.find("chooser"));
    text += " (" + (chooser.empty() ? std::string("may be put") : chooser + " may put it") +
            " on " + enumerated(choices) + ")";
  }
  return wrapped("  " + text + ".", 2);
}

std::string collapse_details(const Told& told) {
  std::string text;
  for (const JsonValue& move : items_of(told.own("moves"))) text += move_line(move);
  if (!told.yes("collapses")) return text;
  const auto next = told.number("next");
  text += next ? "  The next Level has Strength " + std::to_string(*next)
               : std::string("  Nothing of it is left to fall");
  if (const auto carried = told.number("carried"); carried && *carried > 0) {
    text += "; damage of " + std::to_string(*carried) + " stays";
  }
  return text + ".\n";
}

std::string demolish_sentence(const Told& told) {
  const std::string text = told.name("unit") +
                           (told.yes("legal") ? " may demolish " : " may not demolish ") + "the " +
                           told.word("building");
  const std::vector<Space> spaces = told.spaces("spaces");
  if (!told.yes("legal") || spaces.empty()) return text + ".";
  return text + ": the marker may lie on " + counted(static_cast<int>(spaces.size()), "space") +
         ".";
}

constexpr Telling kTellings[] = {
    {"area", area_sentence, area_details, "would be in the area too", "would not be in the area"},
    {"explosive", explosive_sentence},
    {"explode", explode_sentence, explode_details},
    {"collapse", collapse_sentence, collapse_details},
    {"demolish", demolish_sentence, spaces_by_level, "would be allowed too",
     "would not be allowed"},
};

}  // namespace

std::span<const Telling> area_tellings() { return kTellings; }

}  // namespace parapet::cli
