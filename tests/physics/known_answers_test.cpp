#include <catch2/catch.hpp>
#include <cstdlib>

#include "geometry/solids/convex_hull.h"
#include "tests/support/brick_structures.h"
#include "tests/support/random_source.h"
#include "tests/support/weighing.h"

using namespace parapet;
using namespace parapet::physics;
using namespace parapet::testing;

// Blocks whose balance is known without a programme. Of loose ones any load is carried or none.

namespace {

constexpr std::int64_t kHeight = 100;
constexpr std::int64_t kLength = 2 * 840;  // 840 is divided by 1 to 8

// A stack at the edge of a pillar, from the top: each block as far out as the blocks on it allow,
// the k-th by half its length over k. They reach half the harmonic number of lengths, less `back`
// at the edge of the pillar.
Structure overhang(int blocks, std::int64_t back) {
  Piece pillar = block_between({-kLength, 0, 0}, {0, 400, kHeight});
  pillar.holding = Holding::fixed;
  std::vector<Piece> pieces{pillar};
  std::int64_t end = -back;
  for (int n = 0; n < blocks; ++n) {
    end += kLength / (2 * (blocks - n));
    const std::int64_t low = kHeight * (n + 1);
    pieces.push_back(block_between({end - kLength, 0, low}, {end, 400, low + kHeight}));
  }
  return structure_of(std::move(pieces), Table::loose);
}

// A block on a slope that falls away to a side by b for each a; all corners are whole.
struct Slope {
  std::int64_t a = 0;
  std::int64_t b = 0;
  bool is_askew = false;  // to (3, 4) instead of (5, 0)
};

Structure block_on(const Slope& slope) {
  const Vec along = slope.is_askew ? Vec{3, 4, 0} : Vec{5, 0, 0};
  const Vec across = slope.is_askew ? Vec{-4, 3, 0} : Vec{0, 5, 0};
  const Vec up = along * slope.a + Vec{0, 0, 5 * slope.b};
  const Vec out = along * -slope.b + Vec{0, 0, 5 * slope.a};
  std::vector<Point> wedge;
  for (const Vec side : {across * -2000, across * 2000}) {
    wedge.push_back(Point{} + side);
    wedge.push_back(Point{} + side + along * (6 * slope.a));
    wedge.push_back(Point{} + side + up * 6);
  }
  std::vector<Point> block;
  for (const Vec i : {Vec{}, up * 2}) {
    for (const Vec j : {across * -500, across * 500}) {
      for (const Vec k : {Vec{}, out}) block.push_back(Point{} + up * 2 + i + j + k);
    }
  }
  Piece ground;
  ground.shapes = {convex_hull(wedge).value()};
  ground.holding = Holding::fixed;
  Piece resting;
  resting.shapes = {convex_hull(block).value()};
  resting.mass_mg = 5000;
  return structure_of({ground, resting}, Table::loose);
}

Grip rubbing(double friction) {
  Grip grip;
  grip.friction = friction;
  return grip;
}

}  // namespace

TEST_CASE("a stack of blocks reaches half the harmonic number and no farther") {
  for (int blocks = 1; blocks <= 8; ++blocks) {
    INFO(blocks << " blocks");
    CHECK(weighed(overhang(blocks, 1)) == kAnyLoad);
    CHECK(weighed(overhang(blocks, -1)) == 0);
  }
}

TEST_CASE("a block stays on a slope that is flatter than friction holds") {
  for (const bool is_askew : {false, true}) {
    INFO((is_askew ? "askew" : "straight"));
    CHECK(weighed(block_on({1000, 599, is_askew})) == kAnyLoad);
    CHECK(weighed(block_on({1000, 601, is_askew})) == 0);
    CHECK(weighed(block_on({40, 30, is_askew}), rubbing(0.751)) == kAnyLoad);
    CHECK(weighed(block_on({40, 30, is_askew}), rubbing(0.749)) == 0);
    CHECK(weighed(block_on({1000, 1, is_askew}), rubbing(0)) == 0);
  }
}

TEST_CASE("a block stays on a slope whichever way it looks") {
  for (int quarters = 0; quarters < 4; ++quarters) {
    for (const bool mirrored : {false, true}) {
      for (const bool is_askew : {false, true}) {
        CHECK(weighed(turned(block_on({1000, 599, is_askew}), quarters, mirrored)) == kAnyLoad);
        CHECK(weighed(turned(block_on({1000, 601, is_askew}), quarters, mirrored)) == 0);
      }
    }
  }
}

TEST_CASE("what stands on the table carries any load") {
  CHECK(weighed(structure_of({brick_at({0, 0, 0, 4, 2})}, Table::loose)) == kAnyLoad);
  CHECK(weighed(structure_of({brick_at({0, 0, 0, 4, 2})}, Table::studded)) == kAnyLoad);
  CHECK(weighed(structure_of({block_between({3, 5, 0}, {9, 700, 1})}, Table::loose)) == kAnyLoad);
}

TEST_CASE("a brick between others is not held by their sides") {
  const Piece west = brick_at({0, 0, 1, 2, 2});
  const Piece east = brick_at({4, 0, 1, 2, 2});
  const Piece under_west = brick_at({0, 0, 0, 2, 2});
  const Piece under_east = brick_at({4, 0, 0, 2, 2});
  const Piece between = brick_at({2, 0, 1, 2, 2});
  CHECK(weighed(structure_of({under_west, under_east, west, east})) == kAnyLoad);
  CHECK(weighed(structure_of({under_west, under_east, west, east, between})) == 0);
  // The studs of a bridge below or above it hold it.
  CHECK(weighed(structure_of(
            {under_west, under_east, west, east, between, brick_at({2, 0, 0, 2, 2})})) == kAnyLoad);
  CHECK(weighed(structure_of(
            {under_west, under_east, west, east, between, brick_at({0, 0, 2, 6, 2})})) > kBalanced);
}

TEST_CASE("a stair holds less the longer it is") {
  const auto stair = [](int bricks) {
    std::vector<Piece> pieces;
    for (int n = 0; n < bricks; ++n) pieces.push_back(brick_at({2 * n, 0, n, 4, 2}));
    return weighed(structure_of(std::move(pieces)));
  };
  CHECK(stair(4) > stair(10));
  CHECK(stair(10) > stair(19));
  CHECK(stair(19) > kBalanced);
  CHECK(stair(20) < kBalanced);
}

TEST_CASE("what grows askew holds as much turned and mirrored") {
  RandomSource random(41);
  int leaning = 0;
  for (int round = 0; round < 12; ++round) {
    // Each brick has at least a stud of the one below it.
    std::vector<Piece> pieces;
    BrickPlace last{0, 0, 0, 2, 2};
    pieces.push_back(brick_at(last));
    for (int z = 1; z < 9; ++z) {
      BrickPlace next{0, 0, z, random.between(1, 4), random.between(1, 4)};
      next.x = last.x + random.between(1 - next.wide, last.wide - 1);
      next.y = last.y + random.between(1 - next.deep, last.deep - 1);
      pieces.push_back(brick_at(next, brick_mass(next.wide, next.deep)));
      last = next;
    }
    const Structure structure = structure_of(std::move(pieces));
    const LoadFactor factor = weighed(structure);
    leaning += factor < kAnyLoad ? 1 : 0;
    for (int quarters = 0; quarters < 4; ++quarters) {
      for (const bool mirrored : {false, true}) {
        CHECK(std::abs(weighed(turned(structure, quarters, mirrored)) - factor) <= 1);
      }
    }
  }
  CHECK(leaning > 6);
}

TEST_CASE("a weight is carried as the mass of the piece is") {
  const auto tipping = [](std::int64_t load_mg) {
    Piece pillar = block_between({0, 0, 0}, {100, 100, 100});
    pillar.holding = Holding::fixed;
    // Its middle is over the pillar, 10 ticks from the edge; the weight is 60 beyond the edge.
    Structure structure =
        structure_of({pillar, block_between({0, 0, 100}, {180, 100, 150}, 6000)}, Table::loose);
    structure.loads.push_back({1, {160, 50, 150}, load_mg});
    return weighed(structure);
  };
  CHECK(tipping(990) == kAnyLoad);
  CHECK(tipping(1010) == 0);
}
