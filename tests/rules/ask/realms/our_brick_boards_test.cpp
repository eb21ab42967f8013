#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/realms/realms_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/realms/realms_file.h"

// The brick boards that ship, asked what players will ask. The figures are counted by hand from
// the sizes in the board files and from boards/keep.ldr: a plate is 3.2 mm; a peg up is 4 mm on the
// first board and a plate on the second.

using namespace parapet;

namespace {

ask::RealmsSession session_of(const std::string& name) {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/" + name + ".board.json";
  auto board = open_realms_file(path, std::nullopt);
  if (!board) FAIL(to_text(board.error()));
  for (const ReadModel& model : board->models) {
    CHECK(model.warnings.empty());  // all parts are in our table
    CHECK(model.parts_on_grid == model.parts);
  }
  return ask::RealmsSession(std::move(*board));
}

// The value of a key of the answer, as JSON.
std::string value(const ask::RealmsSession& session, const std::string& question,
                  std::string_view key) {
  const std::string line = session.answer_line(question);
  INFO(question << "\n" << line);
  const auto answer = parse_json(line, "answer");
  REQUIRE(answer.has_value());
  const JsonValue* found = answer->find(key);
  REQUIRE(found != nullptr);
  return write_json_line(*found);
}

std::string step(const std::string& from, const std::string& to, int height) {
  return R"({"ask": "step", "from": ")" + from + R"(", "to": ")" + to +
         R"(", "units": [], "height": )" + std::to_string(height) + "}";
}

std::string leap(const std::string& from, const std::string& to) {
  return R"({"ask": "leap", "from": ")" + from + R"(", "to": ")" + to +
         R"(", "units": [], "height": 10, "movement": 6})";
}

std::string sees(const std::string& from, const std::string& to) {
  return R"({"ask": "sight", "from": ")" + from + R"(", "to": ")" + to + R"("})";
}

}  // namespace

TEST_CASE("our brick boards have nothing to warn of") {
  for (const char* name : {"river-keep", "old-mill", "chapel-yard"}) {
    CHECK(value(session_of(name), R"({"ask": "check"})", "warnings") == "[]");
  }
}

TEST_CASE("the keep by the river: steps") {
  const ask::RealmsSession keep = session_of("river-keep");
  // The bank is 13 plates high, 10.4 pegs; the girder 2 plates more, 1.6 pegs; the planks 1 more.
  CHECK(value(keep, step("E5", "F5", 10), "cost") == "1");
  CHECK(value(keep, step("E5", "F5", 10), "rise") == "2.4");  // in all
  // From the north side of the bridge into the river: from 16 plates to 1, 12 pegs.
  CHECK(value(keep, step("F5", "F4", 10), "wounds") == "2");
  // Below the bridge 13 plates are free, 41.6 mm: room for 10 pegs and not for 11.
  CHECK(value(keep, step("F4", "F5/0", 10), "cost") == "1");
  CHECK(value(keep, step("F4", "F5/0", 11), "cost") == "null");
  // A wall of 5 plates is 4 pegs; the high one, of 13 plates, 10.4.
  CHECK(value(keep, step("C4", "D4", 10), "obstruction") == "4");
  CHECK(value(keep, step("C4", "D4", 10), "cost") == "2");
  CHECK(value(keep, step("C6", "D6", 10), "cost") == "null");
  CHECK(value(keep, step("C6", "D6", 11), "cost") == "2");
  // Through the gate; through the house's door, 2 pegs wide; through the tower's, 3 pegs wide.
  CHECK(value(keep, step("H5", "I5", 10), "cost") == "1");
  CHECK(value(keep, step("K6", "J6/0", 10), "cost") == "null");
  CHECK(value(keep, step("K4", "J4/0", 10), "cost") == "1");
  // Stairs, ladders, waystones.
  CHECK(value(keep, step("L4", "L3", 10), "cost") == "1");
  CHECK(value(keep, step("K3", "J3", 10), "cost") == "1");
  CHECK(value(keep, step("B6", "B7", 10), "cost") == "1");
  CHECK(value(keep, step("A4", "K5", 10), "cost") == "1");
}

TEST_CASE("the keep by the river: the way in") {
  const ask::RealmsSession keep = session_of("river-keep");
  const std::string route = R"({"ask": "route", "units": [], "height": 10, "movement": 7, )";
  // Over the bridge to the gate, four spaces east, nothing higher than 1.6 pegs.
  CHECK(value(keep, route + R"("from": "D5", "to": "H5"})", "cost") == "4");
  // The court is seven spaces away by the gate, and four by the waystones: C5 B5 A4 K5.
  CHECK(value(keep, route + R"("from": "D5", "to": "K5"})", "cost") == "4");
  // From the court up the stairs and the ladder to the top of the tower: L6 L5 L4 L3 K3 J3, once on
  // the stairs.
  CHECK(value(keep, route + R"("from": "K6", "to": "J3"})", "cost") == "6");
}

TEST_CASE("the keep by the river: leaps") {
  const ask::RealmsSession keep = session_of("river-keep");
  CHECK(value(keep, leap("E7", "F7"), "legal") == "true");  // from the bank to the stone
  CHECK(value(keep, leap("G6", "H6"), "legal") == "true");
  CHECK(value(keep, leap("E6", "G6"), "legal") == "false");  // 6 pegs
  CHECK(value(keep, leap("C4", "D4"), "legal") == "true");   // over exactly 4 pegs
  CHECK(value(keep, leap("C6", "D6"), "legal") == "false");
}

TEST_CASE("the keep by the river: who sees whom") {
  const ask::RealmsSession keep = session_of("river-keep");
  CHECK(value(keep, sees("knight", "gatekeeper"), "sight") == "true");  // through the gate
  CHECK(value(keep, sees("archer", "ferryman"), "sight") == "false");   // below the bridge
  CHECK(value(keep, sees("archer", "guard"), "sight") == "false");      // behind the tower
}

TEST_CASE("the old mill: steps and leaps") {
  const ask::RealmsSession mill = session_of("old-mill");
  // Through the window: 5 pegs up to the sill, 5 free above it.
  CHECK(value(mill, step("F2", "F3/0", 5), "cost") == "2");
  CHECK(value(mill, step("F2", "F3/0", 6), "cost") == "null");
  CHECK(value(mill, step("H4", "G4/0", 10), "cost") == "1");
  CHECK(value(mill, step("A4", "B4", 10), "cost") == "1");
  CHECK(value(mill, step("B4", "C4", 10), "cost") == "1");
  CHECK(value(mill, step("G3", "F4", 10), "cost") == "1");
  CHECK(value(mill, step("H1", "A8", 10), "cost") == "1");
  CHECK(value(mill, step("D3", "C3", 10), "cost") == "2");  // out of the stream, 3 pegs up
  CHECK(value(mill, step("C3", "D3", 10), "cost") == "1");
  CHECK(value(mill, leap("F6", "F7"), "legal") == "true");   // over 4 pegs
  CHECK(value(mill, leap("A1", "B1"), "legal") == "false");  // over 5
}

TEST_CASE("the old mill: who sees whom") {
  const ask::RealmsSession mill = session_of("old-mill");
  CHECK(value(mill, sees("miller", "bailiff"), "sight") == "true");
  // The sill is 9 pegs up: the lad's eye, at 11, looks over it, but the dog's head does not reach
  // the line; another peg would do.
  CHECK(value(mill, sees("lad", "terrier"), "sight") == "false");
  CHECK(value(mill, R"({"ask": "exposure", "from": "lad", "to": "terrier"})", "raise_pegs") ==
        R"("1/1")");
}

TEST_CASE("the chapel yard: who sees how much of whom") {
  const ask::RealmsSession yard = session_of("chapel-yard");
  CHECK(value(yard, sees("scout", "medic"), "sight") == "false");  // behind the wall by the door
  CHECK(value(yard, sees("sniper", "medic"), "cover") == "true");  // under the lintel
  CHECK(value(yard, sees("corporal", "medic"), "sight") == "true");
  // He leans on a wall of 22.4 mm: less than half of his 40 mm is over it.
  CHECK(value(yard, sees("corporal", "runner"), "cover") == "true");
  CHECK(value(yard, sees("gunner", "runner"), "permille") == "1000");  // from his own side of it
}

TEST_CASE("the old ridge tells where its scan cannot decide") {
  const ask::RealmsSession session = session_of("old-ridge");
  const auto sight = [](const std::string& from, const std::string& to) {
    return R"({"ask": "sight", "from": ")" + from + R"(", "to": ")" + to + "\"}";
  };
  // The eyes are 40 mm high. The crest between them is at 30, 39.7, 40.4 and 50 mm.
  CHECK(value(session, sight("hunter", "fox"), "sight") == "true");
  CHECK(value(session, sight("archer", "bear"), "sight") == "false");
  for (const auto& question : {sight("hunter", "fox"), sight("archer", "bear")}) {
    CHECK(session.answer_line(question).find("too_close") == std::string::npos);
  }
  CHECK(value(session, sight("scout", "raider"), "sight") == "true");
  CHECK(value(session, sight("scout", "raider"), "margin") == R"({"ticks":"3/1"})");
  CHECK(value(session, sight("scout", "raider"), "too_close")
            .find(R"({"margin_mm":"3/10","error_mm":"4/5","would_settle":"Measure)") == 0);
  CHECK(value(session, sight("guard", "thief"), "sight") == "false");
  CHECK(value(session, sight("guard", "thief"), "too_close")
            .find(R"({"margin_mm":"2/5","error_mm":"4/5","would_settle":"Measure)") == 0);
}
