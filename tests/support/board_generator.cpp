#include "tests/support/board_generator.h"

#include <algorithm>
#include <stdexcept>

#include "tests/support/plan_sketch.h"

namespace parapet::testing {
namespace {

struct Rectangle {
  int x = 0;
  int y = 0;
  int width = 1;
  int height = 1;
};

Rectangle random_rectangle(RandomSource& random, int width, int height) {
  Rectangle result;
  result.width = random.between(1, std::max(1, width - 1));
  result.height = random.between(1, std::max(1, height - 1));
  result.x = random.between(0, width - result.width);
  result.y = random.between(0, height - result.height);
  return result;
}

void fill(PlanSketch& sketch, const Rectangle& at) {
  for (int y = at.y; y < at.y + at.height; ++y) {
    for (int x = at.x; x < at.x + at.width; ++x) sketch.space(x, y) = '.';
  }
}

// The edge of one side of a rectangle, `step` along it; its two dots are given too.
struct SideEdge {
  char* edge;
  char* first_dot;
  char* second_dot;
};

SideEdge side_edge(PlanSketch& sketch, const Rectangle& at, int side, int step) {
  const int east = at.x + at.width;
  const int south = at.y + at.height;
  if (side == 0 || side == 2) {
    const int y = side == 0 ? at.y : south;
    const int x = at.x + step;
    return {&sketch.horizontal_edge(x, y), &sketch.dot(x, y), &sketch.dot(x + 1, y)};
  }
  const int x = side == 3 ? at.x : east;
  const int y = at.y + step;
  return {&sketch.vertical_edge(x, y), &sketch.dot(x, y), &sketch.dot(x, y + 1)};
}

// A door or window; its dots are mostly printed Cover, as on real tiles (OPT-L3 asks).
void open_edge(SideEdge at, RandomSource& random) {
  *at.edge = '=';
  if (random.chance(85)) *at.first_dot = '#';
  if (random.chance(85)) *at.second_dot = '#';
}

// One storey of a building: its outer walls, doors, an inner wall with a gap or a door.
void draw_storey(PlanSketch& sketch, const Rectangle& at, RandomSource& random) {
  for (int side = 0; side < 4; ++side) {
    const int length = side % 2 == 0 ? at.width : at.height;
    const bool porch = random.chance(10);
    for (int step = 0; step < length; ++step) {
      const SideEdge place = side_edge(sketch, at, side, step);
      if (!porch) *place.edge = side % 2 == 0 ? '-' : '|';
      if (random.chance(22)) open_edge(place, random);
    }
  }
  for (const int x : {at.x, at.x + at.width}) {
    for (const int y : {at.y, at.y + at.height}) {
      if (random.chance(80)) sketch.dot(x, y) = 'o';
    }
  }
  if (at.width < 2 || !random.chance(60)) return;
  Rectangle room = at;
  room.width = random.between(1, at.width - 1);
  for (int step = 0; step < room.height; ++step) {
    const SideEdge place = side_edge(sketch, room, 1, step);
    const int kind = random.below(4);
    if (kind <= 1) *place.edge = '|';
    if (kind == 2) open_edge(place, random);
  }
}

void draw_building(std::vector<PlanSketch>& sketches, RandomSource& random) {
  const int levels = static_cast<int>(sketches.size());
  const Rectangle at =
      random_rectangle(random, sketches.front().width(), sketches.front().height());
  const int roof = levels == 1 ? 1 : random.between(2, levels);
  for (int level = 1; level <= roof; ++level) {
    PlanSketch& sketch = sketches[static_cast<std::size_t>(level - 1)];
    fill(sketch, at);
    if (level < roof || roof == 1) draw_storey(sketch, at, random);
    // Sometimes a railing of walls with an opening round a roof.
    if (level == roof && roof > 1 && random.chance(20)) draw_storey(sketch, at, random);
  }
}

void draw_noise(PlanSketch& sketch, const BoardRecipe& recipe, RandomSource& random) {
  const auto edge = [&](char& c) {
    if (random.chance(recipe.walls)) c = '-';
    if (random.chance(recipe.openings)) c = '=';
    if (random.chance(recipe.obstacle_edges) && c == ' ') c = '~';
  };
  for (int y = 0; y <= sketch.height(); ++y) {
    for (int x = 0; x <= sketch.width(); ++x) {
      if (y < sketch.height()) edge(sketch.vertical_edge(x, y));
      if (x < sketch.width()) edge(sketch.horizontal_edge(x, y));
      if (random.chance(recipe.obstacle_dots)) sketch.dot(x, y) = 'o';
      if (random.chance(recipe.cover_dots)) sketch.dot(x, y) = '#';
    }
  }
}

void draw_floor(PlanSketch& sketch, const BoardRecipe& recipe, bool ground, RandomSource& random) {
  for (int n = 0; n < recipe.plates && !ground; ++n) {
    fill(sketch, random_rectangle(random, sketch.width(), sketch.height()));
  }
  for (int y = 0; y < sketch.height(); ++y) {
    for (int x = 0; x < sketch.width(); ++x) {
      char& c = sketch.space(x, y);
      if (ground || random.chance(recipe.floors)) c = '.';
      if (!ground && random.chance(recipe.holes)) c = ' ';
      if (c == '.' && random.chance(recipe.stairs)) c = 'S';
    }
  }
}

void append_level(std::string& text, const TileLevel& level) {
  text += "  level " + level.label + "\n";
  for (const std::string& row : level.plan.rows()) text += "    \"" + row + "\"\n";
}

}  // namespace

BoardRecipe random_recipe(RandomSource& random, int max_side, int max_levels) {
  BoardRecipe recipe;
  recipe.width = random.between(1, max_side);
  recipe.height = random.between(1, max_side);
  recipe.levels = random.between(1, max_levels);
  recipe.obstacle_dots = random.below(30);
  recipe.cover_dots = random.below(20);
  recipe.obstacle_edges = random.below(10);
  recipe.stairs = random.below(25);
  const int style = random.below(4);
  recipe.floors = style == 0 ? random.between(10, 90) : 0;
  recipe.plates = style == 1 || style == 3 ? random.between(1, 3) : 0;
  recipe.holes = random.chance(50) ? random.below(25) : 0;
  recipe.buildings = style >= 2 ? random.between(1, 3) : 0;
  const int busy = style < 2 ? 30 : 8;  // per cent of edges
  recipe.walls = random.below(busy);
  recipe.openings = random.below(busy / 2);
  return recipe;
}

TileMap random_map(const BoardRecipe& recipe, RandomSource& random) {
  std::vector<PlanSketch> sketches(static_cast<std::size_t>(recipe.levels),
                                   PlanSketch(recipe.width, recipe.height));
  for (std::size_t n = 0; n < sketches.size(); ++n) {
    draw_floor(sketches[n], recipe, n == 0, random);
  }
  for (int n = 0; n < recipe.buildings; ++n) draw_building(sketches, random);
  Tile tile{"random", {}, std::nullopt, {}};
  for (std::size_t n = 0; n < sketches.size(); ++n) {
    draw_noise(sketches[n], recipe, random);
    tile.levels.push_back({"r-" + std::to_string(n + 1), sketches[n].finished()});
  }
  return {{std::move(tile)}, {{"random", 0, 0, 0, 0}}};
}

TileMap random_tiled_map(RandomSource& random, int max_side, int max_levels) {
  TileMap result;
  const int rows = random.between(1, 2);
  const int columns = random.between(1, 3);
  const int side = random.between(1, std::max(1, max_side / std::max(rows, columns)));
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      BoardRecipe recipe = random_recipe(random, side, max_levels);
      recipe.width = recipe.height = side;
      TileMap one = random_map(recipe, random);
      Placement at = one.layout.front();
      at.id = "tile " + std::to_string(result.tiles.size());
      at.tile = result.tiles.size();
      at.x = column * side;
      at.y = row * side;
      at.turn = random.below(4);
      result.layout.push_back(at);
      result.tiles.push_back(std::move(one.tiles.front()));
    }
  }
  return result;
}

std::string to_text(const TileMap& map) {
  std::string text;
  for (const Placement& at : map.layout) {
    text += at.id + " at [" + std::to_string(at.x) + ", " + std::to_string(at.y) + "], turn " +
            std::to_string(at.turn) + "\n";
    for (const TileLevel& level : map.tiles[at.tile].levels) append_level(text, level);
  }
  return text;
}

TileMap map_of_plans(const std::vector<std::vector<std::string>>& levels) {
  Tile tile{"tile", {}, std::nullopt, {}};
  for (std::size_t n = 0; n < levels.size(); ++n) {
    Result<Plan> plan = Plan::read(levels[n]);
    if (!plan) throw std::logic_error(parapet::to_text(plan.error()));
    tile.levels.push_back({"t-" + std::to_string(n + 1), *std::move(plan)});
  }
  return {{std::move(tile)}, {{"tile", 0, 0, 0, 0}}};
}

Board assembled(const TileMap& map, const MergeRules& rules) {
  Result<Board> board = Board::assemble(map, rules);
  if (!board) throw std::logic_error(parapet::to_text(board.error()));
  return *std::move(board);
}

}  // namespace parapet::testing
