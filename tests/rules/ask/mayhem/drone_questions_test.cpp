#include <catch2/catch.hpp>

#include "rules/files/json/json_write.h"
#include "tests/rules/ask/mayhem/vehicle_yard.h"

// Questions of drones at their borders. The rules themselves: the cases.

namespace {

using namespace parapet;
using namespace parapet::testing;

// A lane of one space: east along the middle row.
Rows lane(int width) {
  Rows rows = open_ground(width, 3);
  for (int x = 0; x < width; ++x) rows = with(rows, 3, 2 * x + 1, '>');
  return rows;
}

// A lane that goes round and round clockwise on a board of 4 x 4.
Rows loop() {
  Rows rows = open_ground(4, 4);
  for (int n = 0; n < 3; ++n) {
    rows = with(rows, 1, 2 * n + 1, '>');
    rows = with(rows, 2 * n + 1, 7, 'v');
    rows = with(rows, 7, 2 * n + 3, '<');
    rows = with(rows, 2 * n + 3, 1, '^');
  }
  return rows;
}

}  // namespace

TEST_CASE("drones follow arrows round corners and go straight on between them") {
  Rows bend = open_ground(5, 5);
  for (int x = 0; x < 3; ++x) bend = with(bend, 3, 2 * x + 1, '>');
  for (int y = 1; y < 5; ++y) bend = with(bend, 2 * y + 1, 7, 'v');
  bend = with(bend, 7, 7, '*');  // an explosive space in the lane hides its arrow
  const auto body = [&](int number) {
    return own(answer({bend}, drones(number, drone("d", "[0, 1]", "[1, 1]"))), "moves");
  };
  CHECK(body(0) == R"([{"id":"d","front":[1,1,1],"back":[0,1,1]}])");
  CHECK(body(3) == R"([{"id":"d","front":[3,2,1],"back":[3,1,1]}])");
  CHECK(body(5) == R"([{"id":"d","front":[3,4,1],"back":[3,3,1]}])");
  CHECK(body(6) == R"([{"id":"d","removed":true}])");
  CHECK(body(1'000) == R"([{"id":"d","removed":true}])");
}

TEST_CASE("riders of a drone that leaves the map stay at the edge") {
  const std::string units =
      unit("a", "mayhem", "[4, 1, 1]") + "," + unit("b", "legion", "[3, 1, 1]");
  CHECK(
      own(answer({lane(6)}, drones(9, drone("d", "[3, 1]", "[4, 1]"), units)), "moves") ==
      R"([{"id":"d","removed":true,"riders":[{"id":"a","at":[5,1,1]},{"id":"b","at":[4,1,1]}]}])");
}

TEST_CASE("a drone stops behind a vehicle, and where a unit cannot be pushed") {
  const std::string parked = R"({"id": "van", "side": "mayhem", "back": [5, 1], "front": [5, 2],
                                 "speed": 1, "maneuverability": 0})";
  CHECK(own(answer({lane(8)}, drones(6, drone("d", "[1, 1]", "[2, 1]") + "," + parked)), "moves") ==
        R"([{"id":"d","front":[4,1,1],"back":[3,1,1]}])");
  Rows alley = lane(8);
  for (int x = 0; x < 8; ++x) alley = with(with(alley, 2, 2 * x + 1, '-'), 4, 2 * x + 1, '-');
  alley = with(alley, 3, 12, '|');
  const JsonValue stuck =
      answer({alley}, drones(6, drone("d", "[1, 1]", "[2, 1]"), unit("t", "legion", "[5, 1, 1]")));
  CHECK(own(stuck, "moves") == R"([{"id":"d","front":[4,1,1],"back":[3,1,1]}])");
  // Its own Side is rammed too, and chooses.
  CHECK(own(stuck, "rams") == R"([{"id":"t","by":"d","at":[5,1,1],"choices":[],"to":null,)"
                              R"("attacked":true,"dice":"YYYY","chooser":"legion"}])");
}

TEST_CASE("on a closed loop the drone with most room leads, however far they go") {
  const std::string three = drone("a", "[0, 1]", "[0, 0]") + "," + drone("b", "[1, 0]", "[2, 0]") +
                            "," + drone("c", "[3, 0]", "[3, 1]");
  const JsonValue round = answer({loop()}, drones(1, three));
  CHECK(own(round, "order") == R"(["c","b","a"])");
  CHECK(own(round, "moves") ==
        R"([{"id":"c","front":[3,2,1],"back":[3,1,1]},{"id":"b","front":[3,0,1],"back":[2,0,1]},)"
        R"({"id":"a","front":[1,0,1],"back":[0,0,1]}])");
  // Twelve spaces round: a thousand are 83 rounds and four spaces.
  CHECK(own(answer({loop()}, drones(1'000, drone("d", "[0, 1]", "[0, 0]"))), "moves") ==
        R"([{"id":"d","front":[3,1,1],"back":[3,0,1]}])");
}

TEST_CASE("drones of one side move while the others stay in their way") {
  const std::string two =
      drone("d", "[0, 1]", "[1, 1]") +
      R"(, {"id": "m", "side": "mayhem", "kind": "drone", "back": [3, 1], "front": [4, 1]})";
  const std::string question = R"({"ask": "drones", "number": 3, "side": "legion", "vehicles": [)" +
                               two + R"(], "units": []})";
  CHECK(own(answer({lane(8)}, question), "moves") ==
        R"([{"id":"d","front":[2,1,1],"back":[1,1,1]}])");
}

TEST_CASE("a drone comes onto the map where a lane comes in, if there is room") {
  const auto spawn = [](const Rows& ground, const std::string& entry, int number,
                        const std::string& more = "") {
    return answer({ground}, R"({"ask": "spawn", "id": "n", "entry": )" + entry + R"(, "number": )" +
                                std::to_string(number) + more + "}");
  };
  CHECK(own(spawn(lane(6), "[0, 1]", 0), "front") == "[1,1,1]");
  CHECK(own(spawn(lane(6), "\"A2\"", 4), "front") == "[5,1,1]");
  const JsonValue through = spawn(lane(6), "[0, 1]", 5);
  CHECK(own(through, "legal") == "true");
  CHECK(own(through, "front") == "null");
  CHECK(own(through, "removed") == "true");
  CHECK(own(spawn(lane(6), "[1, 1]", 1), "legal") == "false");
  CHECK(own(spawn(lane(6), "[5, 1]", 1), "legal") == "false");
  CHECK(own(spawn(lane(6), "[0, 0]", 1), "legal") == "false");
  CHECK(own(spawn(lane(1), "[0, 1]", 1), "legal") == "false");
  CHECK(
      own(spawn(lane(6), "[0, 1]", 1, R"(, "vehicles": [)" + drone("d", "[1, 1]", "[2, 1]") + "]"),
          "legal") == "false");
  const JsonValue rams = spawn(
      lane(6), "[0, 1]", 1,
      R"(, "ram": "R", "side": "legion", "units": [)" + unit("t", "mayhem", "[1, 1, 1]") + "]");
  CHECK(own(rams, "legal") == "true");
  REQUIRE(rams.find("rams")->items().size() == 1);
  CHECK(write_json_line(*rams.find("rams")->items()[0].find("dice")) == "\"RRRR\"");
}

TEST_CASE("traffic looks three spaces along the lane, round corners") {
  Rows bend = open_ground(5, 5);
  for (int x = 0; x < 3; ++x) bend = with(bend, 3, 2 * x + 1, '>');
  for (int y = 1; y < 5; ++y) bend = with(bend, 2 * y + 1, 7, 'v');
  const auto traffic = [&](const std::string& at, int number, const std::string& more = "") {
    const JsonValue ruling = answer(
        {bend}, R"({"ask": "traffic", "drone": "d", "unit": "t", "number": )" +
                    std::to_string(number) + R"(, "vehicles": [)" + drone("d", "[0, 1]", "[1, 1]") +
                    R"(], "units": [)" + unit("t", "mayhem", at) + more + "]}");
    return own(ruling, "hit") + own(ruling, "front");
  };
  CHECK(traffic("[3, 2, 1]", 3) == "true[3,2,1]");
  CHECK(traffic("[3, 2, 1]", 2) == "false[1,1,1]");
  CHECK(traffic("[4, 1, 1]", 3) == "false[1,1,1]");
  CHECK(traffic("[3, 3, 1]", 9) == "false[1,1,1]");
  CHECK(traffic("[1, 1, 1]", 9) == "false[1,1,1]");  // it rides on the drone
  // Another unit in between is rammed on the way.
  CHECK(traffic("[3, 2, 1]", 3, "," + unit("u", "legion", "[2, 1, 1]")) == "true[3,2,1]");
}

namespace {

std::string keep_clear(const std::string& question) {
  return question.substr(0, question.size() - 1) + R"(, "options": {"V6": "rest-of-move"}})";
}

// Whether the first ram of an answer may push to that space.
bool may_push_to(const JsonValue& ruling, const std::string& space) {
  REQUIRE(ruling.find("rams")->items().size() > 0);
  return own(ruling.find("rams")->items()[0], "choices").find(space) != std::string::npos;
}

}  // namespace

TEST_CASE("nobody is pushed to where a drone goes in the spaces that are left, nor only there") {
  const auto rams = [](int number) {
    return answer({lane(9)}, keep_clear(drones(number, drone("d", "[1, 1]", "[2, 1]"),
                                               unit("t", "mayhem", "[3, 1, 1]"))));
  };
  CHECK(may_push_to(rams(1), "[4,1,1]"));
  CHECK_FALSE(may_push_to(rams(2), "[4,1,1]"));
  // One that comes onto the map likewise.
  const auto spawned = [](int number) {
    return R"({"ask": "spawn", "id": "n", "entry": [0, 1], "number": )" + std::to_string(number) +
           R"(, "units": [)" + unit("t", "mayhem", "[1, 1, 1]") + "]}";
  };
  CHECK(may_push_to(answer({lane(6)}, spawned(3)), "[2,1,1]"));
  CHECK(own(answer({lane(6)}, spawned(3)), "options").find("\"V6\"") != std::string::npos);
  CHECK(may_push_to(answer({lane(6)}, keep_clear(spawned(0))), "[2,1,1]"));
  CHECK_FALSE(may_push_to(answer({lane(6)}, keep_clear(spawned(1))), "[2,1,1]"));
}

TEST_CASE("the rider on the back of a drone that leaves takes the edge space if that is free") {
  CHECK(own(answer({lane(6)},
                   drones(9, drone("d", "[3, 1]", "[4, 1]"), unit("b", "legion", "[3, 1, 1]"))),
            "moves") == R"([{"id":"d","removed":true,"riders":[{"id":"b","at":[5,1,1]}]}])");
  // One that stays on the map keeps its rider on its back.
  CHECK(own(answer({lane(6)},
                   drones(1, drone("d", "[3, 1]", "[4, 1]"), unit("b", "legion", "[3, 1, 1]"))),
            "moves") ==
        R"([{"id":"d","front":[5,1,1],"back":[4,1,1],"riders":[{"id":"b","at":[4,1,1]}]}])");
}

TEST_CASE("null for a key of a drone's question that may be left out is no key") {
  const auto asked = [](const std::string& more) {
    return answer({lane(6)}, R"({"ask": "drones", "number": 1, "vehicles": [)" +
                                 drone("d", "[1, 1]", "[2, 1]") + "]" + more + "}");
  };
  CHECK(asked(R"(, "side": null)") == asked(""));
  const auto spawned = [](const std::string& more) {
    return answer({lane(6)},
                  R"({"ask": "spawn", "id": "n", "entry": [0, 1], "number": 1)" + more + "}");
  };
  CHECK(own(spawned(R"(, "side": null, "ram": null)"), "legal") == "true");
}
