#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/skybridge/bridge_load.h"
#include "tests/rules/ask/skybridge/track_session.h"

// The bridge as a structure: the questions stable and remove.

namespace parapet {
namespace {

using test::answer_of;
using test::error_of;

std::string text_of(const JsonValue& answer, const char* key) {
  const JsonValue* value = answer.find(key);
  INFO(key << " of " << write_json_line(answer));
  REQUIRE(value != nullptr);
  return value->is_text() ? std::string(value->text()) : write_json_line(*value);
}

// "1 stands, 2 stands, 7 missing": the segments from the start to the eye.
std::string states_of(const JsonValue& answer) {
  std::string text;
  for (const JsonValue& segment : answer.find("segments")->items()) {
    text +=
        (text.empty() ? "" : ", ") + text_of(segment, "number") + " " + text_of(segment, "state");
  }
  return text;
}

// Whether the bridge stands with so many segments.
std::string asked_at(int built) {
  std::string question = R"({"ask": "stable", "completed": )";
  question += std::to_string(built);
  question += "}";
  return question;
}

TEST_CASE("a bridge stands at every stage and says where the gap is") {
  const auto demo = test::track_session("bridge-demo");
  for (int built = 0; built <= 7; ++built) {
    const JsonValue answer = answer_of(demo, asked_at(built));
    CHECK(text_of(answer, "stable") == "true");
    std::string expected;
    for (const int number : {1, 2, 3, 4, 7, 6, 5}) {
      expected += (expected.empty() ? "" : ", ") + std::to_string(number) +
                  (number <= built ? " stands" : " missing");
    }
    CHECK(states_of(answer) == expected);
  }
}

TEST_CASE("stages of a bridge are the bridge at each stage") {
  const auto demo = test::track_session("bridge-demo");
  const JsonValue whole = answer_of(demo, R"({"ask": "stable", "completed": 7, "stages": true})");
  REQUIRE(whole.find("stages") != nullptr);
  const auto& stages = whole.find("stages")->items();
  REQUIRE(stages.size() == 7);
  for (int built = 1; built <= 7; ++built) {
    const JsonValue alone = answer_of(demo, asked_at(built));
    CHECK(text_of(alone, "load_factor") ==
          text_of(stages[static_cast<std::size_t>(built - 1)], "load_factor"));
  }
  const JsonValue listed =
      answer_of(demo, R"({"ask": "stable", "completed": 2, "stages": [["1"], ["2"]]})");
  CHECK(listed.find("stages")->items().size() == 2);
  CHECK(answer_of(demo, R"({"ask": "stable", "stages": false})").find("stages") == nullptr);
}

TEST_CASE("what hangs on a segment comes down with it and what does not stands") {
  const auto demo = test::track_session("bridge-demo");
  const JsonValue open = answer_of(demo, R"({"ask": "remove", "segment": 3, "completed": 6})");
  CHECK(states_of(open) == "1 stands, 2 stands, 3 removed, 4 falls, 7 missing, 6 stands, 5 stands");
  CHECK(text_of(open, "removed") == R"(["3"])");
  REQUIRE(open.find("loosened")->items().size() == 1);
  CHECK(text_of(open.find("loosened")->items()[0], "why") == "no-path");
  CHECK(text_of(open, "standing") == "6");  // with both piers
  CHECK(text_of(open, "falls") == "[]");
  const JsonValue key = answer_of(demo, R"({"ask": "remove", "pieces": ["7"], "completed": 7})");
  CHECK(states_of(key) == "1 stands, 2 stands, 3 stands, 4 stands, 7 removed, 6 stands, 5 stands");
}

TEST_CASE("an arm of six segments is too long") {
  const auto demo = test::track_session("bridge-demo");
  const JsonValue left = answer_of(demo, R"({"ask": "stable", "completed": 7, "pieces": ["5"]})");
  CHECK(text_of(left, "stable") == "false");
  CHECK(text_of(left, "unsupported") == "[]");
  CHECK(states_of(left).find("6 falls, 5 removed") != std::string::npos);
  const JsonValue gone = answer_of(demo, R"({"ask": "remove", "segment": 5, "completed": 7})");
  CHECK(states_of(gone).find("6 falls, 5 removed") != std::string::npos);
  CHECK(text_of(gone.find("loosened")->items()[0], "why") == "mechanism");
}

TEST_CASE("what is heavy enough brings an arm down") {
  const auto demo = test::track_session("bridge-demo");
  const std::string head =
      R"({"ask": "stable", "completed": 4, "loads": [{"segment": 4, "mass_g": )";
  CHECK(text_of(answer_of(demo, head + "5}]}"), "stable") == "true");
  CHECK(text_of(answer_of(demo, head + "500}]}"), "stable") == "false");
  // On a gap it weighs nothing.
  const JsonValue gap = answer_of(demo, R"({"ask": "stable", "completed": 3,
                                            "loads": [{"segment": 4, "mass_g": 500}]})");
  CHECK(text_of(gap, "load_factor") ==
        text_of(answer_of(demo, R"({"ask": "stable", "completed": 3})"), "load_factor"));
}

TEST_CASE("check warns of a bridge that falls") {
  std::string board = test::track_board_text("bridge-demo");
  board.insert(board.find("\"idle\""), R"("structure": {"mass_g": 400}, )");
  const auto heavy = test::track_session_of(board, "heavy");
  const std::string told =
      text_of(answer_of(heavy, R"({"ask": "check", "completed": 4})"), "warnings");
  CHECK(told.find("bridge-falls") != std::string::npos);
  CHECK(told.find("would come down") != std::string::npos);
  CHECK(text_of(answer_of(heavy, R"({"ask": "check"})"), "warnings") == "[]");
}

TEST_CASE("what a picture needs of a bridge is handed on") {
  const auto full = test::track_session("bridge-full");
  const auto question = parse_json(R"({"ask": "stable", "stages": true})", "question");
  const auto ruled = full.rule(*question, ask::HingeDetail::ids);
  REQUIRE(ruled.has_value());
  const auto* load = ruled->answer.evidence.as<skybridge::BridgeLoad>();
  REQUIRE(load != nullptr);
  REQUIRE(load->parts.size() == 10);  // two piers, seven segments, a pillar
  CHECK(load->parts[9].body.id == "pillar-2");
  CHECK(load->carried.size() == 5);
  CHECK(load->stages.size() == 4);
  CHECK(load->stages.back().built == 4);
  CHECK(load->stages.back().factor == load->factor);
  for (const skybridge::PartLoad& part : load->parts) {
    const bool is_gap = part.body.number > 4;
    CHECK((part.state == skybridge::PartState::missing) == is_gap);
    if (is_gap || part.body.id == "eye" || part.body.id == "pillar-2") CHECK(part.used == 0);
    if (part.body.number == 3 || part.body.number == 4) CHECK(part.used > 0);
  }
}

TEST_CASE("questions about what is not there name what is") {
  const auto demo = test::track_session("bridge-demo");
  const auto refused = [&](const std::string& question, const std::string& code,
                           const std::string& words) {
    const auto error = error_of(demo, question);
    INFO(question << "\n" << error.message);
    CHECK(error.code == code);
    CHECK(error.message.find(words) != std::string::npos);
  };
  refused(R"({"ask": "remove"})", "missing-key", "segment");
  refused(R"({"ask": "remove", "segment": 3})", "wrong-value", "a gap");
  refused(R"({"ask": "remove", "segment": 9})", "wrong-value", "1 to 7");
  refused(R"({"ask": "remove", "segment": 1, "pieces": ["1"], "completed": 1})", "wrong-value",
          "one of the two");
  refused(R"({"ask": "stable", "pieces": ["3"], "completed": 2})", "unknown-id", "a piece");
  refused(R"({"ask": "stable", "loads": [{"segment": 3}]})", "missing-key", "mass_g");
  refused(R"({"ask": "stable", "loads": [{"segment": 0, "mass_g": 3}]})", "wrong-value", "1 to 7");
  refused(R"({"ask": "stable", "table": "studs"})", "unknown-key", "a key such as");
  refused(R"({"ask": "stable", "stages": 3})", "wrong-value", "a list");
}

}  // namespace
}  // namespace parapet
