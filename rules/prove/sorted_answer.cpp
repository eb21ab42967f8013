#include "rules/prove/sorted_answer.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_write.h"

namespace parapet::prove {

bool is_numbers(const JsonValue& value) {
  return value.is_list() && std::all_of(value.items().begin(), value.items().end(),
                                        [](const JsonValue& item) { return item.is_number(); });
}

JsonValue sorted(const JsonValue& value) {
  if (value.is_object()) {
    std::vector<JsonMember> members;
    for (const JsonMember& member : value.members()) {
      members.push_back({member.key, sorted(member.value)});
    }
    return JsonValue::from_members(std::move(members));
  }
  const auto is_number = [](const JsonValue& item) { return item.is_number(); };
  if (!value.is_list() || std::any_of(value.items().begin(), value.items().end(), is_number)) {
    return value;
  }
  std::vector<std::pair<std::string, JsonValue>> items;
  for (const JsonValue& item : value.items()) {
    JsonValue told = sorted(item);
    std::string text = write_json_line(told);
    items.emplace_back(std::move(text), std::move(told));
  }
  std::sort(items.begin(), items.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<JsonValue> result;
  for (auto& [text, item] : items) result.push_back(std::move(item));
  return JsonValue::from_list(std::move(result));
}

}  // namespace parapet::prove
