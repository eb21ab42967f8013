#include "viewer/overlay.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/viewer/pixels.h"
#include "viewer/picture.h"
#include "viewer/scene/terrain_model.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{640, 480};

constexpr Rgb kGreen{0x12, 0xA1, 0x50};
constexpr Rgb kRed{0xDC, 0x26, 0x26};
constexpr Rgb kCheapest{0xFB, 0xE4, 0x5B};
constexpr Rgb kDearest{0x4B, 0x2A, 0x78};

Plan plan(const std::vector<std::string>& rows) { return Plan::read(rows).value(); }

Board board_of(std::vector<Plan> levels) {
  Tile tile{"tile", {}, std::nullopt, {}};
  for (Plan& level : levels) tile.levels.push_back({"level", std::move(level)});
  return Board::assemble({{tile}, {{"tile", 0, 0, 0, 0}}}).value();
}

// w x h spaces without a print.
Plan open_plan(int width, int height) {
  std::vector<std::string> rows;
  std::string dots = "+";
  std::string spaces = " ";
  for (int x = 0; x < width; ++x) {
    dots += " +";
    spaces += ". ";
  }
  for (int y = 0; y < height; ++y) {
    rows.push_back(dots);
    rows.push_back(spaces);
  }
  rows.push_back(dots);
  return plan(rows);
}

Board open_board(int width = 8, int height = 6) { return board_of({open_plan(width, height)}); }

BoardPicture picture_of(const Board& board, Overlay overlay) {
  BoardPicture picture;
  picture.board = &board;
  picture.title = "A board";
  picture.verdict = "A verdict.";
  picture.overlay = std::move(overlay);
  return picture;
}

osg::ref_ptr<osg::Image> drawn(const BoardPicture& picture, PictureSize size = kSmall) {
  return decode(make_picture(picture, size).value());
}

Overlay heat_overlay() {
  Overlay overlay;
  overlay.heat = HeatMap{"MP", {{{2, 2, 1}, 1}, {{3, 2, 1}, 2}, {{4, 2, 1}, 3}}};
  return overlay;
}

TEST_CASE("An empty overlay shows the whole board", "[viewer][overlay]") {
  const Board board = open_board();
  const auto image = drawn(picture_of(board, {}));
  CHECK(image->s() == kSmall.width);
  CHECK(image->t() == kSmall.height);
  CHECK(count(*image, kGreen) == 0);
  CHECK(count(*image, kRed) == 0);
}

TEST_CASE("A heat map shows its colours on the board and on the map", "[viewer][overlay]") {
  const Board board = open_board();
  const auto image = drawn(picture_of(board, heat_overlay()));
  // The map on the right shows them pure.
  CHECK(count(*image, kCheapest, 0.5, 1) > 50);
  CHECK(count(*image, kDearest, 0.5, 1) > 50);
  const auto none = drawn(picture_of(board, {}));
  CHECK(count(*none, kCheapest) == 0);
  CHECK(count(*none, kDearest) == 0);
}

TEST_CASE("A heat map of one value, and of none, is drawn", "[viewer][overlay]") {
  const Board board = open_board();
  Overlay one;
  one.heat = HeatMap{"MP", {{{0, 0, 1}, 7}}};
  CHECK(count(*drawn(picture_of(board, one)), kCheapest) > 20);
  Overlay none;
  none.heat = HeatMap{"MP", {}};
  CHECK(make_picture(picture_of(board, none), kSmall).has_value());
}

TEST_CASE("A way is drawn in its colour, whole or through the air", "[viewer][overlay]") {
  const Board board =
      board_of({open_plan(6, 4), plan({"      + + + +", "       . . . ", "      + + + +",
                                       "       . . . ", "      + + + +", "       . . . ",
                                       "      + + + +", "       . . . ", "      + + + +"})});
  Overlay overlay;
  overlay.ribbons.push_back(
      {{{{0, 1, 1}, "", false}, {{1, 1, 1}, "1", false}, {{4, 1, 2}, "3", true}}, Role::allowed});
  const BoardPicture way = picture_of(board, overlay);
  CHECK(count(*drawn(way), kGreen, 0, 0.5) > 50);
  CHECK(count(*drawn(way), kGreen, 0.5, 1) > 50);
  overlay.ribbons.front().role = Role::danger;
  const auto image = drawn(picture_of(board, overlay));
  CHECK(count(*image, kGreen) == 0);
  CHECK(count(*image, kRed) > 100);
}

TEST_CASE("Arrows, signs, rims and names are drawn", "[viewer][overlay]") {
  const Board board = open_board();
  Overlay overlay;
  overlay.tints.push_back({{3, 3, 1}, Role::focus});
  const std::string plain = make_picture(picture_of(board, overlay), kSmall).value();
  const auto differs = [&](const Overlay& more) {
    return make_picture(picture_of(board, more), kSmall).value() != plain;
  };
  Overlay arrow = overlay;
  arrow.arrows.push_back({{3, 3, 1}, {4, 3, 1}, Role::danger});
  CHECK(differs(arrow));
  for (const Sign sign : {Sign::burst, Sign::cross, Sign::check}) {
    Overlay signs = overlay;
    signs.signs.push_back({{3, 3, 1}, sign, "2"});
    CHECK(differs(signs));
  }
  Overlay rim = overlay;
  rim.outlines.push_back({{{3, 3, 1}, {4, 3, 1}}, Role::allowed, "x"});
  CHECK(differs(rim));
  Overlay note = overlay;
  note.notes.push_back({{3, 3, 1}, "here"});
  CHECK(differs(note));
  Overlay legend = overlay;
  legend.legend.push_back({Role::zone, "what it means"});
  CHECK(differs(legend));
}

TEST_CASE("What lies off the board is left out", "[viewer][overlay]") {
  const Board board = open_board();
  Overlay overlay;
  overlay.tints = {
      {{-3, 2, 1}, Role::danger}, {{100, 2, 1}, Role::danger}, {{2, 2, 9}, Role::danger}};
  overlay.ribbons.push_back({{{{90, 90, 1}, "", false}, {{91, 90, 4}, "1", true}}, Role::danger});
  overlay.ribbons.push_back({});
  overlay.arrows.push_back({{50, 50, 1}, {51, 51, 2}, Role::danger});
  overlay.outlines.push_back({{}, Role::danger, "nothing"});
  overlay.signs.push_back({{70, 0, 1}, Sign::burst, ""});
  overlay.notes.push_back({{70, 0, 3}, "nowhere"});
  const auto image = make_picture(picture_of(board, overlay), kSmall);
  REQUIRE(image.has_value());
  CHECK(count(*decode(*image), kRed) == 0);
}

TEST_CASE("Two states stand side by side", "[viewer][overlay]") {
  const std::vector<Plan> two = {
      open_plan(6, 6),
      plan({"             ", "             ", "    + + + +  ", "     . . .   ", "    + + + +  ",
            "     . . .   ", "    + + + +  ", "             ", "             ", "             ",
            "             ", "             ", "             "})};
  const Board before = board_of(two);
  const Board after = open_board(6, 6);
  Overlay falls;
  falls.full_height = true;
  falls.tints = {{{2, 1, 2}, Role::danger}, {{3, 1, 2}, Role::danger}};
  Overlay fallen;
  fallen.full_height = true;
  fallen.ribbons.push_back({{{{2, 1, 1}, "", false}, {{3, 1, 1}, "", false}}, Role::allowed});
  const ChangePicture change{picture_of(before, falls), picture_of(after, fallen)};
  const std::string bytes = make_change_picture(change, kSmall).value();
  const auto image = decode(bytes);
  CHECK(image->s() == kSmall.width);
  CHECK(count(*image, kGreen, 0, 0.5) == 0);
  CHECK(count(*image, kGreen, 0.5, 1) > 20);
  CHECK(bytes == make_change_picture(change, kSmall).value());
  CHECK(bytes != make_change_picture({change.after, change.before}, kSmall).value());
  CHECK(make_change_picture({change.before, {}}, kSmall).error().code == "bad-picture");
}

TEST_CASE("Sizes from a thumbnail to a poster are drawn, upright ones too", "[viewer][overlay]") {
  const Board board = open_board();
  for (const PictureSize size : {PictureSize{64, 64}, {400, 300}, {1600, 1000}, {500, 900}}) {
    const auto image = drawn(picture_of(board, heat_overlay()), size);
    CHECK(image->s() == size.width);
    CHECK(image->t() == size.height);
  }
}

TEST_CASE("A board full of walls and prints is drawn coarsely and at once", "[viewer][overlay]") {
  // Drawn in full, this one would take more than 2 GB.
  constexpr int kSide = 200;
  std::vector<std::string> rows;
  for (int y = 0; y < kSide; ++y) {
    std::string dots = "#";
    std::string spaces = "=";
    for (int x = 0; x < kSide; ++x) {
      dots += x % 2 == 0 ? "~#" : "=o";
      spaces += x % 3 == 0 ? "*=" : "S~";
    }
    rows.push_back(dots);
    rows.push_back(spaces);
  }
  rows.push_back(rows.front());
  const Board full = board_of({plan(rows)});
  const Section all = section_of(full, nullptr);
  CHECK(model_terrain(full, Frame(PictureScale{}), all).coarse);
  const Board open = open_board(kSide, kSide);
  CHECK_FALSE(model_terrain(open, Frame(PictureScale{}), section_of(open, nullptr)).coarse);
  CHECK(drawn(picture_of(full, {}))->s() == kSmall.width);
}

TEST_CASE("The largest board is drawn with all that an overlay may show", "[viewer][overlay]") {
  const Board board = open_board(256, 256);
  Overlay overlay;
  HeatMap heat{"MP", {}};
  for (const Space& space : board.spaces()) {
    heat.items.push_back({space, (space.x + space.y) % 500});
    overlay.tints.push_back({space, Role::allowed});
  }
  overlay.heat = std::move(heat);
  overlay.ribbons.push_back({});
  for (int x = 0; x < 256; ++x) {
    overlay.ribbons.back().stops.push_back({{x, x, 1}, std::to_string(x), false});
  }
  CHECK(make_picture(picture_of(board, overlay), kSmall).has_value());
}

TEST_CASE("A heat map's scale runs from its least to its greatest value", "[viewer][overlay]") {
  const HeatScale scale = scale_of(*heat_overlay().heat);
  CHECK(scale.least == 1);
  CHECK(scale.most == 3);
  CHECK(scale.share(1) == 0);
  CHECK(scale.share(3) == 1);
  CHECK(scale_of({}).share(5) == 0);
}

}  // namespace
}  // namespace parapet::viewer
