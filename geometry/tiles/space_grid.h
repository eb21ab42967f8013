#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "geometry/tiles/board.h"

namespace parapet {

// A value for every space of a board, floor or not, Level 1 up to the highest and as many more as
// asked for. Off the grid there is the value it started with.
template <class Value>
class SpaceGrid {
 public:
  explicit SpaceGrid(const Board& board, Value start = Value(), int extra_levels = 0)
      : width_(board.width()),
        height_(board.height()),
        levels_(board.levels() + extra_levels),
        start_(start),
        values_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_) *
                    static_cast<std::size_t>(levels_),
                start) {}

  bool contains(Space space) const {
    return space.x >= 0 && space.y >= 0 && space.x < width_ && space.y < height_ &&
           space.level >= 1 && space.level <= levels_;
  }

  Value at(Space space) const { return contains(space) ? values_[index(space)] : start_; }

  // Does nothing off the grid.
  void set(Space space, Value value) {
    if (contains(space)) values_[index(space)] = std::move(value);
  }

  std::size_t size() const { return values_.size(); }

  // Requires contains(space).
  std::size_t index(Space space) const {
    const auto storey = static_cast<std::size_t>(space.level - 1);
    const std::size_t row =
        storey * static_cast<std::size_t>(height_) + static_cast<std::size_t>(space.y);
    return row * static_cast<std::size_t>(width_) + static_cast<std::size_t>(space.x);
  }

  // The space with that index. Requires index < size().
  Space space(std::size_t index) const {
    const auto width = static_cast<std::size_t>(width_);
    const auto height = static_cast<std::size_t>(height_);
    return {static_cast<int>(index % width), static_cast<int>(index / width % height),
            static_cast<int>(index / (width * height)) + 1};
  }

 private:
  int width_;
  int height_;
  int levels_;
  Value start_;
  std::vector<Value> values_;
};

}  // namespace parapet
