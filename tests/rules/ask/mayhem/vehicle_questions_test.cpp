#include <catch2/catch.hpp>

#include "rules/files/json/json_write.h"
#include "tests/rules/ask/mayhem/vehicle_yard.h"

// Questions of driving at their borders. The rules themselves: the cases, and the properties of
// drives and pushes.

namespace {

using namespace parapet;
using namespace parapet::testing;

const std::string kDriver = unit("driver", "mayhem", "[1, 1, 1]");
const std::string kCar = car("[1, 1]", "[2, 1]");

}  // namespace

TEST_CASE("wrong questions about vehicles are told where they are wrong") {
  const auto ground = std::vector<Rows>{open_ground(6, 3)};
  CHECK(code(answer(ground, R"({"ask": "drive", "vehicle": "van", "moves": []})")) == "unknown-id");
  CHECK(code(answer(ground, R"({"ask": "drive", "moves": []})")) == "missing-key");
  CHECK(code(answer(ground, drive("\"left\"", kCar, kDriver))) == "wrong-value");
  CHECK(code(answer(ground, drive("\"back\"", kCar, kDriver, R"(, "push_to": [[9, 9, 1]])"))) ==
        "off-board");
  std::string many;
  for (int n = 0; n < 2'001; ++n) many += n == 0 ? "\"straight\"" : ",\"straight\"";
  CHECK(code(answer(ground, drive(many, kCar, kDriver))) == "limit");
  CHECK(code(answer(ground, drones(1'000'000'000, drone("d", "[0, 1]", "[1, 1]")))) ==
        "wrong-value");
  CHECK(code(answer(ground, drones(-1, ""))) == "wrong-value");
  CHECK(code(answer(ground, R"({"ask": "drones", "number": 1, "speed": 2})")) == "unknown-key");
  CHECK(code(answer(ground, R"({"ask": "traffic", "drone": "car", "unit": "driver", "number": 1,
                                "vehicles": [)" +
                                kCar + R"(], "units": [)" + kDriver + "]}")) == "wrong-value");
  CHECK(code(answer(ground, R"({"ask": "spawn", "id": "driver", "entry": [0, 1], "number": 1,
                                "units": [)" +
                                kDriver + "]}")) == "duplicate-id");
  CHECK(code(answer(ground, R"({"ask": "spawn", "entry": [0, 1], "number": 1})")) == "missing-key");
}

TEST_CASE("a vehicle stays on the map, outside, and off what stands in its way") {
  const auto ground = std::vector<Rows>{open_ground(6, 3)};
  const auto legal = [&](const std::string& moves, const std::string& vehicles,
                         const std::string& units = kDriver, const std::string& more = "") {
    return own(answer(ground, drive(moves, vehicles, units, more)), "legal");
  };
  CHECK(legal(R"("straight", "straight", "straight")", kCar) == "true");
  CHECK(legal(R"("straight", "straight", "straight", "straight")", kCar) == "false");
  CHECK(legal("\"back\"", car("[0, 1]", "[1, 1]")) == "false");
  CHECK(legal("\"shift-left\"", kCar) == "true");
  CHECK(legal(R"("shift-left", "straight", "straight", "straight", "shift-left")", kCar) ==
        "false");
  CHECK(legal("\"straight\"", kCar + R"(, {"id": "van", "side": "mayhem", "back": [3, 1],
                 "front": [3, 2], "speed": 1, "maneuverability": 0})") == "false");
  CHECK(legal("\"straight\"", kCar, kDriver,
              R"(, "devices": [{"id": "bomb", "kind": "edmks", "side": "legion",
                  "at": [3, 1, 1], "size": [2, 2]}])") == "false");
  CHECK(legal("\"straight\"", kCar, kDriver + "," + unit("f", "mayhem", "[3, 1, 1]")) == "false");
  CHECK(legal("\"straight\"", kCar, kDriver + "," + unit("e", "legion", "[3, 1, 1]")) == "true");
}

TEST_CASE("Walls and Openings are closed to a vehicle, a Drift goes round them") {
  for (const char print : {'|', '='}) {
    const auto ground = std::vector<Rows>{with(open_ground(6, 3), 3, 6, print)};
    CHECK(own(answer(ground, drive("\"straight\"", kCar, kDriver)), "legal") == "false");
    CHECK(own(answer(ground, drive("\"drift-left\"", kCar, kDriver)), "legal") == "false");
    CHECK(own(answer(ground, drive("\"turn-left\"", kCar, kDriver)), "legal") == "true");
  }
  // A Wall beside it stops the Turn, and not the Drift past it (OPT-V3).
  const auto beside = std::vector<Rows>{with(open_ground(6, 3), 2, 5, '-')};
  CHECK(own(answer(beside, drive("\"turn-left\"", kCar, kDriver)), "legal") == "false");
  CHECK(own(answer(beside, drive("\"drift-left\"", kCar, kDriver)), "legal") == "true");
  // Nor is a unit behind that Wall hit on the way.
  const std::string behind = kDriver + "," + unit("e", "legion", "[2, 0, 1]");
  CHECK(own(answer(beside, drive("\"drift-left\"", kCar, behind)), "rams") == "[]");
  const auto open = std::vector<Rows>{open_ground(6, 3)};
  CHECK(own(answer(open, drive("\"drift-left\"", kCar, behind)), "rams") != "[]");
}

TEST_CASE("riders go with their vehicle, whatever their side") {
  const auto ground = std::vector<Rows>{open_ground(6, 3)};
  const std::string both = kDriver + "," + unit("guest", "legion", "[2, 1, 1]");
  const JsonValue ruling = answer(ground, drive(R"("straight", "turn-right")", kCar, both));
  CHECK(own(ruling, "riders") == R"([{"id":"guest","at":[3,2,1]},{"id":"driver","at":[3,1,1]}])");
  CHECK(own(ruling, "rams") == "[]");
  const JsonValue alone =
      answer(ground, drive(R"("straight", "driver-off", "straight", "back")", kCar, both));
  CHECK(own(alone, "stopped_at") == "3");
  CHECK(own(alone, "mp_left") == "7");
  CHECK(own(alone, "riders") == R"([{"id":"guest","at":[4,1,1]}])");
  CHECK(own(answer(ground, drive(R"("driver-off", "driver-off")", kCar, both)), "stopped_at") ==
        "1");
}

TEST_CASE("backwards the Speed is three in all") {
  const auto ground = std::vector<Rows>{open_ground(9, 3)};
  const auto at = [&](const std::string& moves, const std::string& more = "") {
    const JsonValue ruling = answer(
        ground, drive(moves, car("[4, 1]", "[5, 1]"), unit("d", "mayhem", "[4, 1, 1]"), more));
    return own(ruling, "stopped_at") + "/" + own(ruling, "mp_left");
  };
  CHECK(at(R"("back", "back", "back")") == "none/0");
  CHECK(at(R"("back", "back", "back", "back")") == "3/0");
  CHECK(at(R"("straight", "back", "straight", "straight")") == "3/0");
  CHECK(at(R"("straight", "straight", "straight", "back")") == "3/6");
  const std::string more = R"(, "options": {"V2": "three-more"})";
  CHECK(at(R"("straight", "straight", "straight", "back")", more) == "3/6");
  CHECK(at(R"("straight", "straight", "back", "straight", "shift-left", "back")", more) == "3/0");
  // Four spaces ahead are more than three.
  const std::string four = R"("straight", "straight", "straight", "turn-left")";
  CHECK(at(four + R"(, "back")") == "4/5");
  CHECK(at(four + R"(, "back")", more) == "none/2");
  CHECK(at(four + R"(, "back", "straight")", more) == "5/2");
}

TEST_CASE("a place that is none of the choices stops the vehicle before the ram") {
  const auto ground = std::vector<Rows>{open_ground(6, 3)};
  const std::string units = kDriver + "," + unit("e", "legion", "[3, 1, 1]");
  const JsonValue far = answer(
      ground, drive(R"("straight", "straight")", kCar, units, R"(, "push_to": [[5, 1, 1]])"));
  CHECK(own(far, "stopped_at") == "0");
  CHECK(own(far, "footprints") == "[]");
  CHECK(own(far, "rams") == "[]");
  CHECK(own(far, "mp_left") == "9");
  const JsonValue near =
      answer(ground, drive(R"("straight")", kCar, units, R"(, "push_to": ["E1"])"));
  CHECK(own(near, "legal") == "true");
  CHECK(near.find("rams")->items()[0].find("to")->items()[0] == JsonValue::from_integer(4));
}

TEST_CASE("a push off a Level falls, with its dice told, and needs a free landing") {
  Rows roof(7, std::string(13, ' '));
  for (int x = 0; x < 4; ++x) roof = with(roof, 3, 2 * x + 1, '.');
  for (int x = 0; x <= 4; ++x) roof = with(with(roof, 2, 2 * x, '+'), 4, 2 * x, '+');
  // Walls on both sides of the roof, so that only its end is open.
  for (int x = 0; x < 4; ++x) roof = with(with(roof, 2, 2 * x + 1, '-'), 4, 2 * x + 1, '-');
  const std::vector<Rows> levels = {open_ground(6, 3), roof};
  const std::string up = car("[1, 1, 2]", "[2, 1, 2]");
  const std::string units =
      unit("driver", "mayhem", "[1, 1, 2]") + "," + unit("e", "legion", "[3, 1, 2]");
  const JsonValue ruling = answer(levels, drive("\"straight\"", up, units));
  CHECK(own(ruling, "legal") == "true");
  CHECK(own(ruling, "rams") ==
        R"([{"id":"e","at":[3,1,2],"choices":[[4,0,1],[4,1,1],[4,2,1]],"to":[4,0,1],)"
        R"("attacked":true,"dice":"RRRR","chooser":"mayhem","levels_fallen":1,"fall_dice":"R"}])");
  const JsonValue full = answer(
      levels, drive("\"straight\"", up,
                    units + "," + unit("f", "legion", "[4, 0, 1]") + "," +
                        unit("g", "legion", "[4, 1, 1]") + "," + unit("h", "legion", "[4, 2, 1]")));
  CHECK(own(full, "stopped_at") == "0");
  CHECK(full.find("rams")->items()[0].find("to")->is_null());
  // A vehicle itself does not drive off.
  CHECK(own(answer(levels,
                   drive(R"("straight", "straight")", up, unit("driver", "mayhem", "[1, 1, 2]"))),
            "stopped_at") == "1");
}

TEST_CASE("who is rammed off a Level pays the Obstacle of its edge, also with OPT-M7") {
  Rows roof(7, std::string(13, ' '));
  for (int x = 0; x < 4; ++x) roof = with(roof, 3, 2 * x + 1, '.');
  for (int x = 0; x <= 4; ++x) roof = with(with(roof, 2, 2 * x, '+'), 4, 2 * x, '+');
  for (int x = 0; x < 4; ++x) roof = with(with(roof, 2, 2 * x + 1, '-'), 4, 2 * x + 1, '-');
  const std::vector<Rows> levels = {open_ground(6, 3), with(roof, 3, 8, '~')};
  const std::string pieces = car("[1, 1, 2]", "[2, 1, 2]");
  const std::string units =
      unit("driver", "mayhem", "[1, 1, 2]") + "," + unit("e", "legion", "[3, 1, 2]");
  for (const char* reading : {"higher-edge", "drop-in-place"}) {
    const std::string chosen = std::string(R"(, "options": {"M7": ")") + reading + "\"}";
    const JsonValue ruling = answer(levels, drive("\"straight\"", pieces, units, chosen));
    INFO(write_json_line(ruling));
    CHECK(write_json_line(*ruling.find("rams")->items()[0].find("choices")) == "[[4,0,1],[4,2,1]]");
  }
}

TEST_CASE("a large unit is pushed as a whole, and other sizes stand fast") {
  const auto ground = std::vector<Rows>{open_ground(8, 4)};
  const auto rams = [&](const std::string& size) {
    return answer(ground, drive("\"straight\"", kCar,
                                kDriver + "," +
                                    unit("golem", "legion", "[3, 1, 1]", R"(, "size": )" + size)));
  };
  const JsonValue golem = rams("[2, 2]");
  CHECK(own(golem, "legal") == "true");
  CHECK(write_json_line(*golem.find("rams")->items()[0].find("choices")) ==
        "[[4,0,1],[4,1,1],[2,2,1],[3,2,1],[4,2,1]]");
  CHECK(own(rams("[3, 2]"), "stopped_at") == "0");
}

TEST_CASE("a vehicle attacks a unit once a Turn, and without a colour there are no dice to tell") {
  const auto ground = std::vector<Rows>{open_ground(8, 3)};
  const std::string units = kDriver + "," + unit("e", "legion", "[3, 1, 1]");
  const JsonValue ruling =
      answer(ground, drive(R"("straight", "straight")", car("[1, 1]", "[2, 1]", ""), units,
                           R"(, "push_to": [[4, 1, 1]])"));
  const auto& rams = ruling.find("rams")->items();
  REQUIRE(rams.size() == 2);
  CHECK(rams[0].find("attacked")->as_bool());
  CHECK(rams[0].find("dice")->is_null());
  CHECK_FALSE(rams[1].find("attacked")->as_bool());
  CHECK(write_json_line(*rams[1].find("dice")) == "\"\"");
}

TEST_CASE("a ramp lifts the way it goes up, over one gap at most") {
  Rows roof(7, std::string(15, ' '));
  for (int row = 0; row < 7; ++row) {
    for (int x = 4; x < 7; ++x) {
      if (row % 2 == 0) roof = with(with(roof, row, 2 * x, '+'), row, 2 * x + 2, '+');
      if (row % 2 != 0) roof = with(roof, row, 2 * x + 1, '.');
    }
  }
  const auto fronts = [&](int ramp, const std::string& way) {
    const Rows ground = with(open_ground(7, 3), 3, 2 * ramp + 1, 'R');
    const std::string at = std::to_string(ramp);
    const JsonValue ruling = answer(
        {ground, roof},
        drive(R"("straight", "straight")",
              car("[" + std::to_string(ramp - 1) + ", 1]", "[" + at + ", 1]"),
              unit("driver", "mayhem", "[" + std::to_string(ramp - 1) + ", 1, 1]")),
        way.empty() ? ""
                    : R"(, "ramps": [{"at": [)" + at + R"(, 1], "facing": ")" + way + R"("}])");
    std::string levels;
    for (const JsonValue& body : ruling.find("footprints")->items()) {
      levels += write_json_line(body.find("front")->items()[2]);
      levels += write_json_line(body.find("back")->items()[2]) + " ";
    }
    return levels;
  };
  CHECK(fronts(3, "E") == "21 22 ");
  CHECK(fronts(3, "") == "21 22 ");
  CHECK(fronts(3, "N").empty());  // under the roof it is Inside
  CHECK(fronts(2, "E") == "21 22 ");
  CHECK(fronts(1, "E") == "11 11 ");  // the roof is two gaps away
}

TEST_CASE("no places chosen for the rams, or null for them, is the same") {
  const auto ground = std::vector<Rows>{open_ground(6, 3)};
  const std::string units = kDriver + "," + unit("e", "legion", "[3, 1, 1]");
  CHECK(answer(ground, drive("\"straight\"", kCar, units, R"(, "push_to": null)")) ==
        answer(ground, drive("\"straight\"", kCar, units)));
}

TEST_CASE("the rest of a long Turn is kept clear of those it rams") {
  const auto ground = std::vector<Rows>{open_ground(9, 3)};
  const std::string units = kDriver + "," + unit("e", "legion", "[3, 1, 1]");
  const auto choices = [&](const std::string& moves) {
    const JsonValue ruling = answer(
        ground, drive(moves, kCar, units, R"(, "options": {"V5": "three", "V6": "rest-of-move"})"));
    return own(ruling.find("rams")->items()[0], "choices");
  };
  const auto holds = [&](const std::string& moves, const std::string& space) {
    return choices(moves).find(space) != std::string::npos;
  };
  CHECK(holds("\"straight\"", "[4,1,1]"));
  CHECK_FALSE(holds(R"("straight", "straight")", "[4,1,1]"));
  CHECK(holds(R"("straight", "straight")", "[5,1,1]"));
  CHECK_FALSE(holds(R"("straight", "straight", "straight")", "[5,1,1]"));
}
