#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/case_file.h"

// Boards to ask about, for tests of the question protocol.

namespace parapet::test {

inline ask::MayhemSession session_of(const MayhemFile& file) {
  auto session = ask::MayhemSession::open(file);
  REQUIRE(session.has_value());
  return *std::move(session);
}

// The board of tests/boards with this name.
inline ask::MayhemSession open_session(const std::string& name) {
  const std::string path = std::string(PARAPET_TEST_DATA) + "/boards/" + name + ".board.json";
  const auto file = read_mayhem_file(read_text_file(path), path);
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.has_value());
  return session_of(*file);
}

inline JsonValue answer_of(const ask::MayhemSession& session, const std::string& line) {
  const auto answer = parse_json(session.answer_line(line), "answer");
  REQUIRE(answer.has_value());
  return *answer;
}

// The code of the error that answers a line.
inline std::string error_code(const ask::MayhemSession& session, const std::string& line) {
  const JsonValue answer = answer_of(session, line);
  INFO(line << "\n" << write_json_spaced(answer));
  const JsonValue* error = answer.find("error");
  REQUIRE(error != nullptr);
  REQUIRE_FALSE(error->find("message")->text().empty());
  return std::string(error->find("code")->text());
}

// Checks that an answer holds what is expected of it (docs/formats.md, case files).
inline void check_answer(const ask::MayhemSession& session, const std::string& line,
                         const std::string& expect) {
  const JsonValue answer = answer_of(session, line);
  INFO(line << "\n" << write_json_spaced(answer));
  const auto expected = parse_json(expect, "expected");
  REQUIRE(expected.has_value());
  CHECK(disagreements(*expected, answer).empty());
}

}  // namespace parapet::test
