#include "rules/prove/tiles/plain_board.h"

#include <algorithm>
#include <cstring>

namespace parapet::prove {
namespace {

// Clockwise: the first row becomes the last column. Walls may be drawn either way on any edge.
std::vector<std::string> quarter_turn(const std::vector<std::string>& picture) {
  std::vector<std::string> result(picture.front().size());
  for (std::size_t column = 0; column < result.size(); ++column) {
    for (std::size_t row = picture.size(); row > 0; --row) {
      result[column] += picture[row - 1][column];
    }
  }
  return result;
}

// The stronger character, all of one kind of place: Wall, then Opening (an Opening that is an
// Obstacle too is one for sight), then Obstacle; Cover, then Obstacle, then Clear; floor or none.
char stronger(char a, char b) {
  const char* const order = " ~=-|+o#.S*%><^vR";
  return std::strchr(order, a) > std::strchr(order, b) ? a : b;
}

}  // namespace

PlainBoard::PlainBoard(const TileMap& map) {
  std::size_t levels = 0;
  for (const Placement& at : map.layout) {
    const std::vector<TileLevel>& stack = map.tiles[at.tile].levels;
    const Picture& ground = stack.front().plan.rows();
    int across = static_cast<int>(ground.front().size() / 2);
    int down = static_cast<int>(ground.size() / 2);
    if (at.turn % 2 != 0) std::swap(across, down);
    width_ = std::max(width_, at.x + across);
    height_ = std::max(height_, at.y + down);
    levels = std::max(levels, stack.size());
  }
  const std::string blank(static_cast<std::size_t>(2 * width_ + 1), ' ');
  pictures_.assign(levels, Picture(static_cast<std::size_t>(2 * height_ + 1), blank));
  for (const Placement& at : map.layout) {
    const std::vector<TileLevel>& stack = map.tiles[at.tile].levels;
    for (std::size_t level = 0; level < stack.size(); ++level) {
      Picture picture = stack[level].plan.rows();
      for (int turn = 0; turn < at.turn; ++turn) picture = quarter_turn(picture);
      lay(picture, at, level);
    }
  }
}

void PlainBoard::lay(const Picture& picture, const Placement& at, std::size_t level) {
  for (std::size_t row = 0; row < picture.size(); ++row) {
    for (std::size_t column = 0; column < picture[row].size(); ++column) {
      char& c = pictures_[level][row + static_cast<std::size_t>(2 * at.y)]
                         [column + static_cast<std::size_t>(2 * at.x)];
      c = stronger(c, picture[row][column]);
    }
  }
}

bool PlainBoard::is(int x2, int y2, int level, const char* characters) const {
  if (level < 1 || level > levels() || x2 < 0 || y2 < 0 || x2 > 2 * width_ || y2 > 2 * height_) {
    return false;
  }
  const char c = pictures_[static_cast<std::size_t>(level - 1)][static_cast<std::size_t>(y2)]
                          [static_cast<std::size_t>(x2)];
  return std::strchr(characters, c) != nullptr;
}

bool PlainBoard::inside(int x2, int y2, int level) const {
  for (int above = level + 1; above <= levels(); ++above) {
    if (floor(x2, y2, above)) return true;
  }
  return false;
}

bool PlainBoard::opening_at_dot(int x2, int y2, int level) const {
  return opening(x2 - 1, y2, level) || opening(x2 + 1, y2, level) || opening(x2, y2 - 1, level) ||
         opening(x2, y2 + 1, level);
}

}  // namespace parapet::prove
