#include "rules/prove/question_json.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "rules/files/json/json_write.h"

namespace parapet::prove {
namespace {

constexpr std::array<std::string_view, 6> kCommonKeys = {"id",     "because", "options",
                                                         "margin", "board",   "after"};
constexpr std::size_t kMostShown = 400;

}  // namespace

JsonValue question_json(std::string_view ask, std::vector<JsonMember> keys) {
  keys.insert(keys.begin(), {"ask", JsonValue::from_text(std::string(ask))});
  return JsonValue::from_members(std::move(keys));
}

JsonValue with_key(const JsonValue& question, std::string_view key, JsonValue value) {
  std::vector<JsonMember> members = question.members();
  const auto found = std::find_if(members.begin(), members.end(),
                                  [&](const JsonMember& member) { return member.key == key; });
  if (found == members.end()) {
    members.push_back({std::string(key), std::move(value)});
  } else {
    found->value = std::move(value);
  }
  return JsonValue::from_members(std::move(members));
}

JsonValue with_option(const JsonValue& question, std::string_view option, std::string value) {
  const JsonValue* given = question.find("options");
  return with_key(question, "options",
                  with_key(given != nullptr ? *given : JsonValue::from_members({}), option,
                           JsonValue::from_text(std::move(value))));
}

JsonValue plain_question(const JsonValue& question) {
  return with_key(question, "explain", JsonValue::from_bool(false));
}

JsonValue own_keys(const JsonValue& answer) {
  if (const JsonValue* error = answer.find("error")) {
    const JsonValue* code = error->find("code");
    return JsonValue::from_members({{"error", code != nullptr ? *code : JsonValue()}});
  }
  std::vector<JsonMember> members;
  for (const JsonMember& member : answer.members()) {
    if (std::find(kCommonKeys.begin(), kCommonKeys.end(), member.key) != kCommonKeys.end()) {
      continue;
    }
    members.push_back(member);
  }
  return JsonValue::from_members(std::move(members));
}

bool says(const ask::Answer& answer, std::string_view key) {
  return std::any_of(answer.own.begin(), answer.own.end(), [key](const JsonMember& member) {
    return member.key == key && member.value.as_bool();
  });
}

std::string shown(const JsonValue& value) {
  std::string text = write_json_line(value);
  if (text.size() <= kMostShown) return text;
  std::size_t end = kMostShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "...";
}

}  // namespace parapet::prove
