#include <catch2/catch.hpp>
#include <sstream>

#include "rules/files/json/json_parse.h"
#include "tests/support/board_session.h"
#include "tests/support/moving_oracle.h"
#include "tests/support/moving_setup.h"

// Every single step and every zone of control on the random boards (docs/formats.md, sight files).

namespace {

using namespace parapet;
using namespace parapet::testing;

const std::string kData = PARAPET_TEST_DATA;

struct Offset {
  int dx = 0;
  int dy = 0;
};
constexpr Offset kCompass[] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                               {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

std::string list_of(Space space) {
  return "[" + std::to_string(space.x) + "," + std::to_string(space.y) + "," +
         std::to_string(space.level) + "]";
}

// One line of the file, asked of anything that knows steps and zones.
template <class Cost, class Zone>
std::string line_of(Space from, Cost cost, Zone zone) {
  const std::string head = list_of(from);
  std::string line = head.substr(1, head.size() - 2) + ": ";
  for (const Offset& step : kCompass)
    line += cost({from.x + step.dx, from.y + step.dy, from.level});
  line += cost({from.x, from.y, from.level + 1});
  line += cost({from.x, from.y, from.level - 1});
  line += ' ';
  const std::set<Space> held = zone();
  for (const Offset& step : kCompass) {
    line += held.count({from.x + step.dx, from.y + step.dy, from.level}) != 0 ? '1' : '0';
  }
  return line;
}

JsonValue answer_of(const ask::MayhemSession& session, const std::string& question) {
  const auto answer = parse_json(session.answer_line(question), "answer");
  REQUIRE(answer.has_value());
  return *answer;
}

// What the protocol says. Places off the map are an error there, and no step here.
std::string asked_line(const ask::MayhemSession& session, Space from) {
  const std::string tail = R"(, "units": [], "explain": false})";
  const auto cost = [&](Space to) {
    const JsonValue answer =
        answer_of(session, R"({"ask": "step", "side": "mayhem", "from": )" + list_of(from) +
                               R"(, "to": )" + list_of(to) + tail);
    const JsonValue* found = answer.find("cost");
    if (found == nullptr) {
      const std::string_view code = answer.find("error")->find("code")->text();
      REQUIRE((code == "off-board" || code == "wrong-value"));
    }
    return found == nullptr || found->is_null() ? '-' : found->digits().front();
  };
  const auto zone = [&] {
    const JsonValue answer = answer_of(session, R"({"ask": "zoc", "at": )" + list_of(from) + tail);
    std::set<Space> spaces;
    for (const JsonValue& space : answer.find("spaces")->items()) {
      const auto number = [&](std::size_t n) {
        return std::stoi(std::string(space.items()[n].digits()));
      };
      spaces.insert({number(0), number(1), number(2)});
    }
    return spaces;
  };
  return line_of(from, cost, zone);
}

std::string oracle_line(const MovingOracle& oracle, Space from) {
  const auto cost = [&](Space to) {
    const auto found = oracle.step(from, to);
    return found ? static_cast<char>('0' + *found) : '-';
  };
  return line_of(from, cost, [&] { return oracle.zone(from); });
}

}  // namespace

TEST_CASE("every step and every zone on the random boards, asked and by the oracle") {
  int boards = 0;
  for (int number = 1; number < 60; ++number) {
    const std::string name =
        kData + "/cases/random_sight/" + (number < 10 ? "0" : "") + std::to_string(number);
    const std::string rows = test::read_text_file(name + ".steps.txt");
    if (rows.empty()) continue;
    ++boards;
    INFO(name);
    const auto session = test::session_at(name + ".board.json");
    const MayhemFile& file = *session.state().file;
    const MovingOracle oracle(file.map, {}, "mayhem", "", readings_of(file.options));
    std::istringstream lines(rows);
    std::size_t source = 0;
    const std::vector<Space>& spaces = session.state().board().spaces();
    for (std::string line; std::getline(lines, line); ++source) {
      REQUIRE(source < spaces.size());
      REQUIRE(asked_line(session, spaces[source]) == line);
      REQUIRE(oracle_line(oracle, spaces[source]) == line);
    }
    REQUIRE(source == spaces.size());
  }
  REQUIRE(boards == 10);
}
