#include "cli/argument_value.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kMostItems = 10'000;  // of one word

bool is_integer(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && word.size() <= 9 &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Digits as JSON writes them: no zeros in front.
JsonValue integer_value(const std::string& word) {
  return JsonValue::from_integer(std::stoll(word));
}

// The parts between commas; none for an empty word.
std::vector<std::string> parts_of(const std::string& word) {
  std::vector<std::string> parts;
  if (word.empty()) return parts;
  for (std::size_t start = 0;;) {
    const std::size_t comma = word.find(',', start);
    parts.push_back(word.substr(start, comma - start));
    if (comma == std::string::npos || parts.size() > kMostItems) return parts;
    start = comma + 1;
  }
}

// A list of what `read` makes of each part; nothing of a part fails the word.
template <class Read>
Result<JsonValue> list_value(const Argument& argument, const std::string& word,
                             const std::string& expected, Read read) {
  std::vector<JsonValue> items;
  for (const std::string& part : parts_of(word)) {
    std::optional<JsonValue> item = read(part);
    if (!item) return Failure(word_fault(argument.name, word, expected));
    items.push_back(*std::move(item));
  }
  return JsonValue::from_list(std::move(items));
}

std::optional<JsonValue> whole_number(const std::string& part) {
  if (!is_integer(part)) return std::nullopt;
  return integer_value(part);
}

// "10", "-3.2", "12/5": whole numbers as such, others as the text that stands for them exactly.
std::optional<JsonValue> exact(const std::string& part) {
  if (is_integer(part)) return integer_value(part);
  if (!Ratio::parse(part)) return std::nullopt;
  return JsonValue::from_text(part);
}

std::optional<JsonValue> reach(const std::string& part) {
  return part == "-" ? JsonValue() : whole_number(part);
}

std::optional<JsonValue> non_empty_text(const std::string& part) {
  if (part.empty()) return std::nullopt;
  return JsonValue::from_text(part);
}

std::optional<JsonValue> hits_at(const std::string& part) {
  const std::size_t equals = part.rfind('=');
  if (equals == std::string::npos || equals == 0) return std::nullopt;
  const auto hits = whole_number(part.substr(equals + 1));
  if (!hits) return std::nullopt;
  return JsonValue::from_members(
      {{"at", JsonValue::from_text(part.substr(0, equals))}, {"hits", *hits}});
}

Result<JsonValue> jump_value(const Argument& argument, const std::string& word) {
  if (word == "none") return JsonValue();
  const std::size_t slash = word.find('/');
  if (slash != std::string::npos) {
    const auto up = whole_number(word.substr(0, slash));
    const auto span = whole_number(word.substr(slash + 1));
    if (up && span) return JsonValue::from_members({{"up", *up}, {"span", *span}});
  }
  return Failure(word_fault(argument.name, word,
                            "UP/SPAN, such as 1/4 for one Level up and four spaces, or none"));
}

// From behind, because tiles may be called anything. "2.1" is the second part of a floor of
// Level 2.
Result<JsonValue> post_value(const Argument& argument, const std::string& word) {
  const std::size_t last = word.rfind('/');
  const std::size_t first =
      last == std::string::npos || last == 0 ? last : word.rfind('/', last - 1);
  if (last != std::string::npos && last > 0 && first != std::string::npos && first > 0) {
    const std::string floor = word.substr(first + 1, last - first - 1);
    const std::size_t dot = floor.find('.');
    const auto level = whole_number(floor.substr(0, dot));
    const auto part = dot == std::string::npos ? std::optional(JsonValue::from_integer(0))
                                               : whole_number(floor.substr(dot + 1));
    if (level && part) {
      std::vector<JsonMember> members = {{"tile", JsonValue::from_text(word.substr(0, first))},
                                         {"level", *level}};
      if (dot != std::string::npos) members.push_back({"part", *part});
      members.push_back({"corner", JsonValue::from_text(word.substr(last + 1))});
      return JsonValue::from_members(std::move(members));
    }
  }
  return Failure(word_fault(argument.name, word, "TILE/LEVEL/CORNER, such as house/2/NW"));
}

// Two or three numbers with commas between them are a point; all else is a name.
Result<JsonValue> place_value(const std::string& word) {
  const std::vector<std::string> parts = parts_of(word);
  std::vector<JsonValue> numbers;
  for (const std::string& part : parts) {
    const auto number = exact(part);
    if (!number) return JsonValue::from_text(word);
    numbers.push_back(*number);
  }
  if (numbers.size() != 2 && numbers.size() != 3) return JsonValue::from_text(word);
  return JsonValue::from_list(std::move(numbers));
}

// "safe,2,1/0,1,1": a list of faces for each roll.
Result<JsonValue> rolls_value(const Argument& argument, const std::string& word) {
  std::vector<JsonValue> rolls;
  for (std::size_t start = 0; start <= word.size() && rolls.size() <= kMostItems;) {
    const std::size_t end = std::min(word.find('/', start), word.size());
    auto roll = list_value(argument, word.substr(start, end - start),
                           "faces of dice such as safe,2,1/0,1,1", [](const std::string& part) {
                             auto number = whole_number(part);
                             return number ? number : non_empty_text(part);
                           });
    if (!roll) return roll;
    rolls.push_back(*std::move(roll));
    start = end + 1;
  }
  return JsonValue::from_list(std::move(rolls));
}

// "d=20,e=5/2"
Result<JsonValue> worths_value(const Argument& argument, const std::string& word) {
  std::vector<JsonMember> worths;
  for (const std::string& part : parts_of(word)) {
    const std::size_t equals = part.rfind('=');
    const auto worth = equals == std::string::npos || equals == 0 ? std::optional<JsonValue>()
                                                                  : exact(part.substr(equals + 1));
    const std::string id = part.substr(0, equals);
    const bool is_new = std::none_of(worths.begin(), worths.end(),
                                     [&id](const JsonMember& other) { return other.key == id; });
    if (!worth || !is_new) {
      return Failure(word_fault(argument.name, word, "spaces once each, such as d=20,e=5/2"));
    }
    worths.push_back({id, *worth});
  }
  return JsonValue::from_members(std::move(worths));
}

// What starts like a list or object is JSON; all else names a file.
Result<JsonValue> json_value(const Argument& argument, const std::string& word) {
  const std::size_t first = word.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && (word[first] == '[' || word[first] == '{')) {
    return parse_json(word, argument.name, kLineLimits);
  }
  return read_whole_file(word, kLineLimits.bytes).and_then([&](const std::string& text) {
    return parse_json(text, word, kLineLimits);
  });
}

}  // namespace

Fault word_fault(std::string_view name, const std::string& word, std::string expected) {
  Fault fault;
  fault.code = "wrong-value";
  fault.place = std::string(name);
  fault.found = "\"" + (word.size() > 80 ? word.substr(0, 80) + "..." : word) + "\"";
  fault.expected = std::move(expected);
  return fault;
}

Result<JsonValue> value_of(const Argument& argument, const std::string& word) {
  switch (argument.kind) {
    case ArgumentKind::text:
      return JsonValue::from_text(word);
    case ArgumentKind::integer:
      if (!is_integer(word)) return Failure(word_fault(argument.name, word, "a whole number"));
      return integer_value(word);
    case ArgumentKind::integers:
      return list_value(argument, word, "whole numbers such as 0,2", whole_number);
    case ArgumentKind::one_or_more:
      if (is_integer(word)) return integer_value(word);
      return list_value(argument, word, "a whole number, or several such as 4,6,7", whole_number);
    case ArgumentKind::number:
      if (auto number = exact(word)) return *std::move(number);
      return Failure(word_fault(argument.name, word, "a number such as 10, 3.2 or 12/5"));
    case ArgumentKind::numbers:
      return list_value(argument, word, "numbers such as 0,3.2,12/5", exact);
    case ArgumentKind::place_or_point:
      return place_value(word);
    case ArgumentKind::texts:
    case ArgumentKind::ids:
      return list_value(argument, word, "words with commas between them", non_empty_text);
    case ArgumentKind::post:
      return post_value(argument, word);
    case ArgumentKind::reaches:
      return list_value(argument, word, "three numbers or -, such as 1,3,-", reach);
    case ArgumentKind::facing_or_none:
      return word == "none" ? JsonValue() : JsonValue::from_text(word);
    case ArgumentKind::jump:
      return jump_value(argument, word);
    case ArgumentKind::hits:
      return list_value(argument, word, "hits on spaces, such as F7=2,G7=0", hits_at);
    case ArgumentKind::rolls:
      return rolls_value(argument, word);
    case ArgumentKind::worths:
      return worths_value(argument, word);
    case ArgumentKind::json:
      return json_value(argument, word);
    case ArgumentKind::no:
      return JsonValue::from_bool(false);
    case ArgumentKind::yes:
    case ArgumentKind::flag:
      return JsonValue::from_bool(true);
  }
  return JsonValue();
}

}  // namespace parapet::cli
