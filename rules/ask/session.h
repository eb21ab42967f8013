#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/ask/asked.h"
#include "rules/files/json/json_cursor.h"

namespace parapet::ask {

// A whole ruling: what a question was answered, why, and what it hangs on.
struct Ruled {
  Answer answer;
  std::vector<Hinge> hinges;
  Options options;    // those that counted
  std::string board;  // digest of the board as asked
};

// A question that has been read against its board.
struct BoundQuestion {
  std::shared_ptr<const void> board;  // what `asked` looks at, as long as this lives
  Asked asked;
  Options options;                      // those that count
  std::function<std::string()> digest;  // of the board as asked
};

// Answers questions about one board of whatever game (formats.md). Immutable: no question changes
// another's answer, and nothing grows with their number.
class Session {
 public:
  virtual ~Session() = default;

  // The answer to one line of the protocol, without a line break. Never fails: what cannot be
  // answered is answered by an error.
  std::string answer_line(std::string_view line) const;

  // The same for a value that was read already.
  JsonValue answer(const JsonValue& question) const;

  // The ruling itself.
  Result<Ruled> rule(const JsonValue& question, HingeDetail detail) const;

  // The same without what it hangs on, and without a margin that costs more than the answer.
  Result<Ruled> rule_at_once(const JsonValue& question) const;

 protected:
  Session() = default;
  Session(const Session&) = default;
  Session(Session&&) = default;
  Session& operator=(const Session&) = default;
  Session& operator=(Session&&) = default;

 private:
  Result<BoundQuestion> bound(const JsonValue& question) const;

  // A game's own part: which question it is, and what it replaces of the board.
  // REQUIRES: the question is an object.
  virtual Result<BoundQuestion> read(const JsonCursor& question) const = 0;
};

// A ruling as the answer to its question, with the question's id if it has one.
JsonValue ruled_json(const Ruled& ruled, const JsonValue& question);

// { "error": { "code", "message" } }, with the question's id if it has one.
JsonValue error_json(const Fault& fault, const JsonValue* id = nullptr);

}  // namespace parapet::ask
