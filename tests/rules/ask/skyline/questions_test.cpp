#include <catch2/catch.hpp>

#include "rules/ask/skyline/skyline_questions.h"
#include "tests/support/sky_board.h"

// Questions of game skyline: every line is answered, wrong ones by a helpful error.

namespace parapet {
namespace {

using test::answer_of;
using test::check_answer;
using test::error_of;
using test::sky_session;
using test::sky_session_of;

const std::string kRide =
    R"({"ask": "ride", "unit": "common", "from": "a", "path": ["b"], "rolls": [["safe", 1]],
        "hand": 0, "side": "blue"})";

// The question with a part of it changed.
std::string ride_with(const std::string& from, const std::string& to) {
  return test::with(kRide, from, to);
}

void check_error(const ask::Session& session, const std::string& line, const std::string& code,
                 const std::string& part) {
  const auto error = error_of(session, line);
  INFO(line << "\n" << error.message);
  CHECK(error.code == code);
  CHECK(error.message.find(part) != std::string::npos);
}

TEST_CASE("a question about a network board that is wrong says where and what is expected") {
  const auto ring = sky_session("sky-ring");
  check_error(ring, R"({"ask": "rid"})", "unknown-ask", "\"ride\"");
  check_error(ring, ride_with("\"hand\"", "\"hnd\""), "unknown-key", "\"hand\"");
  check_error(ring, ride_with("\"unit\": \"common\", ", ""), "missing-key", "unit");
  check_error(ring, ride_with("\"from\": \"a\", ", ""), "missing-key", "from");
  check_error(ring, ride_with("\"path\": [\"b\"], ", ""), "missing-key", "path");
  check_error(ring, ride_with(", \"side\": \"blue\"", ""), "missing-key", "side");
  check_error(ring, ride_with("\"common\"", "\"comon\""), "unknown-id", "common, songbird");
  check_error(ring, ride_with("\"common\"", "\"r3\""), "unknown-id", "\"r1\"");
  check_error(ring, ride_with("\"common\"", "7"), "wrong-value", "/unit");
  check_error(ring, ride_with("\"a\"", "\"q\""), "unknown-id", "/from");
  check_error(ring, ride_with("\"a\"", "\"1\""), "unknown-id", "a space of the sky-line");
  check_error(ring, ride_with("[\"b\"]", "[\"bb\"]"), "unknown-id", "/path/0");
  check_error(ring, ride_with("[\"b\"]", "[]"), "wrong-value", "one space at least");
  check_error(ring, ride_with("[\"b\"]", "\"b\""), "wrong-value", "/path");
  check_error(ring, ride_with("\"hand\": 0", "\"hand\": -1"), "wrong-value", "/hand");
  check_error(ring, ride_with("\"hand\": 0", "\"hand\": 1.5"), "wrong-value", "/hand");
  check_error(ring, ride_with("\"hand\": 0", "\"pay\": 1"), "wrong-value", "true or false");
  check_error(ring, ride_with("\"hand\": 0", "\"options\": {\"S2\": \"maybe\"}"), "wrong-option",
              "yes or no");
  check_error(ring, ride_with("\"hand\": 0", "\"vehicles\": []"), "unknown-key", "vehicles");
  check_error(ring,
              ride_with("\"hand\": 0", R"("units": [{"id": "u", "side": "red", "location": "9"}])"),
              "unknown-id", "/units/0/location");
}

TEST_CASE("rolls must fit the dice and the way") {
  const auto ring = sky_session("sky-ring");
  const std::string roll = R"([["safe", 1]])";
  check_error(ring, ride_with(roll, "[]"), "wrong-value", "found 0 of them, expected 1");
  check_error(ring, ride_with("\"rolls\": [[\"safe\", 1]],", ""), "missing-key", "rolls");
  check_error(ring, ride_with(roll, R"([["safe", 1], [0, 0]])"), "wrong-value",
              "found 2 of them, expected 1");
  check_error(ring, ride_with(roll, R"([["safe"]])"), "wrong-value", "found 1 die, expected 2");
  check_error(ring, ride_with(roll, R"([["safe", 1, 1]])"), "wrong-value",
              "found 3 dice, expected 2");
  check_error(ring, ride_with(roll, R"([["safe", 3]])"), "wrong-value", "safe, 0, 1 or 2");
  check_error(ring, ride_with(roll, R"([["sfe", 1]])"), "wrong-value", "/rolls/0/0");
  check_error(ring, ride_with(roll, R"(["safe", 1])"), "wrong-value", "/rolls/0");
  check_error(ring, ride_with("\"rolls\": [[\"safe\", 1]],", "\"rolls\": 3,"), "wrong-value",
              "/rolls");
  // Of a way that ends early, by its rolls or by its rules, more may be told.
  check_answer(ring, ride_with(roll, R"([["safe", 1]], "units": [])"), R"({"legal": true})");
  check_answer(ring, ride_with("[\"b\"]", "[\"e\"]"), R"({"legal": false, "rolls": 0})");
  // Songbird needs none.
  check_error(ring, ride_with("\"common\"", "\"songbird\""), "wrong-value", "expected 0");
}

TEST_CASE("a hand is missed where a roll may cost cards") {
  const auto ring = sky_session("sky-ring");
  const std::string no_hand = test::with(kRide, "\"hand\": 0, ", "");
  check_answer(ring, no_hand, R"({"lost": false})");
  check_error(ring, test::with(no_hand, R"("safe", 1)", "1, 1"), "missing-key", "hand");
  check_answer(ring,
               test::with(test::with(no_hand, R"("safe", 1)", "1, 1"), "\"side\"",
                          "\"pay\": false, \"side\""),
               R"({"lost": true})");
}

TEST_CASE("the id of a unit stands for its kind and its side and its place") {
  const auto ring = sky_session("sky-ring");
  check_answer(ring, R"({"ask": "ride", "unit": "b1", "path": ["b"], "rolls": [["safe", 0]]})",
               R"({"legal": true, "location": "2", "combat": ["2"]})");
  check_answer(ring, R"({"ask": "ride", "unit": "b1", "side": "red", "path": ["b"],
                         "rolls": [["safe", 0]]})",
               R"({"combat": []})");
  check_error(ring, R"({"ask": "ride", "unit": "b1", "from": "b", "path": ["c"]})", "wrong-value",
              "a, over location 1, where \"b1\" stands");
  check_error(ring, R"({"ask": "ride", "unit": "b2", "path": ["c"]})", "missing-key",
              "e or f, over location 5");
  check_answer(ring, R"({"ask": "ride", "unit": "b2", "from": "e", "path": ["c"]})",
               R"({"legal": true, "rolls": 0})");
  check_error(ring, R"({"ask": "ride", "unit": "u", "path": ["c"],
                        "units": [{"id": "u", "side": "red", "location": "6"}]})",
              "missing-key", "but there is none");
}

TEST_CASE("a seeded ride tells its rolls and they give the same ride again") {
  const auto ring = sky_session("sky-ring");
  int lost = 0;
  for (int seed = 0; seed < 40; ++seed) {
    const std::string tail = R"("path": ["b", "c", "e"], "hand": 3, "side": "red")";
    const JsonValue first =
        answer_of(ring, R"({"ask": "ride", "unit": "common", "from": "a", "seed": )" +
                            std::to_string(seed) + ", " + tail + "}");
    const JsonValue* rolled = first.find("rolled");
    REQUIRE(rolled != nullptr);
    CHECK(first.find("rolls")->digits() == std::to_string(rolled->items().size()));
    const JsonValue again =
        answer_of(ring, R"({"ask": "ride", "unit": "common", "from": "a", )" + tail +
                            R"(, "rolls": )" + write_json_line(*rolled) + "}");
    for (const char* key : {"legal", "steps", "rolls", "discards", "lost", "location", "combat"}) {
      INFO(seed << " " << key);
      REQUIRE(again.find(key) != nullptr);
      CHECK(*again.find(key) == *first.find(key));
    }
    CHECK(again.find("rolled") == nullptr);
    lost += first.find("lost")->as_bool() ? 1 : 0;
  }
  CHECK(lost > 3);
  CHECK(lost < 37);
  check_answer(ring, R"({"ask": "ride", "unit": "common", "from": "a", "path": ["b"], "hand": 9,
                         "side": "red", "seed": 9223372036854775807})",
               R"({"legal": true, "rolls": 1})");
  for (const char* seed : {"-1", "1.5", "9223372036854775808", "\"x\"", "null"}) {
    check_error(ring,
                std::string(R"({"ask": "ride", "unit": "common", "from": "a", "path": ["b"],
                                "hand": 9, "side": "red", "seed": )") +
                    seed + "}",
                "wrong-value", "/seed");
  }
  check_error(ring, ride_with("\"hand\": 0", "\"hand\": 0, \"seed\": 1"), "wrong-value",
              "one of them");
  check_error(ring, R"({"ask": "ride", "unit": "common", "from": "a", "path": ["b"],
                        "side": "red", "seed": 1})",
              "missing-key", "hand");
}

TEST_CASE("values of a best play are exact numbers from a small range") {
  const auto ring = sky_session("sky-ring");
  const auto risk = [](const std::string& values) {
    return R"({"ask": "risk", "unit": "common", "from": "a", "path": ["b"], "hand": 1, "values": )" +
           values + "}";
  };
  check_answer(ring, risk(R"({"unit": "1/3", "card": 0.5, "goal": {"b": -2}})"),
               R"({"stay": "5/6"})");
  check_answer(ring, risk("{}"), R"({"value": 0, "stay": 0})");
  check_error(ring, risk(R"({"unit": -1})"), "wrong-value", "/values/unit");
  check_error(ring, risk(R"({"card": 10000000000})"), "wrong-value", "/values/card");
  check_error(ring, risk(R"({"goal": {"q": 1}})"), "unknown-id", "/values/goal/q");
  check_error(ring, risk(R"({"goal": [1]})"), "wrong-value", "/values/goal");
  check_error(ring, risk(R"({"units": 1})"), "unknown-key", "\"unit\"");
  check_error(ring, risk(R"({"unit": "1/999983", "card": "1/999979", "goal": {"b": "1/999961"}})"),
              "limit", "common denominator");
  check_error(ring, R"({"ask": "risk", "unit": "common", "from": "a", "values": {}})",
              "missing-key", "hand");
}

std::string row_board(int count, const std::string& dice) {
  std::string locations;
  std::string spaces;
  std::string routes;
  for (int n = 0; n < count; ++n) {
    const std::string id = std::to_string(n);
    const std::string comma = n == 0 ? "" : ", ";
    locations += comma + R"({"id": ")" + id + R"(", "territory": "A"})";
    spaces += comma + R"({"id": ")" + id + R"(", "location": ")" + id + R"("})";
    if (n > 0) {
      routes += std::string(n == 1 ? "" : ", ") + R"([")" + std::to_string(n - 1) + R"(", ")" + id +
                R"("])";
    }
  }
  return R"({"format": "parapet-board/1", "game": "skyline", "locations": [)" + locations +
         R"(], "skyline": {"spaces": [)" + spaces + R"(], "routes": [)" + routes +
         R"(]}, "dice": )" + dice + "}";
}

// "path": ["1", "2", ...]
std::string long_path(int count) {
  std::string path;
  for (int n = 1; n <= count; ++n) {
    path += (n == 1 ? "" : ", ") + ("\"" + std::to_string(n) + "\"");
  }
  return "\"path\": [" + path + "]";
}

TEST_CASE("what is too large is refused and what is allowed is answered at once") {
  const auto row = sky_session_of(row_board(4'000, R"({"faces": ["safe", 0, 1, 1, 2, 3]})"));
  const std::string risk = R"({"ask": "risk", "unit": "common", "from": "0", )";
  check_error(row, risk + long_path(101) + "}", "limit", "at most 100");
  check_error(row, risk + long_path(2) + R"(, "hand": 101})", "wrong-value", "0 to 100");
  check_answer(row,
               risk + long_path(100) +
                   R"(, "hand": 100, "values": {"unit": 5, "card": 1, "goal": {"100": 9}}})",
               R"({"legal": true, "#steps": 100})");
  check_answer(row, risk + R"("hand": 100})", R"({"#routes": 100, "more": 3899})");
  check_error(row, risk + R"("hand": 100, "values": {}})", "limit", "best play");
  check_answer(row, risk + R"("hand": 9, "values": {"unit": 1}})", R"({"#routes": 100})");
  check_answer(row,
               R"({"ask": "ride", "unit": "common", "from": "0", "seed": 4, "hand": 1000000, )" +
                   long_path(3'999) + "}",
               R"({"legal": true, "rolls": 3999})");
  const auto wild = sky_session_of(row_board(
      200, R"({"count": 10, "faces": [1000, 999, 998, 997, 996, 995, 994, 993, 992, 991, 990, 0,
              0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "safe", 1, 1, 1, 1, 1, 1]})"));
  check_error(wild, risk + long_path(20) + "}", "limit", "at most 19");
  check_answer(wild, risk + long_path(19) + R"(, "hand": 100})", R"({"#steps": 19})");
}

TEST_CASE("a board of one location and one space is asked about like any other") {
  const auto one = sky_session_of(row_board(1, R"({"count": 1, "faces": ["safe"]})"));
  check_answer(one, R"({"ask": "risk", "unit": "common", "from": "0"})",
               R"({"routes": [], "more": 0})");
  check_answer(one, R"({"ask": "ride", "unit": "songbird", "from": "0", "path": ["0"]})",
               R"({"legal": false, "stopped_at": 0, "may_go_on": false})");
  check_answer(one, R"({"ask": "check"})", R"({"warnings": [{"code": "space-without-route"}]})");
  check_answer(one, R"({"ask": "location", "location": "0"})",
               R"({"adjacent": [], "spaces": ["0"]})");
}

TEST_CASE("a board that looks wrong is warned of") {
  const auto codes = [](const std::string& text) {
    std::string all;
    const JsonValue answer = answer_of(sky_session_of(text), R"({"ask": "check"})");
    for (const JsonValue& warning : answer.find("warnings")->items()) {
      all += std::string(warning.find("code")->text()) + " ";
    }
    return all;
  };
  const std::string board = test::small_sky_board();
  CHECK(codes(board).empty());
  const std::string faces = R"(["safe", 0, 1, 1, 2, 3])";
  CHECK(codes(test::with(board, faces, R"(["safe", 1])")) == "dice-without-zero ");
  CHECK(codes(test::with(board, faces, R"([0, 1])")) == "dice-without-safe ");
  CHECK(codes(test::with(board, faces, R"(["safe"])")).empty());
  CHECK(codes(test::with(board, R"(["4", "5"])", R"(["3", "4"])")) == "lonely-location ");
  CHECK(codes(test::with(board, R"(, ["4", "5"]])", "]")) == "lonely-location ");
  CHECK(codes(test::with(board, R"(["1", "2"])", R"(["1", "3"])")).empty());
  CHECK(codes(test::with(board, R"(,
                           ["c", "d"]])",
                         "]")) == "space-without-route map-in-pieces ");
  CHECK(codes(test::with(board, "\"x1\"", "\"songbird\"")) == "unit-called-as-kind ");
}

TEST_CASE("the digest of a network board is that of what counts") {
  const auto digest = [](const std::string& text) { return sky_session_of(text).digest(); };
  const std::string board = test::small_sky_board();
  const std::string same = digest(board);
  CHECK(digest(test::with(board, "\"Small\"", "\"Other\"")) == same);
  CHECK(digest(test::with(board, "40.5", "\"81/2\"")) == same);
  CHECK(digest(test::with(board, "\"count\": 3, ", "")) == same);
  CHECK(digest(test::with(board, "\"Quay\"", "\"Pier\"")) != same);
  CHECK(digest(test::with(board, "[\"4\"]", "[]")) != same);
  CHECK(digest(test::with(board, "\"red\"", "\"green\"")) != same);
  CHECK(digest(test::with(board, "\"tokens\"", "\"options\": {\"S2\": \"no\"}, \"tokens\"")) !=
        same);
  const auto session = sky_session_of(board);
  const JsonValue other = answer_of(session, R"({"ask": "check", "units": []})");
  CHECK(other.find("board")->text() != same);
  CHECK(answer_of(session, R"({"ask": "check"})").find("board")->text() == same);
}

}  // namespace
}  // namespace parapet
