#include "tests/rules/ask/mayhem/vehicle_yard.h"

#include <catch2/catch.hpp>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/mayhem_file.h"

namespace parapet::testing {
namespace {

std::string board_text(const std::vector<Rows>& levels, const std::string& ramps) {
  std::string text = R"({"format": "parapet-board/1", "name": "yard", "game": "mayhem",
    "tiles": {"yard": {"levels": [)";
  for (std::size_t n = 0; n < levels.size(); ++n) {
    text += (n == 0 ? "" : ", ");
    text += R"({"label": "yard-)" + std::to_string(n + 1) + R"(", "plan": [)";
    for (std::size_t row = 0; row < levels[n].size(); ++row) {
      text += (row == 0 ? "\"" : ", \"") + levels[n][row] + "\"";
    }
    text += "]}";
  }
  text += "]" + ramps + R"(}}, "layout": [{"tile": "yard", "at": [0, 0], "turn": 0}]})";
  return text;
}

}  // namespace

JsonValue answer(const std::vector<Rows>& levels, const std::string& question,
                 const std::string& ramps) {
  const auto file = read_mayhem_file(board_text(levels, ramps), "yard");
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.has_value());
  const auto session = ask::MayhemSession::open(*file);
  REQUIRE(session.has_value());
  const auto value = parse_json(session->answer_line(question), "answer");
  REQUIRE(value.has_value());
  return *value;
}

std::string own(const JsonValue& answer, const char* key) {
  const JsonValue* found = answer.find(key);
  return found == nullptr ? "none" : write_json_line(*found);
}

std::string code(const JsonValue& answer) {
  const JsonValue* error = answer.find("error");
  return error == nullptr ? "none" : std::string(error->find("code")->text());
}

Rows open_ground(int width, int height) {
  Rows rows;
  for (int y = 0; y <= 2 * height; ++y) {
    std::string row;
    for (int x = 0; x <= 2 * width; ++x) {
      const bool is_even = y % 2 == 0;
      row += x % 2 == 0 ? (is_even ? '+' : ' ') : (is_even ? ' ' : '.');
    }
    rows.push_back(row);
  }
  return rows;
}

Rows with(Rows rows, int row, int column, char print) {
  rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = print;
  return rows;
}

std::string unit(const std::string& id, const std::string& side, const std::string& at,
                 const std::string& more) {
  return R"({"id": ")" + id + R"(", "side": ")" + side + R"(", "at": )" + at +
         R"(, "facing": "N")" + more + "}";
}

std::string car(const std::string& back, const std::string& front, const std::string& more) {
  return R"({"id": "car", "side": "mayhem", "back": )" + back + R"(, "front": )" + front +
         R"(, "speed": 9, "maneuverability": 3)" + more + "}";
}

std::string drone(const std::string& id, const std::string& back, const std::string& front) {
  return R"({"id": ")" + id + R"(", "side": "legion", "kind": "drone", "back": )" + back +
         R"(, "front": )" + front + R"(, "ram": "Y"})";
}

std::string drive(const std::string& moves, const std::string& vehicles, const std::string& units,
                  const std::string& more) {
  return R"({"ask": "drive", "vehicle": "car", "moves": [)" + moves + R"(], "vehicles": [)" +
         vehicles + R"(], "units": [)" + units + "]" + more + "}";
}

std::string drones(int number, const std::string& vehicles, const std::string& units) {
  return R"({"ask": "drones", "number": )" + std::to_string(number) + R"(, "vehicles": [)" +
         vehicles + R"(], "units": [)" + units + "]}";
}

}  // namespace parapet::testing
