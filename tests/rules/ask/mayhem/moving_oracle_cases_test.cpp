#include <catch2/catch.hpp>
#include <map>
#include <sstream>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/case_file.h"
#include "tests/support/moving_oracle.h"
#include "tests/support/moving_setup.h"

// The oracle of moving against the expected answers of tests/cases: whether it is worth asking.

namespace {

using namespace parapet;
using namespace parapet::testing;

const std::string kData = PARAPET_TEST_DATA;

ask::MayhemSession open_session(const std::string& path) {
  const auto file = read_mayhem_file(test::read_text_file(path), path);
  REQUIRE(file.has_value());
  auto session = ask::MayhemSession::open(*file);
  REQUIRE(session.has_value());
  return *std::move(session);
}

int number(const JsonValue& value) { return std::stoi(std::string(value.digits())); }

JsonValue space_json(Space space) {
  return JsonValue::from_list({JsonValue::from_integer(space.x), JsonValue::from_integer(space.y),
                               JsonValue::from_integer(space.level)});
}

// What the oracle is asked by a question of the protocol.
struct OracleQuestion {
  std::string ask;
  MovingSetup setup;
  Space to;
};

OracleQuestion read_question(const JsonValue& question, const ask::MayhemSession& session) {
  const JsonCursor cursor(question, "question");
  const auto state = session.state().replaced_by(cursor);
  REQUIRE(state.has_value());
  OracleQuestion result;
  result.ask = std::string(question.find("ask")->text());
  result.setup.map = state->file->map;
  result.setup.units = state->pieces->units;
  result.setup.options = state->options;
  if (const JsonValue* side = question.find("side")) result.setup.side = std::string(side->text());
  const auto place = [&](const char* key) {
    const auto stand = ask::read_stand(*cursor.required(key), *state);
    REQUIRE(stand.has_value());
    return stand->main;
  };
  if (question.find("from") != nullptr) result.setup.from = place("from");
  if (question.find("at") != nullptr) result.setup.from = place("at");
  if (question.find("to") != nullptr) result.to = place("to");
  if (const JsonValue* mp = question.find("mp")) result.setup.mp = number(*mp);
  if (const JsonValue* jump = question.find("jump")) {
    result.setup.jump = OracleJump{number(*jump->find("up")), number(*jump->find("span"))};
  }
  return result;
}

JsonValue cost_json(std::optional<int> cost) {
  return cost ? JsonValue::from_integer(*cost) : JsonValue();
}

// The oracle's answer; null if it does not know the question.
JsonValue oracle_answer(const OracleQuestion& question) {
  const MovingSetup& setup = question.setup;
  const MovingOracle oracle = setup.oracle();
  std::vector<JsonMember> members;
  if (question.ask == "step") {
    members.push_back({"cost", cost_json(oracle.step(setup.from, question.to))});
  } else if (question.ask == "route") {
    const auto ends = oracle.reach(setup.from, setup.mp, setup.jump);
    const auto end = ends.find(question.to);
    members.push_back({"cost", end == ends.end() ? JsonValue() : cost_json(end->second)});
  } else if (question.ask == "reach") {
    std::vector<JsonValue> spaces;
    for (const auto& [space, cost] : oracle.reach(setup.from, setup.mp, setup.jump)) {
      spaces.push_back(
          JsonValue::from_members({{"at", space_json(space)}, {"cost", cost_json(cost)}}));
    }
    members.push_back({"spaces", JsonValue::from_list(std::move(spaces))});
  } else if (question.ask == "zoc") {
    std::vector<JsonValue> spaces;
    for (const Space& space : oracle.zone(setup.from)) {
      if (space != setup.from) spaces.push_back(space_json(space));
    }
    members.push_back({"spaces", JsonValue::from_list(std::move(spaces))});
  } else {
    return {};
  }
  return JsonValue::from_members(std::move(members));
}

int run_oracle(const std::string& name) {
  const auto cases = test::read_cases(kData + "/cases/" + name + ".cases.jsonl");
  REQUIRE(cases.has_value());
  int asked = 0;
  for (const test::Case& one : *cases) {
    const ask::MayhemSession session = open_session(kData + "/boards/" + one.board + ".board.json");
    const JsonValue answer = oracle_answer(read_question(one.ask, session));
    if (answer.is_null()) continue;
    ++asked;
    std::string report = one.id + " on " + one.board + "\n  " + write_json_spaced(one.ask) +
                         "\n  " + write_json_spaced(answer);
    const auto wrong = test::disagreements(one.expect, answer);
    for (const std::string& line : wrong) report += "\n  " + line;
    INFO(report);
    CHECK(wrong.empty());
  }
  return asked;
}

}  // namespace

TEST_CASE("the oracle of moving answers the cases as they expect") {
  CHECK(run_oracle("moving") >= 40);
  CHECK(run_oracle("zone_of_control") >= 20);
  CHECK(run_oracle("jump_fall") >= 19);
}
