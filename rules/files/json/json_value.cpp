#include "rules/files/json/json_value.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace parapet {

// Defined here, not in the class: inlined into others' code they make g++ 12 warn of parts that are
// not set.
JsonValue::JsonValue() = default;
JsonValue::JsonValue(const JsonValue& other) = default;
JsonValue::JsonValue(JsonValue&& other) noexcept = default;
JsonValue& JsonValue::operator=(const JsonValue& other) = default;
JsonValue& JsonValue::operator=(JsonValue&& other) noexcept = default;
JsonValue::~JsonValue() = default;

JsonValue::JsonValue(Held held) : held_(std::move(held)) {}

JsonValue JsonValue::from_bool(bool value) { return JsonValue(Held(value)); }

JsonValue JsonValue::from_integer(std::int64_t value) { return from_digits(std::to_string(value)); }

JsonValue JsonValue::from_digits(std::string digits) {
  return JsonValue(Held(Digits{std::move(digits)}));
}

JsonValue JsonValue::from_text(std::string text) { return JsonValue(Held(std::move(text))); }

JsonValue JsonValue::from_list(std::vector<JsonValue> items) {
  static const Items kNone = std::make_shared<const std::vector<JsonValue>>();
  if (items.empty()) return JsonValue(Held(kNone));
  return JsonValue(Held(std::make_shared<const std::vector<JsonValue>>(std::move(items))));
}

JsonValue JsonValue::from_members(std::vector<JsonMember> members) {
  static const Members kNone = std::make_shared<const std::vector<JsonMember>>();
  if (members.empty()) return JsonValue(Held(kNone));
  return JsonValue(Held(std::make_shared<const std::vector<JsonMember>>(std::move(members))));
}

bool JsonValue::as_bool() const {
  const bool* value = std::get_if<bool>(&held_);
  return value != nullptr && *value;
}

std::string_view JsonValue::digits() const {
  const Digits* digits = std::get_if<Digits>(&held_);
  return digits != nullptr ? std::string_view(digits->text) : std::string_view();
}

std::string_view JsonValue::text() const {
  const std::string* text = std::get_if<std::string>(&held_);
  return text != nullptr ? std::string_view(*text) : std::string_view();
}

const std::vector<JsonValue>& JsonValue::items() const {
  static const std::vector<JsonValue> kNone;
  const Items* items = std::get_if<Items>(&held_);
  return items != nullptr ? **items : kNone;
}

const std::vector<JsonMember>& JsonValue::members() const {
  static const std::vector<JsonMember> kNone;
  const Members* members = std::get_if<Members>(&held_);
  return members != nullptr ? **members : kNone;
}

const JsonValue* JsonValue::find(std::string_view key) const {
  const std::vector<JsonMember>& all = members();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const JsonMember& m) { return m.key == key; });
  return found != all.end() ? &found->value : nullptr;
}

JsonValue JsonValue::at_line(std::size_t line) && {
  constexpr std::size_t kMost = std::numeric_limits<std::uint32_t>::max();
  line_ = static_cast<std::uint32_t>(std::min(line, kMost));
  return std::move(*this);
}

bool operator==(const JsonValue& a, const JsonValue& b) {
  if (a.kind() != b.kind()) return false;
  // Copies share what they hold: they need no look inside.
  if (a.is_list() && &a.items() == &b.items()) return true;
  if (a.is_object() && &a.members() == &b.members()) return true;
  if (a.is_list()) return a.items() == b.items();
  if (a.is_object()) return a.members() == b.members();
  return a.held_ == b.held_;
}

}  // namespace parapet
