#include <catch2/catch.hpp>

#include "tests/support/board_session.h"
#include "tests/support/case_runner.h"

// The expected answers of tests/cases for brick boards (docs/formats.md, case files).

namespace parapet {
namespace {

void run_cases(const std::string& name) { test::run_cases(name, test::realms_session_at); }

TEST_CASE("cases of told profiles and falls") { run_cases("realms_profile"); }
TEST_CASE("cases of brick boards") { run_cases("realms_boards"); }
TEST_CASE("cases of scanned terrain") { run_cases("realms_scans"); }
TEST_CASE("cases of the options of brick boards") { run_cases("options_realms"); }

}  // namespace
}  // namespace parapet
