#include "tests/support/case_file.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include "rules/files/json/json_number.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"

namespace parapet::test {
namespace {

// Lists whose order is part of the answer, by their key.
constexpr std::array<std::string_view, 14> kOrderedKeys = {
    "path", "footprints", "profile",  "surfaces",  "order",      "steps",    "costs",
    "left", "area",       "complete", "collapsed", "explosions", "triggers", "loosened"};

bool agrees(const JsonValue& expected, const JsonValue& found, bool ordered);

bool all_numbers(const JsonValue& list) {
  return std::all_of(list.items().begin(), list.items().end(),
                     [](const JsonValue& item) { return item.is_number(); });
}

bool lists_agree(const JsonValue& expected, const JsonValue& found, bool ordered) {
  const auto& wanted = expected.items();
  std::vector<JsonValue> left = found.items();
  if (wanted.size() != left.size()) return false;
  if (ordered || all_numbers(expected)) {
    return std::equal(wanted.begin(), wanted.end(), left.begin(),
                      [](const JsonValue& a, const JsonValue& b) { return agrees(a, b, false); });
  }
  for (const JsonValue& item : wanted) {
    const auto match = std::find_if(left.begin(), left.end(), [&](const JsonValue& other) {
      return agrees(item, other, false);
    });
    if (match == left.end()) return false;
    left.erase(match);
  }
  return true;
}

bool agrees(const JsonValue& expected, const JsonValue& found, bool ordered) {
  if (expected.is_list()) return found.is_list() && lists_agree(expected, found, ordered);
  if (expected.is_object()) return found.is_object() && disagreements(expected, found).empty();
  const auto wanted_number = exact_number(expected);
  const auto found_number = exact_number(found);
  if (wanted_number && found_number) return *wanted_number == *found_number;
  return expected == found;
}

bool contains(const JsonValue& list, const JsonValue& item) {
  if (!list.is_list()) return agrees(item, list, false);
  return std::any_of(list.items().begin(), list.items().end(),
                     [&](const JsonValue& other) { return agrees(item, other, false); });
}

// Whether what `expect` says of one key holds; `value` is null if the answer has no such key.
bool holds(const std::string& key, const JsonValue& expected, const JsonValue* value) {
  switch (key.empty() ? ' ' : key.front()) {
    case '-':
      return value == nullptr || !contains(*value, expected);
    case '+':
      return value != nullptr &&
             std::all_of(expected.items().begin(), expected.items().end(),
                         [&](const JsonValue& item) { return contains(*value, item); });
    case '#':
      return value != nullptr && value->is_list() &&
             exact_number(expected) == Ratio(static_cast<std::int64_t>(value->items().size()));
    default:
      return value != nullptr &&
             agrees(expected, *value,
                    std::find(kOrderedKeys.begin(), kOrderedKeys.end(), key) != kOrderedKeys.end());
  }
}

bool has_sign(const std::string& key) {
  return !key.empty() && (key.front() == '-' || key.front() == '+' || key.front() == '#');
}

}  // namespace

std::vector<std::string> disagreements(const JsonValue& expect, const JsonValue& answer) {
  std::vector<std::string> result;
  for (const JsonMember& member : expect.members()) {
    const std::string name = has_sign(member.key) ? member.key.substr(1) : member.key;
    const JsonValue* value = answer.find(name);
    if (holds(member.key, member.value, value)) continue;
    result.push_back(member.key + ": expected " + write_json_spaced(member.value) + ", found " +
                     (value == nullptr ? "nothing" : write_json_spaced(*value)));
  }
  return result;
}

std::string read_text_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

Result<std::vector<Case>> read_cases(const std::string& path) {
  std::vector<Case> cases;
  std::istringstream lines(read_text_file(path));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) continue;
    const auto value = parse_json(line, path);
    if (!value) return Failure(value.error());
    const auto member = [&](std::string_view key) {
      const JsonValue* found = value->find(key);
      return found == nullptr ? JsonValue() : *found;
    };
    cases.push_back({std::string(member("id").text()), std::string(member("board").text()),
                     member("ask"), member("expect"), write_json_spaced(member("rules"))});
  }
  return cases;
}

}  // namespace parapet::test
