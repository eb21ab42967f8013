#pragma once

#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet::test {

// One line of a case file (formats.md, case files).
struct Case {
  std::string id;
  std::string board;  // name of the board file
  JsonValue ask;
  JsonValue expect;
  std::string rules;
};

Result<std::vector<Case>> read_cases(const std::string& path);

// What of `expect` does not hold in the answer, one line each; empty if all holds.
std::vector<std::string> disagreements(const JsonValue& expect, const JsonValue& answer);

// The whole text of a file; empty if it cannot be read.
std::string read_text_file(const std::string& path);

}  // namespace parapet::test
