#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/ask/open_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

using OneBoard = std::shared_ptr<const ask::Session>;

OneBoard opened(const std::string& board) {
  const auto session = ask::open_session(PARAPET_TEST_DATA "/fuzz/boards/" + board);
  if (!session) throw BrokenPromise("the board is opened: " + to_text(session.error()));
  return *session;
}

bool is_answered(const JsonValue& answer) {
  const JsonValue* error = answer.find("error");
  if (error == nullptr) return true;
  const JsonValue* code = error->find("code");
  const JsonValue* message = error->find("message");
  promise(code != nullptr && !code->text().empty(), "an error has a code");
  promise(message != nullptr && is_for_people(message->text()), "it is for people");
  promise(message->text().find("found ") != std::string_view::npos &&
              message->text().find("expected ") != std::string_view::npos,
          "it says found and expected: " + std::string(message->text()));
  return false;
}

bool explains(const JsonValue& question) {
  const JsonValue* explain = question.find("explain");
  return explain == nullptr || explain->as_bool();
}

// The same question without its reasons, which are found by asking again and again; nothing if it
// has none to leave out.
std::optional<std::string> without_reasons(const Result<JsonValue>& question) {
  if (!question || !question->is_object() || question->find("explain") != nullptr) return {};
  std::vector<JsonMember> members = question->members();
  members.push_back({"explain", JsonValue::from_bool(false)});
  return write_json_line(JsonValue::from_members(std::move(members)));
}

// What is asked of a line that the fuzzer made: one of so many as it is.
std::string asked_of(std::string_view line, const Result<JsonValue>& question) {
  constexpr std::size_t kWithoutReasons = 15;
  std::size_t sum = 0;
  for (const char c : line) sum += static_cast<unsigned char>(c);
  const bool as_it_is = sum % (kWithoutReasons + 1) == 0;
  return as_it_is ? std::string(line) : without_reasons(question).value_or(std::string(line));
}

// Any line is answered by one line, the same whenever it is asked.
bool answer(const ask::Session& session, std::string_view written) {
  const auto question = parse_json(written, "question", kLineLimits);
  const std::string line = asked_of(written, question);
  const std::string text = session.answer_line(line);
  promise(text.find('\n') == std::string::npos, "an answer is one line");
  promise(session.answer_line(line) == text, "a question that is asked again is answered the same");
  const auto value = parse_json(text, "answer");
  promise(value.has_value() && value->is_object(), "an answer is an object: " + text);
  const JsonValue* id = question ? question->find("id") : nullptr;
  const JsonValue* back = value->find("id");
  promise((id == nullptr) == (back == nullptr), "an id comes back");
  promise(id == nullptr || *id == *back, "an id comes back unchanged");
  if (!is_answered(*value)) return false;
  for (const char* key : {"because", "options", "board"}) {
    promise((value->find(key) != nullptr) == (line == written && explains(*question)),
            "a ruling says why unless it shall not: " + text);
  }
  promise(value->members().size() > (id == nullptr ? 0U : 1U), "an answer says something");
  return true;
}

Target asked(const std::string& board) {
  return [session = opened(board)](std::string_view line) { return answer(*session, line); };
}

}  // namespace

Target ask_tiles_target() { return asked("yard.board.json"); }
Target ask_bricks_target() { return asked("ford.board.json"); }
Target ask_network_target() { return asked("rails.board.json"); }

}  // namespace parapet::fuzz
