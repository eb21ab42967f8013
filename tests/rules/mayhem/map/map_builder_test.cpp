#include "rules/mayhem/map/map_builder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <tuple>

#include "tests/support/random_source.h"
#include "tests/support/road_tiles.h"

// AOM-GEN-1, AOM-GEN-3, AOM-GEN-4.

namespace {

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

const std::vector<Tile> kTiles = road_tiles();

using Layout = std::vector<Placement>;

BuildQuestion asked(Layout layout, std::vector<std::size_t> left) {
  BuildQuestion question;
  question.layout = std::move(layout);
  question.left = std::move(left);
  question.side = "mayhem";
  return question;
}

BuildRuling placed(Layout layout, std::vector<std::size_t> left, Layout place) {
  BuildQuestion question = asked(std::move(layout), std::move(left));
  question.place = std::move(place);
  return rule_build(kTiles, question);
}

// The one rule that is broken.
std::string broken(const BuildRuling& ruling) {
  REQUIRE_FALSE(ruling.legal);
  CHECK(ruling.placements.empty());
  return ruling.faults.front().rule;
}

using Key = std::tuple<std::size_t, int, int, int>;  // tile, y, x, turn

Key key_of(const Placement& entry) { return {entry.tile, entry.y, entry.x, entry.turn}; }

// Every place round the layout, one by one.
std::set<Key> placements_one_by_one(const Layout& layout, const std::vector<std::size_t>& left) {
  Rectangle bounds;
  for (const Placement& entry : layout)
    bounds = united(bounds, rectangle_of(kTiles[entry.tile], entry));
  std::set<Key> found;
  for (const std::size_t tile : left) {
    for (int turn = 0; turn < 4; ++turn) {
      for (int y = bounds.y - 7; y <= bounds.bottom() + 1; ++y) {
        for (int x = bounds.x - 7; x <= bounds.right() + 1; ++x) {
          Layout whole = layout;
          whole.push_back(at(tile, x, y, turn));
          if (tiles_overlap(kTiles, whole)) continue;
          if (!touches_another(kTiles, whole, whole.size() - 1)) continue;
          if (roads_lead_off(kTiles, whole)) found.insert(key_of(whole.back()));
        }
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a turn adds one large tile, or up to two small ones") {
  const Layout start = {at(kPlain, 0, 0)};
  const std::vector<std::size_t> left = {kPlain, kPlain, kStrip, kStrip, kSquare};
  CHECK(placed(start, left, {at(kPlain, 6, 0)}).legal);
  CHECK(placed(start, left, {at(kStrip, 6, 0)}).legal);
  CHECK(placed(start, left, {at(kStrip, 6, 0), at(kStrip, -3, 0)}).legal);
  CHECK(placed(start, left, {at(kStrip, 6, 0), at(kSquare, 9, 0)}).legal);
  CHECK(broken(placed(start, left, {})) == "AOM-GEN-1");
  CHECK(broken(placed(start, left, {at(kPlain, 6, 0), at(kPlain, 12, 0)})) == "AOM-GEN-1");
  CHECK(broken(placed(start, left, {at(kPlain, 6, 0), at(kSquare, 0, 6)})) == "AOM-GEN-1");
  CHECK(broken(placed(start, left, {at(kStrip, 6, 0), at(kStrip, 9, 0), at(kSquare, 12, 0)})) ==
        "AOM-GEN-1");
}

TEST_CASE("each tile shares an edge with one that lies, in whatever order they are told") {
  const Layout start = {at(kPlain, 0, 0)};
  const std::vector<std::size_t> left = {kPlain, kStrip, kSquare};
  CHECK(placed(start, left, {at(kPlain, 6, 5)}).legal);
  CHECK(broken(placed(start, left, {at(kPlain, 6, 6)})) == "AOM-GEN-1");
  CHECK(broken(placed(start, left, {at(kPlain, 7, 0)})) == "AOM-GEN-1");
  CHECK(broken(placed(start, left, {at(kPlain, 5, 0)})) == "AOM-GEN-2");
  CHECK(placed(start, left, {at(kSquare, 9, 0), at(kStrip, 6, 0)}).legal);
  CHECK(broken(placed(start, left, {at(kSquare, 9, 0), at(kStrip, 12, 0)})) == "AOM-GEN-1");
  // The first tile lies anywhere, the second beside it.
  CHECK(placed({}, left, {at(kPlain, -20, 31)}).legal);
  CHECK(placed({}, left, {at(kStrip, 3, 3), at(kSquare, 6, 3)}).legal);
  CHECK(broken(placed({}, left, {at(kStrip, 3, 3), at(kSquare, 7, 3)})) == "AOM-GEN-1");
}

TEST_CASE("only tiles that are left are laid, each copy once") {
  const Layout start = {at(kPlain, 0, 0)};
  CHECK(broken(placed(start, {kSquare}, {at(kStrip, 6, 0)})) == "AOM-GEN-1");
  CHECK(broken(placed(start, {kSquare}, {at(kSquare, 6, 0), at(kSquare, 9, 0)})) == "AOM-GEN-1");
  CHECK(placed(start, {kSquare, kSquare}, {at(kSquare, 6, 0), at(kSquare, 9, 0)}).legal);
}

TEST_CASE("no road may dead-end at another tile, already while the map is built") {
  const Layout start = {at(kStraight, 0, 0)};
  CHECK(placed(start, {kStraight}, {at(kStraight, 6, 0)}).legal);
  CHECK(placed(start, {kPlain}, {at(kPlain, 0, 6)}).legal);
  CHECK(broken(placed(start, {kPlain}, {at(kPlain, 6, 0)})) == "AOM-GEN-3");
  CHECK(broken(placed(start, {kStraight}, {at(kStraight, 6, 1)})) == "AOM-GEN-3");
  // Beside the border where the road runs out there is room.
  CHECK(placed(start, {kSquare}, {at(kSquare, 6, 3)}).legal);
}

TEST_CASE("a layout that is none is told, and nothing is placed on it") {
  CHECK(broken(rule_build(kTiles, asked({at(kPlain, 0, 0), at(kPlain, 5, 0)}, {kSquare}))) ==
        "AOM-GEN-2");
  CHECK(broken(rule_build(kTiles, asked({at(kPlain, 0, 0), at(kPlain, 6, 6)}, {kSquare}))) ==
        "AOM-GEN-1");
  CHECK(broken(rule_build(kTiles, asked({at(kStraight, 0, 0), at(kPlain, 6, 0)}, {kSquare}))) ==
        "AOM-GEN-3");
}

TEST_CASE("all placements are found, and each is legal") {
  RandomSource random(5);
  int roads = 0;
  for (int n = 0; n < 8; ++n) {
    // A layout grown by legal placements only.
    Layout layout;
    for (int turn = random.between(1, 4); turn > 0; --turn) {
      const auto tile = static_cast<std::size_t>(random.below(static_cast<int>(kTiles.size())));
      const BuildRuling ruling = rule_build(kTiles, asked(layout, {tile}));
      REQUIRE(ruling.legal);
      if (ruling.placements.empty()) continue;
      layout.push_back(random.pick(ruling.placements));
    }
    const std::vector<std::size_t> left = {kStraight, kRoadStrip, kCrossing};
    const BuildRuling ruling = rule_build(kTiles, asked(layout, left));
    REQUIRE(ruling.legal);
    CHECK(ruling.all_placements);
    std::set<Key> found;
    for (const Placement& entry : ruling.placements) {
      CHECK(found.insert(key_of(entry)).second);
      CHECK(placed(layout, left, {entry}).legal);
    }
    CHECK(found == placements_one_by_one(layout, left));
    CHECK(std::is_sorted(ruling.placements.begin(), ruling.placements.end(),
                         [](const Placement& a, const Placement& b) {
                           return std::tie(kTiles[a.tile].name, a.y, a.x, a.turn) <
                                  std::tie(kTiles[b.tile].name, b.y, b.x, b.turn);
                         }));
    roads += static_cast<int>(std::count_if(layout.begin(), layout.end(), [](const Placement& p) {
      return p.tile != kPlain && p.tile != kStrip && p.tile != kSquare;
    }));
  }
  CHECK(roads > 5);
}

TEST_CASE("the second small tile of a turn may also lie beside the first") {
  const Layout start = {at(kPlain, 0, 0)};
  const Layout first = {at(kSquare, 6, 0)};
  const BuildRuling ruling = placed(start, {kSquare, kStrip, kPlain}, first);
  REQUIRE(ruling.legal);
  Layout whole = start;
  whole.push_back(first.front());
  std::set<Key> found;
  for (const Placement& entry : ruling.placements) found.insert(key_of(entry));
  CHECK(found == placements_one_by_one(whole, {kStrip}));
  for (const Placement& entry : ruling.placements) {
    CHECK(placed(start, {kSquare, kStrip, kPlain}, {first.front(), entry}).legal);
  }
  // After a large tile, or two small ones, the turn is over.
  CHECK(placed(start, {kSquare, kPlain}, {at(kPlain, 6, 0)}).placements.empty());
  CHECK(placed(start, {kSquare, kSquare, kSquare}, {at(kSquare, 6, 0), at(kSquare, 9, 0)})
            .placements.empty());
}

TEST_CASE("on an empty table the first tile is offered at one place") {
  const BuildRuling ruling = rule_build(kTiles, asked({}, {kStrip, kPlain, kStrip}));
  REQUIRE(ruling.legal);
  CHECK(ruling.placements.size() == 8);
  CHECK(ruling.placements.front() == at(kPlain, 0, 0));
  CHECK_FALSE(ruling.may_end);
}

TEST_CASE("AOM-GEN-4: building may end when each Side has taken two turns") {
  CHECK(fewest_turns(kTiles, {}) == 0);
  CHECK(fewest_turns(kTiles, {at(kPlain, 0, 0), at(kSquare, 6, 0), at(kSquare, 9, 0),
                              at(kSquare, 12, 0), at(kPlain, 0, 6)}) == 4);
  Layout layout = {at(kPlain, 0, 0), at(kPlain, 6, 0), at(kPlain, 0, 6)};
  CHECK_FALSE(rule_build(kTiles, asked(layout, {kPlain})).may_end);
  // Laid, the fourth tile ends the second turn of both.
  CHECK(placed(layout, {kPlain}, {at(kPlain, 6, 6)}).may_end);
  layout.push_back(at(kPlain, 6, 6));
  CHECK(rule_build(kTiles, asked(layout, {kPlain})).may_end);

  BuildQuestion question = asked(layout, {kPlain});
  question.turns = {{"mayhem", 2}, {"legion", 1}};
  CHECK_FALSE(rule_build(kTiles, question).may_end);
  question.turns = {{"mayhem", 1}, {"legion", 2}};
  CHECK_FALSE(rule_build(kTiles, question).may_end);
  question.place = {at(kPlain, 12, 0)};
  CHECK(rule_build(kTiles, question).may_end);
  question.turns = {{"mayhem", 2}, {"legion", 3}};
  question.place.reset();
  CHECK(rule_build(kTiles, question).may_end);
}

TEST_CASE("AOM-GEN-4: after the end the other Side completes the rectangle and enlarges nothing") {
  const Layout layout = {at(kPlain, 0, 0), at(kPlain, 6, 0), at(kPlain, 0, 6)};
  BuildQuestion question = asked(layout, {kPlain, kSquare, kSquare, kStrip});
  question.ended = "legion";
  const BuildRuling ruling = rule_build(kTiles, question);
  REQUIRE(ruling.legal);
  CHECK(ruling.may_end);
  std::set<Key> found;
  for (const Placement& entry : ruling.placements) found.insert(key_of(entry));
  std::set<Key> within;
  for (const Key& key : placements_one_by_one(layout, {kPlain, kSquare, kStrip})) {
    const auto [tile, y, x, turn] = key;
    if (Rectangle{0, 0, 12, 12}.holds(rectangle_of(kTiles[tile], at(tile, x, y, turn))))
      within.insert(key);
  }
  CHECK(found == within);

  question.place = {at(kSquare, 12, 0)};
  CHECK(broken(rule_build(kTiles, question)) == "AOM-GEN-4");
  // As many tiles as it takes.
  question.place = {at(kSquare, 6, 6), at(kSquare, 9, 6), at(kStrip, 6, 9, 1)};
  const BuildRuling completed = rule_build(kTiles, question);
  CHECK(completed.legal);
  REQUIRE(completed.end);
  CHECK(completed.end->completable == true);
  // Who has ended lays nothing any more.
  question.side = "legion";
  CHECK(broken(rule_build(kTiles, question)) == "AOM-GEN-4");
  question.place.reset();
  CHECK(rule_build(kTiles, question).placements.empty());
  CHECK_FALSE(rule_build(kTiles, question).may_end);
}
