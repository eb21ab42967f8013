#include "rules/prove/tiles/plan_moves.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace parapet::prove {
namespace {

using Rows = std::vector<std::string>;

// Whether one of the spaces round a character of the picture has floor: one for a space, two for
// an edge, four for a dot.
bool borders_floor(const Rows& rows, std::size_t row, std::size_t column) {
  const std::size_t up = row % 2 == 0 ? row - 1 : row;  // wraps round to no row at the border
  const std::size_t down = row % 2 == 0 ? row + 1 : row;
  const std::size_t left = column % 2 == 0 ? column - 1 : column;
  const std::size_t right = column % 2 == 0 ? column + 1 : column;
  for (const std::size_t r : {up, down}) {
    for (const std::size_t c : {left, right}) {
      if (r < rows.size() && c < rows[r].size() && rows[r][c] != ' ') return true;
    }
  }
  return false;
}

// Of rows that come from a plan: they are one.
Plan plan_of(Rows rows) { return Plan::read(with_prints_of_floor(std::move(rows))).value(); }

}  // namespace

Rows with_prints_of_floor(Rows rows) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      char& c = rows[row][column];
      const bool counts = borders_floor(rows, row, column);
      if (!counts) c = ' ';
      if (counts && row % 2 == 0 && column % 2 == 0 && c == ' ') c = '+';
    }
  }
  return rows;
}

Plan mirrored(const Plan& plan) {
  Rows rows = plan.rows();
  for (std::string& row : rows) {
    std::reverse(row.begin(), row.end());
    for (char& c : row) {
      if (c == '>' || c == '<') c = c == '>' ? '<' : '>';
    }
  }
  return plan_of(std::move(rows));
}

Plan part(const Plan& plan, int x, int y, int width, int height) {
  Rows rows;
  for (int row = 2 * y; row <= 2 * (y + height); ++row) {
    rows.push_back(plan.rows()[static_cast<std::size_t>(row)].substr(
        static_cast<std::size_t>(2 * x), static_cast<std::size_t>(2 * width + 1)));
  }
  return plan_of(std::move(rows));
}

}  // namespace parapet::prove
