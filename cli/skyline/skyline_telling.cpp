#include <algorithm>
#include <array>
#include <string>

#include "cli/referee.h"
#include "cli/skyline/skyline_told.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

const SkylineSentence* find_sentence(const SkylineTold& told) {
  for (const auto& table :
       {ride_sentences(), risk_sentences(), rail_sentences(), sky_map_sentences()}) {
    for (const SkylineSentence& row : table) {
      if (row.ask == told.ask()) return &row;
    }
  }
  return nullptr;
}

// What one key would be otherwise; nothing for one that follows from others.
std::string key_difference(const SkylineTold& told, const JsonMember& member) {
  const JsonValue& value = member.value;
  if (member.key == "legal") {
    return value.as_bool() ? "it would be legal" : "it would not be legal";
  }
  if (member.key == "needs_rolls") {
    return counted(as_integer(&value).value_or(0), "roll") + " would be needed";
  }
  if (member.key == "lost") {
    return value.as_bool() ? "the unit would be lost" : "the unit would not be lost";
  }
  if (member.key == "rolls") {
    return counted(as_integer(&value).value_or(0), "roll") + " would be used";
  }
  if (member.key == "discards") {
    return counted(as_integer(&value).value_or(0), "card") + " would be discarded";
  }
  if (member.key == "location" && !value.is_null()) {
    return "it would end on " + told.location(&value);
  }
  if (member.key == "combat") {
    return value.items().empty() ? "no combat would start" : "a combat would start";
  }
  if (member.key == "may_go_on") {
    return value.as_bool() ? "it might go on" : "it might not go on";
  }
  if (member.key == "all_safe" && !value.is_null()) {
    return "all would be safe at " + chance_text(&value);
  }
  if (member.key == "steps" && told.ask() == "risk" && !value.items().empty()) {
    const JsonValue* alive = value.items().back().find("alive");
    return alive == nullptr ? "" : "it would get there at " + chance_text(alive);
  }
  if (member.key == "value" && !value.is_null()) return "it would be worth " + worth_text(&value);
  if (member.key == "routes") {
    return counted(static_cast<int>(value.items().size()), "space") +
           " could be ridden to, at other odds";
  }
  return {};
}

// In this order; the first that differ say enough.
constexpr std::array<std::string_view, 12> kTold = {"needs_rolls", "legal",  "lost",  "discards",
                                                    "location",    "combat", "rolls", "may_go_on",
                                                    "all_safe",    "steps",  "value", "routes"};

}  // namespace

std::string difference(const SkylineTold& told, const ask::Answer& other) {
  constexpr std::size_t kMost = 2;
  std::string text;
  std::size_t count = 0;
  for (const std::string_view key : kTold) {
    const JsonValue* before = told.own(key);
    const JsonValue* after = own_key(other, key);
    if (after == nullptr || (before != nullptr && *before == *after)) continue;
    const std::string part = key_difference(told, {std::string(key), *after});
    if (part.empty()) continue;
    text += (text.empty() ? "" : ", ") + part;
    if (++count == kMost || key == "legal" || key == "needs_rolls") break;
  }
  return text.empty() ? "the answer would be another" : text;
}

std::string verdict_sentence(const SkylineTold& told) {
  const SkylineSentence* sentence = find_sentence(told);
  return sentence == nullptr ? std::string() : sentence->tell(told);
}

viewer::RulingText ruling_text(const SkylineTold& told, const ask::Ruled& ruled) {
  RefereeWords words;
  const SkylineSentence* sentence = find_sentence(told);
  if (sentence == nullptr) {
    words.lists = plain_answer(told.answer);
  } else {
    words.verdict = sentence->tell(told);
    if (sentence->details != nullptr) words.lists = sentence->details(told);
  }
  words.difference = [&told](const ask::Answer& other) { return difference(told, other); };
  return ruling_text(words, ruled);
}

}  // namespace parapet::cli
