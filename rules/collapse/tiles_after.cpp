#include "rules/collapse/tiles_after.h"

#include <string>
#include <utility>

#include "rules/mayhem/collapse/tile_change.h"

namespace parapet::collapse {
namespace {

using mayhem::MovedFloor;

void take_spaces(const TileStructure& tiles, std::uint32_t piece, std::set<Space>& into) {
  const std::vector<Space>& floor = tiles.pieces[piece].floor;
  into.insert(floor.begin(), floor.end());
}

// The plan without these spaces, nor the dots and edges that border none of its floor then.
Plan without_floor(const Plan& plan, const std::set<std::pair<int, int>>& gone) {
  std::vector<std::string> rows = plan.rows();
  const auto is_floor = [&](int x, int y) { return plan.floor(x, y) && gone.count({x, y}) == 0; };
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      // A sign borders the spaces whose middles are at most one sign away.
      const int x = static_cast<int>(column);
      const int y = static_cast<int>(row);
      bool borders = false;
      for (const int south : {(y - 1) / 2, y / 2}) {
        for (const int east : {(x - 1) / 2, x / 2}) {
          const bool is_near = 2 * east + 1 >= x - 1 && 2 * east + 1 <= x + 1 &&
                               2 * south + 1 >= y - 1 && 2 * south + 1 <= y + 1;
          borders = borders || (is_near && is_floor(east, south));
        }
      }
      const bool is_space = x % 2 == 1 && y % 2 == 1;
      if (is_space ? !is_floor(x / 2, y / 2) : !borders) rows[row][column] = ' ';
    }
  }
  return Plan::read(std::move(rows)).value();
}

TileMap map_without(TileMap map, const std::set<Space>& gone) {
  for (std::size_t entry = 0; entry < map.layout.size(); ++entry) {
    const Placement placement = map.layout[entry];
    Tile tile = map.tiles[placement.tile];
    bool is_changed = false;
    for (std::size_t level = 1; level < tile.levels.size(); ++level) {
      const Plan turned = tile.levels[level].plan.turned(placement.turn);
      std::set<std::pair<int, int>> own;
      for (int y = 0; y < turned.height(); ++y) {
        for (int x = 0; x < turned.width(); ++x) {
          const Space on{placement.x + x, placement.y + y, static_cast<int>(level) + 1};
          if (turned.floor(x, y) && gone.count(on) != 0) own.insert({x, y});
        }
      }
      if (own.empty()) continue;
      is_changed = true;
      tile.levels[level].plan = without_floor(turned, own).turned((4 - placement.turn) % 4);
    }
    if (is_changed) map = mayhem::with_tile(std::move(map), entry, std::move(tile));
  }
  return map;
}

}  // namespace

MovedFloor moved_floor(const TileStructure& tiles, const physics::Collapse& collapse) {
  MovedFloor floor;
  for (const std::uint32_t piece : collapse.removed) take_spaces(tiles, piece, floor.moved);
  for (const physics::RestingBody& body : collapse.fallen) {
    for (const physics::RestingPiece& piece : body.pieces) {
      take_spaces(tiles, piece.piece, floor.moved);
      take_spaces(tiles, piece.piece, floor.fallen);
    }
  }
  return floor;
}

mayhem::BoardState tiles_after(const mayhem::BoardState& before, const MovedFloor& floor,
                               const std::vector<mayhem::PlateFall>& falls) {
  mayhem::BoardState after = before;
  after.map = map_without(before.map, floor.moved);
  for (const mayhem::PlateFall& fall : falls) {
    if (!fall.is_hit) mayhem::put(after.pieces, fall.body, fall.to);
  }
  for (mayhem::Marker& marker : after.pieces.markers) {
    while (floor.moved.count(marker.at) != 0 ||
           (marker.at.level > 1 && !before.board->floor(marker.at))) {
      --marker.at.level;
    }
  }
  return after;
}

}  // namespace parapet::collapse
