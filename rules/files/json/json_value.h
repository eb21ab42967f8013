#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace parapet {

struct JsonMember;

// A value of JSON as it was written (formats.md, intro). Immutable; a copy shares what it holds.
//   (1) a number is its digits: it never becomes a floating-point number
//   (2) members of an object keep the order in which they were written, and no key comes twice
//   (3) == compares what was written: 1.0 and 1 differ; the line does not count
class JsonValue {
 public:
  enum class Kind : unsigned char { null, boolean, number, text, list, object };

  JsonValue();  // null
  JsonValue(const JsonValue& other);
  JsonValue(JsonValue&& other) noexcept;
  JsonValue& operator=(const JsonValue& other);
  JsonValue& operator=(JsonValue&& other) noexcept;
  ~JsonValue();

  static JsonValue from_bool(bool value);
  static JsonValue from_integer(std::int64_t value);
  // REQUIRES: digits of a JSON number ("3.2", "-1e3").
  static JsonValue from_digits(std::string digits);
  static JsonValue from_text(std::string text);
  static JsonValue from_list(std::vector<JsonValue> items);
  // REQUIRES: no key twice.
  static JsonValue from_members(std::vector<JsonMember> members);

  Kind kind() const { return static_cast<Kind>(held_.index()); }
  bool is_null() const { return kind() == Kind::null; }
  bool is_number() const { return kind() == Kind::number; }
  bool is_text() const { return kind() == Kind::text; }
  bool is_list() const { return kind() == Kind::list; }
  bool is_object() const { return kind() == Kind::object; }

  // What the value holds; false, empty or none if it is of another kind.
  bool as_bool() const;
  std::string_view digits() const;
  std::string_view text() const;
  const std::vector<JsonValue>& items() const;
  const std::vector<JsonMember>& members() const;

  // The member's value; null pointer if there is none, or this is no object.
  const JsonValue* find(std::string_view key) const;

  // The line of the text it was read from (where a list or object starts); 0 if it was not read.
  std::size_t line() const { return line_; }
  JsonValue at_line(std::size_t line) &&;

  friend bool operator==(const JsonValue& a, const JsonValue& b);

 private:
  struct Digits {
    std::string text;
    friend bool operator==(const Digits&, const Digits&) = default;
  };
  using Items = std::shared_ptr<const std::vector<JsonValue>>;
  using Members = std::shared_ptr<const std::vector<JsonMember>>;
  // In the order of Kind.
  using Held = std::variant<std::monostate, bool, Digits, std::string, Items, Members>;

  explicit JsonValue(Held held);

  Held held_;
  std::uint32_t line_ = 0;
};

struct JsonMember {
  std::string key;
  JsonValue value;

  friend bool operator==(const JsonMember&, const JsonMember&) = default;
};

}  // namespace parapet
