#include "rules/prove/tiles/map_moves.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "rules/prove/tiles/plan_moves.h"

namespace parapet::prove {
namespace {

struct Size {
  int width = 0;
  int height = 0;
};

Size size_of(const Tile& tile) {
  const Plan& ground = tile.levels.front().plan;
  return {ground.width(), ground.height()};
}

Size size_of(const TileMap& map, const Placement& at) {
  const Size size = size_of(map.tiles[at.tile]);
  if (at.turn % 2 != 0) return {size.height, size.width};
  return size;
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

// A rectangle of a tile's spaces, in its own coordinates.
struct Part {
  int x = 0;
  int y = 0;
  Size size;
};

// The two halves across the longer side; one of them alone where there is but one space.
std::vector<Part> halves(const Size& size) {
  if (size.width == 1 && size.height == 1) return {{0, 0, size}};
  if (size.width >= size.height) {
    const int cut = size.width / 2;
    return {{0, 0, {cut, size.height}}, {cut, 0, {size.width - cut, size.height}}};
  }
  const int cut = size.height / 2;
  return {{0, 0, {size.width, cut}}, {0, cut, {size.width, size.height - cut}}};
}

// Where the part's north-west corner comes to lie when the tile lies as `at` says.
Placement placed(const Part& part, const Size& tile, const Placement& at) {
  Placement result = at;
  const int beyond_x = tile.width - part.x - part.size.width;
  const int beyond_y = tile.height - part.y - part.size.height;
  switch (at.turn) {
    case 1:
      result.x += beyond_y;
      result.y += part.x;
      break;
    case 2:
      result.x += beyond_x;
      result.y += beyond_y;
      break;
    case 3:
      result.x += part.y;
      result.y += beyond_x;
      break;
    default:
      result.x += part.x;
      result.y += part.y;
  }
  return result;
}

bool has_floor(const Plan& plan) {
  for (int y = 0; y < plan.height(); ++y) {
    for (int x = 0; x < plan.width(); ++x) {
      if (plan.floor(x, y)) return true;
    }
  }
  return false;
}

Heading mirrored_heading(Heading heading) {
  if (heading == Heading::east) return Heading::west;
  return heading == Heading::west ? Heading::east : heading;
}

Tile mirrored_tile(Tile tile) {
  const int width = size_of(tile).width;
  for (TileLevel& level : tile.levels) level.plan = mirrored(level.plan);
  if (tile.destroyed) tile.destroyed->plan = mirrored(tile.destroyed->plan);
  for (Ramp& ramp : tile.ramps) ramp = {width - 1 - ramp.x, ramp.y, mirrored_heading(ramp.up)};
  return tile;
}

}  // namespace

Space PlaceMove::of(Space space) const {
  const int x = 2 * space.x + 1;
  const int y = 2 * space.y + 1;
  // The middle of a space has odd coordinates, also after the move.
  return {(xx * x + xy * y + x0 - 1) / 2, (yx * x + yy * y + y0 - 1) / 2, space.level};
}

Dot PlaceMove::of(Dot dot) const {
  return {xx * dot.x + xy * dot.y + x0 / 2, yx * dot.x + yy * dot.y + y0 / 2, dot.level};
}

Edge PlaceMove::of(Edge edge) const {
  const bool upright = edge.axis == EdgeAxis::vertical;
  const Dot first = of(Dot{edge.x, edge.y, edge.level});
  const Dot second = of(Dot{edge.x + (upright ? 0 : 1), edge.y + (upright ? 1 : 0), edge.level});
  return {first.x == second.x ? EdgeAxis::vertical : EdgeAxis::horizontal,
          std::min(first.x, second.x), std::min(first.y, second.y), edge.level};
}

PlaceMove PlaceMove::then(const PlaceMove& next) const {
  return {next.xx * xx + next.xy * yx,           next.xx * xy + next.xy * yy,
          next.xx * x0 + next.xy * y0 + next.x0, next.yx * xx + next.yy * yx,
          next.yx * xy + next.yy * yy,           next.yx * x0 + next.yy * y0 + next.y0};
}

MovedMap turned(const TileMap& map, int quarter_turns) {
  MovedMap result{"turned by " + std::to_string(quarter_turns) +
                      (quarter_turns == 1 ? " quarter" : " quarters"),
                  map,
                  {}};
  for (int turn = 0; turn < quarter_turns; ++turn) {
    const Size board = size_of(result.map);
    for (Placement& at : result.map.layout) {
      // (x, y) goes to (height - y, x); a tile's north-west corner was its south-west one.
      const Size tile = size_of(result.map, at);
      at = {at.id, at.tile, board.height - at.y - tile.height, at.x, (at.turn + 1) % 4};
    }
    result.move = result.move.then({0, -1, 2 * board.height, 1, 0, 0});
  }
  return result;
}

MovedMap mirrored(const TileMap& map) {
  const int width = size_of(map).width;
  MovedMap result{"mirrored", map, {-1, 0, 2 * width, 0, 1, 0}};
  for (Tile& tile : result.map.tiles) tile = mirrored_tile(std::move(tile));
  for (Placement& at : result.map.layout) {
    at.x = width - at.x - size_of(map, at).width;
    at.turn = (4 - at.turn) % 4;
  }
  return result;
}

MovedMap shifted(const TileMap& map, int dx, int dy) {
  MovedMap result{"shifted by " + std::to_string(dx) + " east and " + std::to_string(dy) + " south",
                  map,
                  {1, 0, 2 * dx, 0, 1, 2 * dy}};
  for (Placement& at : result.map.layout) {
    at.x += dx;
    at.y += dy;
  }
  return result;
}

MovedMap shuffled(const TileMap& map, RandomSource& random) {
  MovedMap result{"with its tiles in another order", map, {}};
  random.shuffle(result.map.layout);
  return result;
}

MovedMap cut_in_two(const TileMap& map) {
  MovedMap result{"with every tile cut in two", {}, {}};
  std::vector<std::size_t> first_part;  // of each tile
  for (const Tile& tile : map.tiles) {
    first_part.push_back(result.map.tiles.size());
    for (const Part& part : halves(size_of(tile))) {
      const std::string name = tile.name + " part " + std::to_string(result.map.tiles.size());
      result.map.tiles.push_back(
          tile_part(tile, name, part.x, part.y, part.size.width, part.size.height));
    }
  }
  for (const Placement& at : map.layout) {
    const Size size = size_of(map.tiles[at.tile]);
    std::size_t tile = first_part[at.tile];
    for (const Part& part : halves(size)) {
      Placement placement = placed(part, size, at);
      placement.tile = tile++;
      placement.id = "part " + std::to_string(result.map.layout.size());
      result.map.layout.push_back(std::move(placement));
    }
  }
  return result;
}

Tile tile_part(const Tile& tile, std::string name, int x, int y, int width, int height) {
  Tile result{std::move(name), {}, std::nullopt, {}};
  for (const TileLevel& level : tile.levels) {
    result.levels.push_back({level.label, part(level.plan, x, y, width, height)});
  }
  while (result.levels.size() > 1 && !has_floor(result.levels.back().plan)) {
    result.levels.pop_back();
  }
  for (const Ramp& ramp : tile.ramps) {
    const bool within = ramp.x >= x && ramp.x < x + width && ramp.y >= y && ramp.y < y + height;
    if (within) result.ramps.push_back({ramp.x - x, ramp.y - y, ramp.up});
  }
  return result;
}

}  // namespace parapet::prove
