#include <string>

#include "rules/files/json/json_write.h"
#include "rules/prove/properties.h"
#include "rules/prove/question_json.h"

namespace parapet::prove {
namespace {

// What the board's own measures forbid is no fault of the rules.
bool has_no_room(const Fault& fault) {
  return fault.code == "out-of-range" || fault.code == "uneven" || fault.code == "limit";
}

void try_move(const Subject& subject, const Move& move, Trial& trial) {
  if (!trial.next()) return;
  const Result<MovedBoard> moved = move.make();
  if (!moved && has_no_room(moved.error())) {
    trial.leave_out(move.how + ": " + to_text(moved.error()), subject.movable.size());
    return;
  }
  if (!moved) {
    trial.fail({}, move.how + ", the board is refused: " + to_text(moved.error()));
    return;
  }
  for (const JsonValue& question : subject.movable) {
    if (!trial.next()) return;
    const JsonValue answer = subject.session->answer(plain_question(question));
    const JsonValue there = moved->question(question);
    const JsonValue answer_there = moved->session->answer(plain_question(there));
    const JsonValue expected = moved->expected(question, answer);
    const JsonValue found = moved->found(question, answer_there);
    if (expected == found) continue;
    trial.fail(question, move.how + ", where it reads " + write_json_line(there) +
                             ", the answer should be " + shown(expected) + ", but is " +
                             shown(found));
  }
}

}  // namespace

void try_moves(const Subject& subject, Trial& trial) {
  for (const Move& move : subject.moves) {
    if (!move.why_not.empty()) trial.leave_out(move.how + ": " + move.why_not);
    if (move.why_not.empty()) trial.plan(1 + subject.movable.size());  // the board, each question
  }
  for (const Move& move : subject.moves) {
    if (move.why_not.empty()) try_move(subject, move, trial);
  }
}

}  // namespace parapet::prove
