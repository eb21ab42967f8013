#include "bench/bench_boards.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace parapet::bench {
namespace {

// The same numbers everywhere (SplitMix64).
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  int below(int count) {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return static_cast<int>(((mixed ^ (mixed >> 31)) >> 16) % static_cast<std::uint64_t>(count));
  }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

using Rows = std::vector<std::string>;  // a plan's picture

char& at(Rows& rows, int row, int column) {
  return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

// A floor of w x h spaces from (x, y) in a picture of `side` x `side` spaces.
Rows floor_picture(int side, int x, int y, int w, int h) {
  const auto length = static_cast<std::size_t>(2 * side + 1);
  Rows rows(length, std::string(length, ' '));
  for (int row = 2 * y; row <= 2 * (y + h); ++row) {
    for (int column = 2 * x; column <= 2 * (x + w); ++column) {
      if (row % 2 == 0 && column % 2 == 0) at(rows, row, column) = '+';
      if (row % 2 == 1 && column % 2 == 1) at(rows, row, column) = '.';
    }
  }
  return rows;
}

void draw_outer_walls(Rows& rows, int x, int y, int w, int h, Numbers& numbers) {
  const auto draw = [&](int row, int column, char wall) {
    at(rows, row, column) = numbers.chance(20) ? '=' : wall;
  };
  for (int k = 0; k < w; ++k) {
    draw(2 * y, 2 * (x + k) + 1, '-');
    draw(2 * (y + h), 2 * (x + k) + 1, '-');
  }
  for (int k = 0; k < h; ++k) {
    draw(2 * (y + k) + 1, 2 * x, '|');
    draw(2 * (y + k) + 1, 2 * (x + w), '|');
  }
}

TileLevel level_of(const std::string& name, int level, Rows rows) {
  Result<Plan> plan = Plan::read(std::move(rows));
  if (!plan) throw std::logic_error(to_text(plan.error()));
  return {name + "-" + std::to_string(level), *std::move(plan)};
}

Board assembled(const TileMap& map) {
  Result<Board> board = Board::assemble(map);
  if (!board) throw std::logic_error(to_text(board.error()));
  return *std::move(board);
}

}  // namespace

Board full_board() {
  constexpr int kSide = 24;
  Numbers numbers(1);
  Tile tile;
  tile.name = "full";
  for (int level = 1; level <= 4; ++level) {
    Rows rows = floor_picture(kSide, 0, 0, kSide, kSide);
    for (int row = 0; row <= 2 * kSide; ++row) {
      for (int column = 0; column <= 2 * kSide; ++column) {
        if (row % 2 == column % 2) continue;
        const int draw = numbers.below(100);
        if (draw < 4) at(rows, row, column) = '|';
        if (draw == 4) at(rows, row, column) = '=';
      }
    }
    tile.levels.push_back(level_of(tile.name, level, std::move(rows)));
  }
  return assembled({{std::move(tile)}, {{"full", 0, 0, 0, 0}}});
}

Board city_board() {
  constexpr int kSide = 6;
  Numbers numbers(2);
  TileMap map;
  for (int n = 0; n < 16; ++n) {
    Tile tile;
    tile.name = "block " + std::to_string(n);
    const int w = 3 + numbers.below(3);
    const int h = 3 + numbers.below(3);
    const int x = numbers.below(kSide - w + 1);
    const int y = numbers.below(kSide - h + 1);
    const int storeys = n % 4 == 0 ? 3 : 1 + numbers.below(3);
    for (int level = 1; level <= storeys + 1; ++level) {
      Rows rows =
          level == 1 ? floor_picture(kSide, 0, 0, kSide, kSide) : floor_picture(kSide, x, y, w, h);
      if (level <= storeys) draw_outer_walls(rows, x, y, w, h, numbers);
      tile.levels.push_back(level_of(tile.name, level, std::move(rows)));
    }
    map.layout.push_back({tile.name, map.tiles.size(), kSide * (n % 4), kSide * (n / 4), 0});
    map.tiles.push_back(std::move(tile));
  }
  return assembled(map);
}

}  // namespace parapet::bench
