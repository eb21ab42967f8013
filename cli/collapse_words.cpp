#include "cli/collapse_words.h"

#include <algorithm>
#include <set>
#include <vector>

#include "cli/words.h"
#include "rules/files/json/json_number.h"
#include "rules/realms/reasons.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kMostInHead = 3;  // pieces that a sentence names
constexpr std::size_t kMostIds = 6;     // of one line
constexpr std::size_t kMostNamed = 20;  // of what does not stand
constexpr std::size_t kMostLines = 20;  // of one list

std::optional<Ratio> number_of(const JsonValue* value) {
  return value == nullptr ? std::nullopt : exact_number(*value);
}

// "1.1101", "0.85": a decimal without zeros at its end.
std::string short_decimal(const JsonValue* value) {
  std::string text = as_text(value);
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

// "97.3 %"
std::string percent_of(const JsonValue* value) {
  constexpr std::int64_t kMost = 1'000'000'000;
  const auto number = number_of(value);
  if (!number || number->numerator() < 0 || number->numerator() > kMost) return "?";
  return percent_text(static_cast<int>(number->numerator() * 1000 / number->denominator()));
}

std::string count_of(std::size_t number, const std::string& one, const std::string& many = {}) {
  return counted(static_cast<int>(number), one, many);
}

std::string without_text(const ToldAnswer& told) {
  const auto ids = as_texts(told.question.find("pieces"));
  return ids.empty() ? std::string() : "Without " + enumerated(ids, kMostIds);
}

bool carries_anything(const Ratio& factor) { return factor >= Ratio(50); }

std::string not_analysed_words(const ToldAnswer& told) {
  const int number = told.number("not_analysed").value_or(0);
  if (number == 0) return {};
  return counted(number, "piece") + (number == 1 ? " was" : " were") +
         " not looked at: the time was up.\n";
}

std::string more_words(std::size_t all) {
  if (all <= kMostLines) return {};
  return "  and " + std::to_string(all - kMostLines) + " more\n";
}

std::string why_words(const std::string& why, const JsonValue* factor) {
  if (why == "no-path") return "no way to the ground";
  const auto number = number_of(factor);
  const bool is_partly = number && *number > Ratio();
  const std::string of = is_partly ? ", carrying " + short_decimal(factor) + " of its weight" : "";
  if (why == "mechanism") return "gives way" + of;
  return why == "impact" ? "broken by a blow" : why;
}

// Those that the sentence does not name.
std::string removed_words(const ToldAnswer& told) {
  const auto removed = as_texts(told.own("removed"));
  if (removed.size() <= kMostInHead) return {};
  return wrapped("Taken away: " + enumerated(removed, kMostNamed), 2);
}

// Pieces that come loose one after the other for one reason share a line.
std::string loosened_words(const ToldAnswer& told) {
  struct Group {
    std::string why;
    std::vector<std::string> ids;
  };
  std::vector<Group> groups;
  for (const JsonValue& item : items_of(told.own("loosened"))) {
    const std::string why = why_words(as_text(item.find("why")), item.find("load_factor"));
    if (groups.empty() || groups.back().why != why) groups.push_back({why, {}});
    groups.back().ids.push_back(as_text(item.find("id")));
  }
  if (groups.empty()) return {};
  std::string text = "Comes loose, in this order:\n";
  for (std::size_t n = 0; n < std::min(groups.size(), kMostLines); ++n) {
    const Group& group = groups[n];
    text += wrapped("  " + enumerated(group.ids, kMostIds) + ": " + group.why, 2);
  }
  return text + more_words(groups.size());
}

std::string point_words(const JsonValue* point) {
  std::string text;
  for (const JsonValue& item : items_of(point)) {
    const auto number = exact_number(item);
    text += (text.empty() ? "" : ", ") + (number ? realms::number_text(*number) : std::string("?"));
  }
  return "(" + text + ")";
}

std::string fallen_words(const ToldAnswer& told) {
  const auto& fallen = items_of(told.own("fallen"));
  if (fallen.empty()) return {};
  const JsonValue* at_rest = told.own("at_rest");
  const bool is_moving = at_rest != nullptr && !at_rest->as_bool();
  std::string text = is_moving ? "Still moving when the time was up" : "Comes to rest";
  text += ", by the middle of each body in mm:\n";
  for (std::size_t n = 0; n < std::min(fallen.size(), kMostLines); ++n) {
    const JsonValue& body = fallen[n];
    text +=
        wrapped("  " + as_text(body.find("body")) + ", " +
                    enumerated(as_texts(body.find("ids")), kMostIds) + ": from " +
                    point_words(body.find("from_mm")) + " to " + point_words(body.find("to_mm")),
                2);
  }
  return text + more_words(fallen.size());
}

std::string drop_words(const JsonValue& fall) {
  if (const auto pegs = number_of(fall.find("drop"))) return realms::pegs_text(*pegs);
  if (const auto levels = as_integer(fall.find("levels"))) return counted(*levels, "Level");
  return {};
}

std::string fall_line(const JsonValue& fall, std::size_t number) {
  std::string text = "  " + std::to_string(number) + ". " + as_text(fall.find("unit"));
  std::string mark = " ";
  for (const std::string& note : fall_notes(fall)) {
    text += mark + note;
    mark = ", ";
  }
  return wrapped(text, 3);
}

std::string units_words(const ToldAnswer& told) {
  const auto& falls = items_of(told.own("falls"));
  if (falls.empty()) return {};
  std::string text = "Who falls:\n";
  for (std::size_t n = 0; n < falls.size(); ++n) text += fall_line(falls[n], n + 1);
  return text;
}

std::vector<std::string> who_falls(const ToldAnswer& told) {
  std::vector<std::string> ids;
  for (const JsonValue& fall : items_of(told.own("falls"))) {
    const std::string id = as_text(fall.find("unit"));
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  return ids;
}

// How it stands while it is built.
std::string stages_words(const ToldAnswer& told) {
  const auto& stages = items_of(told.own("stages"));
  std::string text = stages.empty() ? "" : "While it is built:\n";
  for (std::size_t n = 0; n < stages.size(); ++n) {
    const JsonValue* stable = stages[n].find("stable");
    const bool stands = stable != nullptr && stable->as_bool();
    std::string line =
        "  after stage " + std::to_string(n + 1) + (stands ? " it stands" : " it falls");
    line += ", load factor " + short_decimal(stages[n].find("load_factor"));
    const JsonValue* prop = stages[n].find("prop");
    if (prop != nullptr && prop->is_object()) {
      line += "; with a prop under " + as_text(prop->find("under")) + " " +
              short_decimal(prop->find("load_factor"));
    }
    text += wrapped(line, 2);
  }
  return text;
}

}  // namespace

std::vector<std::string> fall_notes(const JsonValue& fall) {
  const std::string drop = drop_words(fall);
  std::vector<std::string> notes;
  if (as_text(fall.find("why")) == "hit") {
    notes.push_back("is hit" + (drop.empty() ? "" : " from " + drop + " up"));
  } else {
    notes.push_back("falls" + (drop.empty() ? "" : " " + drop));
  }
  if (const auto wounds = as_integer(fall.find("wounds"))) {
    notes.push_back(*wounds == 0 ? "no wounds" : counted(*wounds, "wound"));
  }
  if (const std::string dice = as_text(fall.find("dice")); !dice.empty()) {
    notes.push_back("dice " + dice);
  }
  return notes;
}

std::string stable_words(const ToldAnswer& told) {
  const std::string without = without_text(told);
  const std::string what = without.empty() ? "Everything" : without + " everything";
  const auto factor = number_of(told.own("load_factor"));
  const int unknown = told.number("not_analysed").value_or(0);
  if (told.yes("stable") && unknown > 0) {
    const std::string falls = without.empty() ? "Nothing" : without + " nothing";
    return falls + " falls of what was looked at, but " + counted(unknown, "piece") +
           (unknown == 1 ? " was not." : " were not.");
  }
  if (told.yes("critical")) {
    return what + (told.yes("stable") ? " stands, but" : " falls, but") + " by a hair.";
  }
  if (!told.yes("stable")) {
    const std::string falls = without.empty() ? "Not everything" : without + " not everything";
    if (!factor || *factor == Ratio()) {
      const std::size_t count = items_of(told.own("unsupported")).size();
      if (count == 0) return falls + " stands: nothing holds it.";
      return falls + " stands: " + count_of(count, "piece has", "pieces have") +
             " no way to the ground.";
    }
    return falls + " stands: only " + short_decimal(told.own("load_factor")) +
           " of the weight is carried.";
  }
  if (!factor || carries_anything(*factor)) {
    return what + " stands, whatever it weighs: it only presses on what is below it.";
  }
  return what + " stands: all of it could weigh " + short_decimal(told.own("load_factor")) +
         " times as much.";
}

std::string standing_words(const ToldAnswer& told) {
  const auto unsupported = as_texts(told.own("unsupported"));
  const auto moving = as_texts(told.own("moving"));
  const auto& weakest = items_of(told.own("weakest"));
  std::string text;
  if (!unsupported.empty() || !moving.empty()) text = "Does not stand:\n";
  if (!unsupported.empty()) {
    text += wrapped("  " + enumerated(unsupported, kMostNamed) + ": no way to the ground", 2);
  }
  if (!moving.empty()) text += wrapped("  " + enumerated(moving, kMostNamed) + ": gives way", 2);
  if (!weakest.empty()) text += "The weakest connections, by how much of their grip is used:\n";
  for (std::size_t n = 0; n < std::min(weakest.size(), kMostLines); ++n) {
    const JsonValue& one = weakest[n];
    text += "  " + as_text(one.find("a")) + " and " + as_text(one.find("b")) + ": " +
            percent_of(one.find("utilisation")) + "\n";
  }
  return text + more_words(weakest.size()) + stages_words(told) + not_analysed_words(told);
}

std::string remove_words(const ToldAnswer& told) {
  const auto removed = as_texts(told.own("removed"));
  std::set<std::string> loose;  // what breaks off comes loose twice
  for (const JsonValue& item : items_of(told.own("loosened"))) {
    loose.insert(as_text(item.find("id")));
  }
  const std::size_t loosened = loose.size();
  const auto units = who_falls(told);
  std::string what = "Nothing is taken away";
  if (!removed.empty()) {
    what = "Without " +
           (removed.size() > kMostInHead ? count_of(removed.size(), "piece") : enumerated(removed));
  }
  const int left = told.number("standing").value_or(0);
  const std::string standing = std::to_string(left) + (left == 1 ? " stands." : " stand.");
  if (loosened == 0 && units.empty()) return what + ": nothing else comes down; " + standing;
  if (loosened == 0) {
    return what + ": " + enumerated(units, 3) + (units.size() == 1 ? " falls; " : " fall; ") +
           standing;
  }
  what += ", " + count_of(loosened, "more piece") + (loosened == 1 ? " comes" : " come") + " down";
  if (!units.empty()) what += ", with " + enumerated(units, 3);
  return what + "; " + standing;
}

std::string fall_words(const ToldAnswer& told) {
  return removed_words(told) + loosened_words(told) + fallen_words(told) + units_words(told) +
         not_analysed_words(told);
}

}  // namespace parapet::cli
