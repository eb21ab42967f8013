#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/tiles/tile_map.h"

namespace parapet::testing {

// Readings of the open points as an oracle looks them up, one "M1=dot-only" a line; what is not
// there is at its default.
class Readings {
 public:
  void choose(std::string id, std::string value) {
    chosen_.push_back(std::move(id) + "=" + std::move(value));
  }
  bool is(std::string_view id, std::string_view value) const;
  const std::vector<std::string>& chosen() const { return chosen_; }

 private:
  std::vector<std::string> chosen_;
};

// A board as nothing but pictures, one a Level, put together from the texts of its plans without
// the help of the engine, for moving: which floor there is, and what is printed where tiles meet
// (AOM-MAP-6; OPT-M3, M4; OPT-M2 `cover`). Spaces by x, y, Level; beside them there is nothing.
class MovingPicture {
 public:
  enum class Print { clear, obstacle, wall, opening, obstructed_opening, cover };

  MovingPicture(const TileMap& map, const Readings& readings);

  int width() const { return width_; }
  int height() const { return height_; }
  int levels() const { return static_cast<int>(levels_.size()); }

  bool on_map(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }
  bool floor(int x, int y, int level) const;
  bool stairs(int x, int y, int level) const;
  bool inside(int x, int y, int level) const;  // floor on some higher Level

  // The highest Level with floor at or below this one, 0 if there is none.
  int surface(int x, int y, int level) const;

  // The edge between two spaces side by side, by their columns.
  Print edge(int x, int y, int other_x, int other_y, int level) const;
  // The dot that two spaces share by their corners.
  Print dot(int x, int y, int other_x, int other_y, int level) const;
  // The same dot has no class of its own, and a wall goes straight through it (OPT-M2).
  bool dot_in_wall(int x, int y, int other_x, int other_y, int level) const;

 private:
  using Picture = std::vector<std::string>;

  char at(int x2, int y2, int level) const;  // on doubled coordinates
  Print print(int x2, int y2, int level) const;
  bool plain_dot_in_wall(int x2, int y2, int level) const;

  int width_ = 0;
  int height_ = 0;
  std::vector<Picture> levels_;
  bool walls_cover_dots_ = false;
};

}  // namespace parapet::testing
