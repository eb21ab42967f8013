#include <string>
#include <vector>

#include "cli/skyline/skyline_told.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

std::string fight_words(const SkylineTold& told) {
  return items_of(told.own("combat")).empty() ? "" : ", where a combat starts";
}

std::string cards_words(const SkylineTold& told) {
  const int discards = told.number("discards").value_or(0);
  return discards == 0 ? "" : " for " + counted(discards, "card");
}

std::string tell_ride(const SkylineTold& told) {
  const std::string who = told.rider();
  const auto& steps = items_of(told.own("steps"));
  if (told.yes("lost")) {
    const std::string where = as_text(steps.back().find("space"));
    const std::string asked =
        counted(as_integer(steps.back().find("pay")).value_or(0), "card") + " at " + where;
    return who + " is lost: " + asked + (told.yes("legal") ? "." : ", on a way that is not legal.");
  }
  if (!told.yes("legal")) {
    const auto at = static_cast<std::size_t>(told.number("stopped_at").value_or(0));
    const std::string next = as_texts(told.question.find("path"))[at];
    const std::string last = steps.empty() ? told.start() : as_text(steps.back().find("space"));
    return who + " may not ride from " + last + " to " + next + ".";
  }
  std::vector<std::string> over = as_texts(told.question.find("path"));
  const std::string end = over.back();
  over.pop_back();
  constexpr std::size_t kMost = 6;
  return who + " rides from " + told.start() +
         (over.empty() ? "" : " over " + enumerated(over, kMost)) + " to " + end +
         cards_words(told) + " and is on " + told.location(told.own("location")) +
         fight_words(told) + ".";
}

std::string roll_words(const JsonValue& roll) {
  std::string text;
  for (const JsonValue& face : roll.items()) {
    text += (text.empty() ? "" : ", ") + std::string(face.is_text() ? face.text() : face.digits());
  }
  return text;
}

// A line for each roll that the seed made.
std::string ride_details(const SkylineTold& told) {
  const auto& rolled = items_of(told.own("rolled"));
  if (rolled.empty()) return {};
  std::string text = "Rolled\n";
  for (const JsonValue& roll : rolled) text += "  " + roll_words(roll) + "\n";
  return text;
}

std::string tell_move(const SkylineTold& told) {
  const std::string to = told.location(told.question.find("to"));
  if (!told.yes("legal")) return told.rider() + " may not move to " + to + ".";
  return told.rider() + " may move to " + to + fight_words(told) + ".";
}

constexpr SkylineSentence kSentences[] = {
    {"ride", tell_ride, ride_details},
    {"move", tell_move},
};

}  // namespace

std::span<const SkylineSentence> ride_sentences() { return kSentences; }

}  // namespace parapet::cli
