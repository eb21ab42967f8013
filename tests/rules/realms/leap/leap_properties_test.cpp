#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <vector>

#include "rules/realms/leap/leap.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

// Pillars on a plain, of which none has anything under or over it, and two spaces.
BrickField random_field(RandomSource& random, int most_pillars = 5) {
  BrickField board;
  board.block(16, 16, 1, -3, -3, 0);
  const int pillars = random.between(0, most_pillars);
  for (int n = 0; n < pillars; ++n) {
    board.blocks.push_back({random.between(0, 16), random.between(0, 16), random.between(1, 4),
                            random.between(1, 4), 32, 32 + 16 * random.between(1, 14)});
  }
  const auto place = [&](const std::string& name) {
    board.spot(name, 0, 0);
    board.spots.back().plate = {
        {random.between(0, 14), random.between(0, 14)}, random.between(2, 5), random.between(2, 5)};
  };
  place("from");
  place("to");
  place("other");
  return board;
}

LeapRuling leap(const BrickField& board, const Options& options) {
  const Battlefield field = board.field();
  const auto ruling =
      rule_leap(field, {},
                {space_of(field, "from"), space_of(field, "to"), Ratio(10), 2, false, {}}, options);
  REQUIRE(ruling);
  return *ruling;
}

// The verdict on such a field, where the way is free exactly if no pillar on it is too high: by
// heights of single columns and plates that are put down in many places on the way.
class PlainOracle {
 public:
  explicit PlainOracle(const BrickField& board) : board_(board) {}

  std::int64_t height(int x, int y) const {
    std::int64_t top = 32;
    for (const BrickField::Block& block : board_.blocks) {
      const bool is_over =
          block.x <= x && x < block.x + block.width && block.y <= y && y < block.y + block.depth;
      if (is_over) top = std::max<std::int64_t>(top, block.top);
    }
    return top;
  }

  std::int64_t surface(const ColumnRectangle& plate) const {
    std::int64_t top = 0;
    for (int y = (plate.depth - 1) / 2; y <= plate.depth / 2; ++y) {
      for (int x = (plate.width - 1) / 2; x <= plate.width / 2; ++x) {
        top = std::max(top, height(plate.first.x + x, plate.first.y + y));
      }
    }
    return top;
  }

  bool is_way_free(const ColumnRectangle& from, const ColumnRectangle& to) const {
    constexpr int kSteps = 600;  // see swept_strip_test
    const std::int64_t most = surface(from) + 4 * 32;
    for (int n = 0; n <= kSteps; ++n) {
      const auto floor = [](int value) { return value / kSteps; };  // nothing is below 0 here
      const auto between = [&](int a, int b) { return a * (kSteps - n) + b * n; };
      const int west = floor(between(from.first.x, to.first.x));
      const int north = floor(between(from.first.y, to.first.y));
      const int east =
          floor(between(from.first.x + from.width, to.first.x + to.width) + kSteps - 1);
      const int south =
          floor(between(from.first.y + from.depth, to.first.y + to.depth) + kSteps - 1);
      for (int y = north; y < south; ++y) {
        for (int x = west; x < east; ++x) {
          if (height(x, y) > most) return false;
        }
      }
    }
    return true;
  }

  // In half studs: of a peg there are two.
  bool is_near(const ColumnRectangle& a, const ColumnRectangle& b) const {
    const auto gap = [](int a0, int aw, int b0, int bw) {
      return std::max({0, b0 - (a0 + aw), a0 - (b0 + bw)});
    };
    const int east = gap(a.first.x, a.width, b.first.x, b.width);
    const int south = gap(a.first.y, a.depth, b.first.y, b.depth);
    return east * east + south * south <= 100;
  }

  // Nothing of another height on the plate: then there is room. Else it is not asked.
  bool is_level(const ColumnRectangle& plate) const {
    const std::int64_t top = surface(plate);
    for (int y = 0; y < plate.depth; ++y) {
      for (int x = 0; x < plate.width; ++x) {
        if (height(plate.first.x + x, plate.first.y + y) != top) return false;
      }
    }
    return true;
  }

 private:
  const BrickField& board_;
};

}  // namespace

TEST_CASE("a leap over pillars is legal exactly if the oracle finds none too high") {
  RandomSource random(31);
  std::map<bool, int> count;
  int blocked = 0;
  for (int round = 0; round < 1500; ++round) {
    const BrickField board = random_field(random);
    const ColumnRectangle& from = board.spots[0].plate;
    const ColumnRectangle& to = board.spots[1].plate;
    const PlainOracle oracle(board);
    if (!oracle.is_level(to)) continue;
    const bool is_low = oracle.surface(to) <= oracle.surface(from) + 4 * 32;
    const bool is_free = oracle.is_way_free(from, to);
    const bool expected = oracle.is_near(from, to) && is_low && is_free;
    const LeapRuling ruling = leap(board, {});
    CAPTURE(round);
    CHECK(ruling.legal == expected);
    ++count[expected];
    blocked += oracle.is_near(from, to) && is_low && !is_free ? 1 : 0;
  }
  CHECK(count[true] > 200);
  CHECK(blocked > 120);
}

TEST_CASE("a leap does not change where the board is shifted or turned or mirrored") {
  RandomSource random(32);
  for (int round = 0; round < 250; ++round) {
    const BrickField board = random_field(random);
    Options options = option("K21", random.chance(50) ? "over" : "gap-too");
    const char* measures[] = {"plates", "centres", "three-d"};
    REQUIRE(options.set("K9", measures[random.below(3)]));
    const LeapRuling ruling = leap(board, options);
    const BrickField changed[] = {
        board.shifted(random.between(-50, 50), random.between(-50, 50), random.between(-99, 99)),
        board.turned(), board.mirrored(), board.turned().mirrored().shifted(-7, 3, 1)};
    for (const BrickField& other : changed) {
      const LeapRuling same = leap(other, options);
      CAPTURE(round);
      CHECK(same.legal == ruling.legal);
      CHECK(same.distance == ruling.distance);
      CHECK(same.skipped == ruling.skipped);
      CHECK(same.wounds == ruling.wounds);
      CHECK(same.margin.has_value() == ruling.margin.has_value());
      if (same.margin && ruling.margin) CHECK(same.margin->text() == ruling.margin->text());
    }
  }
}

TEST_CASE("a leap depends on neither the order of the blocks nor how one is cut") {
  RandomSource random(33);
  for (int round = 0; round < 200; ++round) {
    const BrickField board = random_field(random);
    BrickField cut = board;
    for (BrickField::Block& block : cut.blocks) {
      if (block.width < 2) continue;
      BrickField::Block rest = block;
      block.width /= 2;
      rest.x += block.width;
      rest.width -= block.width;
      cut.blocks.push_back(rest);
      break;
    }
    random.shuffle(cut.blocks);
    CAPTURE(round);
    CHECK(leap(cut, {}).legal == leap(board, {}).legal);
  }
}

TEST_CASE("between surfaces of one height a leap is legal both ways or neither") {
  RandomSource random(34);
  int level = 0;
  for (int round = 0; round < 400; ++round) {
    BrickField board = random_field(random);
    const PlainOracle oracle(board);
    const ColumnRectangle& from = board.spots[0].plate;
    const ColumnRectangle& to = board.spots[1].plate;
    if (oracle.surface(from) != oracle.surface(to)) continue;
    if (!oracle.is_level(from) || !oracle.is_level(to)) continue;
    ++level;
    const LeapRuling there = leap(board, {});
    std::swap(board.spots[0].plate, board.spots[1].plate);
    const LeapRuling back = leap(board, {});
    CAPTURE(round);
    CHECK(there.legal == back.legal);
    CHECK(there.distance == back.distance);
    CHECK(there.skipped == back.skipped);
  }
  CHECK(level > 40);
}

TEST_CASE("with OPT-K21 gap-too no leap becomes legal nor with a stricter OPT-K13") {
  RandomSource random(35);
  int changed = 0;
  for (int round = 0; round < 400; ++round) {
    BrickField board = random_field(random, 1);
    ColumnRectangle& plate = board.spots[1].plate;
    const ColumnRectangle& start = board.spots[0].plate;
    plate.first.y = start.first.y;
    plate.depth = start.depth;
    for (const int y : {start.first.y - 1, start.first.y + start.depth}) {
      board.blocks.push_back({random.between(0, 16), y, 1, 1, 32, 32 * 20});
    }
    const bool legal = leap(board, {}).legal;
    const bool gap = leap(board, option("K21", "gap-too")).legal;
    const bool two = leap(board, option("K13", "two")).legal;
    const bool none = leap(board, option("K13", "no")).legal;
    CHECK((legal || !gap));
    CHECK((legal || !two));
    CHECK((two || !none));
    changed += legal != gap ? 1 : 0;
  }
  CHECK(changed > 3);
}
