#pragma once

#include <string>
#include <string_view>

#include "rules/ask/asked.h"
#include "rules/ask/mayhem_state.h"

namespace parapet::ask {

// A whole ruling: what a question was answered, why, and what it hangs on.
struct Ruled {
  Answer answer;
  std::vector<Hinge> hinges;
  Options options;    // those that counted
  std::string board;  // digest of the board as asked
};

// Answers questions about one tile board (formats.md 4). Immutable: no question changes another's
// answer, and nothing grows with their number.
class MayhemSession {
 public:
  static Result<MayhemSession> open(const MayhemFile& file);

  // The same board with other faces on its dice (a file of the user's, faces_beside).
  MayhemSession with_faces(mayhem::FaceTable faces) const;

  // The answer to one line of the protocol, without a line break. Never fails: what cannot be
  // answered is answered by an error.
  std::string answer_line(std::string_view line) const;

  // The same for a value that was read already.
  JsonValue answer(const JsonValue& question) const;

  // The ruling itself.
  Result<Ruled> rule(const JsonValue& question, HingeDetail detail) const;

  const MayhemState& state() const { return state_; }

 private:
  explicit MayhemSession(const MayhemFile& file, MayhemState state);

  std::string digest_of(const MayhemState& state) const;

  MayhemState state_;
  std::string map_text_;     // what of the board goes into its digest
  std::string pieces_text_;  // likewise, unless the question replaces its pieces
};

// A ruling as the answer to its question, with the question's id if it has one.
JsonValue ruled_json(const Ruled& ruled, const JsonValue& question);

// { "error": { "code", "message" } }, with the question's id if it has one.
JsonValue error_json(const Fault& fault, const JsonValue* id = nullptr);

}  // namespace parapet::ask
