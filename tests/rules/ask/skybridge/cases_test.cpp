#include <catch2/catch.hpp>

#include "tests/rules/ask/skybridge/track_session.h"
#include "tests/support/case_runner.h"

// The expected answers of tests/cases about track and bridge (docs/formats.md, case files).

namespace parapet {
namespace {

void run_cases(const std::string& name) { test::run_cases(name, test::track_session_at); }

TEST_CASE("cases of track and bridge") { run_cases("skybridge"); }
TEST_CASE("cases of the options of track and bridge") { run_cases("options_skybridge"); }

}  // namespace
}  // namespace parapet
