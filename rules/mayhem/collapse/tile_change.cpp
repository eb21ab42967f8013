#include "rules/mayhem/collapse/tile_change.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "rules/mayhem/collapse/building.h"

namespace parapet::mayhem {
namespace {

using Rows = std::vector<std::string>;

char& character(Rows& rows, int row, int column) {
  return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

// Whether the character of a plan's picture is a space with floor, or a dot or edge of one.
bool borders_floor(const Plan& plan, int row, int column) {
  const int x = column / 2;
  const int y = row / 2;
  if (row % 2 != 0 && column % 2 != 0) return plan.floor(x, y);
  if (row % 2 != 0) return plan.has_vertical_edge(x, y);
  if (column % 2 != 0) return plan.has_horizontal_edge(x, y);
  return plan.has_dot(x, y);
}

std::string label_of(const TileLevel& upper, const TileLevel& lower) {
  if (upper.label.empty() || lower.label.empty()) return lower.label;
  return upper.label + " on " + lower.label;
}

std::string unused_name(const TileMap& map, const std::string& name) {
  const std::string base = name + "-changed";
  std::string candidate = base;
  const auto is_taken = [&](const Tile& tile) { return tile.name == candidate; };
  for (int number = 2; std::any_of(map.tiles.begin(), map.tiles.end(), is_taken); ++number) {
    candidate = base + "-" + std::to_string(number);
  }
  return candidate;
}

// Where the character of an edge of the board stands in the plan of an entry that is turned as it
// lies on the board; none if it is not an edge of that plan.
struct Position {
  int row = 0;
  int column = 0;
};
std::optional<Position> position_in(const Plan& plan, const Placement& entry, Edge edge) {
  const int x = edge.x - entry.x;
  const int y = edge.y - entry.y;
  const bool is_vertical = edge.axis == EdgeAxis::vertical;
  const int most_x = is_vertical ? plan.width() : plan.width() - 1;
  const int most_y = is_vertical ? plan.height() - 1 : plan.height();
  if (x < 0 || y < 0 || x > most_x || y > most_y) return std::nullopt;
  return is_vertical ? Position{2 * y + 1, 2 * x} : Position{2 * y, 2 * x + 1};
}

}  // namespace

Plan laid_over(const Plan& lower, const Plan& upper) {
  Rows rows = lower.rows();
  for (int row = 0; row <= 2 * lower.height(); ++row) {
    for (int column = 0; column <= 2 * lower.width(); ++column) {
      if (!borders_floor(upper, row, column)) continue;
      character(rows, row, column) =
          upper.rows()[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
  }
  return Plan::read(std::move(rows)).value();  // every dot of either floor is printed
}

Tile without_top_level(const Tile& tile, bool clears_ground) {
  Tile result = tile;
  const int landed = level_beneath(tile, topmost_level(tile));
  const bool is_razed = landed == 1;
  result.levels.erase(result.levels.begin() + landed, result.levels.end());
  if (tile.destroyed && !(is_razed && clears_ground)) {
    TileLevel& beneath = result.levels.back();
    beneath = {label_of(*tile.destroyed, beneath), laid_over(beneath.plan, tile.destroyed->plan)};
  }
  if (is_razed) result.destroyed.reset();
  const Plan& ground = result.levels.front().plan;
  std::erase_if(result.ramps, [&](const Ramp& ramp) { return !ground.space(ramp.x, ramp.y).ramp; });
  return result;
}

TileMap with_tile(TileMap map, std::size_t entry, Tile changed) {
  const std::size_t old = map.layout[entry].tile;
  const auto users = std::count_if(map.layout.begin(), map.layout.end(),
                                   [&](const Placement& other) { return other.tile == old; });
  if (users == 1) {
    changed.name = map.tiles[old].name;
    map.tiles[old] = std::move(changed);
    return map;
  }
  changed.name = unused_name(map, map.tiles[old].name);
  map.tiles.push_back(std::move(changed));
  map.layout[entry].tile = map.tiles.size() - 1;
  return map;
}

TileMap with_openings(TileMap map, const std::vector<Edge>& edges) {
  constexpr int kFullTurn = 4;
  for (std::size_t entry = 0; entry < map.layout.size(); ++entry) {
    const Placement at = map.layout[entry];
    Tile tile = map.tiles[at.tile];
    bool is_changed = false;
    for (const Edge& edge : edges) {
      if (edge.level < 1 || edge.level > static_cast<int>(tile.levels.size())) continue;
      TileLevel& level = tile.levels[static_cast<std::size_t>(edge.level - 1)];
      const Plan turned = level.plan.turned(at.turn);
      const auto position = position_in(turned, at, edge);
      if (!position) continue;
      Rows rows = turned.rows();
      char& print = character(rows, position->row, position->column);
      if (print != '|' && print != '-') continue;
      print = '=';
      level.plan = Plan::read(std::move(rows)).value().turned(kFullTurn - at.turn);
      is_changed = true;
    }
    if (is_changed) map = with_tile(std::move(map), entry, std::move(tile));
  }
  return map;
}

}  // namespace parapet::mayhem
