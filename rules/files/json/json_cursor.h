#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet {

// A value together with where it stands, so that each wrong value is reported like
//   board.json: /units/0/facing: found "Q", expected one of N, E, S, W
// The place of a fault is a JSON pointer (RFC 6901); "" is the whole. Cheap to copy. REQUIRES: the
// value and the file's name outlive it.
//
// Errors, unless a function says more: "wrong-value" for a value of the wrong kind or size.
class JsonCursor {
 public:
  JsonCursor(const JsonValue& value, std::string_view file, std::string pointer = {})
      : value_(&value), file_(file), pointer_(std::move(pointer)) {}
  // A value or a name that is gone at the end of the line does not compile.
  JsonCursor(const JsonValue&&, std::string_view, std::string = {}) = delete;
  template <class Text, std::enable_if_t<std::is_same_v<Text, std::string>, int> = 0>
  JsonCursor(const JsonValue&, Text&&, std::string = {}) = delete;

  const JsonValue& value() const { return *value_; }
  std::string_view file() const { return file_; }
  const std::string& pointer() const { return pointer_; }

  // A fault of this value.
  Fault fault(std::string_view code, std::string found, std::string expected) const;
  // A "wrong-value" that shows the value.
  Fault wrong(std::string expected) const;

  // Members of an object. Steps into it, or nothing if there is no such key.
  std::optional<JsonCursor> member(std::string_view key) const;
  // Error "missing-key" too.
  Result<JsonCursor> required(std::string_view key) const;
  // Error "unknown-key", which names the nearest known one, for the first key that is none of
  // these.
  Result<void> only_keys(std::span<const std::string_view> known) const;
  // The cursor of a member whose key stands in value().members().
  JsonCursor at(const JsonMember& member) const;

  // Items of a list. REQUIRES: the value is a list, n is below its size.
  JsonCursor item(std::size_t n) const;
  // Error "limit" too: more than `most` items, which are called `what` ("units").
  Result<void> check_list(std::size_t most, std::string_view what) const;

  Result<std::string> text() const;
  Result<bool> boolean() const;
  Result<Ratio> number() const;
  // An exact whole number, however it is written (3, 3.0, "3").
  Result<int> integer(int least, int most) const;
  // One of these texts, as its index. The error names the nearest.
  Result<std::size_t> one_of(std::span<const std::string_view> words) const;

 private:
  const JsonValue* value_;
  std::string_view file_;
  std::string pointer_;
};

// A key as a part of a JSON pointer: ~ and / are escaped.
std::string pointer_part(std::string_view key);

// "N, E, S or W".
std::string listed(std::span<const std::string_view> words);

// Reads each item of a list by `read`, a function from JsonCursor to Result<T>.
template <class Read>
auto read_list(const JsonCursor& at, std::size_t most, std::string_view what, Read read)
    -> Result<std::vector<typename std::invoke_result_t<Read, const JsonCursor&>::value_type>> {
  if (auto checked = at.check_list(most, what); !checked) return Failure(checked.error());
  const std::size_t count = at.value().items().size();
  std::vector<typename std::invoke_result_t<Read, const JsonCursor&>::value_type> result;
  result.reserve(count);
  for (std::size_t n = 0; n < count; ++n) {
    auto item = read(at.item(n));
    if (!item) return Failure(item.error());
    result.push_back(*std::move(item));
  }
  return result;
}

}  // namespace parapet
