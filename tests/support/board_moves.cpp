#include "tests/support/board_moves.h"

#include <algorithm>
#include <utility>

#include "tests/support/plan_sketch.h"

namespace parapet::testing {
namespace {

struct Size {
  int width = 0;
  int height = 0;
};

Size size_of(const TileMap& map, const Placement& at) {
  const Plan& ground = map.tiles[at.tile].levels.front().plan;
  if (at.turn % 2 != 0) return {ground.height(), ground.width()};
  return {ground.width(), ground.height()};
}

Size size_of(const TileMap& map) {
  Size size;
  for (const Placement& at : map.layout) {
    const Size tile = size_of(map, at);
    size.width = std::max(size.width, at.x + tile.width);
    size.height = std::max(size.height, at.y + tile.height);
  }
  return size;
}

Tile blank_tile(std::string name, int width, int height) {
  PlanSketch ground(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) ground.space(x, y) = '.';
  }
  return {std::move(name), {{"g-1", ground.finished()}}, std::nullopt, {}};
}

// A block of walls with a roof on every Level, a building that nobody can look through.
Tile tower(std::string name, int width, int height, int levels, RandomSource& random) {
  Tile tile{std::move(name), {}, std::nullopt, {}};
  for (int level = 1; level <= levels; ++level) {
    PlanSketch sketch(width, height);
    for (int y = 0; y <= height; ++y) {
      for (int x = 0; x <= width; ++x) {
        if (x < width && y < height) sketch.space(x, y) = '.';
        if (y < height) sketch.vertical_edge(x, y) = random.chance(70) ? '|' : '=';
        if (x < width) sketch.horizontal_edge(x, y) = random.chance(70) ? '-' : '=';
        sketch.dot(x, y) = random.chance(50) ? '#' : 'o';
      }
    }
    tile.levels.push_back({"f-" + std::to_string(level), sketch.finished()});
  }
  return tile;
}

void add(TileMap& map, Tile tile, int x, int y) {
  map.layout.push_back({tile.name, map.tiles.size(), x, y, 0});
  map.tiles.push_back(std::move(tile));
}

// Where to cut a length: from each entry to the next one is a part.
std::vector<int> whole(int length) { return {0, length}; }

std::vector<int> singles(int length) {
  std::vector<int> at;
  for (int n = 0; n <= length; ++n) at.push_back(n);
  return at;
}

std::vector<int> some(int length, RandomSource& random) {
  std::vector<int> at{0};
  for (int n = 1; n < length; ++n) {
    if (random.chance(50)) at.push_back(n);
  }
  at.push_back(length);
  return at;
}

}  // namespace

MovedMap transposed(const TileMap& map) {
  const MovedMap mirror = mirrored(map);
  MovedMap result = turned(mirror.map, 3);
  return {"mirrored and turned", std::move(result.map), mirror.move.then(result.move)};
}

MovedMap shifted_by_ground(const TileMap& map, int dx, int dy) {
  const Size size = size_of(map);
  MovedMap result = shifted(map, dx, dy);
  result.how = "shifted by tiles of clear ground";
  add(result.map, blank_tile("north", dx + size.width, dy), 0, 0);
  add(result.map, blank_tile("west", dx, size.height), 0, dy);
  return result;
}

MovedMap with_far_terrain(const TileMap& map, RandomSource& random) {
  const Size size = size_of(map);
  const int levels = random.between(1, 5);
  MovedMap result = shifted(map, 2, 2);
  result.how = "with far terrain";
  add(result.map, tower("far north", size.width + 4, 1, levels, random), 0, 0);
  add(result.map, tower("far south", size.width + 4, 1, levels, random), 0, size.height + 3);
  add(result.map, tower("far west", 1, size.height + 2, levels, random), 0, 1);
  add(result.map, tower("far east", 1, size.height + 2, levels, random), size.width + 3, 1);
  return result;
}

MovedMap cut(const TileMap& map, Cut how, RandomSource& random) {
  const Size size = size_of(map);
  std::vector<int> columns = how == Cut::strips ? whole(size.width) : some(size.width, random);
  std::vector<int> rows = how == Cut::columns ? whole(size.height) : some(size.height, random);
  if (how == Cut::single_spaces) {
    columns = singles(size.width);
    rows = singles(size.height);
  }
  MovedMap result{"cut into tiles", {}, {}};
  for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
    for (std::size_t column = 0; column + 1 < columns.size(); ++column) {
      const int x = columns[column];
      const int y = rows[row];
      add(result.map,
          prove::tile_part(map.tiles.front(), "part " + std::to_string(x) + "," + std::to_string(y),
                           x, y, columns[column + 1] - x, rows[row + 1] - y),
          x, y);
    }
  }
  random.shuffle(result.map.layout);
  return result;
}

std::vector<MovedMap> all_moves(const TileMap& map, RandomSource& random) {
  std::vector<MovedMap> moves;
  for (int turns = 1; turns <= 4; ++turns) moves.push_back(turned(map, turns));
  moves.push_back(mirrored(map));
  moves.push_back(transposed(map));
  moves.push_back(shifted(map, random.between(0, 3), random.between(1, 3)));
  moves.push_back(shifted_by_ground(map, random.between(1, 3), random.between(1, 3)));
  moves.push_back(with_far_terrain(map, random));
  moves.push_back(shuffled(map, random));
  if (map.layout.size() == 1 && map.layout.front().turn == 0) {
    for (const Cut how : {Cut::strips, Cut::columns, Cut::single_spaces, Cut::quarters}) {
      moves.push_back(cut(map, how, random));
    }
  }
  return moves;
}

}  // namespace parapet::testing
