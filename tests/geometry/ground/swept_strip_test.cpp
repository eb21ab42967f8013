#include "geometry/ground/swept_strip.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "geometry/numbers/contact.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using parapet::testing::RandomSource;

using Columns2 = std::set<Column>;

Columns2 columns_of(const SweptStrip& strip) {
  Columns2 columns;
  for (const ColumnRun& row : strip.rows()) {
    for (int x = row.west; x < row.east; ++x) columns.insert({x, row.y});
  }
  return columns;
}

Columns2 set_of(const std::vector<Column>& columns) { return {columns.begin(), columns.end()}; }

// The columns that a plate covers a part of on its way, found by standing it at many places of the
// way: the hull of two rectangles is the union of those in between.
Columns2 swept_by_steps(const ColumnRectangle& from, const ColumnRectangle& to, int steps) {
  Columns2 columns;
  for (int n = 0; n <= steps; ++n) {
    const auto between = [&](int a, int b) { return a * (steps - n) + b * n; };
    const int west = between(from.first.x, to.first.x);
    const int north = between(from.first.y, to.first.y);
    const int east = between(from.first.x + from.width, to.first.x + to.width);
    const int south = between(from.first.y + from.depth, to.first.y + to.depth);
    const auto floor = [&](int value) {
      return value >= 0 ? value / steps : -((-value + steps - 1) / steps);
    };
    const auto ceiling = [&](int value) { return -floor(-value); };
    for (int y = floor(north); y < ceiling(south); ++y) {
      for (int x = floor(west); x < ceiling(east); ++x) columns.insert({x, y});
    }
  }
  return columns;
}

ColumnRectangle random_plate(RandomSource& random, int range) {
  return {{random.between(-range, range), random.between(-range, range)},
          random.between(1, 6),
          random.between(1, 6)};
}

ColumnRectangle mirrored(ColumnRectangle plate) {
  plate.first.x = -plate.first.x - plate.width;
  return plate;
}

ColumnRectangle turned(const ColumnRectangle& plate) {
  return {{-plate.first.y - plate.depth, plate.first.x}, plate.depth, plate.width};
}

Columns2 mirrored(const Columns2& columns) {
  Columns2 result;
  for (const Column c : columns) result.insert({-c.x - 1, c.y});
  return result;
}

Columns2 turned(const Columns2& columns) {
  Columns2 result;
  for (const Column c : columns) result.insert({-c.y - 1, c.x});
  return result;
}

}  // namespace

TEST_CASE("a straight strip is the rectangle from plate to plate") {
  const SweptStrip strip({{2, 2}, 4, 4}, {{16, 2}, 4, 4});
  CHECK(strip.size() == 18 * 4);
  CHECK(strip.covers({2, 2}));
  CHECK(strip.covers({19, 5}));
  CHECK_FALSE(strip.covers({1, 2}));
  CHECK_FALSE(strip.covers({20, 2}));
  CHECK_FALSE(strip.covers({10, 1}));
  CHECK_FALSE(strip.covers({10, 6}));
  CHECK(strip.bounds() == ColumnRectangle{{2, 2}, 18, 4});
  CHECK(strip.beside_left().size() == 18);
  CHECK(set_of(strip.beside_left()).contains({10, 1}));
  CHECK(set_of(strip.beside_right()).contains({10, 6}));
}

TEST_CASE("what touches only the end of a side is not beside the strip") {
  const SweptStrip strip({{0, 0}, 2, 2}, {{8, 0}, 2, 2});
  CHECK_FALSE(set_of(strip.beside_left()).contains({-1, -1}));
  CHECK_FALSE(set_of(strip.beside_left()).contains({10, -1}));
  CHECK_FALSE(set_of(strip.beside_left()).contains({-1, 0}));
  CHECK(set_of(strip.beside_left()).contains({0, -1}));
  CHECK(set_of(strip.beside_left()).contains({9, -1}));
}

TEST_CASE("a slanted strip is touched at the corners of columns") {
  // From corner (2, 0) to (8, 6) and from (0, 2) to (6, 8): both sides are diagonals.
  const SweptStrip strip({{0, 0}, 2, 2}, {{6, 6}, 2, 2});
  CHECK(strip.covers({4, 2}));
  CHECK_FALSE(strip.covers({4, 1}));
  CHECK(set_of(strip.beside_left()).contains({4, 1}));
  CHECK(set_of(strip.beside_right()).contains({1, 4}));
  CHECK_FALSE(set_of(strip.beside_left()).contains({5, 1}));
}

TEST_CASE("a strip is what a plate covers on its way: so many steps find the same") {
  RandomSource random(21);
  for (int round = 0; round < 300; ++round) {
    const ColumnRectangle from = random_plate(random, 9);
    const ColumnRectangle to = random_plate(random, 9);
    CAPTURE(round, from.first.x, from.first.y, from.width, from.depth, to.first.x, to.first.y,
            to.width, to.depth);
    // A column is on the way for a time between two fractions whose denominators are at most 24:
    // steps of less than 1 / (24 * 23) hit it.
    const Columns2 columns = columns_of(SweptStrip(from, to));
    CHECK(columns == swept_by_steps(from, to, 600));
  }
}

TEST_CASE("a strip is the same both ways and turns and mirrors with its plates") {
  RandomSource random(22);
  int beside = 0;
  for (int round = 0; round < 2000; ++round) {
    const ColumnRectangle from = random_plate(random, 12);
    const ColumnRectangle to = random_plate(random, 12);
    CAPTURE(round, from.first.x, from.first.y, from.width, from.depth, to.first.x, to.first.y,
            to.width, to.depth);
    const SweptStrip strip(from, to);
    const SweptStrip back(to, from);
    CHECK(columns_of(strip) == columns_of(back));
    CHECK(strip.beside_left() == back.beside_right());
    const SweptStrip flipped(mirrored(from), mirrored(to));
    CHECK(columns_of(flipped) == mirrored(columns_of(strip)));
    CHECK(set_of(flipped.beside_left()) == mirrored(set_of(strip.beside_right())));
    const SweptStrip quarter(turned(from), turned(to));
    CHECK(columns_of(quarter) == turned(columns_of(strip)));
    CHECK(set_of(quarter.beside_left()) == turned(set_of(strip.beside_left())));
    for (const Column column : strip.beside_left()) CHECK_FALSE(strip.covers(column));
    beside += static_cast<int>(strip.beside_left().size());
  }
  CHECK(beside > 2000);
}

TEST_CASE("what is beside a strip touches its long side and nothing of its inside") {
  RandomSource random(23);
  constexpr std::int64_t kScale = 200;
  for (int round = 0; round < 500; ++round) {
    const ColumnRectangle from = random_plate(random, 9);
    ColumnRectangle to = from;
    to.first = {random.between(-9, 9), random.between(-9, 9)};
    const std::int64_t east = to.first.x - from.first.x;
    const std::int64_t south = to.first.y - from.first.y;
    if (east == 0 && south == 0) continue;
    // The corner on the left of the way, and where the side that it sweeps begins and ends.
    std::int64_t least = 0;
    std::vector<Point> corners;
    for (const ColumnRectangle& plate : {from, to}) {
      for (const int x : {plate.first.x, plate.first.x + plate.width}) {
        for (const int y : {plate.first.y, plate.first.y + plate.depth}) {
          const std::int64_t side = east * (2 * (y - from.first.y) - from.depth) -
                                    south * (2 * (x - from.first.x) - from.width);
          if (side < least) corners.clear();
          if (side <= least) corners.push_back({x, y, 0});
          least = std::min(least, side);
        }
      }
    }
    const auto ahead = [&](Point p) { return p.x * east + p.y * south; };
    const auto [begin, end] = std::minmax_element(
        corners.begin(), corners.end(), [&](Point a, Point b) { return ahead(a) < ahead(b); });
    const Vec whole = *end - *begin;
    const Segment inner{Point{} + kScale * (*begin - Point{}) + whole,
                        Point{} + kScale * (*end - Point{}) - whole};
    const SweptStrip strip(from, to);
    Columns2 expected;
    for (int y = -20; y <= 20; ++y) {
      for (int x = -20; x <= 20; ++x) {
        const Box square =
            Box::spanning({kScale * x, kScale * y, -1}, {kScale * (x + 1), kScale * (y + 1), 1});
        if (!strip.covers({x, y}) && contact(inner, square) != Contact::apart) {
          expected.insert({x, y});
        }
      }
    }
    CAPTURE(round, from.first.x, from.first.y, from.width, from.depth, to.first.x, to.first.y);
    CHECK(set_of(strip.beside_left()) == expected);
  }
}
