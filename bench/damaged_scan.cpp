#include "bench/damaged_scan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

namespace parapet::bench {
namespace {

using Corner = std::array<float, 3>;
using Triangle = std::array<Corner, 3>;

constexpr int kSide = 708;
constexpr float kSpacing = 2;

void put(std::string& bytes, const void* value, std::size_t size) {
  bytes.append(static_cast<const char*>(value), size);
}

std::vector<Corner> field(std::mt19937& random) {
  std::vector<Corner> corners;
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const float x = kSpacing * static_cast<float>(column);
      const float y = kSpacing * static_cast<float>(row);
      const float noise = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
      corners.push_back({x, y, 60 * std::sin(x / 110) * std::cos(y / 90) + 0.3F * noise});
    }
  }
  return corners;
}

}  // namespace

std::string damaged_scan(std::uint32_t seed) {
  std::mt19937 random(seed);
  const std::vector<Corner> corners = field(random);
  std::vector<bool> is_missing(static_cast<std::size_t>(kSide) * kSide, false);
  constexpr int kHoles = 100;
  for (int n = 0; n < kHoles; ++n) {
    const auto place = [&] { return 10 + static_cast<int>(random() % (kSide - 30)); };
    const int west = place();
    const int north = place();
    const int size = 2 + static_cast<int>(random() % 5);
    for (int y = north; y < north + size; ++y) {
      for (int x = west; x < west + size; ++x) {
        is_missing[static_cast<std::size_t>(y) * kSide + static_cast<std::size_t>(x)] = true;
      }
    }
  }
  std::vector<Triangle> triangles;
  for (std::size_t y = 0; y + 1 < kSide; ++y) {
    for (std::size_t x = 0; x + 1 < kSide; ++x) {
      if (is_missing[y * kSide + x]) continue;
      const auto at = [&](std::size_t dx, std::size_t dy) {
        return corners[(y + dy) * kSide + x + dx];
      };
      triangles.push_back({at(0, 0), at(1, 0), at(1, 1)});
      triangles.push_back({at(0, 0), at(1, 1), at(0, 1)});
    }
  }
  const std::size_t whole = triangles.size();
  for (int n = 0; n < 2000; ++n) triangles.push_back(triangles[random() % whole]);
  for (int n = 0; n < 1000; ++n) {
    const Triangle& t = triangles[random() % whole];
    triangles.push_back({t[0], t[1], t[1]});
  }
  std::shuffle(triangles.begin(), triangles.end(), random);

  std::string bytes(80, ' ');
  const auto count = static_cast<std::uint32_t>(triangles.size());
  put(bytes, &count, sizeof count);
  bytes.reserve(84 + 50 * triangles.size());
  for (const Triangle& triangle : triangles) {
    const Corner no_normal{};
    const std::uint16_t no_attributes = 0;
    put(bytes, &no_normal, sizeof no_normal);
    put(bytes, &triangle, sizeof triangle);
    put(bytes, &no_attributes, sizeof no_attributes);
  }
  return bytes;
}

}  // namespace parapet::bench
