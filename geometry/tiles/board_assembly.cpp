#include <algorithm>
#include <string>

#include "geometry/tiles/board.h"

namespace parapet {
namespace {

Fault map_fault(std::string place, std::string found, std::string expected) {
  Fault fault;
  fault.code = "bad-map";
  fault.place = std::move(place);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

std::string size_text(int width, int height) {
  return std::to_string(width) + " x " + std::to_string(height) + " spaces";
}

std::optional<Fault> check_tile(const Tile& tile) {
  const std::string place = "tile \"" + tile.name + "\"";
  if (tile.levels.empty()) return map_fault(place, "no level", "Level 1 at least");
  if (tile.levels.size() > Board::kMaxLevels) {
    return map_fault(place, std::to_string(tile.levels.size()) + " levels",
                     "at most " + std::to_string(Board::kMaxLevels));
  }
  const Plan& ground = tile.levels.front().plan;
  const auto same_size = [&](const Plan& plan, const std::string& what) -> std::optional<Fault> {
    if (plan.width() == ground.width() && plan.height() == ground.height()) return std::nullopt;
    return map_fault(place + ", " + what, size_text(plan.width(), plan.height()),
                     size_text(ground.width(), ground.height()) + " as on Level 1");
  };
  for (std::size_t n = 0; n < tile.levels.size(); ++n) {
    const std::string what = "level " + std::to_string(n + 1) + " (" + tile.levels[n].label + ")";
    if (auto fault = same_size(tile.levels[n].plan, what)) return fault;
  }
  if (tile.destroyed) {
    if (auto fault = same_size(tile.destroyed->plan, "destroyed (" + tile.destroyed->label + ")")) {
      return fault;
    }
  }
  for (int y = 0; y < ground.height(); ++y) {
    for (int x = 0; x < ground.width(); ++x) {
      if (!ground.floor(x, y)) {
        return map_fault(place + ", level 1 (" + tile.levels.front().label + "), space " +
                             to_letters(Space{x, y, 1}),
                         "no floor", "floor everywhere: Level 1 covers the tile");
      }
    }
  }
  return std::nullopt;
}

}  // namespace

// Lays tiles on a board one by one; the result does not depend on their order.
class BoardAssembly {
 public:
  BoardAssembly(int width, int height, int levels, const MergeRules& rules)
      : board_(width, height, levels), rules_(rules) {}

  // The earlier entry that the tile would lie over, if any.
  std::optional<std::size_t> cover(std::size_t entry, const Plan& ground, const Placement& at) {
    for (int y = 0; y < ground.height(); ++y) {
      for (int x = 0; x < ground.width(); ++x) {
        int& owner = board_.entries_[board_.space_index(at.x + x, at.y + y)];
        if (owner >= 0) return static_cast<std::size_t>(owner);
        owner = static_cast<int>(entry);
      }
    }
    return std::nullopt;
  }

  void lay(const Plan& plan, const Placement& at, int level) {
    Board::Storey& storey = board_.storeys_[static_cast<std::size_t>(level - 1)];
    // Beyond the plan's floor another tile may have printed before: only prints that border
    // floor of both are merged.
    const auto laid = [&](int x, int y) { return board_.floor({x, y, level}); };
    for (int y = 0; y <= plan.height(); ++y) {
      for (int x = 0; x <= plan.width(); ++x) {
        const int bx = at.x + x;
        const int by = at.y + y;
        if (y < plan.height() && plan.has_vertical_edge(x, y)) {
          EdgePrint& print = storey.vertical[board_.vertical_index(bx, by)];
          const bool met = laid(bx - 1, by) || laid(bx, by);
          print = met ? merged(print, plan.vertical_edge(x, y)) : plan.vertical_edge(x, y);
        }
        if (x < plan.width() && plan.has_horizontal_edge(x, y)) {
          EdgePrint& print = storey.horizontal[board_.space_index(bx, by)];
          const bool met = laid(bx, by - 1) || laid(bx, by);
          print = met ? merged(print, plan.horizontal_edge(x, y)) : plan.horizontal_edge(x, y);
        }
        if (plan.has_dot(x, y)) {
          DotPrint& print = storey.dots[board_.vertical_index(bx, by)];
          print = std::max(print, plan.dot(x, y));  // ordered by strength (OPT-M5)
        }
      }
    }
    for (int y = 0; y < plan.height(); ++y) {
      for (int x = 0; x < plan.width(); ++x) {
        if (!plan.floor(x, y)) continue;
        storey.spaces[board_.space_index(at.x + x, at.y + y)] = plan.space(x, y);
      }
    }
  }

  Board finished() {
    board_.finish();
    return std::move(board_);
  }

 private:
  EdgePrint merged(EdgePrint a, EdgePrint b) const {
    const auto either = [&](EdgePrint print) { return a == print || b == print; };
    if (either(EdgePrint::wall)) return EdgePrint::wall;  // an Opening is closed (AOM-MOV-4)
    if (a == b) return a;
    if (either(EdgePrint::opening)) {
      if (either(EdgePrint::obstacle)) {
        return rules_.opening_on_obstacle == MergeRules::OpeningOnObstacle::obstacle
                   ? EdgePrint::obstacle
                   : EdgePrint::obstructed_opening;
      }
      return rules_.opening_on_clear == MergeRules::OpeningOnClear::clear ? EdgePrint::clear
                                                                          : EdgePrint::opening;
    }
    return EdgePrint::obstacle;  // Obstacle and Clear are left
  }

  Board board_;
  MergeRules rules_;
};

Result<Board> Board::assemble(const TileMap& map, const MergeRules& rules) {
  if (map.layout.empty()) return Failure(map_fault("layout", "no entry", "one tile at least"));
  for (const Tile& tile : map.tiles) {
    if (auto fault = check_tile(tile)) return Failure(*std::move(fault));
  }
  int width = 0;
  int height = 0;
  std::size_t levels = 1;
  for (std::size_t n = 0; n < map.layout.size(); ++n) {
    const Placement& at = map.layout[n];
    const std::string place = "layout entry " + std::to_string(n) + " (\"" + at.id + "\")";
    if (at.tile >= map.tiles.size()) {
      return Failure(map_fault(place, "no such tile", "a tile of this map"));
    }
    const Tile& tile = map.tiles[at.tile];
    const Plan& ground = tile.levels.front().plan;
    const bool across = at.turn % 2 != 0;
    const int w = across ? ground.height() : ground.width();
    const int h = across ? ground.width() : ground.height();
    if (at.x < 0 || at.y < 0 || at.x > kMaxSide - w || at.y > kMaxSide - h) {
      return Failure(map_fault(
          place, "a tile from [" + std::to_string(at.x) + ", " + std::to_string(at.y) + "]",
          "a place within " + size_text(kMaxSide, kMaxSide)));
    }
    width = std::max(width, at.x + w);
    height = std::max(height, at.y + h);
    levels = std::max(levels, tile.levels.size());
  }
  BoardAssembly assembly(width, height, static_cast<int>(levels), rules);
  for (std::size_t n = 0; n < map.layout.size(); ++n) {
    const Placement& at = map.layout[n];
    const std::vector<TileLevel>& stack = map.tiles[at.tile].levels;
    for (std::size_t level = 0; level < stack.size(); ++level) {
      const Plan plan = stack[level].plan.turned(at.turn);
      if (level == 0) {
        if (const auto under = assembly.cover(n, plan, at)) {
          return Failure(map_fault("layout entry " + std::to_string(n) + " (\"" + at.id + "\")",
                                   "a tile over entry " + std::to_string(*under) + " (\"" +
                                       map.layout[*under].id + "\")",
                                   "tiles side by side"));
        }
      }
      assembly.lay(plan, at, static_cast<int>(level) + 1);
    }
  }
  return assembly.finished();
}

}  // namespace parapet
