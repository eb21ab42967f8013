#include "tests/support/map_oracle.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "tests/support/plan_sketch.h"

namespace parapet::testing {
namespace {

using Cell = std::pair<int, int>;

struct Printed {
  std::size_t entry = 0;
  char print = '.';
};

std::vector<std::pair<Cell, char>> cells_of(const std::vector<Tile>& tiles, const Placement& at) {
  const Plan plan = tiles[at.tile].levels.front().plan.turned(at.turn);
  std::vector<std::pair<Cell, char>> cells;
  for (int y = 0; y < plan.height(); ++y) {
    for (int x = 0; x < plan.width(); ++x) {
      const char print =
          plan.rows()[static_cast<std::size_t>(2 * y + 1)][static_cast<std::size_t>(2 * x + 1)];
      cells.push_back({{at.x + x, at.y + y}, print});
    }
  }
  return cells;
}

std::map<Cell, Printed> spread(const std::vector<Tile>& tiles,
                               const std::vector<Placement>& layout) {
  std::map<Cell, Printed> cells;
  for (std::size_t entry = 0; entry < layout.size(); ++entry) {
    for (const auto& [cell, print] : cells_of(tiles, layout[entry])) cells[cell] = {entry, print};
  }
  return cells;
}

bool is_lane(char print) { return std::string("><^v").find(print) != std::string::npos; }

Cell ahead_of(Cell cell, char arrow) {
  switch (arrow) {
    case '>':
      return {cell.first + 1, cell.second};
    case '<':
      return {cell.first - 1, cell.second};
    case '^':
      return {cell.first, cell.second - 1};
    default:
      return {cell.first, cell.second + 1};
  }
}

char reversed(char arrow) {
  const std::string arrows = "><^v";
  return std::string("<>v^")[arrows.find(arrow)];
}

// Whether the lane can be left in one direction: the next space of the way, or off the map.
enum class Way { off_map, on, nowhere };

Way forward(const std::map<Cell, Printed>& cells, Cell& at) {
  const char arrow = cells.at(at).print;
  const auto next = cells.find(ahead_of(at, arrow));
  if (next == cells.end()) return Way::off_map;
  if (!is_lane(next->second.print) || next->second.print == reversed(arrow)) return Way::nowhere;
  at = next->first;
  return Way::on;
}

Way backward(const std::map<Cell, Printed>& cells, Cell& at) {
  const char arrow = cells.at(at).print;
  for (const char side : std::string("><^v")) {
    const auto from = cells.find(ahead_of(at, side));
    if (from == cells.end() || from->second.print != reversed(side)) continue;
    at = from->first;
    return Way::on;
  }
  const auto behind = cells.find(ahead_of(at, reversed(arrow)));
  if (behind == cells.end()) return Way::off_map;
  if (is_lane(behind->second.print)) {
    if (behind->second.print == reversed(arrow)) return Way::nowhere;
    at = behind->first;
    return Way::on;
  }
  if (behind->second.entry != cells.at(at).entry) return Way::nowhere;
  const bool sideways = arrow == '>' || arrow == '<';
  for (const char side : std::string(sideways ? "^v" : "><")) {
    if (cells.count(ahead_of(at, side)) == 0) return Way::off_map;
  }
  return Way::nowhere;
}

}  // namespace

Tile flat_tile(const std::string& name, const std::vector<std::string>& spaces) {
  PlanSketch sketch(static_cast<int>(spaces.front().size()), static_cast<int>(spaces.size()));
  for (std::size_t y = 0; y < spaces.size(); ++y) {
    for (std::size_t x = 0; x < spaces[y].size(); ++x) {
      sketch.space(static_cast<int>(x), static_cast<int>(y)) = spaces[y][x];
    }
  }
  return Tile{name, {{name + "-1", sketch.finished()}}, {}, {}};
}

bool tiles_overlap(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  std::size_t spaces = 0;
  for (const Placement& at : layout) spaces += cells_of(tiles, at).size();
  return spread(tiles, layout).size() < spaces;
}

bool touches_another(const std::vector<Tile>& tiles, const std::vector<Placement>& layout,
                     std::size_t entry) {
  const auto cells = spread(tiles, layout);
  for (const auto& [cell, print] : cells_of(tiles, layout[entry])) {
    for (const char side : std::string("><^v")) {
      const auto other = cells.find(ahead_of(cell, side));
      if (other != cells.end() && other->second.entry != entry) return true;
    }
  }
  return false;
}

bool roads_lead_off(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  const auto cells = spread(tiles, layout);
  for (const auto& [cell, printed] : cells) {
    if (!is_lane(printed.print)) continue;
    for (const auto step : {forward, backward}) {
      std::set<Cell> seen;
      Cell at = cell;
      Way way = Way::on;
      while (way == Way::on && seen.insert(at).second) way = step(cells, at);
      if (way == Way::nowhere) return false;
    }
  }
  return true;
}

bool is_map(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  if (layout.empty() || tiles_overlap(tiles, layout)) return false;
  const auto cells = spread(tiles, layout);
  std::set<int> columns;
  std::set<int> rows;
  for (const auto& [cell, printed] : cells) {
    columns.insert(cell.first);
    rows.insert(cell.second);
  }
  const int width = *columns.rbegin() - *columns.begin() + 1;
  const int height = *rows.rbegin() - *rows.begin() + 1;
  return static_cast<int>(cells.size()) == width * height && std::min(width, height) >= 12 &&
         roads_lead_off(tiles, layout);
}

}  // namespace parapet::testing
