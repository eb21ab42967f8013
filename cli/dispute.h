#pragma once

#include <string>

#include "cli/open_board.h"
#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// A dispute file, the file two players mail each other: board, question, options, answer and the
// version of the engine in one (docs/formats.md, "parapet-dispute/1").
struct Dispute {
  JsonValue board;
  JsonValue question;
  JsonValue answer;
  std::string engine;  // version that answered
};

std::string write_dispute(const OpenBoard& board, const JsonValue& question,
                          const ask::Ruled& ruled);

// Errors: those of parse_json and JsonCursor, "wrong-format".
Result<Dispute> read_dispute(const std::string& text, const std::string& file);

// The keys in which two answers differ, apart from the question's id: empty if the ruling stands.
std::vector<std::string> changed_keys(const JsonValue& before, const JsonValue& now);

}  // namespace parapet::cli
