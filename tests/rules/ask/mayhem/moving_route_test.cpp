#include <catch2/catch.hpp>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/case_file.h"

// A route that was answered is a walk that can be asked: the path, and where the jump starts.

namespace {

using namespace parapet;

const std::string kData = PARAPET_TEST_DATA;

ask::MayhemSession open_session(const std::string& board) {
  const std::string path = kData + "/boards/" + board + ".board.json";
  const auto file = read_mayhem_file(test::read_text_file(path), path);
  REQUIRE(file.has_value());
  auto session = ask::MayhemSession::open(*file);
  REQUIRE(session.has_value());
  return *std::move(session);
}

// The walk along the answer to a route. Without a jump in the answer the walk has none either.
JsonValue walk_of(const JsonValue& route, const JsonValue& answer) {
  std::vector<JsonMember> members{{"ask", JsonValue::from_text("walk")},
                                  {"path", *answer.find("path")}};
  for (const char* key : {"side", "mp", "units", "options"}) {
    if (const JsonValue* value = route.find(key)) members.push_back({key, *value});
  }
  if (const JsonValue* start = answer.find("jump_at")) {
    std::vector<JsonMember> jump = route.find("jump")->members();
    jump.push_back({"at", *start});
    members.push_back({"jump", JsonValue::from_members(std::move(jump))});
  }
  return JsonValue::from_members(std::move(members));
}

// How many routes of a case file were walked.
int walk_routes(const std::string& name) {
  const auto cases = test::read_cases(kData + "/cases/" + name + ".cases.jsonl");
  REQUIRE(cases.has_value());
  int walked = 0;
  for (const test::Case& one : *cases) {
    if (one.ask.find("ask")->text() != "route") continue;
    const ask::MayhemSession session = open_session(one.board);
    const JsonValue answer = session.answer(one.ask);
    if (answer.find("cost") == nullptr || answer.find("cost")->is_null()) continue;
    const JsonValue walk = walk_of(one.ask, answer);
    const JsonValue along = session.answer(walk);
    INFO(one.id << "\n  " << write_json_spaced(walk) << "\n  " << write_json_spaced(along));
    REQUIRE(along.find("legal") != nullptr);
    CHECK(along.find("legal")->as_bool());
    int spent = 0;
    for (const JsonValue& cost : along.find("costs")->items()) {
      spent += std::stoi(std::string(cost.digits()));
    }
    CHECK(std::to_string(spent) == answer.find("cost")->digits());
    ++walked;
  }
  return walked;
}

}  // namespace

TEST_CASE("a route that was answered can be walked for what it costs") {
  CHECK(walk_routes("moving") >= 10);
  CHECK(walk_routes("zone_of_control") >= 2);
  CHECK(walk_routes("jump_fall") >= 10);
}
