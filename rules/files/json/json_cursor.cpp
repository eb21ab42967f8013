#include "rules/files/json/json_cursor.h"

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/missing_key.h"
#include "rules/nearest_name.h"

namespace parapet {
namespace {

constexpr std::size_t kLongestShown = 60;

std::string quoted(std::string_view text) {
  return described(JsonValue::from_text(std::string(text)));
}

}  // namespace

std::string pointer_part(std::string_view key) {
  std::string part;
  for (const char c : shortened(key, kLongestShown)) {
    if (c == '~') {
      part += "~0";
    } else if (c == '/') {
      part += "~1";
    } else {
      part += c;
    }
  }
  return part;
}

std::string listed(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t n = 0; n < words.size(); ++n) {
    if (n > 0) text += n + 1 == words.size() ? " or " : ", ";
    text += words[n];
  }
  return text;
}

Fault JsonCursor::fault(std::string_view code, std::string found, std::string expected) const {
  Fault fault;
  fault.code = code;
  fault.file = file_;
  fault.place = pointer_;
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

Fault JsonCursor::wrong(std::string expected) const {
  return fault("wrong-value", described(*value_), std::move(expected));
}

std::optional<JsonCursor> JsonCursor::member(std::string_view key) const {
  const JsonValue* value = value_->find(key);
  if (value == nullptr) return std::nullopt;
  return JsonCursor(*value, file_, pointer_ + "/" + pointer_part(key));
}

Result<JsonCursor> JsonCursor::required(std::string_view key) const {
  if (!value_->is_object())
    return Failure(wrong("an object with the key \"" + std::string(key) + "\""));
  if (auto found = member(key)) return *std::move(found);
  return Failure(missing_key(*this, key));
}

Result<void> JsonCursor::only_keys(std::span<const std::string_view> known) const {
  if (!value_->is_object()) return Failure(wrong("an object"));
  for (const JsonMember& member : value_->members()) {
    bool is_known = false;
    for (const std::string_view key : known) is_known = is_known || key == member.key;
    if (is_known) continue;
    return Failure(fault("unknown-key", "the unknown key " + quoted(member.key),
                         "a key such as " + quoted(nearest_name(member.key, known))));
  }
  return {};
}

JsonCursor JsonCursor::at(const JsonMember& member) const {
  return JsonCursor(member.value, file_, pointer_ + "/" + pointer_part(member.key));
}

JsonCursor JsonCursor::item(std::size_t n) const {
  return JsonCursor(value_->items()[n], file_, pointer_ + "/" + std::to_string(n));
}

Result<void> JsonCursor::check_list(std::size_t most, std::string_view what) const {
  if (!value_->is_list()) return Failure(wrong("a list of " + std::string(what)));
  const std::size_t count = value_->items().size();
  if (count <= most) return {};
  return Failure(fault("limit", std::to_string(count) + " " + std::string(what),
                       "at most " + std::to_string(most)));
}

Result<std::string> JsonCursor::text() const {
  if (!value_->is_text()) return Failure(wrong("a string"));
  return std::string(value_->text());
}

Result<bool> JsonCursor::boolean() const {
  if (value_->kind() != JsonValue::Kind::boolean) return Failure(wrong("true or false"));
  return value_->as_bool();
}

Result<Ratio> JsonCursor::number() const {
  if (const auto number = exact_number(*value_)) return *number;
  return Failure(wrong("a number such as 3, 3.2 or \"12/5\", of at most 64 bits"));
}

Result<int> JsonCursor::integer(int least, int most) const {
  const std::optional<Ratio> number = exact_number(*value_);
  if (number && number->denominator() == 1 && number->numerator() >= least &&
      number->numerator() <= most) {
    return static_cast<int>(number->numerator());
  }
  return Failure(
      wrong("a whole number from " + std::to_string(least) + " to " + std::to_string(most)));
}

Result<std::size_t> JsonCursor::one_of(std::span<const std::string_view> words) const {
  std::string expected = "one of " + listed(words);
  if (!value_->is_text()) return Failure(wrong(std::move(expected)));
  for (std::size_t n = 0; n < words.size(); ++n) {
    if (words[n] == value_->text()) return n;
  }
  constexpr std::size_t kFew = 4;
  if (words.size() > kFew) {
    expected += "; the nearest is " + std::string(nearest_name(value_->text(), words));
  }
  return Failure(wrong(std::move(expected)));
}

}  // namespace parapet
