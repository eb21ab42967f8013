#include "cli/told.h"

#include <algorithm>

#include "rules/files/json/json_number.h"

namespace parapet::cli {

std::string ToldAnswer::word(std::string_view key) const { return as_text(question.find(key)); }

bool ToldAnswer::asks(std::string_view key) const {
  const JsonValue* value = question.find(key);
  return value != nullptr && !value->is_null();
}

const JsonValue* ToldAnswer::own(std::string_view key) const { return own_key(answer, key); }

bool ToldAnswer::yes(std::string_view key) const {
  const JsonValue* value = own(key);
  return value != nullptr && value->as_bool();
}

std::optional<int> ToldAnswer::number(std::string_view key) const { return as_integer(own(key)); }

std::vector<Space> Told::spaces(std::string_view key) const { return as_spaces(own(key)); }

std::string Told::name(std::string_view key) const {
  const JsonValue* value = question.find(key);
  if (value == nullptr) return {};
  const std::string id = as_text(value);
  const std::vector<Space> at = stand(key);
  const bool is_piece = !id.empty() && mayhem::find_stand(*state.pieces, id).has_value();
  if (at.empty()) return id;
  return is_piece ? id + " (" + to_letters(at.front()) + ")" : to_letters(at.front());
}

std::vector<Space> Told::stand(std::string_view key) const {
  const JsonValue* value = question.find(key);
  if (value == nullptr || value->is_null()) return {};
  const auto stand = ask::read_stand(JsonCursor(*value, "question"), state);
  return stand ? stand->spaces : std::vector<Space>();
}

const JsonValue* own_key(const ask::Answer& answer, std::string_view key) {
  const auto found = std::find_if(answer.own.begin(), answer.own.end(),
                                  [&](const JsonMember& member) { return member.key == key; });
  return found == answer.own.end() ? nullptr : &found->value;
}

std::optional<int> as_integer(const JsonValue* value) {
  if (value == nullptr) return std::nullopt;
  const auto number = exact_number(*value);
  constexpr std::int64_t kMost = 1'000'000'000;
  if (!number || number->denominator() != 1 || number->numerator() > kMost ||
      number->numerator() < -kMost) {
    return std::nullopt;
  }
  return static_cast<int>(number->numerator());
}

std::optional<Space> as_space(const JsonValue* value) {
  if (value == nullptr || !value->is_list() || value->items().size() != 3) return std::nullopt;
  const auto x = as_integer(&value->items()[0]);
  const auto y = as_integer(&value->items()[1]);
  const auto level = as_integer(&value->items()[2]);
  if (!x || !y || !level || *x < 0 || *y < 0) return std::nullopt;
  return Space{*x, *y, *level};
}

std::vector<Space> as_spaces(const JsonValue* value) {
  std::vector<Space> spaces;
  for (const JsonValue& item : items_of(value)) {
    const auto space = as_space(item.is_object() ? item.find("at") : &item);
    if (space) spaces.push_back(*space);
  }
  return spaces;
}

std::vector<std::string> as_texts(const JsonValue* value) {
  std::vector<std::string> texts;
  for (const JsonValue& item : items_of(value)) {
    if (item.is_text()) texts.emplace_back(item.text());
  }
  return texts;
}

std::string as_text(const JsonValue* value) {
  return value != nullptr && value->is_text() ? std::string(value->text()) : std::string();
}

const std::vector<JsonValue>& items_of(const JsonValue* value) {
  static const JsonValue kNothing;
  return (value != nullptr ? value : &kNothing)->items();
}

}  // namespace parapet::cli
