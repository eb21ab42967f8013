#include "bench/bench_boards.h"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bench/bench_numbers.h"

namespace parapet::bench {
namespace {

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

namespace {

// Some of everything that can be printed on a picture of floor.
void draw_prints(Rows& rows, Numbers& numbers) {
  for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
    for (int column = 0; column < static_cast<int>(rows.size()); ++column) {
      const int draw = numbers.below(100);
      char& print = at(rows, row, column);
      if (row % 2 != column % 2) {
        if (draw < 4) print = '|';
        if (draw == 4) print = '=';
        if (draw > 4 && draw < 15) print = '~';
      } else if (row % 2 == 0) {
        if (draw < 10) print = 'o';
        if (draw == 10) print = '#';
      } else if (draw < 20) {
        print = 'S';
      }
    }
  }
}

}  // namespace

Board blocks_board() {
  constexpr int kSide = 6;
  constexpr int kTiles = 8;
  Numbers numbers(3);
  TileMap map;
  for (int n = 0; n < kTiles * kTiles; ++n) {
    Tile tile;
    tile.name = "block " + std::to_string(n);
    const int levels = n == 0 ? 4 : 1 + numbers.below(4);
    for (int level = 1; level <= levels; ++level) {
      Rows rows = floor_picture(kSide, 0, 0, kSide, kSide);
      draw_prints(rows, numbers);
      tile.levels.push_back(level_of(tile.name, level, std::move(rows)));
    }
    map.layout.push_back(
        {tile.name, map.tiles.size(), kSide * (n % kTiles), kSide * (n / kTiles), 0});
    map.tiles.push_back(std::move(tile));
  }
  return assembled(map);
}

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

namespace {

// Square tiles in rows, each with a walled house and a roof. `with_stairs`: one space of the house
// leads from the ground to the roof.
Board city_of(int tiles_a_row, std::uint64_t seed, bool with_stairs) {
  constexpr int kSide = 6;
  Numbers numbers(seed);
  TileMap map;
  for (int n = 0; n < tiles_a_row * tiles_a_row; ++n) {
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
      if (with_stairs) at(rows, 2 * y + 3, 2 * x + 3) = 'S';
      tile.levels.push_back(level_of(tile.name, level, std::move(rows)));
    }
    map.layout.push_back(
        {tile.name, map.tiles.size(), kSide * (n % tiles_a_row), kSide * (n / tiles_a_row), 0});
    map.tiles.push_back(std::move(tile));
  }
  return assembled(map);
}

}  // namespace

Board city_board() { return city_of(4, 2, false); }

Board large_city_board() { return city_of(8, 4, true); }

}  // namespace parapet::bench
