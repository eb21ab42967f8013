#include "tests/support/fine_tube.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace parapet::testing {
namespace {

constexpr int kRadius = 4;  // of the tube, in small squares

// The least number of small squares along a space's side for which all dots beside the line, which
// are at least 1 / length away, lie outside the tube.
int squares_a_side(int dx, int dy) {
  int side = 4 * kRadius;
  while (side * side <= kRadius * kRadius * (dx * dx + dy * dy)) ++side;
  return side;
}

class Raster {
 public:
  Raster(int dx, int dy)
      : side_(squares_a_side(dx, dy)),
        to_x_(2 * std::int64_t{side_} * dx),
        to_y_(2 * std::int64_t{side_} * dy),
        west_(std::min(0, dx) * side_ - kRadius - 1),
        north_(std::min(0, dy) * side_ - kRadius - 1),
        width_(std::abs(dx) * side_ + 2 * kRadius + 2),
        height_(std::abs(dy) * side_ + 2 * kRadius + 2),
        region_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), kOutside) {
    for (int j = north_; j < north_ + height_; ++j) {
      for (int i = west_; i < west_ + width_; ++i) {
        if (in_tube(i, j)) region(i, j) = kUnnumbered;
      }
    }
    for (int j = north_; j < north_ + height_; ++j) {
      for (int i = west_; i < west_ + width_; ++i) {
        if (region(i, j) == kUnnumbered) flood(i, j, count_++);
      }
    }
  }

  int side() const { return side_; }
  int count() const { return count_; }

  // Regions of two small squares next to each other that lie in different spaces.
  template <class Found>
  void visit_doors(const Found& found) {
    for (int j = north_; j < north_ + height_; ++j) {
      for (int i = west_; i < west_ + width_; ++i) {
        if (region(i, j) == kOutside) continue;
        const int x = space_of(i);
        const int y = space_of(j);
        if (space_of(i + 1) != x && at(i + 1, j) >= 0) {
          found(region(i, j), at(i + 1, j), 2 * (x + 1), 2 * y + 1);
        }
        if (space_of(j + 1) != y && at(i, j + 1) >= 0) {
          found(region(i, j), at(i, j + 1), 2 * x + 1, 2 * (y + 1));
        }
      }
    }
  }

  int at(int i, int j) {
    if (i < west_ || j < north_ || i >= west_ + width_ || j >= north_ + height_) return kOutside;
    return region(i, j);
  }

 private:
  static constexpr int kOutside = -1;
  static constexpr int kUnnumbered = -2;

  int& region(int i, int j) {
    return region_[static_cast<std::size_t>(j - north_) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(i - west_)];
  }

  int space_of(int i) const { return i >= 0 ? i / side_ : -((-i + side_ - 1) / side_); }

  // On coordinates doubled once more, so that the middle of a small square is whole.
  bool in_tube(int i, int j) const {
    const std::int64_t x = 2 * i + 1;
    const std::int64_t y = 2 * j + 1;
    const std::int64_t near = 4 * kRadius * kRadius;
    const std::int64_t length = to_x_ * to_x_ + to_y_ * to_y_;
    const std::int64_t along = x * to_x_ + y * to_y_;
    if (along <= 0) return x * x + y * y < near;
    if (along >= length) {
      return (x - to_x_) * (x - to_x_) + (y - to_y_) * (y - to_y_) < near;
    }
    const std::int64_t across = x * to_y_ - y * to_x_;
    return across * across < near * length;
  }

  void flood(int from_i, int from_j, int number) {
    std::vector<std::pair<int, int>> open{{from_i, from_j}};
    region(from_i, from_j) = number;
    while (!open.empty()) {
      const auto [i, j] = open.back();
      open.pop_back();
      const std::pair<int, int> next[4] = {{i - 1, j}, {i + 1, j}, {i, j - 1}, {i, j + 1}};
      for (const auto& [ni, nj] : next) {
        if (at(ni, nj) != kUnnumbered) continue;
        if (space_of(ni) != space_of(i) || space_of(nj) != space_of(j)) continue;
        region(ni, nj) = number;
        open.emplace_back(ni, nj);
      }
    }
  }

  int side_;
  std::int64_t to_x_;
  std::int64_t to_y_;
  int west_;
  int north_;
  int width_;
  int height_;
  std::vector<int> region_;
  int count_ = 0;
};

}  // namespace

FineTube::FineTube(int dx, int dy) {
  Raster raster(dx, dy);
  region_count_ = raster.count();
  std::set<std::tuple<int, int, int, int>> doors;
  raster.visit_doors(
      [&](int a, int b, int edge_x2, int edge_y2) { doors.emplace(a, b, edge_x2, edge_y2); });
  for (const auto& [a, b, edge_x2, edge_y2] : doors) doors_.push_back({a, b, edge_x2, edge_y2});
  for (const bool east : {false, true}) {
    for (const bool south : {false, true}) {
      const int i = east ? 0 : -1;
      const int j = south ? 0 : -1;
      at_start_[index(east, south)] = raster.at(i, j);
      at_end_[index(east, south)] = raster.at(i + dx * raster.side(), j + dy * raster.side());
      if (at_start_[index(east, south)] < 0 || at_end_[index(east, south)] < 0) {
        throw std::logic_error("the tube does not reach round its ends");
      }
    }
  }
}

}  // namespace parapet::testing
