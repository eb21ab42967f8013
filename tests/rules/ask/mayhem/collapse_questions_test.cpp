#include <catch2/catch.hpp>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_session.h"

// The questions `collapse`, `demolish` and `device` (docs/formats.md), asked as others ask.

namespace {

using namespace parapet;
using test::answer_of;
using test::error_code;
using test::open_session;
using test::session_of;

const JsonValue& key(const JsonValue& answer, const char* name) {
  INFO(write_json_spaced(answer));
  const JsonValue* value = answer.find(name);
  REQUIRE(value != nullptr);
  return *value;
}

std::string text(const JsonValue& answer, const char* name) {
  return write_json_line(key(answer, name));
}

// A session on the board `after` of an answer, read again from its text.
ask::MayhemSession session_after(const JsonValue& answer) {
  const auto file = read_mayhem_file(write_json_line(key(answer, "after")), "after");
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.has_value());
  return session_of(*file);
}

const std::string kUnits =
    R"("units": [{"id": "a", "side": "mayhem", "at": [6, 2, 4], "facing": "S"},
                 {"id": "b", "side": "legion", "at": [6, 2, 3], "facing": "N"},
                 {"id": "g", "side": "legion", "at": [4, 1, 4], "facing": "E", "size": [2, 2],
                  "main": [5, 2, 4]}])";

}  // namespace

TEST_CASE("the board after a collapse is asked again, and goes on as a list of damages") {
  const auto session = open_session("collapse-four");
  const JsonValue all =
      answer_of(session, R"({"ask": "collapse", "building": "tower", "damage": [3, 2, 6, 7, 1, 9],
                   "turn": "mayhem", )" +
                             kUnits + "}");
  CHECK(text(all, "collapsed") == "[4,3,2]");
  CHECK(text(all, "next") == "null");

  auto step = answer_of(session, R"({"ask": "collapse", "building": "tower", "damage": 3,
                                     "turn": "mayhem", )" +
                                     kUnits + "}");
  CHECK(text(step, "collapses") == "false");
  CHECK(text(step, "carried") == "3");
  CHECK(text(step, "moves") == "[]");
  std::string collapsed;
  for (const char* damage : {"2", "6", "7", "1", "9"}) {
    step = answer_of(session_after(step), std::string(R"({"ask": "collapse", "building": "tower",
                       "turn": "mayhem", "damage": )") +
                                              damage + "}");
    collapsed += text(step, "collapsed");
  }
  CHECK(collapsed == "[4][3][][2][]");
  CHECK(text(step, "after") == text(all, "after"));
  CHECK(text(step, "strength") == "null");
  CHECK(text(step, "level") == "1");

  // The main space of the large unit has come down with it.
  const auto last =
      answer_of(session_after(all), R"({"ask": "distance", "from": "g", "to": "F3"})");
  CHECK(text(last, "distance") == "0");
}

TEST_CASE("surplus that is carried lies on the board after it") {
  const auto session = open_session("collapse-three");
  const std::string carried = R"("options": {"C1": "carried"})";
  const auto first = answer_of(
      session, R"({"ask": "collapse", "building": "tower", "damage": 9, )" + carried + "}");
  CHECK(text(first, "carried") == "3");
  const auto second =
      answer_of(session_after(first), R"({"ask": "collapse", "building": "tower", "damage": 5})");
  CHECK(text(second, "damage") == "8");
  CHECK(text(second, "collapsed") == "[2]");
}

TEST_CASE("the answer names the options it hangs on, and no others") {
  const auto session = open_session("collapse-four");
  const auto plain = answer_of(session, R"({"ask": "collapse", "building": "tower", "damage": 4})");
  CHECK(text(plain, "options") == "[]");
  const auto displaced = answer_of(
      session,
      R"({"ask": "collapse", "building": "tower", "damage": 4, "turn": "legion", )" + kUnits + "}");
  CHECK(text(displaced, "options") == "[\"C3\"]");
  const auto razed =
      answer_of(session, R"({"ask": "collapse", "building": "tower", "damage": [4, 6, 8]})");
  CHECK(text(razed, "options") == "[\"C6\"]");
}

TEST_CASE("a displaced unit is put where its chooser likes") {
  const auto session = open_session("collapse-four");
  const std::string ask =
      R"({"ask": "collapse", "building": "tower", "damage": 4, "turn": "mayhem", )" + kUnits;
  const auto chosen = answer_of(session, ask + R"(, "displace_to": ["H4@3"]})");
  CHECK(text(chosen, "moves").find(R"("to":[7,3,3])") != std::string::npos);
  CHECK(error_code(session, ask + R"(, "displace_to": ["A1"]})") == "wrong-value");
  const auto without_turn = answer_of(
      session, R"({"ask": "collapse", "building": "tower", "damage": 4, )" + kUnits + "}");
  CHECK(text(without_turn, "moves").find(R"("chooser":null)") != std::string::npos);
}

TEST_CASE("collapses that cannot be asked") {
  const auto session = open_session("collapse-four");
  const auto code = [&](const std::string& keys) {
    return error_code(session, R"({"ask": "collapse")" + keys + "}");
  };
  CHECK(code("") == "missing-key");
  CHECK(code(R"(, "building": "tower")") == "missing-key");
  CHECK(code(R"(, "building": "towr", "damage": 1)") == "unknown-entry");
  CHECK(code(R"(, "building": 3, "damage": 1)") == "wrong-value");
  for (const char* damage :
       {"-1", "1001", "1000000000000", "1.5", "null", "\"x\"", "[]", "[[1]]", "[1, -1]", "{}"}) {
    INFO(damage);
    CHECK(code(std::string(R"(, "building": "tower", "damage": )") + damage) == "wrong-value");
  }
  std::string many = "[0";
  for (int n = 0; n < 1000; ++n) many += ",0";
  CHECK(code(R"(, "building": "tower", "damage": )" + many + "]") == "limit");
  const std::string good = R"(, "building": "tower", "damage": 1)";
  CHECK(code(good + R"(, "turn": 3)") == "wrong-value");
  CHECK(code(good + R"(, "turn": "")") == "wrong-value");
  CHECK(code(good + R"(, "size": "huge")") == "wrong-value");
  CHECK(code(good + R"(, "at": "A1")") == "wrong-value");
  CHECK(code(good + R"(, "at": [99, 0, 1])") == "off-board");
  CHECK(code(good + R"(, "displace_to": "A1")") == "wrong-value");
  CHECK(code(good + R"(, "side": "mayhem")") == "unknown-key");
}

TEST_CASE("a marker lies where it is laid") {
  const auto session = open_session("collapse-four");
  const auto answer = answer_of(session, R"({"ask": "collapse", "building": "tower", "damage": 2,
                                             "at": "F3@2", "size": "small"})");
  CHECK(write_json_line(key(key(answer, "after"), "markers")) ==
        R"([{"kind":"explosion","at":[5,2,2],"damage":2,"size":"small"}])");
}

TEST_CASE("a unit demolishes a building within one space of it") {
  const auto session = open_session("house");
  const auto demolish = [&](const std::string& at, const std::string& more = "") {
    return answer_of(session, R"({"ask": "demolish", "unit": ")" + at +
                                  R"(", "building": "house")" + more + "}");
  };
  CHECK(text(demolish("I3"), "legal") == "true");
  CHECK(text(demolish("H5"), "legal") == "true");
  CHECK(text(demolish("J3"), "legal") == "false");
  CHECK(text(demolish("J3"), "spaces") == "[]");
  CHECK(text(demolish("D1"), "legal") == "true");  // at its corner
  CHECK(text(demolish("F3@2"), "legal") == "true");
  // All its rooms and its roof.
  CHECK(key(demolish("I3"), "spaces").items().size() == 24);
  CHECK(text(demolish("I3", R"(, "options": {"R1": "path"})"), "legal") ==
        "true");  // by the window
  CHECK(text(demolish("H5", R"(, "options": {"R1": "path"})"), "legal") == "false");
  const auto open = open_session("open-6x6");
  const auto none = answer_of(open, R"({"ask": "demolish", "unit": "A1", "building": "open-6x6"})");
  CHECK(text(none, "legal") == "false");
  CHECK(error_code(session, R"({"ask": "demolish", "unit": "gol", "building": "house"})") ==
        "unknown-id");
  CHECK(error_code(session, R"({"ask": "demolish", "unit": "A1", "building": "hous"})") ==
        "unknown-entry");
  CHECK(error_code(session, R"({"ask": "demolish", "unit": "A1"})") == "missing-key");
}

TEST_CASE("the given cases of demolishing") {
  const auto cases = test::read_cases(std::string(PARAPET_TEST_DATA) +
                                      "/cases/placement_objectives_map.cases.jsonl");
  REQUIRE(cases.has_value());
  int ruled = 0;
  for (const test::Case& one : *cases) {
    if (!one.id.starts_with("GOL-")) continue;
    ++ruled;
    const auto session = open_session(one.board);
    INFO(one.id);
    CHECK(test::disagreements(one.expect, session.answer(one.ask)).empty());
  }
  CHECK(ruled == 2);
}

TEST_CASE("devices are asked by their ids, and their boards load") {
  const auto session = open_session("collapse-three");
  const auto devices = [](const std::string& kind, const std::string& at = "[0, 0, 1]") {
    return R"("devices": [{"id": "it", "kind": ")" + kind + R"(", "side": "legion", "at": )" + at +
           R"(, "size": [2, 2]}])";
  };
  const auto ask = [&](const std::string& kind, const std::string& more = "") {
    return R"({"ask": "device", "device": "it", )" + devices(kind) + more + "}";
  };
  const auto bomb = answer_of(session, ask("dark-matter-bomb", ", " + kUnits.substr(0, 8) +
                                                                   R"( [{"id": "a", "side": "m",
                                                                   "at": [6, 2, 3]}])"));
  CHECK(text(bomb, "downed") == R"(["a"])");
  CHECK(text(bomb, "collapsed") == R"(["tower"])");
  CHECK(text(bomb, "options") == R"(["C6"])");
  CHECK(text(answer_of(session_after(bomb), R"({"ask": "device", "device": "it"})"), "collapsed") ==
        "[]");
  const auto beside_marker = answer_of(
      session, ask("dark-matter-bomb", R"(, "markers": [{"kind": "explosion", "at": [0, 0, 1],
                                              "damage": 1, "size": "large"}])"));
  CHECK(text(beside_marker, "options") == R"(["C2","C6"])");

  const auto ball = answer_of(session, ask("wrecking-ball", R"(, "to": "E", "damage": 2)"));
  CHECK(text(ball, "legal") == "true");
  const auto rolled = answer_of(session_after(ball), R"({"ask": "device", "device": "it",
                                                         "to": "S", "explain": false})");
  CHECK(text(rolled, "legal") == "true");
  const auto laser = answer_of(session, ask("laser-satellite", R"(, "to": "F3@3")"));
  CHECK(text(laser, "placed") ==
        R"([{"kind":"explosion","at":[5,2,3],"damage":1,"size":"large"}])");
  CHECK(text(answer_of(session_after(laser),
                       R"({"ask": "collapse", "building": "tower", "damage": 5})"),
             "collapses") == "true");

  CHECK(error_code(session, ask("wrecking-ball")) == "missing-key");
  CHECK(error_code(session, ask("wrecking-ball", R"(, "to": "NE")")) == "wrong-value");
  CHECK(error_code(session, ask("laser-satellite", R"(, "to": [99, 0, 1])")) == "off-board");
  CHECK(error_code(session, ask("edmks", R"(, "to": "A1")")) == "wrong-value");
  CHECK(error_code(session, R"({"ask": "device", "device": "it"})") == "unknown-id");
  CHECK(error_code(session, R"({"ask": "device"})") == "missing-key");
}

TEST_CASE("null for a key of a collapse or a device that may be left out is no key") {
  const auto session = open_session("collapse-three");
  const std::string collapse = R"({"ask": "collapse", "building": "tower", "damage": 6)";
  CHECK(answer_of(session, collapse + R"(, "turn": null, "at": null, "size": null,
                                           "displace_to": null})") ==
        answer_of(session, collapse + "}"));
  const std::string device = R"({"ask": "device", "device": "it", "devices": [{"id": "it",
      "kind": "edmks", "side": "legion", "at": [0, 0, 1]}])";
  CHECK(answer_of(session, device + R"(, "to": null, "damage": null, "size": null})") ==
        answer_of(session, device + "}"));
}

TEST_CASE("a full list of markers hinders only what lays one") {
  const auto session = open_session("collapse-three");
  std::string markers;
  for (int n = 0; n < 10'000; ++n) {
    markers += markers.empty() ? R"(, "markers": [)" : ",";
    markers += R"({"kind":"explosion","at":"A1","damage":0,"size":"large"})";
  }
  markers += R"(], "explain": false)";
  const auto asked = [&](const std::string& question, const std::string& more = "") {
    const JsonValue answer = answer_of(session, "{" + question + markers + more + "}");
    const JsonValue* error = answer.find("error");
    return error == nullptr ? "answered" : std::string(key(*error, "code").text());
  };
  const auto device = [&](const std::string& kind, const std::string& more = "") {
    return asked(R"("ask": "device", "device": "it")",
                 R"(, "devices": [{"id": "it", "kind": ")" + kind +
                     R"(", "side": "legion", "at": [0, 0, 1]}])" + more);
  };
  CHECK(device("edmks") == "answered");
  CHECK(device("dark-matter-bomb") == "answered");
  CHECK(device("laser-satellite") == "answered");
  CHECK(device("laser-satellite", R"(, "to": "A1")") == "limit");
  CHECK(device("wrecking-ball", R"(, "to": "E")") == "limit");
  CHECK(asked(R"("ask": "collapse", "building": "tower", "damage": [0, 0])") == "answered");
  CHECK(asked(R"("ask": "collapse", "building": "tower", "damage": [0, 1])") == "limit");
}
