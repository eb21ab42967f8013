#include "rules/mayhem/map/map_completion.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/support/random_source.h"
#include "tests/support/road_tiles.h"

// AOM-GEN-4, AOM-GEN-5.

namespace {

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

const std::vector<Tile> kTiles = road_tiles();

using Layout = std::vector<Placement>;

std::optional<bool> completable(const Layout& layout, const std::vector<std::size_t>& left) {
  const LaidOut laid = lay_out(kTiles, layout);
  REQUIRE(laid.faults.empty());
  return can_complete(kTiles, laid, left);
}

bool overlaps_another(const Layout& layout) {
  const auto box = [&](std::size_t n) { return rectangle_of(kTiles[layout[n].tile], layout[n]); };
  const Rectangle last = box(layout.size() - 1);
  for (std::size_t n = 0; n + 1 < layout.size(); ++n) {
    const Rectangle other = box(n);
    if (last.x < other.right() && other.x < last.right() && last.y < other.bottom() &&
        other.y < last.bottom()) {
      return true;
    }
  }
  return false;
}

// Lays each tile that is left everywhere in the bounds, one after the other or not at all.
bool completable_one_by_one(const Layout& layout, const Rectangle& bounds,
                            std::vector<std::size_t> left) {
  if (is_map(kTiles, layout)) return true;
  if (left.empty()) return false;
  const std::size_t tile = left.back();
  left.pop_back();
  if (completable_one_by_one(layout, bounds, left)) return true;
  for (int turn = 0; turn < 4; ++turn) {
    for (int y = bounds.y; y < bounds.bottom(); ++y) {
      for (int x = bounds.x; x < bounds.right(); ++x) {
        Layout whole = layout;
        whole.push_back(at(tile, x, y, turn));
        if (!bounds.holds(rectangle_of(kTiles[tile], whole.back()))) continue;
        if (overlaps_another(whole)) continue;
        if (completable_one_by_one(whole, bounds, left)) return true;
      }
    }
  }
  return false;
}

bool is_rectangle(const Layout& layout) {
  Rectangle bounds;
  int spaces = 0;
  for (const Placement& entry : layout) {
    const Rectangle box = rectangle_of(kTiles[entry.tile], entry);
    bounds = united(bounds, box);
    spaces += box.width * box.height;
  }
  return spaces == bounds.width * bounds.height;
}

using Entries = std::vector<std::size_t>;

// Every set of tiles that leaves a rectangle, unless a part of it does.
std::set<Entries> removals_one_by_one(const Layout& layout) {
  std::vector<unsigned> sets;
  for (unsigned removed = 0; removed + 1 < 1U << layout.size(); ++removed) {
    Layout rest;
    for (std::size_t n = 0; n < layout.size(); ++n) {
      if ((removed >> n & 1U) == 0) rest.push_back(layout[n]);
    }
    if (is_rectangle(rest)) sets.push_back(removed);
  }
  std::set<Entries> least;
  for (const unsigned removed : sets) {
    const bool has_part = std::any_of(sets.begin(), sets.end(), [&](unsigned other) {
      return other != removed && (other & removed) == other;
    });
    if (has_part) continue;
    Entries entries;
    for (std::size_t n = 0; n < layout.size(); ++n) {
      if ((removed >> n & 1U) != 0) entries.push_back(n);
    }
    least.insert(entries);
  }
  return least;
}

// Tiles side by side in a field of 15 x 15, not all of it covered.
Layout random_layout(RandomSource& random, std::size_t most) {
  Layout layout;
  for (int tries = 0; tries < 60 && layout.size() < most; ++tries) {
    const std::size_t tile = random.pick(std::vector<std::size_t>{kPlain, kStrip, kSquare});
    layout.push_back(at(tile, 3 * random.below(4), 3 * random.below(4), random.below(2)));
    if (tiles_overlap(kTiles, layout)) layout.pop_back();
  }
  return layout;
}

const Layout kCorner = {at(kPlain, 0, 0), at(kPlain, 6, 0), at(kPlain, 0, 6)};

}  // namespace

TEST_CASE("what is left completes a rectangle or not") {
  CHECK(completable(kCorner, {kPlain}) == true);
  CHECK(completable(kCorner, {kStrip, kStrip}) == true);
  CHECK(completable(kCorner, {kStrip, kSquare, kSquare}) == true);
  CHECK(completable(kCorner, {kStrip, kSquare}) == false);
  CHECK(completable(kCorner, {}) == false);
  // Enough spaces, but nothing fits.
  CHECK(completable({at(kPlain, 0, 0), at(kPlain, 6, 0), at(kStrip, 0, 6, 1), at(kPlain, 6, 6),
                     at(kStrip, 0, 9)},
                    {kPlain}) == false);
  // Full, and too narrow for ever.
  CHECK(completable({at(kPlain, 0, 0), at(kPlain, 6, 0), at(kPlain, 0, 6), at(kPlain, 6, 6)}, {}) ==
        true);
  CHECK(completable({at(kPlain, 0, 0), at(kPlain, 6, 0)}, {kPlain}) == false);
}

TEST_CASE("roads count when a rectangle is completed") {
  const Layout road = {at(kPlain, 0, 0), at(kStraight, 0, 6), at(kPlain, 6, 0)};
  CHECK(completable(road, {kPlain}) == false);
  CHECK(completable(road, {kStraight}) == true);
  CHECK(completable(road, {kSquare, kSquare, kStrip}) == false);
  CHECK(completable(road, {kSquare, kSquare, kRoadStrip}) == true);
  CHECK(completable(road, {kStrip, kRoadStrip}) == true);
}

TEST_CASE("whether a rectangle can be completed agrees with laying every tile everywhere") {
  RandomSource random(3);
  int yes = 0;
  for (int n = 0; n < 200; ++n) {
    Layout layout = kCorner;
    layout[1] = random.chance(50) ? at(kStraight, 6, 0, 1) : at(kPlain, 6, 0);
    if (random.chance(50)) layout.push_back(at(kSquare, 6, 6));
    std::vector<std::size_t> left;
    for (int tiles = random.between(1, 2); tiles > 0; --tiles) {
      left.push_back(
          random.pick(std::vector<std::size_t>{kStrip, kSquare, kRoadStrip, kCrossing, kStraight}));
    }
    const LaidOut laid = lay_out(kTiles, layout);
    if (!laid.faults.empty()) continue;
    const auto found = can_complete(kTiles, laid, left);
    REQUIRE(found.has_value());
    CHECK(*found == completable_one_by_one(layout, laid.bounds, left));
    yes += *found ? 1 : 0;
  }
  CHECK(yes > 10);
}

TEST_CASE("tiles are removed until there is a rectangle, and no more than that") {
  const auto ways = removals(lay_out(kTiles, kCorner));
  REQUIRE(ways.size() == 2);
  CHECK(ways[0] == Removal{{1}, {0, 0, 6, 12}});
  CHECK(ways[1] == Removal{{2}, {0, 0, 12, 6}});
  CHECK(removals(lay_out(kTiles, {at(kPlain, 0, 0), at(kPlain, 6, 0)})).empty());
}

TEST_CASE("the removals are those of all sets of tiles") {
  RandomSource random(9);
  int several = 0;
  for (int n = 0; n < 150; ++n) {
    const Layout layout = random_layout(random, 9);
    std::set<Entries> found;
    for (const Removal& removal : removals(lay_out(kTiles, layout))) {
      found.insert(removal.entries);
      Layout rest;
      for (std::size_t entry = 0; entry < layout.size(); ++entry) {
        if (std::count(removal.entries.begin(), removal.entries.end(), entry) == 0) {
          rest.push_back(layout[entry]);
        }
      }
      CHECK(is_rectangle(rest));
    }
    std::set<Entries> expected = removals_one_by_one(layout);
    if (is_rectangle(layout)) expected.clear();
    CHECK(found == expected);
    several += found.size() > 3 ? 1 : 0;
  }
  CHECK(several > 50);
}

TEST_CASE("a search without end is given up") {
  // A board of 40 x 40 without two opposite corners of one colour is never filled by dominoes, and
  // there are very many ways to try.
  std::vector<Tile> tiles = kTiles;
  tiles.push_back(flat_tile("post", {"."}));
  tiles.push_back(flat_tile("domino", {".."}));
  const std::size_t post = kTiles.size();
  const std::size_t domino = post + 1;
  const Layout layout = {{"post", post, 0, 0, 0}, {"post", post, 39, 39, 0}};
  const LaidOut laid = lay_out(tiles, layout);
  CHECK(can_complete(tiles, laid, std::vector<std::size_t>(799, domino)) == std::nullopt);
}
