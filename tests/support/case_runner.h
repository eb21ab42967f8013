#pragma once

#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "rules/files/json/json_write.h"
#include "tests/support/case_file.h"

namespace parapet::test {

// Asks every case of a file of tests/cases. `open` makes the session of the board at a path; it is
// called once for each board.
template <class Open>
void run_cases(const std::string& name, Open open) {
  const std::string data = PARAPET_TEST_DATA;
  const auto cases = read_cases(data + "/cases/" + name + ".cases.jsonl");
  REQUIRE(cases.has_value());
  REQUIRE(!cases->empty());
  std::map<std::string, decltype(open(std::string()))> sessions;
  for (const Case& one : *cases) {
    auto session = sessions.find(one.board);
    if (session == sessions.end()) {
      const std::string path = data + "/boards/" + one.board + ".board.json";
      session = sessions.emplace(one.board, open(path)).first;
    }
    const JsonValue answer = session->second.answer(one.ask);
    std::string report = one.id + " on " + one.board + ", rules " + one.rules + "\n  " +
                         write_json_spaced(one.ask) + "\n  " + write_json_spaced(answer);
    const auto wrong = disagreements(one.expect, answer);
    for (const std::string& line : wrong) report += "\n  " + line;
    INFO(report);
    CHECK(wrong.empty());
  }
}

}  // namespace parapet::test
