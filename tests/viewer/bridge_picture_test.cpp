#include "viewer/bridge_picture.h"

#include <catch2/catch.hpp>

#include "tests/viewer/bridge_page_look.h"
#include "tests/viewer/bridge_sketch.h"
#include "viewer/coat_colours.h"
#include "viewer/page/bridge_pane.h"
#include "viewer/scene/bridge_scene.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{640, 480};

struct Panes {
  Panes(const BridgePicture& picture, PictureSize size)
      : look(picture, size),
        marks(picture.players),
        pane(picture, marks, look.parts.bridge, look.parts.unit) {}

  // Over and under the deck of a segment.
  PageRect above(std::size_t segment) const {
    const PageRect column = pane.column(segment);
    return {column.left, column.top, column.right, look.parts.bridge.top};
  }

  BridgeLook look;
  PlayerMarks marks;
  BridgePane pane;
};

TEST_CASE("The current segment of a bridge is outlined where it is and nowhere else", "[viewer]") {
  for (const int completed : {0, 5}) {
    const BridgeSketch sketch(3, completed);
    const Panes panes(sketch.picture, kSmall);
    const auto& segments = sketch.picture.bridge.segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
      INFO(completed << " finished, segment " << segments[n].name);
      // Below the box that tells the cost.
      PageRect deck = panes.above(n);
      deck.top = panes.pane.at(0, 0, 0.3).y();
      const int orange = panes.look.count(deck.grown(-4), current_colour());
      if (segments[n].state == SegmentState::current) {
        CHECK(orange > 30);
      } else {
        CHECK(orange == 0);
      }
    }
  }
}

TEST_CASE("Whose population stands on a segment is told there", "[viewer]") {
  BridgeSketch sketch(4, 3);
  sketch.segment(1).population = {0, 2};
  sketch.segment(4).population = {1};
  const Panes panes(sketch.picture, {1280, 800});
  const auto has = [&panes](std::size_t segment, std::size_t player) {
    return panes.look.count(panes.above(segment), panes.marks.colour(player)) > 20;
  };
  CHECK(has(0, 0));
  CHECK_FALSE(has(0, 1));
  CHECK(has(0, 2));
  CHECK_FALSE(has(0, 3));
  CHECK(has(3, 1));
  CHECK_FALSE(has(3, 0));
  for (std::size_t player = 0; player < 4; ++player) CHECK_FALSE(has(2, player));
}

TEST_CASE("Loads have the colour of their share below their segment", "[viewer]") {
  BridgeSketch sketch(2, 7);
  sketch.segment(2).load = BridgeLoad{0.5, "50 %", false};
  sketch.segment(7).load = BridgeLoad{1.3, "130 %", true};
  const Panes panes(sketch.picture, {1280, 800});
  const auto pixels = [&panes](std::size_t segment, const Colour& colour) {
    return panes.look.count(panes.pane.column(segment), colour);
  };
  CHECK(pixels(1, strain_colour(0.5)) > 100);
  CHECK(pixels(4, coat_colour(Coat::failing, 1.3)) > 100);
  CHECK(pixels(0, strain_colour(0.5)) == 0);
  CHECK(pixels(0, coat_colour(Coat::failing, 1.3)) == 0);
  // And the legend says what they mean.
  CHECK(panes.look.count(panes.look.parts.legend, coat_colour(Coat::failing, 1)) > 100);
}

TEST_CASE("The gap is measured from what is finished to what is finished", "[viewer]") {
  for (const int completed : {0, 3, 6}) {
    const BridgeSketch sketch(3, completed);
    const Panes panes(sketch.picture, {1200, 900});
    const auto& segments = sketch.picture.bridge.segments;
    for (std::size_t n = 0; n < segments.size(); ++n) {
      INFO(completed << " finished, segment " << segments[n].name);
      const PageRect column = panes.pane.column(n);
      const PageRect line = panes.pane.gap_room();
      const double y = (line.bottom + line.top) / 2;
      const bool is_open = segments[n].state != SegmentState::finished;
      // What tells it stands beside a gap that is too short for it.
      if (completed >= 5 && !is_open) continue;
      const PageRect middle{column.left, y - 5, column.right, y + 5};
      CHECK((panes.look.count(middle, colours::kInk) > 0) == is_open);
    }
  }
}

TEST_CASE("What is told of segments goes into columns beside each other", "[viewer]") {
  for (const PictureSize size : {PictureSize{800, 600}, {1280, 800}, {500, 900}}) {
    const BridgeSketch sketch(5, 2);
    const Panes panes(sketch.picture, size);
    std::vector<PageRect> rects{panes.pane.gap_room()};
    for (std::size_t n = 0; n < 7; ++n) rects.push_back(panes.pane.column(n));
    for (const PageRect& rect : rects) CHECK(is_within(rect, panes.look.parts.bridge));
    CHECK(are_apart(rects));
  }
}

TEST_CASE("A die lies on the current segment alone", "[viewer]") {
  BridgeSketch sketch(3, 4);
  const Panes without(sketch.picture, kSmall);
  sketch.picture.bridge.die_face = "";
  const Panes with(sketch.picture, kSmall);
  const auto differs = [&](const PageRect& rect) {
    for (auto y = static_cast<int>(rect.bottom); y < static_cast<int>(rect.top); ++y) {
      for (auto x = static_cast<int>(rect.left); x < static_cast<int>(rect.right); ++x) {
        const unsigned char* a =
            without.look.image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        const unsigned char* b =
            with.look.image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (!std::equal(a, a + 3, b)) return true;
      }
    }
    return false;
  };
  for (std::size_t n = 0; n < 7; ++n) {
    PageRect deck = with.above(n).grown(-3);
    deck.top = with.pane.at(0, 0, 0.3).y();
    deck.bottom = with.pane.at(0, 0, 0.08).y();
    CHECK(differs(deck) == (n == 6));  // number 5
  }
}

TEST_CASE("The same bridge twice is the same bytes", "[viewer]") {
  BridgeSketch sketch(5, 3);
  sketch.crowd(5);
  sketch.add_table();
  const std::string once = make_picture(sketch.picture, kSmall).value();
  CHECK(once == make_picture(sketch.picture, kSmall).value());
  sketch.picture.territories[5].rebels[0].count += 1;
  CHECK(once != make_picture(sketch.picture, kSmall).value());
}

TEST_CASE("Bridges that cannot be drawn are faults", "[viewer]") {
  const auto fault = [](const BridgePicture& picture, PictureSize size = kSmall) {
    const auto made = make_picture(picture, size);
    return made ? std::string() : made.error().code;
  };
  const BridgePicture fine = BridgeSketch(3, 2).picture;
  CHECK(fault(BridgePicture{}) == "bad-picture");
  CHECK(fault(fine, {640, 10}) == "bad-picture");
  BridgePicture wrong = fine;
  wrong.bridge.segments[1].population = {3};
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.legions[0].territory = 9;
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.territories[0].rebels.push_back({7, 1, false, 0});
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.players.resize(21);
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.bridge.segments.resize(21);
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.bridge.segments[0].population.assign(21, 0);
  CHECK(fault(wrong) == "bad-picture");
  wrong = fine;
  wrong.territories[3].forts.resize(101);
  CHECK(fault(wrong) == "bad-picture");
  CHECK(fault(fine).empty());
}

TEST_CASE("Long names and large counts are drawn within their places at any size", "[viewer]") {
  BridgeSketch sketch(5, 2);
  sketch.crowd(3);
  sketch.add_table();
  BridgePicture& picture = sketch.picture;
  const std::string name = std::string(600, 'M') + " \xC3\xA4\xE2\x82\xAC " + std::string(200, 'i');
  picture.title = picture.verdict = picture.badge = name;
  for (std::string& player : picture.players) player += name;
  for (auto& segment : picture.bridge.segments) segment.cost.assign(40, name);
  for (auto& territory : picture.territories) territory.name = name;
  picture.bridge.start = picture.bridge.gap = name;
  picture.bridge.die_face = name;
  picture.facts.assign(20, name);
  picture.territories[3].rebels[0].count = 2'000'000'000;
  picture.territories[3].forts.assign(30, {name, -2'000'000'000, {0, 1, 2, 3, 4}, true});
  picture.territories[3].tint = Role::danger;
  for (auto& stack : picture.table->stacks) stack = {name, name, 2'000'000'000, name, name};
  for (auto& board : picture.table->boards) {
    board.ability = board.score = name;
    board.badges.assign(9, name);
    for (auto& slot : board.slots) slot = {name, name, 2'000'000'000, -5, name, true, true};
  }
  for (const PictureSize size : {PictureSize{64, 64}, {900, 64}, {500, 400}}) {
    INFO(size.width << " x " << size.height);
    CHECK(make_picture(picture, size).has_value());
  }
}

}  // namespace
}  // namespace parapet::viewer
