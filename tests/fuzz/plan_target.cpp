#include <algorithm>
#include <string>
#include <vector>

#include "geometry/tiles/board_plan.h"
#include "geometry/tiles/plan.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

std::vector<std::string> rows_of(std::string_view text) {
  std::vector<std::string> rows;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    rows.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return rows;
}

void check_turns(const Plan& plan) {
  Plan turned = plan;
  for (int n = 1; n <= 4; ++n) {
    turned = turned.turned(1);
    promise(turned == plan.turned(n), "turns add up");
  }
  promise(turned == plan, "four turns are none");
}

void check_prints(const Plan& plan) {
  for (int y = 0; y <= plan.height(); ++y) {
    for (int x = 0; x <= plan.width(); ++x) {
      promise(plan.has_dot(x, y) || plan.dot(x, y) == DotPrint::clear, "a dot borders floor");
      if (y < plan.height()) {
        promise(plan.has_vertical_edge(x, y) || plan.vertical_edge(x, y) == EdgePrint::clear,
                "an edge borders floor");
      }
      if (x < plan.width()) {
        promise(plan.has_horizontal_edge(x, y) || plan.horizontal_edge(x, y) == EdgePrint::clear,
                "an edge borders floor");
      }
      if (x < plan.width() && y < plan.height()) {
        promise(plan.space(x, y).floor == plan.floor(x, y), "a space has floor or has none");
      }
    }
  }
}

// A board of this one tile is written as its plan.
void check_board(const Plan& plan) {
  TileMap map;
  map.tiles.push_back({"t", {{"t-1", plan}}, std::nullopt, {}});
  map.layout.push_back({"t", 0, 0, 0, 0});
  const auto board = Board::assemble(map);
  if (!board) return check_fault(board.error());
  const auto written = Plan::read(plan_rows(*board, 1));
  promise(written.has_value(), "the plan of a board is a plan");
  for (std::size_t row = 0; row < plan.rows().size(); ++row) {
    for (std::size_t column = 0; column < plan.rows()[row].size(); ++column) {
      const char was = plan.rows()[row][column];
      const char is = written->rows()[row][column];
      const bool both_wall = (was == '-' || was == '|') && (is == '-' || is == '|');
      promise(was == is || both_wall, "a board of one tile is written as that tile's plan");
    }
  }
}

bool read_plan(std::string_view text) {
  const std::vector<std::string> rows = rows_of(text);
  const auto plan = Plan::read(rows);
  if (!plan) {
    check_fault(plan.error());
    return false;
  }
  promise(plan->rows() == rows, "a plan keeps its rows");
  promise(*Plan::read(plan->rows()) == *plan, "a plan that is read again is the same");
  check_turns(*plan);
  check_prints(*plan);
  check_board(*plan);
  return true;
}

}  // namespace

Target plan_target() { return read_plan; }

}  // namespace parapet::fuzz
