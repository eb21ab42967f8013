#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "cli/skyline/skyline_told.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kMostRows = 40;

std::string hand_words(const SkylineTold& told) {
  return counted(as_integer(told.question.find("hand")).value_or(0), "card");
}

// "Best play of it is worth 8.31; not to ride at all 11."
std::string worth_words(const SkylineTold& told) {
  const JsonValue* value = told.own("value");
  const JsonValue* stay = told.own("stay");
  if (value == nullptr || value->is_null()) return {};
  const bool ride = as_double(value) > as_double(stay);
  return " At its best the ride is worth " + worth_text(value) + ", and not to ride " +
         worth_text(stay) + (ride ? "." : ": better not.");
}

std::string tell_routes(const SkylineTold& told) {
  const auto& routes = items_of(told.own("routes"));
  if (routes.empty()) return told.rider() + " can ride nowhere from " + told.start() + ".";
  const JsonValue& best = routes.front();
  const std::string where = as_text(best.find("space"));
  std::string text = "From " + told.start() + " " +
                     counted(static_cast<int>(routes.size()), "space") + " can be ridden to. ";
  if (best.find("value") != nullptr) {
    return text + "The ride towards " + where +
           " is worth most: " + worth_text(best.find("value")) + ", and not to ride " +
           worth_text(told.own("stay")) + ".";
  }
  const JsonValue* alive = best.find("alive");
  return text + "Likeliest is " + where + ", " +
         (alive != nullptr ? "reached at " + chance_text(alive)
                           : "safe at " + chance_text(best.find("all_safe"))) +
         ".";
}

std::string tell_risk(const SkylineTold& told) {
  if (told.own("routes") != nullptr) return tell_routes(told);
  const std::vector<std::string> path = as_texts(told.question.find("path"));
  if (!told.yes("legal")) {
    const auto at = static_cast<std::size_t>(told.number("stopped_at").value_or(0));
    return told.rider() + " may not ride to " + path[at] +
           (at == 0 ? std::string(".") : " after " + path[at - 1] + ".");
  }
  const auto& steps = items_of(told.own("steps"));
  std::string text = (steps.size() == 1 ? "The roll is" : "All rolls are") +
                     std::string(" safe at ") + chance_text(told.own("all_safe")) + ".";
  if (const JsonValue* alive = steps.back().find("alive")) {
    text += " With " + hand_words(told) + " it gets to " + path.back() + " at " +
            chance_text(alive) + ".";
  }
  return text + worth_words(told);
}

// "  b  safe 42.1 %, reached 52.3 %, lost there 47.7 %; cards left 0: 12 %, 1: 30 %"
std::string step_line(const JsonValue& step) {
  std::string text =
      "  " + as_text(step.find("space")) + ": safe " + chance_text(step.find("safe"));
  if (const JsonValue* alive = step.find("alive")) {
    text += ", reached " + chance_text(alive) + ", lost there " + chance_text(step.find("lost"));
  }
  const auto& cards = items_of(step.find("cards"));
  constexpr std::size_t kMost = 12;
  for (std::size_t n = 0; n < std::min(cards.size(), kMost); ++n) {
    text += (n == 0 ? "; cards left " : ", ") +
            std::to_string(as_integer(cards[n].find("n")).value_or(0)) + ": " +
            chance_text(cards[n].find("p"));
  }
  if (cards.size() > kMost) text += " and " + std::to_string(cards.size() - kMost) + " more";
  return wrapped(text, 2);
}

// "0 to 2, 5"
std::string ranges(const std::vector<int>& numbers) {
  std::string text;
  for (std::size_t first = 0; first < numbers.size();) {
    std::size_t last = first;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(numbers[first]);
    if (last > first) text += " to " + std::to_string(numbers[last]);
    first = last + 1;
  }
  return text;
}

// A line for each space: "  at b go on with 2 to 4, stop with 0, 1".
std::string policy_lines(const SkylineTold& told) {
  std::string text;
  std::string space;
  std::map<std::string, std::vector<int>> cards;  // by what to do
  const auto end_space = [&] {
    if (space.empty()) return;
    text += "  at " + space;
    const bool both = !cards["go"].empty() && !cards["stop"].empty();
    if (!cards["go"].empty()) text += " go on with " + ranges(cards["go"]);
    if (!cards["stop"].empty())
      text += (both ? ", stop with " : " stop with ") + ranges(cards["stop"]);
    text += "\n";
    cards.clear();
  };
  for (const JsonValue& choice : items_of(told.own("policy"))) {
    if (as_text(choice.find("space")) != space) {
      end_space();
      space = as_text(choice.find("space"));
    }
    cards[as_text(choice.find("do"))].push_back(as_integer(choice.find("cards")).value_or(0));
  }
  end_space();
  for (const JsonValue& give_up : items_of(told.own("give_up"))) {
    text += "  coming to " + as_text(give_up.find("space")) + " with " +
            counted(as_integer(give_up.find("cards")).value_or(0), "card") +
            " lose the unit rather than pay more than " +
            std::to_string(as_integer(give_up.find("above")).value_or(0)) + "\n";
  }
  return text.empty() ? text : "Best play, by the cards left\n" + text;
}

std::string route_line(const JsonValue& route) {
  std::string path;
  for (const std::string& stop : as_texts(route.find("path"))) path += " " + stop;
  std::string text = "  " + as_text(route.find("space")) + " by" + path + ": all safe " +
                     chance_text(route.find("all_safe"));
  if (const JsonValue* alive = route.find("alive")) text += ", reached " + chance_text(alive);
  if (const JsonValue* value = route.find("value")) text += ", worth " + worth_text(value);
  return wrapped(text, 2);
}

std::string risk_details(const SkylineTold& told) {
  std::string text;
  const bool has_routes = told.own("routes") != nullptr;
  const auto& rows = items_of(told.own(has_routes ? "routes" : "steps"));
  for (std::size_t n = 0; n < std::min(rows.size(), kMostRows); ++n) {
    text += has_routes ? route_line(rows[n]) : step_line(rows[n]);
  }
  const int more = told.number("more").value_or(0);
  const std::size_t cut = rows.size() - std::min(rows.size(), kMostRows);
  if (cut + static_cast<std::size_t>(more) > 0) {
    text += "  and " + std::to_string(cut + static_cast<std::size_t>(more)) + " more\n";
  }
  return text + policy_lines(told);
}

constexpr SkylineSentence kSentences[] = {{"risk", tell_risk, risk_details}};

}  // namespace

std::span<const SkylineSentence> risk_sentences() { return kSentences; }

}  // namespace parapet::cli
