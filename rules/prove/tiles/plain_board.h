#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/tile_map.h"

namespace parapet::prove {

// A board as nothing but pictures, one a Level, put together from the texts of its plans without
// the help of the engine: what oracles and checkers look at. Tiles that meet are merged by the
// default rules of AOM-MAP-6, as far as sight is concerned.
//
// Places are on doubled coordinates, as on a picture: dots (even, even), spaces (odd, odd), the
// rest edges. Everything may be asked anywhere; there is nothing beyond the board.
class PlainBoard {
 public:
  explicit PlainBoard(const TileMap& map);

  int width() const { return width_; }  // in spaces
  int height() const { return height_; }
  int levels() const { return static_cast<int>(pictures_.size()); }

  bool wall(int x2, int y2, int level) const { return is(x2, y2, level, "-|"); }
  bool opening(int x2, int y2, int level) const { return is(x2, y2, level, "="); }
  bool obstacle_dot(int x2, int y2, int level) const { return is(x2, y2, level, "o"); }
  bool cover_dot(int x2, int y2, int level) const { return is(x2, y2, level, "#"); }
  bool floor(int x2, int y2, int level) const { return is(x2, y2, level, ".S*%><^vR"); }
  bool inside(int x2, int y2, int level) const;  // floor on a higher Level

  // Whether one of the four edges that end in the dot is an Opening.
  bool opening_at_dot(int x2, int y2, int level) const;

 private:
  using Picture = std::vector<std::string>;

  bool is(int x2, int y2, int level, const char* characters) const;
  void lay(const Picture& picture, const Placement& at, std::size_t level);

  int width_ = 0;
  int height_ = 0;
  std::vector<Picture> pictures_;
};

}  // namespace parapet::prove
