#include <catch2/catch.hpp>
#include <map>

#include "rules/options.h"
#include "tests/support/case_runner.h"
#include "tests/support/sky_board.h"

// The expected answers of tests/cases for game skyline (docs/formats.md, case files).

namespace parapet {
namespace {

void run_cases(const std::string& name) { test::run_cases(name, test::sky_session_at); }

TEST_CASE("cases of rides") { run_cases("skyline"); }
TEST_CASE("cases of rides by sentence of the rules") { run_cases("skyline_rules"); }
TEST_CASE("cases of the options of rides") { run_cases("options_skyline"); }

// The question with one option at another value.
JsonValue with_option(const JsonValue& ask, const std::string& id, const std::string& value) {
  std::vector<JsonMember> options;
  std::vector<JsonMember> members;
  for (const JsonMember& member : ask.members()) {
    if (member.key == "options") {
      options = member.value.members();
    } else {
      members.push_back(member);
    }
  }
  std::erase_if(options, [&](const JsonMember& option) { return option.key == id; });
  options.push_back({id, JsonValue::from_text(value)});
  members.push_back({"options", JsonValue::from_members(std::move(options))});
  members.push_back({"explain", JsonValue::from_bool(false)});
  return JsonValue::from_members(std::move(members));
}

// An answer's own keys.
JsonValue own_keys(const JsonValue& answer) {
  std::vector<JsonMember> own;
  for (const JsonMember& member : answer.members()) {
    const bool common = member.key == "because" || member.key == "options" || member.key == "board";
    if (!common) own.push_back(member);
  }
  return JsonValue::from_members(std::move(own));
}

TEST_CASE("an answer names an option exactly if another value of it changes the answer") {
  std::map<std::string, ask::SkylineSession> sessions;
  int named_ones = 0;
  for (const char* file : {"skyline", "skyline_rules", "options_skyline"}) {
    const auto cases =
        test::read_cases(std::string(PARAPET_TEST_DATA) + "/cases/" + file + ".cases.jsonl");
    REQUIRE(cases.has_value());
    for (const test::Case& one : *cases) {
      const auto session =
          sessions.try_emplace(one.board, test::sky_session(one.board)).first->second;
      const JsonValue answer = session.answer(one.ask);
      if (answer.find("error") != nullptr) continue;
      for (const OptionSpec& spec : option_specs()) {
        if (spec.id.front() != 'S') continue;
        bool changes = false;
        for (std::size_t n = 0; n < spec.value_count(); ++n) {
          const JsonValue other = session.answer(
              with_option(one.ask, std::string(spec.id), std::string(spec.values[n])));
          changes = changes || !(own_keys(other) == own_keys(answer));
        }
        bool named = false;
        for (const JsonValue& id : answer.find("options")->items()) {
          named = named || id.text() == spec.id;
        }
        INFO(one.id << ", option " << spec.id);
        CHECK(named == changes);
        named_ones += named ? 1 : 0;
      }
    }
  }
  CHECK(named_ones > 20);
}

}  // namespace
}  // namespace parapet
