#include "geometry/solids/merged_boxes.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/geometry/numbers/generator.h"

namespace parapet::testing {
namespace {

std::set<Point> cells_of(const std::vector<Box>& boxes) {
  std::set<Point> cells;
  for (const Box& box : boxes) {
    for (std::int64_t x = box.lo().x; x < box.hi().x; ++x) {
      for (std::int64_t y = box.lo().y; y < box.hi().y; ++y) {
        for (std::int64_t z = box.lo().z; z < box.hi().z; ++z) cells.insert({x, y, z});
      }
    }
  }
  return cells;
}

}  // namespace

TEST_CASE("merged boxes fill the same space") {
  Generator generator(4);
  for (int n = 0; n < 200; ++n) {
    std::vector<Box> boxes;
    const auto count = 1 + generator.below(12);
    for (std::uint64_t b = 0; b < count; ++b) {
      const Point corner = generator.point(2);
      const Vec size{1 + static_cast<std::int64_t>(generator.below(2)),
                     1 + static_cast<std::int64_t>(generator.below(2)), 1};
      boxes.push_back(Box::spanning(corner, corner + size));
    }
    const std::vector<Box> merged = merged_boxes(boxes);
    REQUIRE(merged.size() <= boxes.size());
    REQUIRE(cells_of(merged) == cells_of(boxes));
    std::reverse(boxes.begin(), boxes.end());
    REQUIRE(merged_boxes(boxes) == merged);
  }
}

TEST_CASE("a wall in running bond becomes one box") {
  std::vector<Box> bricks;
  for (std::int64_t z = 0; z < 6; ++z) {
    const std::int64_t start = z % 2 == 0 ? 0 : 2;
    if (start > 0) bricks.push_back(Box::spanning({0, 0, z}, {2, 2, z + 1}));
    for (std::int64_t x = start; x < 20; x += 4) {
      bricks.push_back(Box::spanning({x, 0, z}, {std::min<std::int64_t>(x + 4, 20), 2, z + 1}));
    }
  }
  REQUIRE(merged_boxes(bricks) == std::vector<Box>{Box::spanning({0, 0, 0}, {20, 2, 6})});
}

}  // namespace parapet::testing
