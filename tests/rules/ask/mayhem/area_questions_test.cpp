#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "geometry/tiles/neighbours.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_session.h"
#include "tests/support/sight_question.h"

// The questions `area`, `explosive` and `explode` (docs/formats.md).

namespace {

using namespace parapet;
using test::answer_of;
using test::error_code;
using test::open_session;
using test::session_of;
using namespace parapet::testing;

std::string text_of(const JsonValue& answer, const char* key) {
  const JsonValue* value = answer.find(key);
  REQUIRE(value != nullptr);
  return write_json_line(*value);
}

const std::string kFoes =
    R"("units": [{"id": "s", "side": "mayhem", "at": [0, 2, 1], "facing": "E"},
                 {"id": "t", "side": "legion", "at": [3, 1, 1], "facing": "W"}])";

}  // namespace

TEST_CASE("area: bad input is an error that names the place") {
  const auto session = open_session("area-near");
  CHECK(error_code(session, R"({"ask": "area", "radius": 1})") == "missing-key");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1"})") == "missing-key");
  CHECK(error_code(session, R"({"ask": "area", "center": "Z9", "radius": 1})") == "off-board");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1@2", "radius": 1})") == "no-floor");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1", "radius": -1})") == "wrong-value");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1", "radius": 1e9})") == "wrong-value");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1", "radius": "x"})") == "wrong-value");
  CHECK(error_code(session,
                   R"({"ask": "area", "center": "A1", "radius": 1, "attacker": "nobody"})") ==
        "unknown-id");
  CHECK(
      error_code(session, R"({"ask": "area", "center": "A1", "radius": 1, "bands": [1, 2, 3]})") ==
      "missing-key");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1", "radius": 1, "targets": "t"})") ==
        "wrong-value");
  CHECK(error_code(session, R"({"ask": "area", "center": "A1", "radius": 1, "targets": ["t"]})") ==
        "unknown-id");
  std::string many = R"({"ask": "area", "center": "A1", "radius": 1, "targets": ["t")";
  for (int n = 0; n < 1000; ++n) many += R"(, "t")";
  CHECK(error_code(session, many + "], " + kFoes + "}") == "limit");
}

TEST_CASE("area: the attacker's side is that of the piece on its space, or of its id") {
  const auto session = open_session("area-near");
  const std::string head = R"({"ask": "area", "center": [2, 2, 1], "radius": 2, )";
  const std::string by_place = head + R"("attacker": [0, 2, 1], )" + kFoes + "}";
  const std::string by_id = head + R"("attacker": "s", )" + kFoes + "}";
  const std::string by_nobody = head + R"("attacker": [0, 3, 1], )" + kFoes + "}";
  CHECK(text_of(answer_of(session, by_place), "hits") == R"(["t"])");
  CHECK(text_of(answer_of(session, by_id), "hits") == R"(["t"])");
  CHECK(text_of(answer_of(session, by_nobody), "hits") == R"(["s","t"])");
}

TEST_CASE("area: targets are answered in the order asked, with no more than hit if not hit") {
  const auto session = open_session("area-near");
  const JsonValue answer =
      answer_of(session, R"({"ask": "area", "center": [2, 2, 1], "radius": 1, "attacker": "s",
                   "targets": ["s", "t"], )" +
                             kFoes + "}");
  CHECK(
      text_of(answer, "targets") ==
      R"([{"id":"s","hit":false},{"id":"t","hit":true,"protected":true,"flank":false,"net":-2}])");
  CHECK(answer.find("band") == nullptr);
}

TEST_CASE("explode: bad input is an error that names the place") {
  const auto session = open_session("barrel");
  const std::string large = R"("markers": [{"kind": "explosion", "at": [1, 2, 1], "damage": 1,
      "size": "large"}, {"kind": "object", "id": "o", "side": "x", "at": [0, 0, 1]}])";
  const std::string small = R"("markers": [{"kind": "explosion", "at": [1, 2, 1], "damage": 1,
      "size": "small"}])";
  const auto code = [&](const std::string& keys) {
    return error_code(session, R"({"ask": "explode", )" + keys + "}");
  };
  CHECK(code(small) == "missing-size");
  CHECK(code(large + R"(, "only": [1])") == "no-explosion");
  CHECK(code(large + R"(, "only": [2])") == "wrong-value");
  CHECK(code(large + R"(, "only": [-1])") == "wrong-value");
  CHECK(code(large + R"(, "only": [0, 0])") == "wrong-value");
  CHECK(code(large + R"(, "only": 0)") == "wrong-value");
  CHECK(code(R"("only": [0])") == "wrong-value");
  CHECK(code(large + R"(, "rolled": [{"at": [1, 2, 1], "hits": 2}])") == "not-explosive");
  CHECK(code(large + R"(, "rolled": [{"at": [2, 2, 1], "hits": -2}])") == "wrong-value");
  CHECK(code(large + R"(, "rolled": [{"at": [2, 2, 1], "hits": 1e12}])") == "wrong-value");
  CHECK(code(large + R"(, "rolled": [{"hits": 2}])") == "missing-key");
  CHECK(error_code(session, R"({"ask": "explosive", "at": [2, 2, 1]})") == "missing-key");
  CHECK(error_code(session, R"({"ask": "explosive", "at": [2, 2, 1], "hits": -1})") ==
        "wrong-value");
  // A size that is not asked for need not be known; neither need there be a marker.
  CHECK(text_of(answer_of(session, R"({"ask": "explode", "only": [], )" + small + "}"),
                "explosions") == "[]");
  CHECK(text_of(answer_of(session, R"({"ask": "explode"})"), "explosions") == "[]");
  CHECK(answer_of(session, R"({"ask": "explode", "only": null, "rolled": null})") ==
        answer_of(session, R"({"ask": "explode"})"));
}

TEST_CASE("explode: the board after it can be asked for the next Refresh") {
  const auto session = open_session("barrel");
  const JsonValue first = answer_of(session, R"({"ask": "explode",
      "units": [{"id": "u", "side": "x", "at": [1, 1, 1], "facing": "N"}],
      "markers": [{"kind": "event", "id": "e", "side": "x", "at": [0, 0, 1]},
                  {"kind": "explosion", "at": [1, 2, 1], "damage": 1, "size": "large"}],
      "rolled": [{"at": [2, 2, 1], "hits": 2, "size": "large", "damage": 3}]})");
  CHECK(text_of(first, "placed") ==
        R"([{"kind":"explosion","at":[2,2,1],"damage":3,"size":"large","marker":1}])");
  const JsonValue& blast = first.find("explosions")->items().front();
  CHECK(text_of(blast, "hits") == R"(["u"])");
  CHECK(text_of(blast, "explosive") == "[[2,2,1]]");
  CHECK(text_of(blast, "dice") == R"("RRRR")");
  CHECK_FALSE(blast.find("stays")->as_bool());

  // What is not said of the placed marker: one that every board can let go off.
  const JsonValue plain = answer_of(session, R"({"ask": "explode",
      "markers": [{"kind": "explosion", "at": [1, 2, 1], "damage": 1, "size": "large"}],
      "rolled": [{"at": [2, 2, 1], "hits": 2}]})");
  CHECK(text_of(plain, "placed") ==
        R"([{"kind":"explosion","at":[2,2,1],"damage":1,"size":"large","marker":0}])");

  const auto after = read_mayhem_file(*first.find("after"), "after");
  REQUIRE(after.has_value());
  REQUIRE(after->pieces.markers.size() == 2);
  CHECK(after->pieces.units.size() == 1);
  const auto next = session_of(*after);
  const JsonValue second = answer_of(next, R"({"ask": "explode", "only": [1]})");
  CHECK(second.find("explosions")->items().front().find("stays")->as_bool());
  CHECK(text_of(second, "placed") == "[]");
  CHECK(write_json_line(*second.find("after")) == write_json_line(*first.find("after")));
}

TEST_CASE("explode: a chain of ten thousand is answered, a longer work is refused") {
  MayhemFile file;
  file.map = map_of_plans({open_ground(100, 100)});
  file.pieces.explosions = {{"small", 256, "WWWW"}};
  for (int n = 0; n < 10000; ++n) {
    mayhem::Marker marker;
    marker.kind = mayhem::MarkerKind::explosion;
    marker.at = {n % 100, n / 100, 1};
    marker.size = "large";
    file.pieces.markers.push_back(marker);
  }
  const JsonValue answer = answer_of(session_of(file), R"({"ask": "explode", "explain": false})");
  REQUIRE(answer.find("explosions") != nullptr);
  CHECK(answer.find("explosions")->items().size() == 10000);
  CHECK(answer.find("after")->find("markers") == nullptr);
  for (mayhem::Marker& marker : file.pieces.markers) marker.size = "small";
  const auto far = session_of(file);
  CHECK(error_code(far, R"({"ask": "explode"})") == "limit");
  CHECK(answer_of(far, R"({"ask": "explode", "only": [7], "explain": false})").find("explosions") !=
        nullptr);
}

namespace {

// A board with pieces of all kinds strewn over it.
MayhemFile random_file(RandomSource& random) {
  MayhemFile file;
  file.map = random.chance(50) ? random_tiled_map(random, 6, 3)
                               : random_map(random_recipe(random, 6, 3), random);
  const Board board = assembled(file.map);
  file.pieces.explosions = {{"medium", random.below(4), "YYYY"}};
  const auto id = [](const char* kind, int n) { return kind + std::to_string(n); };
  const char* sides[] = {"mayhem", "legion"};
  for (int n = 0; n < 6; ++n) {
    const int size = random.chance(30) ? 2 : 1;
    const mayhem::Footprint spot{random.pick(board.spaces()), size, size};
    const auto facing = static_cast<Facing>(2 * random.below(4));
    if (size == 2 && !(board.floor(spot.at + NeighbourStep{1, 0}) &&
                       board.floor(spot.at + NeighbourStep{0, 1}) &&
                       board.floor(spot.at + NeighbourStep{1, 1}))) {
      continue;
    }
    file.pieces.units.push_back(
        {id("unit", n), sides[random.below(2)], spot, std::nullopt, facing, std::nullopt});
  }
  for (int n = 0; n < 3; ++n) {
    const Space back = random.pick(board.spaces());
    const Space front = back + NeighbourStep{1, 0};
    if (!board.floor(front)) continue;
    file.pieces.vehicles.push_back(
        {id("car", n), sides[random.below(2)], mayhem::VehicleKind::car, back, front, 9, 3, "W"});
  }
  for (int n = 0; n < 4; ++n) {
    mayhem::Marker marker;
    marker.kind = random.chance(50) ? mayhem::MarkerKind::explosion : mayhem::MarkerKind::object;
    marker.at = random.pick(board.spaces());
    marker.size = "medium";
    marker.side = sides[random.below(2)];
    if (marker.kind == mayhem::MarkerKind::object) marker.id = id("object", n);
    file.pieces.markers.push_back(marker);
  }
  return file;
}

std::string random_question(const Board& board, const mayhem::Pieces& pieces,
                            RandomSource& random) {
  const auto place = [&] {
    const Space space = random.pick(board.spaces());
    return "[" + std::to_string(space.x) + "," + std::to_string(space.y) + "," +
           std::to_string(space.level) + "]";
  };
  if (random.chance(30)) return R"({"ask": "explode"})";
  std::string question = R"({"ask": "area", "radius": )" + std::to_string(random.below(5)) +
                         R"(, "center": )" + place();
  if (random.chance(60)) {
    const bool by_id = !pieces.units.empty() && random.chance(50);
    question +=
        R"(, "attacker": )" + (by_id ? "\"" + random.pick(pieces.units).id + "\"" : place());
    if (random.chance(50)) question += R"(, "bands": [1, 3, 5])";
  }
  question += R"(, "targets": [)";
  const char* comma = "";
  for (const auto& unit : pieces.units) {
    question += comma + ("\"" + unit.id + "\"");
    comma = ", ";
  }
  for (const auto& vehicle : pieces.vehicles) {
    question += comma + ("\"" + vehicle.id + "\"");
    comma = ", ";
  }
  return question + "]}";
}

}  // namespace

TEST_CASE("no option but those that are told changes an answer about areas") {
  std::map<std::string, int> seen;
  for (std::uint64_t seed = 100; seed < 1300; ++seed) {
    RandomSource random(seed);
    const MayhemFile file = random_file(random);
    const auto state = ask::MayhemState::from(file);
    REQUIRE(state.has_value());
    const std::string line = random_question(state->board(), file.pieces, random);
    const auto question = parse_json(line, "question");
    REQUIRE(question.has_value());
    const JsonCursor cursor(*question, "question");
    const auto asked = ask::read_mayhem_question(cursor, *state);
    INFO("seed " << seed << " " << line << "\n" << to_text(file.map));
    INFO((asked ? std::string() : to_text(asked.error())));
    REQUIRE(asked.has_value());
    const ask::Answer answer = asked->answer(Options());
    const std::set<std::string_view> told(asked->options.begin(), asked->options.end());
    for (OptionIndex option = 0; option < kOptionCount; ++option) {
      const OptionSpec& spec = option_specs()[option];
      for (std::size_t value = 1; value < spec.value_count(); ++value) {
        const bool changes = !(asked->answer(Options().with(option, value)).own == answer.own);
        INFO(spec.id << "=" << spec.values[value]);
        REQUIRE((!changes || told.count(spec.id) > 0));
        if (changes) ++seen[std::string(spec.id)];
      }
    }
  }
  // The boards are such that the options of areas do matter.
  for (const char* id : {"A1", "A2", "A5", "A6", "A7", "P6", "R3", "L1", "L5", "L6"}) {
    INFO(id);
    CHECK(seen[id] > 0);
  }
}
