#include "rules/mayhem/map/map_check.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/map/road_check.h"
#include "tests/support/board_moves.h"
#include "tests/support/road_tiles.h"

// AOM-GEN-2 and AOM-GEN-3.

namespace {

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

const std::vector<Tile> kTiles = road_tiles();

MapRuling ruled(const std::vector<Placement>& layout) { return rule_map(kTiles, layout); }

// The rules that a layout breaks, in order.
std::vector<std::string> broken(const std::vector<Placement>& layout) {
  std::vector<std::string> rules;
  for (const Reason& fault : ruled(layout).faults) rules.push_back(fault.rule);
  return rules;
}

using Rules = std::vector<std::string>;

// Four large tiles in a square of 12 x 12.
std::vector<Placement> square_of(const std::array<Placement, 4>& tiles) {
  std::vector<Placement> layout(tiles.begin(), tiles.end());
  for (std::size_t n = 0; n < 4; ++n) {
    layout[n].x = n % 2 == 0 ? 0 : 6;
    layout[n].y = n < 2 ? 0 : 6;
  }
  return layout;
}

std::vector<Placement> square_of(std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  return square_of({at(a, 0, 0), at(b, 0, 0), at(c, 0, 0), at(d, 0, 0)});
}

// Fills 12 x 12 or 12 x 15 from its first gap on with tiles that fit, drawn by chance.
std::vector<Placement> random_map(RandomSource& random, bool with_roads) {
  const int height = random.chance(50) ? 12 : 15;
  std::vector<Placement> layout;
  std::vector<std::vector<bool>> covered(15, std::vector<bool>(12, false));
  const auto fits = [&](const Rectangle& box) {
    if (box.right() > 12 || box.bottom() > height) return false;
    for (int y = box.y; y < box.bottom(); ++y) {
      for (int x = box.x; x < box.right(); ++x) {
        if (covered[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) return false;
      }
    }
    return true;
  };
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < 12; ++x) {
      if (covered[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) continue;
      for (;;) {
        const auto tile = static_cast<std::size_t>(random.below(static_cast<int>(kTiles.size())));
        const bool is_plain = tile == kPlain || tile == kStrip || tile == kSquare;
        if (!is_plain && (!with_roads || random.chance(60))) continue;
        const Placement entry = at(tile, x, y, random.below(4));
        const Rectangle box = rectangle_of(kTiles[tile], entry);
        if (!fits(box)) continue;
        for (int row = y; row < box.bottom(); ++row) {
          for (int column = x; column < box.right(); ++column) {
            covered[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = true;
          }
        }
        layout.push_back(entry);
        break;
      }
    }
  }
  return layout;
}

void disturb(std::vector<Placement>& layout, RandomSource& random) {
  const auto n = static_cast<std::size_t>(random.below(static_cast<int>(layout.size())));
  if (random.chance(30)) {
    layout.erase(layout.begin() + static_cast<std::ptrdiff_t>(n));
  } else if (random.chance(50)) {
    layout[n].turn = (layout[n].turn + 1) % 4;
  } else {
    layout[n].x += random.chance(50) ? 1 : 3;
  }
}

}  // namespace

TEST_CASE("a map is a rectangle without holes, 12 spaces on its shortest side") {
  CHECK(ruled(square_of(kPlain, kPlain, kPlain, kPlain)).valid);
  CHECK(broken({}) == Rules{"AOM-GEN-2"});
  CHECK(broken({at(kPlain, 0, 0), at(kPlain, 6, 0), at(kPlain, 0, 6)}) == Rules{"AOM-GEN-2"});
  // Too narrow only; too narrow and ragged.
  CHECK(broken({at(kPlain, 0, 0), at(kPlain, 6, 0)}) == Rules{"AOM-GEN-2"});
  CHECK(broken({at(kPlain, 0, 0), at(kPlain, 6, 3)}) == Rules{"AOM-GEN-2", "AOM-GEN-2"});
  // A hole in the middle.
  std::vector<Placement> ring = {at(kPlain, 0, 0),   at(kStrip, 6, 0),    at(kStrip, 9, 0),
                                 at(kPlain, 12, 0),  at(kStrip, 0, 6, 1), at(kStrip, 12, 6, 1),
                                 at(kPlain, 0, 9),   at(kPlain, 6, 9),    at(kPlain, 12, 9),
                                 at(kStrip, 6, 6, 1)};
  CHECK(ruled(ring).valid);
  ring.pop_back();
  const MapRuling holed = ruled(ring);
  REQUIRE(holed.faults.size() == 1);
  CHECK(holed.faults.front().at == Place(Space{6, 6, 1}));
  CHECK(holed.faults.front().text.find("18 have no tile") != std::string::npos);
}

TEST_CASE("tiles lie side by side, and where a map lies does not matter") {
  std::vector<Placement> layout = square_of(kPlain, kPlain, kPlain, kPlain);
  for (Placement& entry : layout) {
    entry.x -= 40;
    entry.y += 17;
  }
  CHECK(ruled(layout).valid);
  layout.back().x -= 1;
  const MapRuling over = ruled(layout);
  CHECK_FALSE(over.valid);
  CHECK(over.faults.front().text.find("lies over") != std::string::npos);
  layout.back() = layout.front();
  CHECK_FALSE(ruled(layout).valid);
}

TEST_CASE("a road goes on over the border of two tiles, or ends at the edge of the map") {
  CHECK(ruled(square_of(kStraight, kStraight, kPlain, kPlain)).valid);
  CHECK(ruled(square_of(kTwoWay, kTwoWay, kPlain, kPlain)).valid);
  // It ends at a tile without a road; it begins at one.
  CHECK(broken(square_of(kStraight, kPlain, kPlain, kPlain)) == Rules{"AOM-GEN-3"});
  CHECK(broken(square_of(kPlain, kStraight, kPlain, kPlain)) == Rules{"AOM-GEN-3"});
  // Two lanes end, two begin.
  CHECK(broken(square_of(kTwoWay, kPlain, kPlain, kPlain)).size() == 2);
  // Turned by half, two lanes still drive on the same sides; one lane comes the other way, and the
  // row of its road is another.
  CHECK(ruled(square_of(
                  {at(kTwoWay, 0, 0), at(kTwoWay, 0, 0, 2), at(kPlain, 0, 0), at(kPlain, 0, 0)}))
            .valid);
  CHECK_FALSE(ruled(square_of({at(kStraight, 0, 0), at(kStraight, 0, 0, 2), at(kPlain, 0, 0),
                               at(kPlain, 0, 0)}))
                  .valid);
  // Across the map's edge both ways.
  CHECK(ruled(square_of({at(kStraight, 0, 0, 1), at(kPlain, 0, 0), at(kStraight, 0, 0, 1),
                         at(kPlain, 0, 0)}))
            .valid);
  // Round a corner into the tile below, and not.
  CHECK(ruled(square_of(
                  {at(kBend, 0, 0), at(kPlain, 0, 0), at(kStraight, 0, 0, 1), at(kPlain, 0, 0)}))
            .valid);
  CHECK_FALSE(ruled(square_of(kBend, kPlain, kPlain, kPlain)).valid);
}

TEST_CASE("which ends of a road are faults, one lane after the other") {
  const auto faults = [](const std::vector<std::string>& west,
                         const std::vector<std::string>& east) {
    const std::vector<Tile> tiles = {flat_tile("west", west), flat_tile("east", east)};
    const LaidOut laid = lay_out(
        tiles, {{"west", 0, 0, 0, 0}, {"east", 1, static_cast<int>(west.front().size()), 0, 0}});
    return road_faults(laid.ground, 100);
  };
  using Faults = std::vector<RoadFault>;
  CHECK(faults({"...", ">>>", "..."}, {"...", ">>>", "..."}).empty());
  CHECK(faults({"...", ">>>", "..."}, {"...", "<<<", "..."}) ==
        Faults{{RoadEnd::head_on, {2, 1, 1}, {3, 1, 1}}, {RoadEnd::head_on, {3, 1, 1}, {2, 1, 1}}});
  // Two roads that drive apart have no beginning.
  CHECK(faults({"...", "<<<", "..."}, {"...", ">>>", "..."}) ==
        Faults{{RoadEnd::behind, {2, 1, 1}, {3, 1, 1}}, {RoadEnd::behind, {3, 1, 1}, {2, 1, 1}}});
  // Into the side of another road; out of its side there is no way.
  CHECK(faults({"...", ">>>", "..."}, {"v..", "v..", "v.."}).empty());
  CHECK(faults({"..v", "..v", "..v"}, {"...", ">>>", "..."}).empty());
  // In the middle of a tile.
  CHECK(faults({"...", ">>.", "..."}, {"...", "...", "..."}) ==
        Faults{{RoadEnd::ahead, {1, 1, 1}, {2, 1, 1}}});
  CHECK(faults({"...", "...", "..."}, {"...", ".>>", "..."}) ==
        Faults{{RoadEnd::behind, {4, 1, 1}, {3, 1, 1}}});
  // Under what the plan prints instead of a lane, in the same tile only.
  CHECK(faults({"...", ">*>", "..."}, {"...", ">R>", "..."}).empty());
  CHECK(faults({"...", ">>>", "..."}, {"...", "*>>", "..."}) ==
        Faults{{RoadEnd::ahead, {2, 1, 1}, {3, 1, 1}}});
  // Along the edge of the map; bending in from it; a ring.
  CHECK(faults({"...", "...", ">>>"}, {"...", "...", ">>>"}).empty());
  CHECK(faults({"...", "v..", "v.."}, {"...", "...", "..."}).empty());
  CHECK(faults({">>v", "^.v", "^<<"}, {"...", "...", "..."}).empty());
  // Along the edge of the map too, but the tile beside it has no road.
  CHECK(faults({"...", "...", ">>>"}, {"...", ">>>", "..."}).size() == 2);
}

TEST_CASE("maps by chance are judged as space by space, however they are turned") {
  RandomSource random(11);
  int valid = 0;
  int no_roads = 0;
  for (int n = 0; n < 3000; ++n) {
    TileMap map{kTiles, random_map(random, n % 2 == 0)};
    if (random.chance(40)) disturb(map.layout, random);
    const MapRuling ruling = rule_map(map.tiles, map.layout);
    REQUIRE(ruling.valid == is_map(map.tiles, map.layout));
    CHECK(ruling.valid == ruling.faults.empty());
    CHECK(!ruling.because.empty());
    valid += ruling.valid ? 1 : 0;
    const bool breaks_roads = std::any_of(ruling.faults.begin(), ruling.faults.end(),
                                          [](const Reason& r) { return r.rule == "AOM-GEN-3"; });
    no_roads += breaks_roads ? 1 : 0;
    for (const MovedMap& moved : {turned(map, 1), turned(map, 2), turned(map, 3), mirrored(map),
                                  transposed(map), shifted(map, 5, 3), shuffled(map, random)}) {
      INFO(moved.how);
      CHECK(rule_map(moved.map.tiles, moved.map.layout).valid == ruling.valid);
    }
  }
  // The test has seen both.
  CHECK(valid > 500);
  CHECK(no_roads > 300);
}

TEST_CASE("a layout larger than a board, or of very many tiles, is answered") {
  CHECK_FALSE(ruled({at(kPlain, -256, 0), at(kPlain, 250, 0)}).valid);
  std::vector<Placement> heap(10'000, at(kPlain, 0, 0));
  CHECK_FALSE(ruled(heap).valid);
  std::vector<Placement> field;
  for (int y = 0; y < 85; ++y) {
    for (int x = 0; x < 85; ++x) field.push_back(at(kSquare, 3 * x, 3 * y));
  }
  CHECK(ruled(field).valid);
}
