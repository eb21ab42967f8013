#include "geometry/tiles/plan.h"

#include <string_view>

namespace parapet {
namespace {

constexpr std::string_view kDotCharacters = "+o#";
constexpr std::string_view kEdgeCharacters = " ~-|=";
constexpr std::string_view kSpaceCharacters = ". S*%><^vR";

bool is_dot(std::size_t row, std::size_t column) { return row % 2 == 0 && column % 2 == 0; }
bool is_space(std::size_t row, std::size_t column) { return row % 2 == 1 && column % 2 == 1; }

// The whole UTF-8 character at a byte, so that an error can show what was typed.
std::string character_at(const std::string& row, std::size_t column) {
  std::size_t end = column + 1;
  while (end < row.size() && (static_cast<unsigned char>(row[end]) & 0xC0U) == 0x80U) ++end;
  const std::string text = row.substr(column, end - column);
  const auto byte = static_cast<unsigned char>(text[0]);
  if (text.size() == 1 && (byte < 0x20U || byte >= 0x7FU)) {
    return "byte " + std::to_string(static_cast<int>(byte));
  }
  return "'" + text + "'";
}

Fault plan_fault(const std::vector<std::string>& rows, std::size_t row, std::size_t column,
                 std::string found, std::string expected) {
  Fault fault;
  fault.code = "bad-plan";
  fault.place = "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  // A plan of the largest side is shown whole; an absurdly long row only round the place.
  constexpr std::size_t kShown = 2 * Plan::kMaxSide + 1;
  const std::string& text = rows[row];
  const std::size_t from = column > kShown ? column - kShown : 0;
  fault.excerpt =
      "    " + text.substr(from, kShown + 40) + "\n    " + std::string(column - from, ' ') + "^";
  return fault;
}

std::optional<Fault> check_shape(const std::vector<std::string>& rows) {
  const auto whole = [](std::string found, std::string expected) {
    Fault fault;
    fault.code = "bad-plan";
    fault.place = "plan";
    fault.found = std::move(found);
    fault.expected = std::move(expected);
    return fault;
  };
  constexpr std::size_t kMaxRows = 2 * Plan::kMaxSide + 1;
  if (rows.size() < 3 || rows.size() % 2 == 0) {
    return whole(std::to_string(rows.size()) + " rows",
                 "an odd number of rows, 2h+1 for h spaces, and at least 3");
  }
  if (rows.size() > kMaxRows) {
    return whole(std::to_string(rows.size() / 2) + " spaces from north to south",
                 "at most " + std::to_string(Plan::kMaxSide));
  }
  const std::size_t width = rows.front().size();
  if (width > kMaxRows) {
    return whole(std::to_string(width / 2) + " spaces from west to east",
                 "at most " + std::to_string(Plan::kMaxSide));
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      if (static_cast<unsigned char>(rows[row][column]) >= 0x80U) {
        return plan_fault(rows, row, column, character_at(rows[row], column),
                          "a character of a plan");
      }
    }
    const std::size_t length = rows[row].size();
    if (row == 0 && (length < 3 || length % 2 == 0)) {
      return plan_fault(rows, row, length, std::to_string(length) + " characters",
                        "an odd number, 2w+1 for w spaces, and at least 3");
    }
    if (length != width) {
      return plan_fault(rows, row, std::min(length, width), std::to_string(length) + " characters",
                        std::to_string(width) + " as in the first row");
    }
  }
  return std::nullopt;
}

std::optional<Fault> check_characters(const std::vector<std::string>& rows) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const char c = rows[row][column];
      const bool blank = c == ' ';
      std::string expected;
      if (is_dot(row, column)) {
        if (!blank && kDotCharacters.find(c) == std::string_view::npos) {
          expected = "a dot: '+' clear, 'o' obstacle, '#' cover, or a space where no floor is";
        }
      } else if (is_space(row, column)) {
        if (kSpaceCharacters.find(c) == std::string_view::npos) {
          expected =
              "a space: '.' floor, ' ' no floor, 'S' stairs, '*' explosive, '%' stairs and "
              "explosive, '>' '<' '^' 'v' road lane, 'R' ramp";
        }
      } else if (kEdgeCharacters.find(c) == std::string_view::npos) {
        expected = "an edge: ' ' clear, '~' obstacle, '-' or '|' wall, '=' opening";
      }
      if (!expected.empty()) {
        return plan_fault(rows, row, column, character_at(rows[row], column), expected);
      }
    }
  }
  return std::nullopt;
}

// Prints stand only beside floor, and every dot beside floor is printed.
std::optional<Fault> check_floor(const Plan& plan) {
  const std::vector<std::string>& rows = plan.rows();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      if (is_space(row, column)) continue;
      const bool blank = rows[row][column] == ' ';
      const int x = static_cast<int>(column / 2);
      const int y = static_cast<int>(row / 2);
      if (is_dot(row, column)) {
        if (blank && plan.has_dot(x, y)) {
          return plan_fault(rows, row, column, "no dot",
                            "'+', 'o' or '#': the corner of a floor has a dot");
        }
        if (!blank && !plan.has_dot(x, y)) {
          return plan_fault(rows, row, column, character_at(rows[row], column),
                            "a space: no floor of this level touches this dot");
        }
      } else if (!blank) {
        const bool on_floor =
            row % 2 == 1 ? plan.has_vertical_edge(x, y) : plan.has_horizontal_edge(x, y);
        if (!on_floor) {
          return plan_fault(rows, row, column, character_at(rows[row], column),
                            "a space: no floor of this level touches this edge");
        }
      }
    }
  }
  return std::nullopt;
}

char turned_character(char c) {
  constexpr std::string_view kBefore = "-|>v<^";
  constexpr std::string_view kAfter = "|-v<^>";
  const std::size_t found = kBefore.find(c);
  return found == std::string_view::npos ? c : kAfter[found];
}

}  // namespace

Result<Plan> Plan::read(std::vector<std::string> rows) {
  if (auto fault = check_shape(rows)) return Failure(*std::move(fault));
  if (auto fault = check_characters(rows)) return Failure(*std::move(fault));
  Plan plan(std::move(rows));
  if (auto fault = check_floor(plan)) return Failure(*std::move(fault));
  return plan;
}

bool Plan::floor(int x, int y) const {
  return x >= 0 && y >= 0 && x < width() && y < height() && at(2 * y + 1, 2 * x + 1) != ' ';
}

SpacePrint Plan::space(int x, int y) const {
  SpacePrint print;
  const char c = at(2 * y + 1, 2 * x + 1);
  print.floor = c != ' ';
  print.stairs = c == 'S' || c == '%';
  print.explosive = c == '*' || c == '%';
  print.ramp = c == 'R';
  if (c == '^') print.lane = Heading::north;
  if (c == '>') print.lane = Heading::east;
  if (c == 'v') print.lane = Heading::south;
  if (c == '<') print.lane = Heading::west;
  return print;
}

namespace {

EdgePrint edge_print(char c) {
  switch (c) {
    case '~':
      return EdgePrint::obstacle;
    case '-':
    case '|':
      return EdgePrint::wall;
    case '=':
      return EdgePrint::opening;
    default:
      return EdgePrint::clear;
  }
}

}  // namespace

EdgePrint Plan::vertical_edge(int x, int y) const { return edge_print(at(2 * y + 1, 2 * x)); }

EdgePrint Plan::horizontal_edge(int x, int y) const { return edge_print(at(2 * y, 2 * x + 1)); }

DotPrint Plan::dot(int x, int y) const {
  const char c = at(2 * y, 2 * x);
  if (c == 'o') return DotPrint::obstacle;
  if (c == '#') return DotPrint::cover;
  return DotPrint::clear;
}

Plan Plan::turned(int quarter_turns) const {
  Plan result = *this;
  for (int turn = ((quarter_turns % 4) + 4) % 4; turn > 0; --turn) {
    const std::size_t height = result.rows_.size();
    const std::size_t width = result.rows_.front().size();
    std::vector<std::string> rows(width, std::string(height, ' '));
    for (std::size_t row = 0; row < width; ++row) {
      for (std::size_t column = 0; column < height; ++column) {
        rows[row][column] = turned_character(result.rows_[height - 1 - column][row]);
      }
    }
    result.rows_ = std::move(rows);
  }
  return result;
}

}  // namespace parapet
