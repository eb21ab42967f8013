#include <catch2/catch.hpp>

#include "tests/viewer/bridge_page_look.h"
#include "tests/viewer/bridge_sketch.h"
#include "viewer/page/player_marks.h"
#include "viewer/page/table_layout.h"
#include "viewer/page/track_layout.h"
#include "viewer/page/track_pane.h"

namespace parapet::viewer {
namespace {

using Item = TrackLayout::Item;

constexpr PageRect kRoom{20, 40, 1580, 480};

std::vector<PageRect> rooms_of(const std::vector<Item>& items) {
  std::vector<PageRect> rooms;
  for (const Item& item : items) rooms.push_back(item.room);
  return rooms;
}

TEST_CASE("A crowded territory shows everything and nothing overlaps", "[viewer]") {
  for (const double high : {360.0, 440.0, 600.0}) {
    BridgeSketch sketch(5, 2);
    sketch.crowd(6);
    const TrackLayout layout(sketch.picture, {20, 40, 1580, 40 + high}, 1);
    const std::vector<Item> items = layout.items(6);
    INFO(high);
    // The leader, six kinds of rebels, a fortification and five garrisons.
    CHECK(items.size() == 13);
    CHECK(are_apart(rooms_of(items)));
    PageRect below_name = layout.card(6);
    below_name.top = layout.name_room(6).bottom;
    for (const Item& item : items) {
      CHECK(is_within(item.room, below_name));
      CHECK(item.kind != Item::Kind::more);
      CHECK(item.room.height() > 14);
    }
  }
}

TEST_CASE("What a territory has no room for is counted", "[viewer]") {
  BridgeSketch sketch(5, 2);
  sketch.crowd(6);
  const TrackFort fort = sketch.picture.territories[6].forts[0];
  sketch.picture.territories[6].forts.assign(9, fort);
  const TrackLayout layout(sketch.picture, kRoom, 1);
  const std::vector<Item> items = layout.items(6);
  REQUIRE(items.back().kind == Item::Kind::more);
  CHECK(items.size() - 1 + items.back().of == 1 + 6 + 9 * 6);
  CHECK(are_apart(rooms_of(items)));
  for (const Item& item : items) CHECK(is_within(item.room, layout.card(6)));
}

TEST_CASE("Cards and lanes of a track are apart", "[viewer]") {
  for (const std::size_t players : {1U, 2U, 5U, 12U}) {
    BridgeSketch sketch(players, 4);
    const TrackLayout layout(sketch.picture, kRoom, 1);
    std::vector<PageRect> rects{layout.heading()};
    for (std::size_t n = 0; n < layout.size(); ++n) {
      rects.push_back(layout.card(n));
      CHECK(is_within(layout.name_room(n), layout.card(n)));
    }
    for (std::size_t n = 0; n < players; ++n) rects.push_back(layout.lane(n));
    INFO(players);
    CHECK(are_apart(rects));
    for (const PageRect& rect : rects) CHECK(is_within(rect, kRoom));
  }
}

TEST_CASE("The bar of a legion ends with its territory", "[viewer]") {
  BridgeSketch sketch(3, 0);
  sketch.picture.legions[1].territory = 4;
  sketch.picture.legions[2].territory = 8;
  const PictureSize size{1280, 800};
  const BridgeLook look(sketch.picture, size);
  const TrackLayout layout(sketch.picture, look.parts.track, look.parts.unit);
  const PlayerMarks marks(sketch.picture.players);
  for (std::size_t n = 0; n < 3; ++n) {
    for (std::size_t territory = 0; territory < 9; ++territory) {
      PageRect part = layout.lane(n);
      part.left = layout.card(territory).left;
      part.right = layout.card(territory).right;
      INFO("player " << n << ", territory " << territory);
      const bool stands = territory == sketch.picture.legions[n].territory;
      CHECK((look.count(part, marks.colour(n)) > 40) == stands);
    }
    CHECK(layout.bar(n).right == layout.card(sketch.picture.legions[n].territory).right);
  }
}

TEST_CASE("Pieces stand in the colours of their owners in their territory", "[viewer]") {
  BridgeSketch sketch(5, 2);
  sketch.crowd(6);
  const BridgeLook look(sketch.picture, {1600, 1200});
  const TrackLayout layout(sketch.picture, look.parts.track, look.parts.unit);
  const PlayerMarks marks(sketch.picture.players);
  for (const Item& item : layout.items(6)) {
    if (item.kind == Item::Kind::garrison) {
      CHECK(look.count(item.room, marks.colour(item.place)) > 60);
    }
    if (item.kind == Item::Kind::rebels && item.of < 5) {
      for (std::size_t player = 0; player < 5; ++player) {
        CHECK((look.count(item.room, marks.colour(player)) > 60) == (player == item.of));
      }
    }
    if (item.kind == Item::Kind::leader) CHECK(look.count(item.room, leader_colour()) > 200);
  }
  for (std::size_t n = 0; n < 9; ++n) {
    if (n != 6) CHECK(look.count(layout.card(n), leader_colour()) < 60);
    CHECK((look.count(layout.name_room(n), head_colour()) > 400) == (n == 4));
  }
}

TEST_CASE("The parts of a table are apart", "[viewer]") {
  for (const std::size_t players : {1U, 2U, 4U, 5U, 12U}) {
    for (const PageRect& room : {PageRect{26, 60, 1974, 600}, {10, 10, 1270, 240}}) {
      BridgeSketch sketch(players, 3);
      sketch.add_table();
      const BridgeTable& table = *sketch.picture.table;
      const TableLayout layout(table, room, room.width() > 1500 ? 1.2 : 0.5);
      std::vector<PageRect> rects;
      for (std::size_t n = 0; n < layout.cells(); ++n) rects.push_back(layout.cell(n));
      for (std::size_t n = 0; n < players; ++n) rects.push_back(layout.board(n));
      INFO(players << " in " << room.width());
      CHECK(are_apart(rects));
      for (const PageRect& rect : rects) CHECK(is_within(rect, room));
      for (std::size_t n = 0; n < players; ++n) {
        std::vector<PageRect> inside{layout.head(n), layout.counts(n)};
        for (std::size_t i = 0; i < 5; ++i) inside.push_back(layout.slot(n, i));
        for (std::size_t i = 0; i < 6; ++i) inside.push_back(layout.resource(n, i));
        CHECK(are_apart(inside));
        for (const PageRect& rect : inside) CHECK(is_within(rect, layout.board(n)));
      }
    }
  }
}

TEST_CASE("The parts of the page follow each other", "[viewer]") {
  BridgeSketch sketch(4, 1);
  for (const bool with_table : {false, true}) {
    if (with_table) sketch.add_table();
    for (const PictureSize size : {PictureSize{1280, 800}, {2000, 1900}, {700, 1400}, {300, 80}}) {
      const BridgePageParts parts = parts_of_bridge_page(sketch.picture, size, load_font().value());
      CHECK(parts.bar.bottom >= parts.bridge.top);
      CHECK(parts.bridge.bottom <= parts.bridge.top);
      CHECK(parts.bridge.bottom >= parts.track.top - 1);
      CHECK(parts.track.bottom >= parts.table.top);
      CHECK(parts.table.bottom >= parts.legend.top);
      CHECK((parts.table.height() > 0) == with_table);
    }
  }
}

TEST_CASE("Letters of players are told apart", "[viewer]") {
  using Letters = std::vector<std::string>;
  CHECK(letters_of({"red", "blue", "white"}) == Letters{"R", "B", "W"});
  CHECK(letters_of({"blue", "black", "brown", "b"}) == Letters{"B", "L", "R", "1"});
  CHECK(letters_of({"", "7", "\xC3\xA4"}) == Letters{"1", "2", "3"});
  CHECK(letters_of(Letters(12, "a")).back() == "*");
}

}  // namespace
}  // namespace parapet::viewer
