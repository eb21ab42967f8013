#include "tests/support/plan_sketch.h"

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace parapet::testing {
namespace {

char exchanged(char c, std::string_view before, std::string_view after) {
  const std::size_t found = before.find(c);
  return found == std::string_view::npos ? c : after[found];
}

}  // namespace

PlanSketch::PlanSketch(int width, int height)
    : rows_(static_cast<std::size_t>(2 * height + 1),
            std::string(static_cast<std::size_t>(2 * width + 1), ' ')) {}

bool PlanSketch::floor(int x, int y) const {
  if (x < 0 || y < 0 || x >= width() || y >= height()) return false;
  return rows_[static_cast<std::size_t>(2 * y + 1)][static_cast<std::size_t>(2 * x + 1)] != ' ';
}

// The spaces round a character of the picture: one for a space, two for an edge, four for a dot.
bool PlanSketch::borders_floor(int row, int column) const {
  const int up = row % 2 == 0 ? row - 1 : row;
  const int down = row % 2 == 0 ? row + 1 : row;
  const int left = column % 2 == 0 ? column - 1 : column;
  const int right = column % 2 == 0 ? column + 1 : column;
  for (const int r : {up, down}) {
    for (const int c : {left, right}) {
      if (r > 0 && c > 0 && floor(c / 2, r / 2)) return true;
    }
  }
  return false;
}

PlanSketch PlanSketch::part(int x, int y, int width, int height) const {
  std::vector<std::string> rows;
  for (int row = 2 * y; row <= 2 * (y + height); ++row) {
    rows.push_back(rows_[static_cast<std::size_t>(row)].substr(
        static_cast<std::size_t>(2 * x), static_cast<std::size_t>(2 * width + 1)));
  }
  return PlanSketch(std::move(rows));
}

PlanSketch PlanSketch::mirrored() const {
  std::vector<std::string> rows = rows_;
  for (std::string& row : rows) {
    std::reverse(row.begin(), row.end());
    for (char& c : row) c = exchanged(c, "><", "<>");
  }
  return PlanSketch(std::move(rows));
}

PlanSketch PlanSketch::transposed() const {
  std::vector<std::string> rows(rows_.front().size(), std::string(rows_.size(), ' '));
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    for (std::size_t column = 0; column < rows_[row].size(); ++column) {
      rows[column][row] = exchanged(rows_[row][column], "-|><^v", "|-v^<>");
    }
  }
  return PlanSketch(std::move(rows));
}

Plan PlanSketch::finished() const {
  std::vector<std::string> rows = rows_;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      char& c = rows[row][column];
      const bool counts = borders_floor(static_cast<int>(row), static_cast<int>(column));
      if (!counts) c = ' ';
      if (counts && row % 2 == 0 && column % 2 == 0 && c == ' ') c = '+';
    }
  }
  Result<Plan> plan = Plan::read(std::move(rows));
  if (!plan) throw std::logic_error("a sketch is no plan: " + to_text(plan.error()));
  return *std::move(plan);
}

}  // namespace parapet::testing
