#include "rules/files/skyline/skyline_file.h"

#include <catch2/catch.hpp>

#include "rules/files/json/json_write.h"
#include "tests/support/sky_board.h"

namespace parapet {
namespace {

using test::small_sky_board;
using test::with;

Fault fault_of(const std::string& text) {
  const auto file = read_skyline_file(text, "board.json");
  REQUIRE_FALSE(file.has_value());
  CHECK(file.error().file == "board.json");
  CHECK_FALSE(file.error().found.empty());
  CHECK_FALSE(file.error().expected.empty());
  return file.error();
}

// The small board with a change.
Fault fault_with(const std::string& from, const std::string& to) {
  return fault_of(with(small_sky_board(), from, to));
}

void check(const Fault& fault, const std::string& code, const std::string& place) {
  INFO(to_text(fault));
  CHECK(fault.code == code);
  CHECK(fault.place == place);
}

TEST_CASE("a network board is read with all that it holds") {
  const auto file = read_skyline_file(small_sky_board(), "board.json");
  REQUIRE(file.has_value());
  const skyline::Network& network = file->network;
  CHECK(network.name == "Small");
  REQUIRE(network.locations.size() == 5);
  CHECK(network.locations[0].name == "Quay");
  CHECK(network.locations[0].at == Point{0, 0, 0});
  CHECK(network.locations[1].name.empty());
  CHECK(network.locations[2].territory == "B");
  CHECK(network.adjacent == std::vector<std::pair<std::size_t, std::size_t>>{{0, 1}, {3, 4}});
  REQUIRE(network.stops.size() == 4);
  CHECK(network.stops[0].at == Point{0, 405, 600});
  CHECK(network.stops[3].location == 3);
  REQUIRE(network.rails.size() == 3);
  CHECK(network.rails[1] == skyline::Rail{1, 2, {{100, 100, 500}}});
  CHECK(network.rails[1].joins(2, 1));
  CHECK(network.dice.count == 3);
  REQUIRE(network.dice.faces.size() == 6);
  CHECK(network.dice.faces[0].is_safe());
  CHECK(network.dice.faces[5].number == 3);
  CHECK(network.tokens == std::vector<std::size_t>{3});
  REQUIRE(file->units.size() == 2);
  CHECK(file->units[0].kind == skyline::UnitKind::common);
  CHECK(file->units[1].kind == skyline::UnitKind::songbird);
  CHECK(file->terrain.is_null());
}

TEST_CASE("a network board is written as it was read") {
  const std::string text = with(small_sky_board(), "\"units\":",
                                R"("terrain": [{"box": [4, 4, 6], "at": [0, 0, 0]}],
                                   "options": {"S2": "no"}, "units":)");
  const auto file = read_skyline_file(text, "board.json");
  REQUIRE(file.has_value());
  CHECK(file->options.is("S2", "no"));
  CHECK(file->terrain.items().size() == 1);
  const std::string written = write_json_pretty(skyline_file_json(*file));
  const auto again = read_skyline_file(written, "again");
  REQUIRE(again.has_value());
  CHECK(*again == *file);
  CHECK(write_json_pretty(skyline_file_json(*again)) == written);
}

TEST_CASE("three dice are rolled where the board does not say how many") {
  const auto file = read_skyline_file(with(small_sky_board(), "\"count\": 3, ", ""), "board.json");
  REQUIRE(file.has_value());
  CHECK(file->network.dice.count == 3);
}

TEST_CASE("a network board of another format or game says so first") {
  check(fault_with("parapet-board/1", "parapet-board/2"), "wrong-format", "/format");
  check(fault_with("\"skyline\", \"name\"", "\"mayhem\", \"name\""), "wrong-game", "/game");
  check(fault_with("\"skyline\", \"name\"", "\"skylin\", \"name\""), "wrong-value", "/game");
  check(fault_of("[]"), "wrong-value", "");
  check(fault_of("{"), "bad-json", "line 1, column 2");
}

TEST_CASE("unknown keys of a network board name the nearest everywhere") {
  check(fault_with("\"tokens\"", "\"token\""), "unknown-key", "");
  CHECK(fault_with("\"tokens\"", "\"token\"").expected == "a key such as \"tokens\"");
  check(fault_with("\"territory\": \"A\", \"at_mm\"", "\"teritory\": \"A\", \"at_mm\""),
        "unknown-key", "/locations/0");
  check(fault_with("\"routes\"", "\"arcs\""), "unknown-key", "/skyline");
  check(fault_with("\"a\", \"location\"", "\"a\", \"locaton\""), "unknown-key",
        "/skyline/spaces/0");
  check(fault_with("via_mm", "via"), "unknown-key", "/skyline/routes/1");
  check(fault_with("\"count\"", "\"counts\""), "unknown-key", "/dice");
  check(fault_with("\"kind\"", "\"kid\""), "unknown-key", "/units/1");
}

TEST_CASE("keys that a network board needs are missed") {
  check(fault_with("\"locations\"", "\"units\": [], \"options\""), "duplicate-key",
        "line 13, column 5");
  check(fault_with("\"locations\"", "\"options\": {}, \"terrain\""), "missing-key", "");
  check(fault_with(R"("dice": {"count": 3, "faces": ["safe", 0, 1, 1, 2, 3]},)", ""), "missing-key",
        "");
  check(fault_with(R"(, "faces": ["safe", 0, 1, 1, 2, 3])", ""), "missing-key", "/dice");
  check(fault_with(R"("territory": "B"}, {"id": "5")", R"("name": "B"}, {"id": "5")"),
        "missing-key", "/locations/3");
  check(fault_with("\"side\": \"red\", ", ""), "missing-key", "/units/0");
  check(fault_with(R"({"id": "b", "location": "2"})", R"({"id": "b"})"), "missing-key",
        "/skyline/spaces/1");
}

TEST_CASE("ids that nothing has name the nearest one") {
  check(fault_with(R"(["1", "2"])", R"(["1", "22"])"), "unknown-id", "/adjacent/0/1");
  CHECK(fault_with(R"(["1", "2"])", R"(["1", "22"])").expected ==
        "the id of a location such as \"2\"");
  check(fault_with(R"("b", "location": "2")", R"("b", "location": "9")"), "unknown-id",
        "/skyline/spaces/1/location");
  check(fault_with(R"(["a", "b"])", R"(["a", "q"])"), "unknown-id", "/skyline/routes/0/1");
  check(fault_with(R"("between": ["b")", R"("between": ["q")"), "unknown-id",
        "/skyline/routes/1/between/0");
  check(fault_with(R"(["4"])", R"(["44"])"), "unknown-id", "/tokens/0");
  check(fault_with(R"("red", "location": "3")", R"("red", "location": "z")"), "unknown-id",
        "/units/0/location");
  check(fault_with(R"("red", "location": "3")", R"("red", "location": 3)"), "wrong-value",
        "/units/0/location");
}

TEST_CASE("ids and arcs that come twice are refused") {
  check(fault_with(R"({"id": "5")", R"({"id": "2")"), "duplicate-id", "/locations/4/id");
  check(fault_with(R"({"id": "d")", R"({"id": "a")"), "duplicate-id", "/skyline/spaces/3/id");
  check(fault_with(R"("id": "bird")", R"("id": "x1")"), "duplicate-id", "/units/1/id");
  check(fault_with(R"(["4"])", R"(["4", "2", "4"])"), "duplicate-id", "/tokens/2");
  check(fault_with(R"(["c", "d"]])", R"(["c", "d"], ["b", "a"]])"), "duplicate-arc",
        "/skyline/routes/3");
  check(fault_with(R"(["c", "d"]])", R"(["c", "d"], ["c", "b"]])"), "duplicate-arc",
        "/skyline/routes/3");
  check(fault_with(R"(["4", "5"]])", R"(["4", "5"], ["2", "1"]])"), "duplicate-arc", "/adjacent/2");
}

TEST_CASE("no arc and no border joins a place with itself") {
  check(fault_with(R"(["a", "b"])", R"(["a", "a"])"), "wrong-value", "/skyline/routes/0");
  check(fault_with(R"(["4", "5"])", R"(["5", "5"])"), "wrong-value", "/adjacent/1");
  check(fault_with(R"(["a", "b"])", R"(["a", "b", "c"])"), "wrong-value", "/skyline/routes/0");
  check(fault_with(R"(["a", "b"])", R"("ab")"), "wrong-value", "/skyline/routes/0");
}

TEST_CASE("dice of no faces and numbers that no face has are refused") {
  const std::string faces = R"(["safe", 0, 1, 1, 2, 3])";
  check(fault_with(faces, "[]"), "wrong-value", "/dice/faces");
  check(fault_with(faces, R"(["sfe"])"), "wrong-value", "/dice/faces/0");
  check(fault_with(faces, "[0, -1]"), "wrong-value", "/dice/faces/1");
  check(fault_with(faces, "[0, 1.5]"), "wrong-value", "/dice/faces/1");
  check(fault_with(faces, "[0, 1001]"), "wrong-value", "/dice/faces/1");
  check(fault_with(faces, "[99999999999999999999]"), "wrong-value", "/dice/faces/0");
  std::string many = "[0";
  for (int n = 0; n < 64; ++n) many += ", 0";
  check(fault_with(faces, many + "]"), "limit", "/dice/faces");
  check(fault_with("\"count\": 3", "\"count\": 0"), "wrong-value", "/dice/count");
  check(fault_with("\"count\": 3", "\"count\": 11"), "wrong-value", "/dice/count");
  check(fault_with("\"kind\": \"songbird\"", "\"kind\": \"songbrd\""), "wrong-value",
        "/units/1/kind");
}

TEST_CASE("places in millimetres are whole ticks in the range of coordinates") {
  check(fault_with("40.5", "40.55"), "too-fine", "/skyline/spaces/0/at_mm/1");
  check(fault_with("40.5", "60000"), "out-of-range", "/skyline/spaces/0/at_mm/1");
  check(fault_with("[10, 10, 50]", "[10, 10]"), "wrong-value", "/skyline/routes/1/via_mm/0");
  check(fault_with("[0, 0, 0]", "7"), "wrong-value", "/locations/0/at_mm");
}

TEST_CASE("more of anything than the limit is refused") {
  std::string locations;
  for (int n = 0; n < 4'097; ++n) {
    locations += std::string(n == 0 ? "" : ", ") + R"({"id": ")" + std::to_string(n) +
                 R"(", "territory": "A"})";
  }
  const std::string head = R"({"format": "parapet-board/1", "game": "skyline", "locations": [)";
  const std::string tail =
      R"(], "skyline": {"spaces": [], "routes": []}, "dice": {"faces": ["safe"]}})";
  check(fault_of(head + locations + tail), "limit", "/locations");
  check(fault_of(head + tail), "wrong-value", "/locations");
  std::string points = "[0, 0, 0]";
  for (int n = 0; n < 1'000; ++n) points += ", [0, 0, 0]";
  check(fault_with("[10, 10, 50]", points), "limit", "/skyline/routes/1/via_mm");
  check(fault_with("\"Quay\"", "\"" + std::string(201, 'x') + "\""), "wrong-value",
        "/locations/0/name");
  check(fault_with("\"tokens\": [\"4\"]", "\"terrain\": {}"), "wrong-value", "/terrain");
}

}  // namespace
}  // namespace parapet
