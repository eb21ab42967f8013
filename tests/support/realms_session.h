#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/realms/realms_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/support/case_file.h"
#include "tests/support/realms_text.h"

// Brick boards to ask about, for tests of the question protocol.

namespace parapet::test {

inline ask::RealmsSession realms_session_at(const std::string& path) {
  auto board = open_realms_file(path, std::nullopt);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  return ask::RealmsSession(*std::move(board));
}

// The board of tests/boards with this name.
inline ask::RealmsSession realms_session(const std::string& name) {
  return realms_session_at(std::string(PARAPET_TEST_DATA) + "/boards/" + name + ".board.json");
}

// The board of that text.
inline ask::RealmsSession realms_session_of(const std::string& text,
                                            const RealmsSources& sources = {}) {
  auto board = read_realms_file(text, "board", sources);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  return ask::RealmsSession(*std::move(board));
}

inline JsonValue answer_to(const ask::Session& session, const std::string& line) {
  const auto answer = parse_json(session.answer_line(line), "answer");
  REQUIRE(answer.has_value());
  return *answer;
}

// The code and the message of the error that answers a line.
struct AskedError {
  std::string code;
  std::string message;
};
inline AskedError error_to(const ask::Session& session, const std::string& line) {
  const JsonValue answer = answer_to(session, line);
  INFO(line << "\n" << write_json_spaced(answer));
  const JsonValue* error = answer.find("error");
  REQUIRE(error != nullptr);
  return {std::string(error->find("code")->text()), std::string(error->find("message")->text())};
}

// Checks that an answer holds what is expected of it (docs/formats.md, case files).
inline void check_realms(const ask::Session& session, const std::string& line,
                         const std::string& expect) {
  const JsonValue answer = answer_to(session, line);
  const auto expected = parse_json(expect, "expected");
  REQUIRE(expected.has_value());
  std::string report = line + "\n" + write_json_spaced(answer);
  for (const std::string& wrong : disagreements(*expected, answer)) report += "\n" + wrong;
  INFO(report);
  CHECK(disagreements(*expected, answer).empty());
}

}  // namespace parapet::test
