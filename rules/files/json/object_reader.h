#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "rules/files/json/json_cursor.h"

namespace parapet {

// Reads the members of one object in turn. The first fault stands; after it, each read gives a
// default value at once, so that the reads can be written one below the other and asked for the
// fault at the end. A `read` is a function from JsonCursor to Result<T>.
class ObjectReader {
 public:
  template <class Read>
  using Value = typename std::invoke_result_t<Read, const JsonCursor&>::value_type;

  // Any keys: those of a question have been checked by then (read_question).
  explicit ObjectReader(const JsonCursor& at) : at_(at) {}
  // Faults of only_keys are the first that count.
  ObjectReader(const JsonCursor& at, std::span<const std::string_view> keys) : at_(at) {
    if (auto checked = at_.only_keys(keys); !checked) fail(checked.error());
  }

  const JsonCursor& cursor() const { return at_; }
  bool failed() const { return fault_.has_value(); }
  void fail(Fault fault) {
    if (!fault_) fault_ = std::move(fault);
  }

  template <class Read>
  auto required(std::string_view key, Read read) -> Value<Read> {
    if (failed()) return {};
    auto member = at_.required(key);
    if (member) return taken(read(*member));
    fail(member.error());
    return {};
  }

  template <class Read>
  auto optional(std::string_view key, Read read) -> std::optional<Value<Read>> {
    if (failed()) return std::nullopt;
    const auto member = at_.member(key);
    if (!member) return std::nullopt;
    return taken(read(*member));
  }

  template <class Read>
  auto optional(std::string_view key, Read read, Value<Read> otherwise) -> Value<Read> {
    return optional(key, read).value_or(std::move(otherwise));
  }

  // The same for keys of a question, where null says the same as no key at all.
  template <class Read>
  auto unless_null(std::string_view key, Read read) -> std::optional<Value<Read>> {
    if (failed()) return std::nullopt;
    const auto member = at_.member(key);
    if (member && member->value().is_null()) return std::nullopt;
    return optional(key, read);
  }

  template <class Read>
  auto unless_null(std::string_view key, Read read, Value<Read> otherwise) -> Value<Read> {
    return unless_null(key, read).value_or(std::move(otherwise));
  }

  // REQUIRES: failed().
  const Fault& fault() const { return *fault_; }

  // What was read, if nothing was wrong.
  template <class T>
  Result<T> finish(T value) {
    if (fault_) return Failure(*std::move(fault_));
    return value;
  }

 private:
  template <class T>
  T taken(Result<T> result) {
    if (result) return *std::move(result);
    fail(result.error());
    return T{};
  }

  JsonCursor at_;
  std::optional<Fault> fault_;
};

}  // namespace parapet
