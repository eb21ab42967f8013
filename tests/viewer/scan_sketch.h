#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>

#include "viewer/scan_picture.h"

namespace parapet::viewer {

// Scans as they may come, for tests: grids of heights with noise, boxes, clouds.
class ScanSketch {
 public:
  using Place = std::array<double, 3>;

  // A sheet over `size` x `size` squares of a side of `side`, each of two triangles.
  static void add_sheet(ScanLayer& layer, int size, double side,
                        const std::function<double(double x, double y)>& height) {
    const auto first = static_cast<std::uint32_t>(layer.points.size());
    const auto row = static_cast<std::uint32_t>(size + 1);
    for (int y = 0; y <= size; ++y) {
      for (int x = 0; x <= size; ++x) {
        const Place at{x * side, y * side, height(x * side, y * side)};
        layer.points.push_back(at);
      }
    }
    for (std::uint32_t y = 0; y + 1 < row; ++y) {
      for (std::uint32_t x = 0; x + 1 < row; ++x) {
        const std::uint32_t a = first + y * row + x;
        layer.faces.push_back({a, a + row, a + 1});
        layer.faces.push_back({a + 1, a + row, a + row + 1});
      }
    }
  }

  static void add_box(ScanLayer& layer, const Place& low, const Place& high) {
    const auto first = static_cast<std::uint32_t>(layer.points.size());
    for (unsigned bits = 0; bits < 8; ++bits) {
      layer.points.push_back({(bits & 1U) != 0 ? high[0] : low[0],
                              (bits & 2U) != 0 ? high[1] : low[1],
                              (bits & 4U) != 0 ? high[2] : low[2]});
    }
    constexpr std::array<std::array<std::uint32_t, 4>, 6> kSides{
        {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}}};
    for (const auto& side : kSides) {
      layer.faces.push_back({first + side[0], first + side[1], first + side[2]});
      layer.faces.push_back({first + side[0], first + side[2], first + side[3]});
    }
  }

  // Even noise from -most to most.
  double noise(double most) {
    return most * (static_cast<double>(random_() % 20001U) / 10000.0 - 1);
  }

 private:
  std::mt19937 random_{7};
};

}  // namespace parapet::viewer
