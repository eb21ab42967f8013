#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/ask/session.h"
#include "rules/files/json/json_value.h"
#include "rules/options.h"
#include "rules/prove/prove.h"

namespace parapet::prove {

using SharedSession = std::shared_ptr<const ask::Session>;

// A board made of another one, on which every question has the same answer, told in its own way.
struct MovedBoard {
  SharedSession session;
  std::function<JsonValue(const JsonValue& question)> question;  // as it is asked there
  // What has to be the same of an answer, of a question that was asked on the first board: on the
  // first board, told as the other one tells it; and of the answer of the other one.
  std::function<JsonValue(const JsonValue& question, const JsonValue& answer)> expected;
  std::function<JsonValue(const JsonValue& question, const JsonValue& answer)> found;
};

struct Move {
  std::string how;  // "turned by 90 degrees"
  std::function<Result<MovedBoard>()> make;
  std::string why_not;  // where the board's own rules look at what the move changes; else empty
};

// A board and all that is needed to try to break what is claimed of it, whatever its game. All of
// it is made when it is needed, and may be made again.
struct Subject {
  SharedSession session;
  std::function<SessionOf()> again;    // another session about the same board
  std::function<SessionOf()> written;  // about the board as it was written out and read again
  std::vector<JsonValue> ends;         // of lines of sight that are the same both ways
  std::string no_ends;                 // why there are none; else empty
  std::vector<std::vector<JsonMember>> sight_keys;  // in what ways sight between them is asked
  std::vector<JsonValue> figures;                   // who looks and is looked at
  std::vector<JsonValue> questions;                 // of all kinds, drawn
  std::vector<JsonValue> movable;  // those of them that can be told on a moved board
  std::vector<Move> moves;
  std::vector<OptionIndex> options;  // that may be chosen on such a board
  // What the evidence of a sight says wrong, in words; empty if it proves what was answered;
  // nothing where the checker cannot tell.
  std::function<std::optional<std::string>(const ask::Ruled&)> evidence_fault;
  std::string no_evidence;  // why the checker does not know these rules; else empty
  std::string no_table;     // why a table would take too long; else empty
  // The board's table of sight between `ends`; null where there are no tables.
  std::function<std::function<bool(std::size_t from, std::size_t to)>()> table;
  Effort effort;
};

}  // namespace parapet::prove
