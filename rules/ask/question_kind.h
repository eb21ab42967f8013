#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/ask/asked.h"
#include "rules/files/json/json_cursor.h"

namespace parapet::ask {

// One kind of question of a game (formats.md, questions). The state must outlive what is read.
template <class State>
struct QuestionKind {
  std::string_view name;
  std::span<const std::string_view> keys;  // its own
  Result<Asked> (*read)(const JsonCursor& question, const State& state);
};

// Which of these the key `ask` names, as an index.
// Errors: "unknown-ask" (names the nearest), those of the key.
Result<std::size_t> read_question_kind(const JsonCursor& question,
                                       std::span<const std::string_view> names);

// Reads a question: which kind it is, and its keys beside those that every question may carry.
// Errors: those of read_question_kind, "unknown-key" (names the nearest), those of the keys.
template <class State>
Result<Asked> read_question(const JsonCursor& question, const State& state,
                            std::span<const QuestionKind<State>> kinds,
                            std::span<const std::string_view> common_keys) {
  std::vector<std::string_view> names;
  for (const QuestionKind<State>& kind : kinds) names.push_back(kind.name);
  const auto index = read_question_kind(question, names);
  if (!index) return Failure(index.error());
  const QuestionKind<State>& kind = kinds[*index];
  std::vector<std::string_view> keys(common_keys.begin(), common_keys.end());
  keys.insert(keys.end(), kind.keys.begin(), kind.keys.end());
  if (auto checked = question.only_keys(keys); !checked) return Failure(checked.error());
  return kind.read(question, state);
}

}  // namespace parapet::ask
