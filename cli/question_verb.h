#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/json_value.h"

namespace parapet::cli {

// How a word of the command line becomes a value of a question.
enum class ArgumentKind {
  text,  // a place, an id, a facing, dice
  integer,
  reaches,         // "1,3,-": red, yellow, white, - = unused
  facing_or_none,  // "N", or "none" for a target without Front and Flank
  yes,             // a flag
};

// One key of a question on the command line.
struct Argument {
  std::string_view key;   // in the question: "attacker_facing"
  std::string_view name;  // on the command line: "FROM", or "--attacker-facing"
  ArgumentKind kind = ArgumentKind::text;
  std::string_view help;
  bool required = false;
};

// A verb that asks one question of formats.md about a board.
struct QuestionVerb {
  std::string_view name;  // also of the question
  std::string_view summary;
  std::span<const Argument> arguments;
  std::string_view example;
};

std::span<const QuestionVerb> question_verbs();

// The question in the words given, by key. Error "wrong-value" for a word that is none of its kind.
Result<JsonValue> make_question(const QuestionVerb& verb,
                                const std::map<std::string, std::string>& words,
                                const std::vector<std::string>& options);

}  // namespace parapet::cli
