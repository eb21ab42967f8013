#include <catch2/catch.hpp>

#include "rules/ask/open_session.h"
#include "tests/support/board_session.h"
#include "tests/support/temporary_folder.h"

// What all questions of brick boards have in common.

namespace parapet {
namespace {

using test::answer_of;
using test::error_of;
using test::flat_board;
using test::realms_session_of;

std::string digest(const std::string& board, const std::string& more = {}) {
  const JsonValue answer =
      answer_of(realms_session_of(board), R"({"ask": "elevation", "at": "A1")" + more + "}");
  REQUIRE(answer.find("board") != nullptr);
  return std::string(answer.find("board")->text());
}

TEST_CASE("an answer carries reasons and options and the digest of its board") {
  const auto session = realms_session_of(flat_board());
  const JsonValue answer = answer_of(session, R"({"ask": "elevation", "at": "A1", "id": [7]})");
  REQUIRE(answer.members().size() == 7);
  CHECK(answer.members().front().key == "id");
  CHECK(answer.find("because")->items().size() == 1);
  CHECK(answer.find("because")->items()[0].find("at")->text() == "A1");
  CHECK(answer.find("options")->items().empty());
  const JsonValue brief =
      answer_of(session, R"({"ask": "elevation", "at": "A1", "explain": false})");
  CHECK(brief.members().size() == 3);
}

TEST_CASE("the digest of a brick board is that of what counts") {
  const std::string plain = digest(flat_board());
  CHECK(plain.size() == 32);
  CHECK(plain == digest(flat_board(R"("name": "Flat", "units": [])")));
  CHECK(plain == digest(flat_board(R"("peg": {"run_mm": "8.0"})")));
  CHECK(plain == digest(flat_board(), R"(, "options": {"K22": "no"})"));
  CHECK(plain != digest(flat_board(R"("peg": {"run_mm": 7.9})")));
  CHECK(plain != digest(flat_board(), R"(, "options": {"K22": "yes"})"));
  CHECK(plain != digest(flat_board(), R"(, "units": [{"id": "a", "side": "r", "at": "A1"}])"));
  CHECK(plain != digest(flat_board(R"("units": [{"id": "a", "side": "r", "at": "A1"}])")));
  CHECK(digest(flat_board(R"("units": [{"id": "a", "side": "r", "at": "A1"}])"),
               R"(, "units": [])") == plain);
  const std::string lower =
      test::board_of(R"([{"box": [12, 8, 1], "at": [0, 0, -1]}])",
                     R"({"grid": {"at": [1, 1], "pitch": 4, "count": [3, 2]}})");
  CHECK(plain != digest(lower));
}

TEST_CASE("the digest shows that a model file has changed") {
  const std::string board = test::board_of(R"([{"ldraw": "keep.ldr", "at_mm": [40, 40, 20]}])",
                                           R"({"extra": [{"id": "A1", "at": [4, 4]}]})");
  const auto with_model = [&board](const std::string& model) {
    const auto session = realms_session_of(board, test::folder_of({{"keep.ldr", model}}));
    return answer_of(session, R"({"ask": "check"})").find("board")->text() == std::string_view()
               ? std::string()
               : std::string(answer_of(session, R"({"ask": "check"})").find("board")->text());
  };
  const std::string one = "1 4 0 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n";
  CHECK(with_model(one) == with_model("0 The same\n" + one));
  CHECK(with_model(one) != with_model("1 4 0 24 0 1 0 0 0 1 0 0 0 1 3001.dat\n"));
  CHECK(with_model(one) != with_model(one + one));
}

TEST_CASE("a question that cannot be answered says why") {
  const auto session =
      realms_session_of(flat_board(R"("units": [{"id": "knight", "side": "r", "at": "A1"}])"));
  struct Row {
    const char* line;
    const char* code;
    const char* says;
  };
  const Row rows[] = {
      {"[]", "wrong-value", "an object"},
      {"{}", "missing-key", "ask"},
      {R"({"ask": "elevatoin", "at": "A1"})", "unknown-ask", "\"elevation\""},
      {R"({"ask": "zoc", "at": "A1"})", "unknown-ask", ""},
      {R"({"ask": "stable", "pieces": ["t9"]})", "unknown-id", "\"t0\""},
      {R"({"ask": "stable", "pieces": ["t0", "t0"]})", "duplicate-id", "/pieces/1"},
      {R"({"ask": "stable", "table": "stud"})", "wrong-value", "studs"},
      {R"({"ask": "remove"})", "missing-key", "\"pieces\""},
      {R"({"ask": "remove", "pieces": ["t0"], "post": {}})", "wrong-value", "\"post\""},
      {R"({"ask": "remove", "post": {}})", "wrong-value", "Levels"},
      {R"({"ask": "remove", "sphere": {"at_mm": [0, 0, 0]}})", "missing-key", "radius_mm"},
      {R"({"ask": "remove", "sphere": {"at_mm": [0, 0, 0], "radius_mm": -1}})", "wrong-value",
       "/sphere/radius_mm"},
      {R"({"ask": "elevation"})", "missing-key", "\"at\""},
      {R"({"ask": "elevation", "at": "A1", "to": "A2"})", "unknown-key", "\"to\""},
      {R"({"ask": "elevation", "at": "A1", "markers": []})", "unknown-key", "\"markers\""},
      {R"({"ask": "elevation", "at": "Q9"})", "unknown-space", "/at"},
      {R"({"ask": "elevation", "at": "A1/1"})", "no-surface", "level"},
      {R"({"ask": "elevation", "at": [1, 2, 3]})", "wrong-value", "[east, south]"},
      {R"({"ask": "elevation", "at": [0.05, 2]})", "too-fine", "/at/0"},
      {R"({"ask": "step", "from": "A1", "to": "B1", "height": 0})", "wrong-value", "/height"},
      {R"({"ask": "step", "from": "B1", "to": "A1"})", "missing-key", "height"},
      {R"({"ask": "step", "to": "A1", "height": 10})", "missing-key", "from"},
      {R"({"ask": "step", "from": "knigth", "to": "B1"})", "unknown-space", "\"knight\""},
      {R"({"ask": "step", "unit": "knigth", "to": "B1"})", "unknown-id", "\"knight\""},
      {R"({"ask": "step", "profile": {"surfaces": []}, "height": 10})", "wrong-value",
       "/profile/surfaces"},
      {R"({"ask": "step", "profile": {"surfaces": [0]}, "from": "A1", "height": 10})",
       "wrong-value", "from"},
      {R"({"ask": "step", "profile": {"surfaces": [0], "link": "rope"}, "height": 10})",
       "wrong-value", "/profile/link"},
      {R"({"ask": "step", "profile": {"surfaces": [0]}})", "missing-key", "height"},
      {R"({"ask": "route", "from": "A1", "to": "B1", "height": 10, "movement": -1})", "wrong-value",
       "/movement"},
      {R"({"ask": "walk", "path": [], "height": 10, "movement": 6})", "wrong-value", "/path"},
      {R"({"ask": "walk", "path": ["A1", 7], "height": 10, "movement": 6})", "wrong-value",
       "/path/1"},
      {R"({"ask": "neighbour", "offset": [1]})", "wrong-value", "/offset"},
      {R"({"ask": "neighbour", "offset": [1, "1/1001"]})", "wrong-value", "/offset/1"},
      {R"({"ask": "attack", "from": "A1", "to": "B1", "range": 1.5})", "wrong-value", "/range"},
      {R"({"ask": "turn", "unit": "knight", "actions": ["jump"]})", "wrong-value", "/actions/0"},
      {R"({"ask": "fall", "height": 10})", "missing-key", "drop"},
      {R"({"ask": "fall", "height": 10, "drop": 3, "cause": "flight"})", "wrong-value", "cause"},
      {R"({"ask": "fall", "height": 10, "cause": "trip"})", "wrong-value", "/cause"},
      {R"({"ask": "fall", "height": 10, "drop": -1})", "wrong-value", "/drop"},
      {R"({"ask": "sight", "from": "knight", "to": "B1", "policy": "hiar"})", "wrong-value",
       "hair"},
      {R"({"ask": "sight", "from": "knight", "to": [1, 2]})", "wrong-value", "/to"},
      {R"({"ask": "unseat", "unit": "knight", "cause": "fall"})", "wrong-value", "/cause"},
      {R"({"ask": "board", "unit": "knight", "carrier": "knight"})", "wrong-value", "/carrier"},
      {R"({"ask": "check", "options": {"K22": "maybe"}})", "wrong-option", "/options/K22"},
      {R"({"ask": "check", "units": [{"id": "A1", "side": "r", "at": "A1"}]})", "id-reads-as-place",
       "/units/0/id"},
  };
  for (const Row& row : rows) {
    INFO(row.line);
    const auto error = error_of(session, row.line);
    INFO(error.message);
    CHECK(error.code == row.code);
    CHECK(error.message.find(row.says) != std::string::npos);
  }
}

TEST_CASE("a question of a brick board may be any rubbish") {
  const auto session = realms_session_of(flat_board());
  const std::string sound =
      R"({"ask": "route", "from": "A1", "to": "C2", "height": "21/2", "movement": 6})";
  std::uint64_t state = 0x2545F4914F6CDD1DU;
  const auto below = [&state](std::size_t bound) {
    state ^= state << 13U;
    state ^= state >> 7U;
    state ^= state << 17U;
    return static_cast<std::size_t>(state % bound);
  };
  const std::string_view likely = "{}[]\",:0123456789.-/ABC";
  int answered = 0;
  for (int round = 0; round < 3'000; ++round) {
    std::string line = sound;
    for (std::size_t n = 0; n <= below(3); ++n)
      line[below(line.size())] = likely[below(likely.size())];
    const JsonValue answer = answer_of(session, line);
    if (answer.find("error") == nullptr) ++answered;
  }
  CHECK(answered > 20);
}

TEST_CASE("the session of a board is that of its game") {
  const std::string boards = std::string(PARAPET_TEST_DATA) + "/boards/";
  const auto bricks = ask::open_session(boards + "pegs-flat.board.json");
  REQUIRE(bricks.has_value());
  CHECK(answer_of(**bricks, R"({"ask": "elevation", "at": "A1"})").find("mm") != nullptr);
  const auto lanes = ask::open_session(boards + "tls-lanes.board.json");
  REQUIRE(lanes.has_value());
  CHECK(answer_of(**lanes, R"({"ask": "overview"})").find("pairs") != nullptr);
  const auto tiles = ask::open_session(boards + "house.board.json");
  REQUIRE(tiles.has_value());
  CHECK(answer_of(**tiles, R"({"ask": "zoc", "at": "A1"})").find("spaces") != nullptr);
  const auto route = ask::open_session(boards + "sky-route.board.json");
  REQUIRE(route.has_value());
  CHECK(answer_of(**route, R"({"ask": "location", "location": "1"})").find("spaces") != nullptr);
  const auto track = ask::open_session(boards + "bridge-demo.board.json");
  REQUIRE(track.has_value());
  CHECK(answer_of(**track, R"({"ask": "leader", "completed": 0})").find("index") != nullptr);
}

TEST_CASE("check tells what looks wrong on a brick board") {
  const auto codes = [](const ask::Session& session, const std::string& more = {}) {
    const JsonValue answer = answer_of(session, "{\"ask\": \"check\"" + more + "}");
    std::vector<std::string> all;
    for (const JsonValue& warning : answer.find("warnings")->items()) {
      all.emplace_back(warning.find("code")->text());
      CHECK_FALSE(warning.find("text")->text().empty());
    }
    return all;
  };
  using Codes = std::vector<std::string>;
  CHECK(codes(realms_session_of(flat_board())).empty());
  CHECK(codes(realms_session_of(
            test::board_of(R"([{"box": [12, 8, 1], "at": [0, 0, 0]}])",
                           R"({"grid": {"at": [1, 1], "pitch": 4, "count": [4, 2]},
                "links": [{"kind": "ladder", "from": "A1", "to": "C1"}, {"kind": "pads", "from": "A1", "to": "C1"}]})"))) ==
        Codes{"space-over-nothing", "space-over-nothing", "link-between-far"});
  CHECK(
      codes(
          realms_session_of(flat_board()),
          R"(, "units": [{"id": "a", "side": "r", "at": "A1"}, {"id": "b", "side": "r", "at": "A1"}])") ==
      Codes{"shared-space"});
  const auto bridge = test::realms_session("pegs-bridge");
  CHECK(codes(bridge, R"(, "units": [{"id": "a", "side": "r", "at": "A1/0", "height": 19}])")
            .empty());
  CHECK(codes(bridge, R"(, "units": [{"id": "a", "side": "r", "at": "A1/0", "height": 20}])") ==
        Codes{"no-room"});
  const auto model = [](const std::string& entry, const std::string& text) {
    return realms_session_of(test::board_of("[" + entry + "]"), test::folder_of({{"m.ldr", text}}));
  };
  const std::string brick = "1 4 0 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n";
  CHECK(codes(model(R"({"ldraw": "m.ldr", "at_mm": [40, 40, 0]})", brick)).empty());
  CHECK(codes(model(R"({"ldraw": "m.ldr", "at_mm": [41, 40, 0]})", brick)) ==
        Codes{"model-off-grid"});
  const std::string beside = "1 4 3 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n";
  CHECK(codes(model(R"({"ldraw": "m.ldr", "at_mm": [40, 40, 0]})", beside)) ==
        Codes{"model-off-grid"});
  CHECK(codes(model(R"({"ldraw": "m.ldr", "at_mm": [40, 40, 0], "align": true})", beside)).empty());
  const auto unknown =
      codes(model(R"({"ldraw": "m.ldr"})", brick + "1 4 0 -24 0 1 0 0 0 1 0 0 0 1 nosuch.dat\n"));
  CHECK(std::find(unknown.begin(), unknown.end(), "unknown-part") != unknown.end());
}

TEST_CASE("null where a key is needed on a brick board is told as a missing key") {
  const auto session = test::realms_session("pegs-flat");
  for (const char* question : {R"({"ask": "step", "from": "A1", "to": "B1", "height": null})",
                               R"({"ask": "step", "unit": null, "to": "B1", "height": 10})",
                               R"({"ask": "fall", "drop": null, "height": 10})"}) {
    CHECK(session.answer_line(question).find("missing-key") != std::string::npos);
  }
}

}  // namespace
}  // namespace parapet
