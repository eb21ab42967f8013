#include <catch2/catch.hpp>
#include <string>

#include "tests/rules/ask/skybridge/track_session.h"

// What an outsider asks about track and bridge: every key, its default, every error.

namespace parapet {
namespace {

using test::answer_of;
using test::error_of;

std::string line_of(const JsonValue& answer, const char* key) {
  const JsonValue* value = answer.find(key);
  return value == nullptr ? "(none)" : write_json_line(*value);
}

// The answer's value under a key, as text.
std::string asked(const ask::Session& session, const std::string& question, const char* key) {
  return line_of(answer_of(session, question), key);
}

void refused(const ask::Session& session, const std::string& question, const std::string& code,
             const std::string& words) {
  const auto error = error_of(session, question);
  INFO(question << "\n" << error.message);
  CHECK(error.code == code);
  CHECK(error.message.find(words) != std::string::npos);
}

TEST_CASE("what a question does not say the board says") {
  const auto full = test::track_session("bridge-full");
  CHECK(asked(full, R"({"ask": "leader"})", "index") == "4");
  CHECK(asked(full, R"({"ask": "leader", "completed": null})", "index") == "4");
  CHECK(asked(full, R"({"ask": "leader", "completed": 6})", "drakhe_head") == "false");
  CHECK(asked(full, R"({"ask": "bridge"})", "current") == "5");
  CHECK(asked(full, R"({"ask": "bridge"})", "die") == "5");
  CHECK(asked(full, R"({"ask": "bridge", "completed": 0})", "die") == "null");
  CHECK(asked(full, R"({"ask": "bridge", "completed": 7})", "current") == "null");
  CHECK(asked(full, R"({"ask": "bridge", "completed": 7})", "gaps") == "[]");
  CHECK(asked(full, R"({"ask": "might", "player": "blue"})", "area") == "[0,1,2]");
  CHECK(asked(full, R"({"ask": "might", "player": "blue", "index": 0})", "area") == "[0]");
  CHECK(asked(full, R"({"ask": "legion", "player": "red", "actions": ["might"]})", "index") == "6");
  CHECK(asked(full, R"({"ask": "legion", "index": 3, "actions": []})", "steps") == "[]");
}

TEST_CASE("a round ends on a board as it stands") {
  const auto full = test::track_session("bridge-full");
  // Red and green are on segment 5.
  const JsonValue built = answer_of(full, R"({"ask": "round-end"})");
  CHECK(line_of(built, "completes") == "true");
  CHECK(line_of(built, "leader") == "3");
  CHECK(line_of(built, "rebels") == "[]");
  const JsonValue idle = answer_of(full, R"({"ask": "round-end", "contributed": false})");
  CHECK(line_of(idle, "completes") == "false");
  CHECK(line_of(idle, "places") == "1");
  CHECK(line_of(idle, "idle") == "1");
  CHECK(asked(full, R"({"ask": "round-end", "completed": 5})", "completes") == "false");
  CHECK(asked(full, R"({"ask": "round-end", "hungry": [{"player": "red", "count": 2},
                        {"player": "blue"}, {"player": "green", "count": 0}]})",
              "rebels") ==
        R"([{"index":3,"owner":"red"},{"index":3,"owner":"red"},{"index":3,"owner":"blue"}])");
}

TEST_CASE("a round has to be about the segment that is built") {
  const auto demo = test::track_session("bridge-demo");
  refused(demo, R"({"ask": "round-end", "segment": 3})", "wrong-value", "the current one, 1");
  refused(demo, R"({"ask": "round-end", "segment": 3, "completed": 3})", "wrong-value",
          "`completed` 2");
  refused(demo, R"({"ask": "round-end", "completed": 7})", "wrong-value", "complete");
  refused(demo, R"({"ask": "round-end", "segment": 8})", "wrong-value", "1 to 7");
  refused(demo, R"({"ask": "round-end", "contributed": 1})", "wrong-value", "true or false");
  refused(demo, R"({"ask": "round-end", "idle": 3})", "wrong-value", "0 to 2");
  refused(demo, R"({"ask": "round-end", "free_rebels": 13})", "wrong-value", "0 to 12");
  refused(demo, R"({"ask": "round-end", "free_rebels": -1})", "wrong-value", "0 to 12");
  refused(demo, R"({"ask": "round-end", "hungry": [{"player": "rde"}]})", "unknown-id", "\"red\"");
  refused(demo, R"({"ask": "round-end", "hungry": [{"player": "red", "count": -1}]})",
          "wrong-value", "/hungry/0/count");
  refused(demo, R"({"ask": "round-end", "hungry": [{"player": "red"}, {"player": "red"}]})",
          "duplicate-id", "\"red\" again");
  CHECK(asked(demo, R"({"ask": "round-end", "free_rebels": 30, "options": {"B1": "unlimited"}})",
              "places") == "1");
}

TEST_CASE("the reading by tokens counts the free rebels where the leader is") {
  const auto demo = test::track_session("bridge-demo");
  const std::string head =
      R"({"ask": "round-end", "contributed": false, "completed": 6, "options": {"B2": "tokens"}, )";
  const std::string two = R"("rebels": [{"index": 2}, {"index": 2}])";
  CHECK(asked(demo, head + R"("idle": 2, "free_rebels": 0})", "completes") == "false");
  CHECK(asked(demo, head + R"("idle": 2, "free_rebels": 0, )" + two + "}", "completes") == "true");
  CHECK(asked(demo, head + R"("idle": 2, "free_rebels": 1})", "completes") == "true");
  CHECK(asked(demo, head + R"("idle": 9, "free_rebels": 0})", "idle") == "10");
}

TEST_CASE("a garrison needs a fortification in the territory and room in it") {
  const auto full = test::track_session("bridge-full");  // B3 one-in-all
  CHECK(asked(full, R"({"ask": "garrison", "player": "red"})", "legal") == "false");
  CHECK(asked(full, R"({"ask": "garrison", "player": "blue", "index": 7})", "fortifications") ==
        R"(["rim-gate"])");
  const std::string each = R"(, "options": {"B3": "one-each"}})";
  CHECK(asked(full, R"({"ask": "garrison", "player": "red", "index": 4)" + each,
              "fortifications") == R"(["granary"])");
  CHECK(asked(full, R"({"ask": "garrison", "player": "blue", "index": 4)" + each,
              "fortifications") == R"(["watch","granary"])");
  CHECK(
      asked(full,
            R"({"ask": "garrison", "player": "blue", "index": 4, "fortification": "watch")" + each,
            "fortifications") == R"(["watch"])");
  CHECK(
      asked(full,
            R"({"ask": "garrison", "player": "blue", "index": 3, "fortification": "watch")" + each,
            "legal") == "false");
  refused(full, R"({"ask": "garrison"})", "missing-key", "player");
  refused(full, R"({"ask": "garrison", "player": "yellow"})", "unknown-id", "a player such as");
  refused(full, R"({"ask": "garrison", "player": "red", "index": 9})", "wrong-value", "0 to 8");
  refused(full, R"({"ask": "garrison", "player": "red", "fortification": "wach"})", "unknown-id",
          "\"watch\"");
}

TEST_CASE("a return takes one rebel and needs to be told from where") {
  const auto full = test::track_session("bridge-full");
  CHECK(asked(full, R"({"ask": "return", "player": "green", "index": 4,
                        "rebels": [{"index": 4, "owner": "green"}, {"index": 4, "owner": "green"}]})",
              "rebels") == R"([{"index":4,"owner":"green"}])");
  const JsonValue none = answer_of(full, R"({"ask": "return", "player": "red", "index": 6})");
  CHECK(line_of(none, "legal") == "false");
  REQUIRE(none.find("rebels") != nullptr);
  CHECK(none.find("rebels")->items().size() == 7);
  refused(full, R"({"ask": "return", "player": "red"})", "missing-key", "index");
  refused(full, R"({"ask": "return", "index": 2})", "missing-key", "player");
}

TEST_CASE("a score adds up what the board shows") {
  const auto full = test::track_session("bridge-full");
  // Red's area is 0 to 5: leader on 4, two green rebels on 4, blue's reserve of 3 on 2 and green's
  // of 5 on 4. Segments 1 (shared) and 3 (alone).
  const JsonValue red = answer_of(full, R"({"ask": "score", "player": "red"})");
  CHECK(line_of(red, "rebel_points") == "11");
  CHECK(line_of(red, "garrison_points") == "5");
  CHECK(line_of(red, "segment_points") == "4");
  CHECK(line_of(red, "total") == "20");
  CHECK(line_of(red, "area") == "[0,1,2,3,4,5]");
  // With the bridge complete segment 5 counts too, and the leader is on 1.
  const JsonValue end = answer_of(full, R"({"ask": "score", "player": "red", "completed": 7})");
  CHECK(line_of(end, "rebel_points") == "11");
  CHECK(line_of(end, "segment_points") == "7");
  CHECK(line_of(red, "because").find("if the game ended now") != std::string::npos);
  CHECK(line_of(end, "because").find("if the game ended now") == std::string::npos);
  refused(full, R"({"ask": "score"})", "missing-key", "player");
}

TEST_CASE("players of a question have what the board says of them by their ids") {
  const auto full = test::track_session("bridge-full");
  const std::string swapped = R"("players": [{"id": "green", "legion": 4, "reserve": 5},
      {"id": "blue", "legion": 2, "reserve": 3}, {"id": "red", "legion": 5, "reserve": 4}]})";
  for (const char* player : {"red", "blue", "green"}) {
    const std::string head = R"({"ask": "score", "player": ")" + std::string(player) + "\"";
    for (const char* key : {"rebel_points", "garrison_points", "segment_points"}) {
      CHECK(asked(full, head + "}", key) == asked(full, head + ", " + swapped, key));
    }
  }
  refused(full, R"({"ask": "score", "player": "red", "players": [{"id": "red"}]})", "unknown-id",
          "no player \"blue\"");
  // Rebels of the question are of its players; population stays.
  refused(full, R"({"ask": "leader", "players": [{"id": "red"}, {"id": "blue"}],
                    "rebels": [], "garrisons": []})",
          "unknown-id", "no player \"green\"");
  refused(full, R"({"ask": "leader", "rebels": [{"index": 2, "owner": "yellow"}]})", "unknown-id",
          "/rebels/0/owner");
}

TEST_CASE("unknown actions questions and keys name the nearest") {
  const auto demo = test::track_session("bridge-demo");
  refused(demo, R"({"ask": "legion", "index": 2, "actions": ["retrat"]})", "wrong-value",
          "might or retreat");
  refused(demo, R"({"ask": "legion", "actions": ["might"]})", "missing-key", "index");
  refused(demo, R"({"ask": "legion", "index": 2})", "missing-key", "actions");
  refused(demo, R"({"ask": "legion", "index": 2, "actions": "might"})", "wrong-value", "a list");
  refused(demo, R"({"ask": "might", "index": "x"})", "wrong-value", "0 to 8");
  refused(demo, R"({"ask": "sight"})", "unknown-ask", "a question such as");
  refused(demo, R"({"ask": "leader", "complete": 2})", "unknown-key", "\"completed\"");
  refused(demo, R"({"ask": "leader", "units": []})", "unknown-key", "a key such as");
  refused(demo, R"({"ask": "leader", "options": {"B9": "x"}})", "wrong-option", "B");
  refused(demo, R"([])", "wrong-value", "an object");
  std::string many = "\"might\"";
  for (int n = 0; n < 1000; ++n) many += ", \"might\"";
  refused(demo, R"({"ask": "legion", "index": 2, "actions": [)" + many + "]}", "limit",
          "at most 1000");
}

TEST_CASE("a legion that cannot go on stays where it is") {
  const auto demo = test::track_session("bridge-demo");
  const JsonValue answer = answer_of(
      demo, R"({"ask": "legion", "index": 1, "actions": ["retreat", "retreat", "might"]})");
  CHECK(line_of(answer, "legal") == "false");
  CHECK(line_of(answer, "steps") == "[0]");
  CHECK(line_of(answer, "index") == "0");
  CHECK(line_of(answer, "stopped_at") == "1");
  CHECK(asked(demo, R"({"ask": "legion", "index": 8, "actions": ["might", "might"]})", "steps") ==
        "[8,8]");
}

TEST_CASE("a ruling names its rules in the order of the phase") {
  const auto demo = test::track_session("bridge-demo");
  const auto rules_of = [&](const std::string& question) {
    const JsonValue answer = answer_of(demo, question);
    std::string rules;
    for (const JsonValue& reason : answer.find("because")->items()) {
      rules += (rules.empty() ? "" : " ") + std::string(reason.find("rule")->text());
    }
    return rules;
  };
  CHECK(rules_of(R"({"ask": "round-end", "completed": 3, "contributed": true,
                     "hungry": [{"player": "red"}]})") == "SKB-12 SKB-11 SKB-4 SKB-14 SKB-15");
  CHECK(rules_of(R"({"ask": "round-end", "contributed": false})") == "SKB-13 SKB-5");
  CHECK(rules_of(R"({"ask": "round-end", "contributed": false, "free_rebels": 0})") ==
        "SKB-13 OPT-B1");
  CHECK(rules_of(R"({"ask": "round-end", "idle": 2, "contributed": false})") ==
        "SKB-13 SKB-11 SKB-4");
  CHECK(rules_of(R"({"ask": "leader", "completed": 4})") == "SKB-4 SKB-14");
  CHECK(rules_of(R"({"ask": "might", "index": 4})") == "SKB-6");
}

TEST_CASE("an answer names the options that would change it and no others") {
  const auto demo = test::track_session("bridge-demo");
  CHECK(asked(demo, R"({"ask": "round-end", "contributed": true})", "options") == "[]");
  CHECK(asked(demo, R"({"ask": "round-end", "contributed": false, "idle": 2})", "options") == "[]");
  CHECK(asked(demo, R"({"ask": "round-end", "contributed": false, "free_rebels": 0})", "options") ==
        R"(["B1"])");
  CHECK(asked(demo, R"({"ask": "round-end", "contributed": false, "free_rebels": 0, "idle": 2})",
              "options") == R"(["B2"])");
  CHECK(asked(demo, R"({"ask": "garrison", "player": "red", "index": 2})", "options") == "[]");
  CHECK(asked(demo, R"({"ask": "leader", "explain": false})", "because") == "(none)");
}

TEST_CASE("the board of an answer is the same for the same board alone") {
  const auto demo = test::track_session("bridge-demo");
  const std::string plain = asked(demo, R"({"ask": "leader"})", "board");
  CHECK(plain == asked(demo, R"({"ask": "bridge"})", "board"));
  CHECK(plain == asked(demo, R"({"ask": "leader", "completed": 0})", "board"));
  CHECK(plain != asked(demo, R"({"ask": "leader", "completed": 1})", "board"));
  CHECK(plain != asked(demo, R"({"ask": "leader", "options": {"B3": "one-in-all"}})", "board"));
  CHECK(plain == "\"" + demo.digest() + "\"");
}

TEST_CASE("check warns of what cannot come about by the rules") {
  const auto demo = test::track_session("bridge-demo");
  const auto codes = [&](const std::string& keys) {
    const JsonValue answer = answer_of(demo, R"({"ask": "check")" + keys + "}");
    std::string all;
    for (const JsonValue& warning : answer.find("warnings")->items()) {
      all += (all.empty() ? "" : " ") + std::string(warning.find("code")->text());
    }
    return all;
  };
  CHECK(codes("").empty());
  CHECK(codes(R"(, "players": [])") == "no-players");
  CHECK(codes(R"(, "free_rebels": 11)") == "free-rebels-do-not-add-up");
  CHECK(codes(R"(, "idle": 1)") == "idle-does-not-fit");
  CHECK(codes(R"(, "idle": 1, "free_rebels": 11, "rebels": [{"index": 8}])").empty());
  CHECK(codes(R"(, "idle": 1, "free_rebels": 11, "rebels": [{"index": 8}],
                 "options": {"B1": "unlimited"})")
            .empty());
  CHECK(codes(R"(, "completed": 1, "free_rebels": 9,
                 "rebels": [{"index": 8}, {"index": 8}, {"index": 8}])") == "too-many-free-rebels");
  CHECK(codes(R"(, "rebels": [{"index": 3, "owner": "red"}])") == "rebels-before-the-leader");
  CHECK(codes(R"(, "completed": 7, "idle": 1)") == "idle-after-the-end");
  const auto full = test::track_session("bridge-full");
  CHECK(asked(full, R"({"ask": "check"})", "warnings") == "[]");
  const JsonValue ahead = answer_of(full, R"({"ask": "check", "completed": 2})");
  CHECK(line_of(ahead, "warnings").find("population-ahead") != std::string::npos);
}

}  // namespace
}  // namespace parapet
