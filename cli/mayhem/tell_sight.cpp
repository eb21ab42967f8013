#include "cli/mayhem/tell_sight.h"

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

}  // namespace

bool is_about_sight(const Told& told) {
  const std::string ask = told.ask();
  return ask == "sight" || ask == "attack";
}

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

std::string lines_text(const mayhem::SightRuling& ruling) {
  std::string text = ruling.lines.size() == 1 ? "Where\n" : "Where, the best line first\n";
  const mayhem::SightLine& best = mayhem::best_line(ruling);
  text += "  " + line_sentence(best) + "\n";
  for (const mayhem::SightLine& line : ruling.lines) {
    if (&line != &best) text += "  " + line_sentence(line) + "\n";
  }
  return text;
}

}  // namespace parapet::cli
