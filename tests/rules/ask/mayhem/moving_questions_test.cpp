#include <catch2/catch.hpp>

#include "rules/files/json/json_write.h"
#include "tests/support/board_session.h"

// Questions of moving at their borders. The rules themselves: the cases, and the oracle of moving.

namespace {

using namespace parapet;

std::string answer(const std::string& board, const std::string& question) {
  return test::open_session(board).answer_line(question);
}

JsonValue read_answer(const std::string& board, const std::string& question) {
  return test::answer_of(test::open_session(board), question);
}

std::string own(const JsonValue& answer, const char* key) {
  const JsonValue* found = answer.find(key);
  return found == nullptr ? "none" : write_json_spaced(*found);
}

std::string code(const JsonValue& answer) {
  const JsonValue* error = answer.find("error");
  return error == nullptr ? "none" : std::string(error->find("code")->text());
}

}  // namespace

TEST_CASE("a jump of a thousand million is a jump without limits, more is refused") {
  const std::string head =
      R"({"ask": "reach", "from": [1, 1, 2], "side": "mayhem", "mp": 5, "explain": false, "jump": )";
  const std::string huge = answer("gap-roofs", head + R"({"up": 1000000000, "span": 1000000000}})");
  CHECK(huge == answer("gap-roofs", head + R"({"up": 9, "span": 5}})"));
  CHECK(code(read_answer("gap-roofs", head + R"({"up": 1, "span": 10000000000}})")) ==
        "wrong-value");
  CHECK(code(read_answer("gap-roofs", head + R"({"up": -1, "span": 1}})")) == "wrong-value");
  CHECK(code(read_answer("gap-roofs", head + R"({"up": 1}})")) == "missing-key");
  CHECK(code(read_answer("gap-roofs", head + R"({"up": 1, "span": 2, "at": 0}})")) ==
        "unknown-key");
}

TEST_CASE("the side of a unit is known") {
  const std::string units =
      R"("units": [{"id": "hero", "side": "mayhem", "at": [1, 1, 1], "facing": "E"},
                   {"id": "foe", "side": "legion", "at": [3, 1, 1], "facing": "E"}]})";
  CHECK(
      own(read_answer("corridor", R"({"ask": "route", "from": "hero", "to": [2, 1, 1], )" + units),
          "cost") == "1");
  CHECK(
      own(read_answer("corridor", R"({"ask": "route", "from": "hero", "to": [5, 1, 1], )" + units),
          "cost") == "null");
  CHECK(code(read_answer("corridor", R"({"ask": "route", "from": [0, 1, 1], "to": [2, 1, 1], )" +
                                         units)) == "missing-key");
  // A walk starts with its unit, if one stands there.
  CHECK(own(read_answer("corridor", R"({"ask": "walk", "path": [[1, 1, 1], [2, 1, 1]], )" + units),
            "legal") == "true");
}

TEST_CASE("a move needs floor under its start") {
  for (const char* question :
       {R"({"ask": "step", "from": [0, 0, 2], "to": [1, 0, 2], "side": "a"})",
        R"({"ask": "route", "from": [0, 0, 2], "to": [1, 0, 2], "side": "a"})",
        R"({"ask": "reach", "from": [0, 0, 2], "side": "a"})",
        R"({"ask": "walk", "path": [[0, 0, 2], [1, 0, 2]], "side": "a"})",
        R"({"ask": "reach", "from": [0, 0, 3], "side": "a", "mp": 1})"}) {
    INFO(question);
    CHECK(code(read_answer("house", question)) == "no-floor");
  }
  CHECK(code(read_answer("house", R"({"ask": "walk", "path": [], "side": "a"})")) == "wrong-value");
}

TEST_CASE("a route that stays where it is costs nothing") {
  const JsonValue stays =
      read_answer("house", R"({"ask": "route", "from": "A1", "to": "A1", "side": "a"})");
  CHECK(own(stays, "cost") == "0");
  CHECK(own(stays, "path") == "[[0, 0, 1]]");
}

TEST_CASE("no move ends among friends") {
  const std::string units =
      R"("side": "mayhem", "units": [{"id": "f", "side": "mayhem", "at": [3, 1, 1]}]})";
  const JsonValue stops = read_answer(
      "corridor",
      R"({"ask": "walk", "path": [[1, 1, 1], [2, 1, 1], [3, 1, 1]], "mp": 9, )" + units);
  CHECK(own(stops, "legal") == "false");
  CHECK(own(stops, "left") == "[8]");
  CHECK(own(stops, "stopped_at") == "1");
  const JsonValue step =
      read_answer("corridor", R"({"ask": "step", "from": [2, 1, 1], "to": [3, 1, 1], )" + units);
  CHECK(own(step, "cost") == "1");
  CHECK(own(step, "may_end") == "false");
}

TEST_CASE("a walk pays each step with what it does before it") {
  // Rising is paid with the step that follows (OPT-J1).
  const JsonValue walk = read_answer(
      "house",
      R"({"ask": "walk", "path": [[9, 2, 1], [8, 2, 1], [7, 2, 2]], "side": "a", "mp": 9,
          "jump": {"up": 1, "span": 4, "at": 1}, "options": {"J1": "one-each"}})");
  CHECK(own(walk, "costs") == "[1, 2]");
  CHECK(own(walk, "left") == "[8, 6]");
  // The jump starts where it is told to, and not before.
  const JsonValue late = read_answer(
      "house",
      R"({"ask": "walk", "path": [[9, 2, 1], [8, 2, 1], [7, 2, 2]], "side": "a", "mp": 9,
          "jump": {"up": 1, "span": 4, "at": 2}})");
  CHECK(own(late, "legal") == "false");
  CHECK(own(late, "stopped_at") == "1");
}

TEST_CASE("a large unit's routes go by its north-west space, and it does not jump") {
  const std::string golem =
      R"("units": [{"id": "golem", "side": "legion", "at": [0, 0, 1], "facing": "E", "size": [2, 2]}]})";
  const JsonValue route =
      read_answer("open-6x6", R"({"ask": "route", "from": "golem", "to": [4, 4, 1], )" + golem);
  CHECK(own(route, "cost") == "4");
  CHECK(
      own(read_answer("open-6x6", R"({"ask": "route", "from": "golem", "to": [5, 4, 1], )" + golem),
          "cost") == "null");
  CHECK(code(read_answer("open-6x6", R"({"ask": "reach", "from": "golem",
                                         "jump": {"up": 1, "span": 1}, )" +
                                         golem)) == "wrong-value");
}

TEST_CASE("nobody comes onto the map where there is no floor") {
  CHECK(own(read_answer("house", R"({"ask": "enter", "at": [0, 4, 2], "edge": "W", "side": "a"})"),
            "cost") == "null");
}

TEST_CASE("a large unit comes onto the map over Obstacles, with all its spaces") {
  const auto enter = [](const char* at, const char* edge) {
    return own(
        read_answer("west-edge", std::string(R"({"ask": "enter", "at": "g", "edge": ")") + edge +
                                     R"(", "units": [{"id": "g", "side": "mayhem", "at": )" + at +
                                     R"(, "size": [2, 2]},
                      {"id": "e", "side": "legion", "at": [1, 5, 1]}]})"),
        "cost");
  };
  CHECK(enter("[0, 2, 1]", "W") == "1");
  CHECK(enter("[1, 2, 1]", "W") == "null");
  CHECK(enter("[0, 4, 1]", "W") == "null");
  CHECK(enter("[4, 0, 1]", "N") == "1");
}

TEST_CASE("a piece may be named where a place is asked for") {
  const std::string units =
      R"("units": [{"id": "hero", "side": "mayhem", "at": [1, 1, 1], "facing": "E"},
                   {"id": "foe", "side": "legion", "at": [3, 1, 1], "facing": "E"}]})";
  CHECK(own(read_answer("corridor", R"({"ask": "route", "from": "hero", "to": "foe", )" + units),
            "cost") == "null");
  CHECK(own(read_answer("corridor", R"({"ask": "step", "from": [2, 1, 1], "to": "hero",
                                        "side": "mayhem", )" +
                                        units),
            "cost") == "1");
  CHECK(own(read_answer("corridor", R"({"ask": "walk", "path": ["hero", [2, 1, 1]], )" + units),
            "legal") == "true");
}

TEST_CASE("a large unit named by a space of its own is the one that moves") {
  const std::string golem =
      R"("units": [{"id": "golem", "side": "legion", "at": [1, 1, 1], "facing": "E", "size": [2, 2]}]})";
  const JsonValue step =
      read_answer("open-6x6", R"({"ask": "step", "from": [2, 2, 1], "to": [2, 1, 1], )" + golem);
  CHECK(own(step, "cost") == "1");
  CHECK(own(step, "enters") == "[[3, 1, 1], [3, 2, 1]]");
  const JsonValue walk = read_answer(
      "open-6x6",
      R"({"ask": "walk", "path": [[1, 1, 1], [2, 1, 1], [3, 2, 1], [5, 2, 1]], "mp": 9, )" + golem);
  CHECK(own(walk, "legal") == "false");
  CHECK(own(walk, "costs") == "[1, 1]");
  CHECK(own(walk, "stopped_at") == "2");
  CHECK(code(read_answer("open-6x6", R"({"ask": "walk", "path": [[2, 1, 1], [3, 1, 1]], )" +
                                         golem)) == "wrong-value");
}

TEST_CASE("a walk is stopped by the first step that cannot be made") {
  // It may pass the friend, but not the enemy behind him.
  const JsonValue walk = read_answer(
      "corridor",
      R"({"ask": "walk", "path": [[1, 1, 1], [2, 1, 1], [3, 1, 1], [4, 1, 1]], "side": "mayhem",
          "mp": 9, "units": [{"id": "f", "side": "mayhem", "at": [3, 1, 1]},
                             {"id": "e", "side": "legion", "at": [4, 1, 1]}]})");
  CHECK(own(walk, "stopped_at") == "2");
  CHECK(own(walk, "left") == "[8, 7]");
  CHECK(own(walk, "because").find("An enemy stands on E2") != std::string::npos);
}

TEST_CASE("what a question of moving says twice or in vain is an error") {
  CHECK(code(read_answer("open-6x6", R"({"ask": "step", "from": [0, 0, 1], "unit": "u",
              "to": [1, 0, 1], "units": [{"id": "u", "side": "a", "at": [3, 3, 1]}]})")) ==
        "wrong-value");
  CHECK(code(read_answer("open-6x6", R"({"ask": "walk", "path": [[0, 0, 1], [1, 0, 1]],
              "side": "a", "jump": {"up": 1, "span": 1, "at": 5}})")) == "wrong-value");
}

TEST_CASE("an objective of no side stays between two sides") {
  const auto flips = [](const char* units) {
    return own(read_answer("open-12x9", std::string(R"({"ask": "objective", "objective": "1",
      "markers": [{"kind": "objective", "id": "1", "side": "neutral", "at": [4, 4, 1]}],
      "units": )") + units + "}"),
               "flips");
  };
  const std::string both = R"([{"id": "a", "side": "legion", "at": [4, 5, 1]},
                               {"id": "b", "side": "mayhem", "at": [5, 4, 1]}])";
  CHECK(flips(both.c_str()) == "false");
  CHECK(flips(R"([{"id": "a", "side": "legion", "at": [4, 5, 1]}])") == "true");
}

TEST_CASE("coming onto the map takes a space on that edge of it") {
  const auto enter = [](const char* rest) {
    return own(
        read_answer("west-edge", std::string(R"({"ask": "enter", "side": "mayhem", )") + rest),
        "cost");
  };
  CHECK(enter(R"("at": [0, 4, 1], "edge": "W"})") == "1");
  CHECK(enter(R"("at": [0, 4, 1], "edge": "N"})") == "null");
  CHECK(enter(R"("at": [0, 0, 1], "edge": "N"})") == "1");
  CHECK(enter(R"("at": [0, 4, 1], "edge": "W",
                "units": [{"id": "e", "side": "legion", "at": [0, 4, 1]}]})") == "null");
}

TEST_CASE("a board where a large unit stands across a wall is told") {
  const auto warnings = [](const char* at) {
    return own(read_answer("wall", std::string(R"({"ask": "check", "units": [{"id": "golem",
               "side": "legion", "facing": "E", "size": [2, 2], "at": )") +
                                       at + "}]}"),
               "warnings");
  };
  CHECK(warnings("[2, 2, 1]").find("stands-across-wall") != std::string::npos);
  CHECK(warnings("[3, 2, 1]") == "[]");
}

TEST_CASE("a device may be aimed at a piece") {
  const JsonValue aimed = read_answer(
      "house",
      R"({"ask": "device", "device": "l", "to": "s", "units": [{"id": "s", "side": "a", "at": "C3"}],
          "devices": [{"id": "l", "kind": "laser-satellite", "side": "legion", "at": [10, 6, 1],
                       "size": [2, 2]}]})");
  CHECK(own(aimed, "legal") == "true");
  CHECK(own(aimed, "spaces") == "[[2, 2, 1]]");
}
