#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/realms/realms_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/support/realms_text.h"
#include "tests/support/mesh_shapes.h"

// When a ruling on scans says that it is too close to call. Walls stand between two figures whose
// eyes are at 360 ticks: 9 pegs of 40.

namespace parapet {
namespace {

// A scanned wall of a height at a place along the line of sight, 20 ticks thick.
std::string wall(int x, const std::string& error, const std::string& id) {
  return R"({"mesh": ")" + id + R"(.ply", "at_mm": [)" + std::to_string(x) + ", 0, 0]" +
         (error.empty() ? "" : ", \"error_mm\": \"" + error + "\"") + R"(, "id": ")" + id + "\"}";
}

std::string block_mesh(std::int64_t width, std::int64_t height) {
  return write_mesh(testing::box_mesh(Box::spanning({0, 0, 0}, {width, 960, height})));
}

std::string mesh_of_height(std::int64_t height) { return block_mesh(20, height); }

// Two figures 128 mm apart with this between them; `low`, `high` and `tall` are 5 and 1 ticks below
// the line and 4 above it.
std::string answer(const std::string& terrain, const std::string& question) {
  const std::string text = test::board_of(
      R"([{"box": [20, 12, 1], "at": [0, 0, -1]}, )" + terrain + "]",
      R"({"grid": {"at": [1, 5], "pitch": 16, "count": [2, 1]},
          "extra": [{"id": "near", "at": [5, 5]}]})",
      R"("units": [{"id": "a", "side": "r", "at": "A1"}, {"id": "b", "side": "s", "at": "B1"}])");
  auto board = read_realms_file(text, "b",
                                test::folder_of({{"low.ply", mesh_of_height(355)},
                                                 {"high.ply", mesh_of_height(359)},
                                                 {"tall.ply", mesh_of_height(364)},
                                                 {"taller.ply", mesh_of_height(366)},
                                                 {"roof.ply", block_mesh(640, 40)},
                                                 {"step.ply", block_mesh(320, 20)},
                                                 {"stage.ply", block_mesh(320, 97)}}));
  if (!board) FAIL(to_text(board.error()));
  return ask::RealmsSession(*std::move(board)).answer_line(question);
}

std::string doubt(const std::string& terrain,
                  const std::string& question = R"({"ask": "sight", "from": "a", "to": "b"})") {
  const std::string line = answer(terrain, question);
  INFO(line);
  const auto value = parse_json(line, "answer");
  REQUIRE(value);
  REQUIRE(value->find("error") == nullptr);
  const JsonValue* found = value->find("too_close");
  if (found == nullptr) return "none";
  return std::string(found->find("margin_mm")->text()) + " of " +
         std::string(found->find("error_mm")->text());
}

TEST_CASE("a clear line is too close where a scan's own shift is within its error") {
  CHECK(doubt(wall(60, "0.5", "low")) == "1/2 of 1/2");
  CHECK(doubt(wall(60, "0.49", "low")) == "none");
  CHECK(doubt(wall(60, "", "low")) == "none");
  // Of two the nearer one that is within its own error.
  CHECK(doubt(wall(60, "0.6", "low") + ", " + wall(80, "0.2", "high")) == "1/10 of 1/5");
  CHECK(doubt(wall(60, "0.6", "low") + ", " + wall(80, "0.05", "high")) == "1/2 of 3/5");
}

TEST_CASE("terrain that is nearer and exact takes no doubt away") {
  const std::string brick = R"({"box": [1, 12, 11], "at_mm": [80, 0, 0.7]})";  // to 359 ticks
  CHECK(doubt(wall(60, "0.6", "low") + ", " + brick) == "1/2 of 3/5");
  CHECK(doubt(brick) == "none");
}

TEST_CASE("a blocked line is too close where all that blocks is within its error") {
  CHECK(doubt(wall(60, "0.4", "tall")) == "2/5 of 2/5");
  CHECK(doubt(wall(60, "0.3", "tall")) == "none");
  CHECK(doubt(wall(60, "", "tall")) == "none");
  CHECK(doubt(wall(60, "0.4", "tall") + ", " + wall(80, "0.6", "taller")) == "3/5 of 3/5");
  CHECK(doubt(wall(60, "0.4", "tall") + ", " + wall(80, "0.5", "taller")) == "none");
  // A brick in the way is there whatever the scan says.
  CHECK(doubt(wall(60, "0.4", "tall") + R"(, {"box": [1, 12, 20], "at_mm": [80, 0, 0]})") ==
        "none");
}

TEST_CASE("the verdict stands and says what would settle it") {
  const std::string line =
      answer(wall(60, "0.4", "tall"), R"({"ask": "sight", "from": "a", "to": "b"})");
  CHECK(line.find(R"("sight":false)") != std::string::npos);
  const auto value = parse_json(line, "answer");
  REQUIRE(value);
  const std::string settle(value->find("too_close")->find("would_settle")->text());
  CHECK(settle.find("\"tall\"") != std::string::npos);
  CHECK(settle.find("Measure at the table how high") == 0);
  CHECK(settle.find("again with an error below 0.40 mm.") != std::string::npos);
}

TEST_CASE("without reasons nothing is said to be too close") {
  const std::string line = answer(wall(60, "0.4", "tall"),
                                  R"({"ask": "sight", "from": "a", "to": "b", "explain": false})");
  CHECK(line.find("too_close") == std::string::npos);
}

TEST_CASE("by tube nothing is measured") {
  CHECK(doubt(wall(60, "0.5", "low"),
              R"({"ask": "sight", "from": "a", "to": "b", "policy": "tube"})") == "none");
}

TEST_CASE("an exposure is too close where one of its lines is") {
  CHECK(doubt(wall(60, "0.5", "low"), R"({"ask": "exposure", "from": "a", "to": "b"})") ==
        "1/2 of 1/2");
  CHECK(doubt(wall(60, "0.1", "low"), R"({"ask": "exposure", "from": "a", "to": "b"})") == "none");
}

TEST_CASE("headroom under a scan is too close where its underside may be too low") {
  const auto under = [](const std::string& height, const std::string& error) {
    const std::string roof =
        R"({"mesh": "roof.ply", "at_mm": [0, 0, )" + height + R"(], "error_mm": ")" + error + "\"}";
    return doubt(roof, R"({"ask": "step", "from": "A1/0", "to": "near/0", "height": 10})");
  };
  CHECK(under("40.1", "0.1") == "1/10 of 1/10");
  CHECK(under("40.1", "0.09") == "none");
  CHECK(under("39.9", "0.1") == "1/10 of 1/10");  // no room, as it was read
  CHECK(under("39.9", "0") == "none");
  CHECK(under("40", "0") == "0/1 of 0/1");
}

TEST_CASE("two surfaces of scans may be off together") {
  const auto up = [](const std::string& lower, const std::string& higher) {
    const auto block = [](const std::string& file, const std::string& x, const std::string& error) {
      return R"({"mesh": ")" + file + R"(.ply", "at_mm": [)" + x + R"(, 0, 0], "error_mm": ")" +
             error + "\"}";
    };
    return doubt(block("step", "0", lower) + ", " + block("stage", "32", higher),
                 R"({"ask": "step", "from": "A1", "to": "near", "height": 10})");
  };
  CHECK(up("0.2", "0.1") == "3/10 of 3/10");  // 7.7 mm against 8
  CHECK(up("0.2", "0.09") == "none");
  CHECK(up("0.3", "0") == "3/10 of 3/10");
}

}  // namespace
}  // namespace parapet
