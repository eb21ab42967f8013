#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/collapse/transcript.h"
#include "rules/files/json/json_write.h"
#include "tests/support/board_session.h"

// The questions `stable` and `remove`, from the line to the board after it.

namespace parapet {
namespace {

using test::answer_of;
using test::check_answer;
using test::error_code;
using test::open_session;
using test::realms_session_of;
using test::session_of;

// A slab on two pillars of twenty plates over a floor; 67.2 mm up are 16.8 pegs of 4 mm.
std::string gate(const std::string& units) {
  return test::board_of(
      R"([{"box": [24, 8, 1], "at": [0, 0, -1], "id": "floor"},
          {"box": [4, 4, 20], "at": [2, 2, 0], "id": "west"},
          {"box": [4, 4, 20], "at": [14, 2, 0], "id": "east"},
          {"box": [16, 4, 1], "at": [2, 2, 20], "id": "slab"}])",
      R"({"grid": {"at": [3, 3], "pitch": 4, "count": [5, 1]}})", R"("units": [)" + units + "]");
}

constexpr const char* kSentries =
    R"({"id": "sentry", "side": "red", "at": "A1"}, {"id": "low", "side": "blue", "at": "B1/0"},
       {"id": "far", "side": "blue", "at": "E1"})";

std::size_t count_of(const JsonValue& answer, const char* key) {
  return answer.find(key)->items().size();
}

std::size_t pieces_fallen(const JsonValue& answer) {
  std::size_t pieces = 0;
  for (const JsonValue& body : answer.find("fallen")->items()) {
    pieces += body.find("ids")->items().size();
  }
  return pieces;
}

void check_count(const JsonValue& answer, std::size_t pieces) {
  const std::string standing(answer.find("standing")->digits());
  CHECK(count_of(answer, "removed") + pieces_fallen(answer) + std::stoul(standing) == pieces);
}

}  // namespace

TEST_CASE("a slab on two pillars stands and on one it falls") {
  const auto session = realms_session_of(gate(""));
  check_answer(session, R"({"ask": "stable"})",
               R"({"stable": true, "critical": false, "load_factor": "50.0000", "unsupported": [],
                   "moving": [], "not_analysed": 0})");
  check_answer(session, R"({"ask": "stable", "pieces": ["east"]})",
               R"({"stable": false, "critical": false, "load_factor": "0.0000",
                   "moving": ["slab"]})");
  check_answer(session, R"({"ask": "stable", "pieces": ["east", "west"]})",
               R"({"stable": false, "load_factor": "0.0000", "unsupported": ["slab"]})");
}

TEST_CASE("who stands on what falls drops to what still stands under it") {
  const auto session = realms_session_of(gate(kSentries));
  // The sentry stands at the western end over the pillar that stays.
  const JsonValue answer = answer_of(session, R"({"ask": "remove", "pieces": ["west"]})");
  INFO(write_json_spaced(answer));
  check_answer(session, R"({"ask": "remove", "pieces": ["west"]})",
               R"({"removed": ["west"], "standing": 2,
                   "loosened": [{"id": "slab", "why": "mechanism", "load_factor": "0.0000"}],
                   "falls": [{"unit": "sentry", "drop": "84/5", "wounds": 2, "why": "support"},
                             {"unit": "low", "why": "hit"}]})");
  check_count(answer, 4);
  check_answer(session, R"({"ask": "remove", "pieces": ["east", "west"]})",
               R"({"loosened": [{"id": "slab", "why": "no-path", "-load_factor": 1}]})");
}

TEST_CASE("riders fall with their mounts and who flies is not hurt") {
  const auto session =
      realms_session_of(gate(R"({"id": "horse", "side": "red", "at": "A1", "height": 5},
              {"id": "rider", "side": "red", "at": "A1", "on": "horse", "height": 8},
              {"id": "owl", "side": "blue", "at": "B1", "height": 4, "flies": true},
              {"id": "kite", "side": "blue", "at": "C1", "flies": true, "airborne": true})"));
  // 16.8 pegs are three full heights of 5 and two of 8; what is in the air stays there.
  check_answer(session, R"({"ask": "remove", "pieces": ["slab", "west"]})",
               R"({"falls": [{"unit": "horse", "drop": "84/5", "wounds": 6, "why": "support"},
                             {"unit": "rider", "drop": "84/5", "wounds": 4, "why": "support"},
                             {"unit": "owl", "drop": "84/5", "wounds": 0, "why": "support"}]})");
}

TEST_CASE("a large unit falls only where nothing of its ground is left") {
  const auto session = realms_session_of(
      gate(R"({"id": "ogre", "side": "red", "at": "A1", "size": [2, 1], "height": 8})"));
  // Two spaces of slab: over the western pillar and beside it.
  check_answer(session, R"({"ask": "remove", "pieces": ["slab"]})",
               R"({"falls": [{"unit": "ogre", "drop": "4/5", "wounds": 0, "why": "support"}]})");
  check_answer(session, R"({"ask": "remove", "pieces": []})", R"({"falls": []})");
}

TEST_CASE("a standing roof keeps what comes down from those below it") {
  const auto session = realms_session_of(
      test::board_of(R"([{"box": [8, 8, 1], "at": [0, 0, -1], "id": "floor"},
                         {"box": [1, 8, 10], "at": [0, 0, 0], "id": "wall"},
                         {"box": [1, 8, 10], "at": [7, 0, 0], "id": "other-wall"},
                         {"box": [8, 8, 1], "at": [0, 0, 10], "id": "roof"},
                         {"box": [2, 2, 10], "at": [3, 3, 11], "id": "stack"},
                         {"box": [2, 2, 1], "at": [3, 3, 21], "id": "cap"}])",
                     R"({"grid": {"at": [3, 3], "pitch": 4, "count": [1, 1]}})",
                     R"("units": [{"id": "cook", "side": "red", "at": "A1/0"}])"));
  check_answer(session, R"({"ask": "remove", "pieces": ["stack"]})",
               R"({"loosened": [{"id": "cap", "why": "no-path"}], "falls": []})");
  check_answer(session, R"({"ask": "remove", "pieces": ["wall", "other-wall"]})",
               R"({"#loosened": 3, "falls": [{"unit": "cook", "why": "hit", "wounds": 0}]})");
}

TEST_CASE("nothing falls where what is taken away carried nothing") {
  const auto session = realms_session_of(gate(kSentries));
  check_answer(session, R"({"ask": "remove", "pieces": ["slab"]})",
               R"({"removed": ["slab"], "loosened": [], "fallen": [], "standing": 3,
                   "falls": [{"unit": "sentry", "drop": "4/5", "wounds": 0, "why": "support"}]})");
  check_answer(session, R"({"ask": "remove", "pieces": []})",
               R"({"removed": [], "loosened": [], "fallen": [], "falls": [], "standing": 4})");
}

TEST_CASE("a ball takes away every piece whose middle lies in it") {
  const auto session = realms_session_of(gate(""));
  check_answer(session, R"({"ask": "remove", "sphere": {"at_mm": [32, 32, 32], "radius_mm": 0}})",
               R"({"removed": ["west"]})");
  check_answer(session, R"({"ask": "remove", "sphere": {"at_mm": [32, 32, 31], "radius_mm": 0.9}})",
               R"({"removed": []})");
  check_answer(session, R"({"ask": "remove", "sphere": {"at_mm": [80, 32, 32], "radius_mm": 48}})",
               R"({"#removed": 4})");
}

TEST_CASE("the board after a collapse is asked again and nothing more falls") {
  const auto session = realms_session_of(gate(kSentries));
  const JsonValue answer = answer_of(session, R"({"ask": "remove", "pieces": ["west"], "id": 7})");
  const std::string after = write_json_line(*answer.find("after"));
  const auto again = realms_session_of(after);
  check_answer(again, R"({"ask": "remove", "pieces": []})",
               R"({"loosened": [], "fallen": [], "falls": [], "standing": 3})");
  check_answer(again, R"({"ask": "stable"})", R"({"stable": true})");
  // What fell is terrain with its old name.
  check_answer(again, R"({"ask": "remove", "pieces": ["slab"]})",
               R"({"removed": ["slab"], "standing": 2})");
}

TEST_CASE("what fell from a model can be taken away again") {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/stone-span.board.json";
  const auto session = test::realms_session_at(path);
  const JsonValue answer = answer_of(session, R"({"ask": "remove", "pieces": ["s7", "stone-7"]})");
  INFO(write_json_spaced(*answer.find("fallen")));
  REQUIRE(pieces_fallen(answer) > 10);
  const std::string first(answer.find("loosened")->items().front().find("id")->text());
  REQUIRE(first.find('/') != std::string::npos);
  const auto again = realms_session_of(write_json_line(*answer.find("after")),
                                       RealmsSources::beside(path, std::nullopt));
  check_answer(again, R"({"ask": "remove", "pieces": [")" + first + R"("]})",
               R"({"removed": [")" + first + R"("]})");
  check_answer(again, R"({"ask": "remove", "pieces": []})",
               R"({"loosened": [], "fallen": [], "falls": []})");
}

TEST_CASE("the same collapse is the same bytes") {
  const auto one = realms_session_of(gate(kSentries));
  const auto other = realms_session_of(gate(kSentries));
  const std::string line = R"({"ask": "remove", "pieces": ["west"]})";
  CHECK(one.answer_line(line) == one.answer_line(line));
  CHECK(one.answer_line(line) == other.answer_line(line));
  const auto question = parse_json(line, "question");
  REQUIRE(question);
  const auto text = [&](const ask::RealmsSession& session) {
    const auto ruled = session.rule(*question, ask::HingeDetail::ids);
    REQUIRE(ruled);
    const auto* evidence = ruled->answer.evidence.as<ask::RemoveEvidence>();
    REQUIRE(evidence != nullptr);
    return collapse::write_transcript(
        ask::transcript_of(*evidence, JsonValue::from_members(ruled->answer.own), ruled->board));
  };
  const std::string transcript = text(one);
  CHECK(transcript == text(other));
  std::size_t lines = 0;
  std::size_t from = 0;
  for (std::size_t end = 0; (end = transcript.find('\n', from)) != std::string::npos;
       from = end + 1) {
    const std::string event = transcript.substr(from, end - from);
    CHECK(parse_json(event, "transcript"));
    CHECK(event.rfind(lines == 0 ? "{\"format\":\"parapet-transcript/1\"" : "{\"event\":", 0) == 0);
    ++lines;
  }
  CHECK(lines > 6);
}

TEST_CASE("an id in front of a slash means every piece of a model") {
  const auto session =
      test::realms_session_at(std::string(PARAPET_SOURCE_DIR) + "/boards/stone-span.board.json");
  check_answer(session, R"({"ask": "stable", "pieces": ["start", "eye/3"]})",
               R"({"stable": false})");
  CHECK(error_code(session, R"({"ask": "stable", "pieces": ["start", "start/3"]})") ==
        "duplicate-id");
}

TEST_CASE("a span is built from both banks and needs a prop before it closes") {
  const auto session =
      test::realms_session_at(std::string(PARAPET_SOURCE_DIR) + "/boards/stone-span.board.json");
  const JsonValue answer =
      answer_of(session, R"({"ask": "stable", "stages": [["s1", "stone-1"], ["s2", "stone-2"],
                   ["s3", "stone-3"], ["s4", "stone-4"], ["s5", "stone-5"], ["s6", "stone-6"],
                   ["s7", "stone-7"]]})");
  INFO(write_json_spaced(answer));
  CHECK(answer.find("stable")->as_bool());
  const auto& stages = answer.find("stages")->items();
  REQUIRE(stages.size() == 7);
  for (std::size_t n = 0; n < stages.size(); ++n) {
    INFO("stage " << n + 1);
    const bool needs_prop = n == 3;  // the fourth part hangs out too far
    CHECK(stages[n].find("stable")->as_bool() == !needs_prop);
    CHECK(stages[n].find("prop")->is_null() == !needs_prop);
  }
  CHECK(stages[3].find("prop")->find("under")->text().substr(0, 3) == "s4/");
  // Each part that is added makes a free end carry less.
  CHECK(stages[0].find("load_factor")->text() != stages[1].find("load_factor")->text());
}

TEST_CASE("a Level falls with its second post and takes its units along") {
  const auto house = open_session("house");
  check_answer(house, R"({"ask": "stable"})",
               R"({"stable": true, "critical": false, "load_factor": "50.0000"})");
  check_answer(house, R"({"ask": "stable", "pieces": ["house/2/SE"]})",
               R"({"stable": true, "critical": true})");
  check_answer(house, R"({"ask": "stable", "pieces": ["house/2/SE", "house/2/NE"]})",
               R"({"stable": false})");
  const std::string units = R"(, "units": [{"id": "scout", "side": "red", "at": [5, 2, 2]},
                                           {"id": "guard", "side": "blue", "at": [5, 3, 1]}])";
  // Her weight at the corner tips the floor when its post goes.
  check_answer(
      house,
      R"({"ask": "remove", "post": {"tile": "house", "level": 2, "corner": "NW"})" + units + "}",
      R"({"removed": ["house/2/NW"]})");
  check_answer(house, R"({"ask": "remove", "pieces": ["house/2/NW", "house/2/NE"])" + units + "}",
               R"({"falls": [{"unit": "scout", "levels": 1, "dice": "R", "why": "support"},
                             {"unit": "guard", "levels": 1, "dice": "RRRR", "why": "hit"}]})");
  const JsonValue answer =
      answer_of(house, R"({"ask": "remove", "pieces": ["house/2/NW", "house/2/NE"])" + units + "}");
  check_count(answer, 5);
  const std::string after = write_json_line(*answer.find("after"));
  const auto read = read_mayhem_file(after, "after");
  INFO((read ? std::string() : to_text(read.error())));
  REQUIRE(read);
  check_answer(session_of(*read), R"({"ask": "space", "at": [5, 2, 2]})", R"({"floor": false})");
  CHECK(error_code(house, R"({"ask": "remove", "post": {"tile": "house", "level": 3,
                              "corner": "NW"}})") == "no-such-post");
}

}  // namespace parapet
