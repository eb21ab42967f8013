#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/case_file.h"
#include "tests/support/realms_text.h"

// Boards to ask about, for tests of the question protocol.

namespace parapet::test {

// The file of a board of tests/boards.
inline std::string board_path(const std::string& name) {
  return std::string(PARAPET_TEST_DATA) + "/boards/" + name + ".board.json";
}

inline ask::MayhemSession session_of(const MayhemFile& file) {
  auto session = ask::MayhemSession::open(file);
  REQUIRE(session.has_value());
  return *std::move(session);
}

inline ask::MayhemSession session_at(const std::string& path) {
  const auto file = read_mayhem_file(read_text_file(path), path);
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.has_value());
  return session_of(*file);
}

inline ask::MayhemSession open_session(const std::string& name) {
  return session_at(board_path(name));
}

inline ask::RealmsSession realms_session_at(const std::string& path) {
  auto board = open_realms_file(path, std::nullopt);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  return ask::RealmsSession(*std::move(board));
}

inline ask::RealmsSession realms_session(const std::string& name) {
  return realms_session_at(board_path(name));
}

// The board of that text.
inline ask::RealmsSession realms_session_of(const std::string& text,
                                            const RealmsSources& sources = {}) {
  auto board = read_realms_file(text, "board", sources);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  return ask::RealmsSession(*std::move(board));
}

inline JsonValue answer_of(const ask::Session& session, const std::string& line) {
  const auto answer = parse_json(session.answer_line(line), "answer");
  REQUIRE(answer.has_value());
  return *answer;
}

// The error that answers a line.
struct AskedError {
  std::string code;
  std::string message;
};
inline AskedError error_of(const ask::Session& session, const std::string& line) {
  const JsonValue answer = answer_of(session, line);
  INFO(line << "\n" << write_json_spaced(answer));
  const JsonValue* error = answer.find("error");
  REQUIRE(error != nullptr);
  REQUIRE_FALSE(error->find("message")->text().empty());
  return {std::string(error->find("code")->text()), std::string(error->find("message")->text())};
}

inline std::string error_code(const ask::Session& session, const std::string& line) {
  return error_of(session, line).code;
}

// Checks that an answer holds what is expected of it (docs/formats.md, case files).
inline void check_answer(const ask::Session& session, const std::string& line,
                         const std::string& expect) {
  const JsonValue answer = answer_of(session, line);
  const auto expected = parse_json(expect, "expected");
  REQUIRE(expected.has_value());
  std::string report = line + "\n" + write_json_spaced(answer);
  const auto wrong = disagreements(*expected, answer);
  for (const std::string& one : wrong) report += "\n" + one;
  INFO(report);
  CHECK(wrong.empty());
}

}  // namespace parapet::test
