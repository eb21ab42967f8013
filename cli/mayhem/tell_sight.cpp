#include "cli/mayhem/tell_sight.h"

#include <iomanip>
#include <sstream>

#include "cli/mayhem/telling.h"
#include "cli/words.h"
#include "rules/mayhem/sight/sight_reasons.h"

namespace parapet::cli {
namespace {

// "2/5 of the way"
std::string way(const Ratio& t) {
  if (t == Ratio()) return "at its very start";
  if (t == Ratio(1)) return "at its very end";
  return "at " + to_string(t) + " of its way";
}

std::string line_sentence(const mayhem::SightLine& line) {
  const bool is_point = line.from == line.to;
  std::string text = is_point ? "at " + to_letters(line.from)
                              : "from " + to_letters(line.from) + " to " + to_letters(line.to);
  text += ": ";
  if (line.clear) {
    text += "clear";
    if (line.guarded) text += ", but it ends at a dot that protects the target";
    return text + ".";
  }
  text += "blocked";
  const mayhem::Blocker& first = line.blocked_by.front();
  if (first.t) text += " " + way(*first.t);
  text += " by " + mayhem::describe(first);
  if (line.blocked_by.size() > 1) {
    text += " (and " + std::to_string(line.blocked_by.size() - 1) + " more)";
  }
  return text + ".";
}

// "archer (G3@2)" for a piece, "G3@2" for a place.
std::string end_name(const Told& told, std::string_view key, Space space) {
  const std::string name = told.name(key);
  const std::string place = to_letters(space);
  return name.find(' ') == std::string::npos ? place : told.word(key) + " (" + place + ")";
}

std::string dice_words(const Told& told) {
  if (!told.yes("legal")) return ".";
  std::string text;
  for (const std::string& result : as_texts(told.own("dice"))) {
    if (!text.empty()) text += " or ";
    text += result.empty() ? "no dice" : result;
  }
  return " with " + text + ".";
}

// "archer (G3@2) does not see runner (K5).", and whether there is an attack.
std::string sight_sentence(const Told& told) {
  std::string from = told.word("from");
  std::string to = told.word("to");
  if (const auto* sight = told.answer.evidence.as<mayhem::SightRuling>()) {
    const mayhem::SightLine& best = mayhem::best_line(*sight);
    from = end_name(told, "from", best.from_space);
    to = end_name(told, "to", best.to_space);
  }
  if (told.ask() == "attack") {
    const bool may = told.yes("legal") && told.own("dice") != nullptr;
    return from + (may ? " may attack " : " may not attack ") + to + dice_words(told);
  }
  return from + (told.yes("sight") ? " sees " : " does not see ") + to + ".";
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

std::string hack_sentence(const Told& told) {
  return told.name("unit") + (told.yes("legal") ? " may hack " : " may not hack ") +
         told.name("target") + ".";
}

constexpr Telling kTellings[] = {
    {"sight", sight_sentence},
    {"attack", sight_sentence},
    {"front", front_sentence, front_details, "would be in front too", "would not be in front"},
    {"distance", distance_sentence},
    {"hack", hack_sentence},
    {"dice", dice_sentence},
    {"odds", odds_sentence, odds_details},
};

}  // namespace

bool is_about_sight(const Told& told) {
  const std::string ask = told.ask();
  return ask == "sight" || ask == "attack";
}

std::string lines_text(const mayhem::SightRuling& ruling) {
  std::string text = ruling.lines.size() == 1 ? "Where\n" : "Where, the best line first\n";
  const mayhem::SightLine& best = mayhem::best_line(ruling);
  text += "  " + line_sentence(best) + "\n";
  for (const mayhem::SightLine& line : ruling.lines) {
    if (&line != &best) text += "  " + line_sentence(line) + "\n";
  }
  return text;
}

std::span<const Telling> sight_tellings() { return kTellings; }

}  // namespace parapet::cli
