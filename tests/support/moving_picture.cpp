#include "tests/support/moving_picture.h"

#include <algorithm>

namespace parapet::testing {
namespace {

using Picture = std::vector<std::string>;

constexpr char kNothing = '\0';  // no print: the Level of no tile reaches there
constexpr char kObstructedOpening = 'x';

// Clockwise: the first row becomes the last column.
Picture quarter_turn(const Picture& picture) {
  Picture result(picture.front().size());
  for (std::size_t column = 0; column < result.size(); ++column) {
    for (auto row = picture.rbegin(); row != picture.rend(); ++row)
      result[column] += (*row)[column];
  }
  return result;
}

bool is_floor(char c) { return std::string_view(".S*%><^vR").find(c) != std::string_view::npos; }
bool is_wall(char c) { return c == '-' || c == '|'; }

// Whether a place of the picture, on doubled coordinates, touches floor of it.
bool touches_floor(const Picture& picture, std::size_t row, std::size_t column) {
  for (std::size_t y = row == 0 ? 0 : row - 1; y <= row + 1 && y < picture.size(); ++y) {
    for (std::size_t x = column == 0 ? 0 : column - 1; x <= column + 1 && x < picture[y].size();
         ++x) {
      const bool beside_edge = (row % 2 == 0) == (column % 2 == 0) || y == row || x == column;
      if (y % 2 == 1 && x % 2 == 1 && beside_edge && is_floor(picture[y][x])) return true;
    }
  }
  return false;
}

// AOM-MAP-6 for dots, OPT-M5: Cover, then Obstacle, then Clear.
char stronger_dot(char a, char b) {
  for (const char c : {'#', 'o'}) {
    if (a == c || b == c) return c;
  }
  return '+';
}

// AOM-MAP-6 for edges: a Wall beats all; Obstacle beats Clear; for Openings OPT-M3 and M4.
char stronger_edge(char a, char b, const Readings& readings) {
  if (is_wall(a) || is_wall(b)) return '|';
  if (a == b) return a;
  const auto either = [&](char c) { return a == c || b == c; };
  if (!either('=')) return '~';
  if (either('~')) return readings.is("M4", "obstacle") ? '~' : kObstructedOpening;
  return readings.is("M3", "clear") ? ' ' : '=';
}

}  // namespace

bool Readings::is(std::string_view id, std::string_view value) const {
  const std::string wanted = std::string(id) + "=" + std::string(value);
  return std::find(chosen_.begin(), chosen_.end(), wanted) != chosen_.end();
}

MovingPicture::MovingPicture(const TileMap& map, const Readings& readings)
    : walls_cover_dots_(readings.is("M2", "cover")) {
  for (const Placement& at : map.layout) {
    const std::vector<TileLevel>& stack = map.tiles[at.tile].levels;
    int across = stack.front().plan.width();
    int down = stack.front().plan.height();
    if (at.turn % 2 != 0) std::swap(across, down);
    width_ = std::max(width_, at.x + across);
    height_ = std::max(height_, at.y + down);
    if (levels_.size() < stack.size()) levels_.resize(stack.size());
  }
  for (Picture& level : levels_) {
    level.assign(static_cast<std::size_t>(2 * height_ + 1),
                 std::string(static_cast<std::size_t>(2 * width_ + 1), kNothing));
  }
  for (const Placement& at : map.layout) {
    const std::vector<TileLevel>& stack = map.tiles[at.tile].levels;
    for (std::size_t level = 0; level < stack.size(); ++level) {
      Picture picture = stack[level].plan.rows();
      for (int turn = 0; turn < at.turn; ++turn) picture = quarter_turn(picture);
      for (std::size_t row = 0; row < picture.size(); ++row) {
        for (std::size_t column = 0; column < picture[row].size(); ++column) {
          if (!touches_floor(picture, row, column)) continue;
          char& here = levels_[level][row + static_cast<std::size_t>(2 * at.y)]
                              [column + static_cast<std::size_t>(2 * at.x)];
          const char c = picture[row][column];
          const bool is_dot = row % 2 == 0 && column % 2 == 0;
          if (here == kNothing) {
            here = c;
          } else {
            here = is_dot ? stronger_dot(here, c) : stronger_edge(here, c, readings);
          }
        }
      }
    }
  }
}

char MovingPicture::at(int x2, int y2, int level) const {
  if (level < 1 || level > levels() || x2 < 0 || y2 < 0 || x2 > 2 * width_ || y2 > 2 * height_) {
    return kNothing;
  }
  return levels_[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(y2)]
                [static_cast<std::size_t>(x2)];
}

MovingPicture::Print MovingPicture::print(int x2, int y2, int level) const {
  const char c = at(x2, y2, level);
  if (is_wall(c)) return Print::wall;
  if (c == '~' || c == 'o') return Print::obstacle;
  if (c == '=') return Print::opening;
  if (c == kObstructedOpening) return Print::obstructed_opening;
  return c == '#' ? Print::cover : Print::clear;
}

bool MovingPicture::floor(int x, int y, int level) const {
  return is_floor(at(2 * x + 1, 2 * y + 1, level));
}

bool MovingPicture::stairs(int x, int y, int level) const {
  const char c = at(2 * x + 1, 2 * y + 1, level);
  return c == 'S' || c == '%';
}

bool MovingPicture::inside(int x, int y, int level) const {
  for (int above = level + 1; above <= levels(); ++above) {
    if (floor(x, y, above)) return true;
  }
  return false;
}

int MovingPicture::surface(int x, int y, int level) const {
  while (level > 0 && !floor(x, y, level)) --level;
  return std::max(level, 0);
}

MovingPicture::Print MovingPicture::edge(int x, int y, int other_x, int other_y, int level) const {
  return print(x + other_x + 1, y + other_y + 1, level);
}

MovingPicture::Print MovingPicture::dot(int x, int y, int other_x, int other_y, int level) const {
  const int x2 = x + other_x + 1;
  const int y2 = y + other_y + 1;
  if (walls_cover_dots_ && plain_dot_in_wall(x2, y2, level)) return Print::cover;
  return print(x2, y2, level);
}

bool MovingPicture::dot_in_wall(int x, int y, int other_x, int other_y, int level) const {
  return plain_dot_in_wall(x + other_x + 1, y + other_y + 1, level);
}

bool MovingPicture::plain_dot_in_wall(int x2, int y2, int level) const {
  if (print(x2, y2, level) != Print::clear) return false;
  return (is_wall(at(x2 - 1, y2, level)) && is_wall(at(x2 + 1, y2, level))) ||
         (is_wall(at(x2, y2 - 1, level)) && is_wall(at(x2, y2 + 1, level)));
}

}  // namespace parapet::testing
