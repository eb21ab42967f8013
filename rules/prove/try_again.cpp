#include <string>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/prove/properties.h"
#include "rules/prove/question_json.h"

namespace parapet::prove {
namespace {

// Asks the other session all questions, the last first, and compares whole lines.
void compare(const Subject& subject, const SessionOf& other, const std::string& which,
             Trial& trial) {
  if (!trial.next()) return;
  if (!other) {
    trial.fail({}, which + " is refused: " + to_text(other.error()));
    return;
  }
  for (std::size_t n = subject.questions.size(); n-- > 0;) {
    if (!trial.next()) return;
    const JsonValue& question = subject.questions[n];
    const std::string line = write_json_line(question);
    const std::string first = subject.session->answer_line(line);
    const std::string again = (*other)->answer_line(line);
    if (first == again) continue;
    trial.fail(question, "it is answered " + first + ", and by " + which + " " + again);
  }
}

}  // namespace

void try_again(const Subject& subject, Trial& trial) {
  trial.plan(2 * (1 + subject.questions.size()));
  compare(subject, subject.session, "the same session", trial);
  compare(subject, subject.again(), "another session", trial);
}

void try_written(const Subject& subject, Trial& trial) {
  trial.plan(1 + subject.questions.size());
  compare(subject, subject.written(), "the board that was written out and read again", trial);
}

}  // namespace parapet::prove
