#include <malloc.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_session.h"

// The question protocol (docs/formats.md): every line is answered.

namespace {

using namespace parapet;
using test::answer_of;
using test::error_code;
using test::open_session;

std::string message(const ask::MayhemSession& session, const std::string& line) {
  const JsonValue answer = answer_of(session, line);
  REQUIRE(answer.find("error") != nullptr);
  return std::string(answer.find("error")->find("message")->text());
}

bool mentions(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

const std::string kSight = R"({"ask": "sight", "from": "G7", "to": "E4"})";

}  // namespace

TEST_CASE("a line that is no question is answered by an error, and the next is answered") {
  const auto session = open_session("house");
  CHECK(error_code(session, "") == "bad-json");
  CHECK(error_code(session, "{") == "bad-json");
  CHECK(error_code(session, "sight G7 E4") == "bad-json");
  CHECK(error_code(session, "[]") == "wrong-value");
  CHECK(error_code(session, "null") == "wrong-value");
  CHECK(error_code(session, "{}") == "missing-key");
  CHECK(error_code(session, R"({"ask": 3})") == "wrong-value");
  CHECK(error_code(session, std::string(100000, '[')) == "limit");
  CHECK(error_code(session, std::string((1U << 20U) + 1, ' ')) == "limit");
  CHECK(answer_of(session, kSight).find("sight")->as_bool());
}

TEST_CASE("an unknown question, key, piece, option or value names the nearest known one") {
  const auto session = open_session("house");
  CHECK(error_code(session, R"({"ask": "sigth", "from": "A1", "to": "B1"})") == "unknown-ask");
  CHECK(mentions(message(session, R"({"ask": "sigth"})"), "\"sight\""));
  CHECK(error_code(session, R"({"ask": "sight", "form": "A1", "to": "B1"})") == "unknown-key");
  CHECK(mentions(message(session, R"({"ask": "sight", "form": "A1", "to": "B1"})"), "from"));
  CHECK(error_code(session, R"({"ask": "sight", "from": "scout", "to": "B1"})") == "unknown-id");
  CHECK(error_code(session, R"({"ask": "sight", "from": "A1", "to": "B1",
                              "options": {"L99": "x"}})") == "wrong-option");
  CHECK(mentions(message(session, R"({"ask": "sight", "from": "A1", "to": "B1",
                                    "options": {"L2": "alow"}})"),
                 "block or allow"));
}

TEST_CASE("a place off the board is an error that tells the board's size") {
  const auto session = open_session("house");
  for (const char* place : {R"("Z1")", R"("A99")", "[14, 0, 1]", "[0, 9, 1]", "[-1, 0, 1]",
                            "[0, 0, 10]", "[0, 0, 0]", "[99999999999999999999, 0, 1]"}) {
    const std::string line =
        std::string(R"({"ask": "sight", "from": )") + place + R"(, "to": "A1"})";
    INFO(line);
    const std::string code = error_code(session, line);
    CHECK((code == "off-board" || code == "wrong-value"));
  }
  CHECK(mentions(message(session, R"({"ask": "sight", "from": "Z1", "to": "A1"})"), "A1 to N9"));
}

TEST_CASE("the id of a question comes back unchanged, with an error too") {
  const auto session = open_session("house");
  for (const char* id : {"7", "\"seven\"", "[1, {\"a\": null}]", "1.50", "null"}) {
    const std::string tail = std::string(R"(, "id": )") + id + "}";
    const JsonValue answer =
        answer_of(session, R"({"ask": "sight", "from": "G7", "to": "E4")" + tail);
    REQUIRE(answer.find("id") != nullptr);
    CHECK(write_json_spaced(*answer.find("id")) == id);
    const JsonValue error = answer_of(session, R"({"ask": "nothing")" + tail);
    REQUIRE(error.find("error") != nullptr);
    CHECK(write_json_spaced(*error.find("id")) == id);
  }
}

TEST_CASE("explain false leaves out all but the own keys") {
  const auto session = open_session("house");
  const JsonValue whole = answer_of(session, kSight);
  CHECK(whole.find("because")->items().size() > 1);
  CHECK(whole.find("options") != nullptr);
  CHECK(whole.find("board")->text().size() == 32);
  const JsonValue bare =
      answer_of(session, R"({"ask": "sight", "from": "G7", "to": "E4", "explain": false})");
  CHECK(bare.find("sight")->as_bool());
  CHECK(bare.find("lines") != nullptr);
  CHECK(bare.members().size() == 2);
  CHECK(error_code(session, R"({"ask": "sight", "from": "G7", "to": "E4", "explain": 1})") ==
        "wrong-value");
}

TEST_CASE("what a question replaces holds for that question only") {
  const auto session = open_session("house");
  const std::string blocked = R"({"ask": "sight", "from": [2, 4, 1], "to": [9, 3, 1])";
  CHECK_FALSE(answer_of(session, blocked + "}").find("sight")->as_bool());
  const JsonValue allowed = answer_of(session, blocked + R"(, "options": {"L2": "allow"}})");
  CHECK(allowed.find("sight")->as_bool());
  CHECK_FALSE(answer_of(session, blocked + "}").find("sight")->as_bool());
  CHECK_FALSE(allowed.find("board")->text() ==
              answer_of(session, blocked + "}").find("board")->text());

  const std::string by_id = R"({"ask": "distance", "from": "a", "to": [0, 0, 1], "explain": false)";
  const std::string units =
      R"(, "units": [{"id": "a", "side": "mayhem", "at": "D1", "facing": "N"}]})";
  CHECK(write_json_spaced(*answer_of(session, by_id + units).find("distance")) == "3");
  CHECK(error_code(session, by_id + "}") == "unknown-id");
}

TEST_CASE("the same board has the same digest, another board another") {
  const auto digest = [](const std::string& name, const std::string& line) {
    return std::string(answer_of(open_session(name), line).find("board")->text());
  };
  CHECK(digest("house", kSight) == digest("house", kSight));
  CHECK(digest("house", kSight) != digest("solid", kSight));
  CHECK(digest("house", kSight) == "4c48fe93228834d40db7290fe7f8aeb6");
}

TEST_CASE("an answer depends on no option but those its question declares") {
  struct Asked {
    const char* board;
    const char* question;
  };
  const Asked questions[] = {
      {"house", R"({"ask": "sight", "from": [7, 2, 2], "to": [9, 3, 1]})"},
      {"house", R"({"ask": "sight", "from": [2, 4, 1], "to": [9, 3, 1]})"},
      {"street", R"({"ask": "sight", "from": [14, 2, 3], "to": [9, 2, 2]})"},
      {"tower", R"({"ask": "sight", "from": [10, 2, 1], "to": [7, 2, 2]})"},
      {"merge", R"({"ask": "sight", "from": [1, 2, 1], "to": [4, 3, 1]})"},
      {"house", R"({"ask": "attack", "from": [6, 6, 1], "to": [4, 3, 1], "dice": "RYW",
                   "facing": "N", "attacker_facing": "W", "bands": [1, 3, 7]})"},
      {"street", R"({"ask": "attack", "from": [14, 2, 3], "to": [9, 2, 2], "dice": "YY",
                    "facing": "E", "ignore_los": true})"},
      {"house", R"({"ask": "attack", "from": [6, 6, 1], "to": "b", "dice": "W", "altitude": 3,
                   "units": [{"id": "b", "side": "x", "at": [9, 5, 1], "facing": "W",
                              "size": [2, 2], "main": [10, 6]}]})"},
      {"house", R"({"ask": "dice", "dice": "RYW", "net": -2})"},
      {"house", R"({"ask": "front", "at": "D4", "facing": "N"})"},
      {"wall", R"({"ask": "distance", "from": [2, 2, 1], "to": [3, 2, 1]})"},
      {"tower", R"({"ask": "distance", "from": [2, 2, 1], "to": [5, 2, 3]})"},
      {"house", R"({"ask": "check"})"}};
  for (const Asked& one : questions) {
    const auto session = open_session(one.board);
    const auto question = parse_json(one.question, "question");
    REQUIRE(question.has_value());
    const JsonCursor cursor(*question, "question");
    const auto state = session.state().replaced_by(cursor);
    REQUIRE(state.has_value());
    const auto asked = ask::read_mayhem_question(cursor, *state);
    INFO((asked ? std::string() : to_text(asked.error())));
    REQUIRE(asked.has_value());
    const ask::Answer answer = asked->answer(state->options);
    for (OptionIndex option = 0; option < kOptionCount; ++option) {
      const OptionSpec& spec = option_specs()[option];
      const bool declared =
          std::find(asked->options.begin(), asked->options.end(), spec.id) != asked->options.end();
      if (declared) continue;
      for (std::size_t value = 0; value < spec.value_count(); ++value) {
        INFO(one.question << " with " << spec.id << " = " << spec.values[value]);
        CHECK(asked->answer(state->options.with(option, value)).own == answer.own);
      }
    }
  }
}

TEST_CASE("a ruling names an option if and only if another value of it changes the answer") {
  const auto session = open_session("stub");
  const JsonValue answer =
      answer_of(session, R"({"ask": "sight", "from": [1,2,1], "to": [4,2,1]})");
  std::vector<std::string> named;
  for (const JsonValue& id : answer.find("options")->items()) named.emplace_back(id.text());
  for (const OptionSpec& spec : option_specs()) {
    bool changes = false;
    for (std::size_t value = 1; value < spec.value_count(); ++value) {
      const std::string line = R"({"ask": "sight", "from": [1,2,1], "to": [4,2,1], "options": {")" +
                               std::string(spec.id) + R"(": ")" + std::string(spec.values[value]) +
                               R"("}})";
      const JsonValue other = answer_of(session, line);
      changes = changes || !(*other.find("sight") == *answer.find("sight")) ||
                !(*other.find("lines") == *answer.find("lines"));
    }
    INFO(spec.id);
    CHECK(changes == (std::find(named.begin(), named.end(), spec.id) != named.end()));
  }
}

TEST_CASE("an option that takes any fraction is named for a fraction that no table lists") {
  // Eyes at half a storey change nothing here; at two thirds they look over the wall.
  const std::string path = std::string(PARAPET_TEST_DATA) + "/cases/random_sight/21.board.json";
  const auto session = test::session_at(path);
  const auto with_eyes = [&](const std::string& value) {
    return answer_of(
        session,
        R"({"ask": "sight", "from": "F3@2", "to": "B1", "options": {"L12": ")" + value + "\"}}");
  };
  const JsonValue straight = with_eyes("straight");
  const JsonValue half = with_eyes("eye:1/2");
  CHECK_FALSE(straight.find("sight")->as_bool());
  CHECK(*straight.find("lines") == *half.find("lines"));
  CHECK(with_eyes("eye:2/3").find("sight")->as_bool());
  const auto& named = straight.find("options")->items();
  CHECK(std::any_of(named.begin(), named.end(),
                    [](const JsonValue& id) { return id.text() == "L12"; }));
}

TEST_CASE("an altitude over a floor is an error, and null is as good as no key") {
  const auto session = open_session("house");
  const std::string from_inside = R"({"ask": "attack", "from": [5, 2, 1], "to": [9, 3, 1],)"
                                  R"( "dice": "YY", "explain": false, "altitude": )";
  CHECK(error_code(session, from_inside + "3}") == "wrong-value");
  CHECK(mentions(message(session, from_inside + "3}"), "no higher than Level 1"));
  CHECK(answer_of(session, from_inside + "1}").find("error") == nullptr);
  CHECK(answer_of(session, from_inside + "null, \"bands\": null, \"attacker_facing\": null}") ==
        answer_of(session, R"({"ask": "attack", "from": [5, 2, 1], "to": [9, 3, 1], "dice": "YY",)"
                           R"( "explain": false})"));
}

TEST_CASE("a crowd on one space is told in a short answer") {
  const auto session = open_session("open-12x9");
  std::string units;
  for (int n = 0; n < 5000; ++n) {
    units += std::string(n == 0 ? "" : ",") + R"({"id": "u)" + std::to_string(n) +
             R"(", "side": "x", "at": "A1", "facing": "N", "size": [8, 8]})";
  }
  const std::string answer =
      session.answer_line(R"({"ask": "check", "explain": false, "units": [)" + units + "]}");
  CHECK(answer.size() < 4000);
  CHECK(mentions(answer, "more-of-this"));
  CHECK(mentions(answer, "4979 more"));
  CHECK(error_code(session, R"({"ask": "check", "units": [{"id": "u", "side": "x", "at": "A1",
                              "facing": "N", "size": [9, 1]}]})") == "wrong-value");
}

TEST_CASE("for people the value of an option is told that changes the verdict") {
  const std::string path = std::string(PARAPET_TEST_DATA) + "/cases/random_sight/21.board.json";
  const auto session = test::session_at(path);
  const auto question = parse_json(R"({"ask": "sight", "from": "F3@2", "to": "B1"})", "question");
  REQUIRE(question.has_value());
  const auto quick = session.rule(*question, ask::HingeDetail::ids);
  const auto thorough = session.rule(*question, ask::HingeDetail::verdicts);
  REQUIRE(quick->hinges.size() == thorough->hinges.size());
  bool eyes_told = false;
  for (std::size_t n = 0; n < quick->hinges.size(); ++n) {
    CHECK(quick->hinges[n].option == thorough->hinges[n].option);
    if (option_specs()[thorough->hinges[n].option].id != "L12") continue;
    eyes_told = ask::changes_verdict(thorough->answer, thorough->hinges[n].answer);
  }
  CHECK(eyes_told);
}

TEST_CASE("answering does not make a session grow") {
  const auto session = open_session("tower");
  const auto ask_many = [&](int count) {
    for (int n = 0; n < count; ++n) {
      const std::string line =
          R"({"ask": "sight", "from": [)" + std::to_string(n % 14) + R"(, 6, 1], "to": [5, 2, 2]})";
      REQUIRE(!session.answer_line(line).empty());
    }
  };
  ask_many(200);
  const std::size_t before = mallinfo2().uordblks;
  ask_many(2000);
  const std::size_t after = mallinfo2().uordblks;
  CHECK(after <= before + 16384);
}

TEST_CASE("null where a key is needed is told as a missing key") {
  const auto session = open_session("tower");
  for (const char* question :
       {R"({"ask": "step", "from": "A1", "to": "A2", "side": null, "units": []})",
        R"({"ask": "attack", "from": "A1", "to": "A2", "dice": "R", "bands": null,
            "bands_order": "RYW"})"}) {
    CHECK(session.answer_line(question).find("missing-key") != std::string::npos);
  }
}
