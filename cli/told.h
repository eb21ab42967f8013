#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/tiles/place.h"
#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"

namespace parapet::cli {

// A question and its answer: all that is told and drawn of any game comes from here. Reading never
// fails: a key that is absent, or holds something else, reads as nothing. The parts must outlive
// it.
struct ToldAnswer {
  const JsonValue& question;
  const ask::Answer& answer;

  std::string ask() const { return word("ask"); }

  // Of the question.
  std::string word(std::string_view key) const;
  bool asks(std::string_view key) const;  // the key is there, and not null

  // Of the answer.
  const JsonValue* own(std::string_view key) const;
  bool yes(std::string_view key) const;
  std::optional<int> number(std::string_view key) const;
};

// The same about a tile board.
struct Told : ToldAnswer {
  const ask::MayhemState& state;

  std::vector<Space> spaces(std::string_view key) const;  // of the answer

  // "scout (F7)" for the id of a piece, "F7" for a place; by the key of the question.
  std::string name(std::string_view key) const;
  // The spaces of the piece or place under this key of the question.
  std::vector<Space> stand(std::string_view key) const;
};

// The value under a key of an object or answer; null pointer if there is none.
const JsonValue* own_key(const ask::Answer& answer, std::string_view key);

// What JSON says, or nothing.
std::optional<int> as_integer(const JsonValue* value);
std::optional<Space> as_space(const JsonValue* value);      // [4, 2, 2]
std::vector<Space> as_spaces(const JsonValue* value);       // of a list; also of { "at": space }
std::vector<std::string> as_texts(const JsonValue* value);  // of a list
std::string as_text(const JsonValue* value);                // empty if it is none

// The items of a list; none of anything else.
const std::vector<JsonValue>& items_of(const JsonValue* value);

}  // namespace parapet::cli
