#include "geometry/ground/plate_hull.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "tests/support/random_source.h"

namespace parapet {
namespace {

// The hull of two rectangles is what they sweep while one turns into the other: a point is in it if
// at some moment between 0 and 1 all four sides let it in.
bool is_swept(const ColumnRectangle& a, const ColumnRectangle& b, Column column) {
  Ratio from(0);
  Ratio to(1);
  const auto limit = [&](std::int64_t low_a, std::int64_t low_b, std::int64_t point) {
    // low_a + t (low_b - low_a) <= point
    const std::int64_t slope = low_b - low_a;
    const std::int64_t room = point - low_a;
    if (slope == 0) {
      if (room < 0) to = Ratio(-1);
    } else if (slope > 0) {
      to = std::min(to, Ratio::of(room, slope));
    } else {
      from = std::max(from, Ratio::of(-room, -slope));
    }
  };
  const std::int64_t x = 2 * column.x + 1;
  const std::int64_t y = 2 * column.y + 1;
  limit(2 * a.first.x, 2 * b.first.x, x);
  limit(-2 * (a.first.x + a.width), -2 * (b.first.x + b.width), -x);
  limit(2 * a.first.y, 2 * b.first.y, y);
  limit(-2 * (a.first.y + a.depth), -2 * (b.first.y + b.depth), -y);
  return from <= to;
}

ColumnRectangle any_rectangle(testing::RandomSource& random) {
  return {
      {random.between(-8, 8), random.between(-8, 8)}, random.between(1, 5), random.between(1, 5)};
}

TEST_CASE("the columns between two plates are those that one sweeps on its way to the other") {
  testing::RandomSource random(3);
  for (int round = 0; round < 2000; ++round) {
    const ColumnRectangle a = any_rectangle(random);
    const ColumnRectangle b = any_rectangle(random);
    std::set<Column> found;
    for (const ColumnRun& run : columns_between(a, b)) {
      for (int x = run.west; x < run.east; ++x) found.insert({x, run.y});
    }
    for (int y = -9; y < 14; ++y) {
      for (int x = -9; x < 14; ++x) {
        CAPTURE(round, x, y);
        REQUIRE(found.contains({x, y}) == is_swept(a, b, {x, y}));
      }
    }
    REQUIRE(columns_between(a, b) == columns_between(b, a));
    // All in one piece.
    std::vector<Column> open{*found.begin()};
    std::set<Column> left = found;
    left.erase(open.front());
    while (!open.empty()) {
      const Column at = open.back();
      open.pop_back();
      for (const Column next : {Column{at.x - 1, at.y}, Column{at.x + 1, at.y},
                                Column{at.x, at.y - 1}, Column{at.x, at.y + 1}}) {
        if (left.erase(next) > 0) open.push_back(next);
      }
    }
    REQUIRE(left.empty());
  }
}

}  // namespace
}  // namespace parapet
