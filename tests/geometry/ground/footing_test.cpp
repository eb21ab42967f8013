#include "geometry/ground/footing.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <map>
#include <vector>

#include "tests/support/random_source.h"

namespace parapet {
namespace {

constexpr int kSide = 9;

// Random ground of 9 x 9 columns with shelves above some of it.
std::vector<Body> random_ground(testing::RandomSource& random) {
  std::vector<Body> bodies;
  std::uint32_t piece = 0;
  const int unevenness = random.between(0, 3);
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const int height = random.chance(25) ? random.between(0, unevenness) : 0;
      if (random.chance(4)) continue;
      bodies.push_back(
          {Box::spanning({40 * x, 40 * y, -32}, {40 * x + 40, 40 * y + 40, 32 * height + 1}),
           piece++});
    }
  }
  for (int n = random.between(0, 2); n > 0; --n) {
    const int x = random.between(0, 6);
    const int y = random.between(0, 6);
    const int z = 32 * random.between(7, 12);
    bodies.push_back({Box::spanning({40 * x, 40 * y, z}, {40 * (x + random.between(1, 3)),
                                                          40 * (y + random.between(1, 3)), z + 32}),
                      piece++});
  }
  return bodies;
}

bool has_room(const Columns& columns, Foothold at, int clearance) {
  const auto spans = columns.spans(at.at);
  return at.level + 1 >= spans.size() ||
         spans[at.level + 1].bottom - spans[at.level].top >= clearance;
}

// Tries every square with the column in it: spreads from the top over level neighbours, then
// compares all neighbours.
bool is_wide_by_trying(const Columns& columns, Foothold top, int side, int clearance, int step) {
  if (!has_room(columns, top, clearance)) return false;
  for (int west = top.at.x - side + 1; west <= top.at.x; ++west) {
    for (int north = top.at.y - side + 1; north <= top.at.y; ++north) {
      std::map<Column, std::int32_t> heights{{top.at, columns.spans(top.at)[top.level].top}};
      std::vector<Column> open{top.at};
      const auto inside = [&](Column c) {
        return west <= c.x && c.x < west + side && north <= c.y && c.y < north + side;
      };
      while (!open.empty()) {
        const Column from = open.back();
        open.pop_back();
        for (const Column to : {Column{from.x - 1, from.y}, Column{from.x + 1, from.y},
                                Column{from.x, from.y - 1}, Column{from.x, from.y + 1}}) {
          if (!inside(to) || heights.contains(to)) continue;
          const auto spans = columns.spans(to);
          for (std::uint32_t level = 0; level < spans.size(); ++level) {
            const bool is_level = std::abs(spans[level].top - heights[from]) < step;
            if (!is_level || !has_room(columns, {to, level}, clearance)) continue;
            heights[to] = spans[level].top;
            open.push_back(to);
          }
        }
      }
      bool is_level = static_cast<int>(heights.size()) == side * side;
      for (const auto& [column, height] : heights) {
        for (const Column next : {Column{column.x + 1, column.y}, Column{column.x, column.y + 1}}) {
          const auto found = heights.find(next);
          is_level =
              is_level && (found == heights.end() || std::abs(found->second - height) < step);
        }
      }
      if (is_level) return true;
    }
  }
  return false;
}

TEST_CASE("a top is wide exactly if some level square holds it") {
  testing::RandomSource random(21);
  int wide_ones = 0;
  int narrow_ones = 0;
  for (int round = 0; round < 150; ++round) {
    const auto columns = Columns::make(random_ground(random));
    REQUIRE(columns);
    const int side = random.between(1, 5);
    const int clearance = random.between(130, 300);
    constexpr int kStep = 64;
    Footing footing(*columns, {clearance, kStep}, side);
    std::vector<Foothold> tops;
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) {
        const auto count = static_cast<std::uint32_t>(columns->spans({x, y}).size());
        for (std::uint32_t level = 0; level < count; ++level) tops.push_back({{x, y}, level});
      }
    }
    const std::vector<bool> at_once = footing.in_level_square(tops, side);
    for (std::size_t n = 0; n < tops.size(); ++n) {
      CAPTURE(round, side, tops[n].at.x, tops[n].at.y, tops[n].level);
      const bool expected = is_wide_by_trying(*columns, tops[n], side, clearance, kStep);
      REQUIRE(footing.is_wide(tops[n]) == expected);
      REQUIRE(at_once[n] == expected);
      REQUIRE(footing.has_room(tops[n]) == has_room(*columns, tops[n], clearance));
      ++(expected ? wide_ones : narrow_ones);
    }
  }
  CHECK(wide_ones > 1000);
  CHECK(narrow_ones > 1000);
}

TEST_CASE("a free square is one that nothing reaches into") {
  testing::RandomSource random(22);
  int free_ones = 0;
  int blocked_ones = 0;
  for (int round = 0; round < 300; ++round) {
    const auto columns = Columns::make(random_ground(random));
    REQUIRE(columns);
    const int side = random.between(1, 6);
    const int clearance = random.between(1, 300);
    const Column at{random.between(-2, kSide + 1), random.between(-2, kSide + 1)};
    const std::int32_t height = 32 * random.between(0, 4) + random.between(0, 1);
    bool expected = false;
    for (int west = at.x - side + 1; west <= at.x; ++west) {
      for (int north = at.y - side + 1; north <= at.y; ++north) {
        bool is_free = true;
        for (int y = north; y < north + side; ++y) {
          for (int x = west; x < west + side; ++x) {
            for (const SolidSpan& span : columns->spans({x, y})) {
              const bool reaches = span.top > height && span.bottom < height + clearance;
              is_free = is_free && !reaches;
            }
          }
        }
        expected = expected || is_free;
      }
    }
    const Footing footing(*columns, {clearance, 64}, 1);
    CAPTURE(round, side, at.x, at.y, height);
    REQUIRE(footing.is_free_square(at, height, side) == expected);
    ++(expected ? free_ones : blocked_ones);
  }
  CHECK(free_ones > 30);
  CHECK(blocked_ones > 20);
}

TEST_CASE("tiles do not show at their borders") {
  std::vector<Body> bodies{{Box::spanning({0, 0, 0}, {40 * 150, 40 * 150, 32}), 0}};
  bodies.push_back({Box::spanning({40 * 63, 0, 32}, {40 * 64, 40 * 150, 320}), 1});
  bodies.push_back({Box::spanning({40 * 67, 0, 32}, {40 * 68, 40 * 150, 320}), 2});
  const auto columns = Columns::make(bodies);
  REQUIRE(columns);
  Footing narrow(*columns, {100, 64}, 3);
  CHECK(narrow.is_wide({{64, 10}, 0}));
  CHECK_FALSE(narrow.is_wide({{63, 10}, 0}));
  Footing footing(*columns, {100, 64}, 5);
  CHECK(footing.is_wide({{62, 70}, 0}));
  CHECK_FALSE(footing.is_wide({{64, 70}, 0}));
  CHECK(footing.is_wide({{68, 70}, 0}));
  Footing huge(*columns, {100, 64}, 5000);
  CHECK_FALSE(huge.is_wide({{10, 10}, 0}));
  CHECK(huge.is_free_square({10, 10}, 320, 50000));
  CHECK(huge.is_free_square({10, 10}, 32, 50000));
  CHECK_FALSE(huge.is_free_square({65, 10}, 32, 50000));
}

}  // namespace
}  // namespace parapet
