#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/tiles/tile_map.h"
#include "rules/mayhem/rectangle.h"

namespace parapet::mayhem {

// What a map that is being checked or built is made of: tiles as they lie on Level 1. x and y may
// be negative while a map is built.

// One space as roads see it.
struct RoadSpace {
  static constexpr int kNoTile = -1;

  int entry = kNoTile;  // whose tile lies there
  std::optional<Heading> lane = {};
  bool hides_lane = false;  // stairs, a ramp or an explosive object: no character left for a lane

  bool covered() const { return entry != kNoTile; }
};

// Level 1 of a tile after its quarter turns.
class TurnedTile {
 public:
  TurnedTile(const Tile& tile, int turn);

  int width() const { return width_; }
  int height() const { return height_; }
  bool has_lanes() const { return has_lanes_; }
  Rectangle rectangle_at(int x, int y) const { return {x, y, width_, height_}; }

  // Its own coordinates; the entry is the one given. Requires 0 <= x < width(), likewise y.
  RoadSpace space(int x, int y, int entry) const;

  friend bool operator==(const TurnedTile&, const TurnedTile&) = default;

 private:
  struct Print {
    std::optional<Heading> lane;
    bool hides_lane = false;
    friend bool operator==(const Print&, const Print&) = default;
  };

  int width_;
  int height_;
  bool has_lanes_ = false;
  std::vector<Print> prints_;
};

// The size of a tile after its quarter turns, without reading its prints.
Rectangle rectangle_of(const Tile& tile, const Placement& at);

// Every space of a part of the plane, with the tile that lies on it.
class LayoutGround {
 public:
  explicit LayoutGround(const Rectangle& extent);

  const Rectangle& extent() const { return extent_; }

  // Nothing lies beyond the extent.
  RoadSpace at(int x, int y) const {
    return extent_.holds(x, y) ? spaces_[index(x, y)] : RoadSpace{};
  }

  // The entry under the box, if any. Requires extent().holds(box).
  std::optional<int> entry_under(const Rectangle& box) const;

  // Requires extent().holds(tile.rectangle_at(x, y)); what lay there is gone.
  void lay(const TurnedTile& tile, int x, int y, int entry);
  void lift(const Rectangle& box);

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y - extent_.y) * static_cast<std::size_t>(extent_.width) +
           static_cast<std::size_t>(x - extent_.x);
  }

  Rectangle extent_;
  std::vector<RoadSpace> spaces_;
};

}  // namespace parapet::mayhem
