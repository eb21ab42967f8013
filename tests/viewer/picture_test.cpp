#include "viewer/picture.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/temporary_folder.h"
#include "tests/viewer/pixels.h"
#include "viewer/matrix_picture.h"

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;
using mayhem::Blocker;
using mayhem::BlockerKind;
using mayhem::SightLine;

constexpr PictureSize kSmall{400, 300};

Plan plan(std::vector<std::string> rows) { return Plan::read(std::move(rows)).value(); }

Board board_of(std::vector<Plan> levels) {
  Tile tile{"tile", {}, std::nullopt, {}};
  for (Plan& level : levels) tile.levels.push_back({"level", std::move(level)});
  return Board::assemble({{tile}, {{"tile", 0, 0, 0, 0}}}).value();
}

// Two rooms' width of floor with a wall across, and a roof over the east half.
// clang-format off
Board walled_board() {
  return board_of({plan({"+ + + + + + +",
                         " . . .|. . . ",
                         "+ + + + + + +",
                         " . . .|. . . ",
                         "+ + + + + + +",
                         " . . .|. . . ",
                         "+ + + + + + +"}),
                   plan({"      + + + +",
                         "       . . . ",
                         "      + + + +",
                         "       . . . ",
                         "      + + + +",
                         "       . . . ",
                         "      + + + +"})});
}
// clang-format on

SightPicture clear_sight() {
  SightLine line{{0, 1, 1}, {2, 1, 1}, {1, 1, 1}, {2, 1, 1}, true, false, false, {}, {}};
  SightPicture sight;
  sight.ruling.sight = true;
  sight.ruling.lines = {line};
  return sight;
}

SightPicture blocked_sight(int from_level = 1) {
  const Blocker wall{BlockerKind::wall, Edge{EdgeAxis::vertical, 3, 1, 1}, Ratio::of(2, 3)};
  SightLine line{
      {0, 1, 1}, {4, 1, from_level}, {1, 1, 1}, {4, 1, from_level}, false, false, false, {wall},
      {}};
  SightPicture sight;
  sight.ruling.lines = {line};
  return sight;
}

BoardPicture picture_of(const Board& board, std::optional<SightPicture> sight) {
  BoardPicture picture;
  picture.board = &board;
  picture.title = "A wall and a roof";
  picture.sight = std::move(sight);
  return picture;
}

constexpr Rgb kGreen{0x12, 0xA1, 0x50};
constexpr Rgb kRed{0xDC, 0x26, 0x26};
constexpr Rgb kOrange{0xFF, 0x8A, 0x00};

int count_in(const BoardPicture& picture, Rgb colour) {
  return count(*decode(make_picture(picture, kSmall).value()), colour);
}

TEST_CASE("A picture is a PNG of the size asked for", "[viewer]") {
  const Board board = walled_board();
  const auto image = decode(make_picture(picture_of(board, {}), {320, 480}).value());
  REQUIRE(image);
  CHECK(image->s() == 320);
  CHECK(image->t() == 480);
}

TEST_CASE("A clear line is green, a blocked one red with an orange blocker", "[viewer]") {
  const Board board = walled_board();
  const BoardPicture clear = picture_of(board, clear_sight());
  const BoardPicture blocked = picture_of(board, blocked_sight());
  CHECK(count_in(clear, kGreen) > 100);
  CHECK(count_in(clear, kRed) == 0);
  CHECK(count_in(clear, kOrange) == 0);
  CHECK(count_in(blocked, kGreen) == 0);
  CHECK(count_in(blocked, kRed) > 100);
  CHECK(count_in(blocked, kOrange) > 20);
}

TEST_CASE("A picture without ruling shows no evidence", "[viewer]") {
  const Board board = walled_board();
  const BoardPicture picture = picture_of(board, {});
  CHECK(count_in(picture, kGreen) == 0);
  CHECK(count_in(picture, kRed) == 0);
}

TEST_CASE("The same picture twice is the same bytes", "[viewer]") {
  const Board board = walled_board();
  const BoardPicture picture = picture_of(board, blocked_sight());
  const std::string once = make_picture(picture, kSmall).value();
  CHECK(once == make_picture(picture, kSmall).value());
  CHECK(once != make_picture(picture_of(board, clear_sight()), kSmall).value());
}

TEST_CASE("Levels above the line are cut away", "[viewer]") {
  const Board with_roof = walled_board();
  const Board without_roof =
      board_of({plan({"+ + + + + + +", " . . .|. . . ", "+ + + + + + +", " . . .|. . . ",
                      "+ + + + + + +", " . . .|. . . ", "+ + + + + + +"})});
  const auto bytes = [](const Board& board, std::optional<SightPicture> sight) {
    return make_picture(picture_of(board, std::move(sight)), kSmall).value();
  };
  CHECK(bytes(with_roof, blocked_sight()) == bytes(without_roof, blocked_sight()));
  CHECK(bytes(with_roof, {}) != bytes(without_roof, {}));
  CHECK(bytes(with_roof, blocked_sight(2)) != bytes(without_roof, blocked_sight(2)));
}

TEST_CASE("Figures and their labels appear", "[viewer]") {
  const Board board = walled_board();
  mayhem::Pieces pieces;
  pieces.units.push_back({"scout", "mayhem", {{1, 1, 1}, 1, 1}, {}, Facing::north, {}});
  BoardPicture picture = picture_of(board, {});
  const std::string empty = make_picture(picture, kSmall).value();
  picture.pieces = &pieces;
  CHECK(make_picture(picture, kSmall).value() != empty);
}

TEST_CASE("A ruling without lines is drawn as the board alone, with its verdict", "[viewer]") {
  const Board board = walled_board();
  BoardPicture picture = picture_of(board, SightPicture{});
  picture.verdict = "no line may be used";
  CHECK(make_picture(picture, kSmall).has_value());
}

TEST_CASE("What cannot be drawn is a fault", "[viewer]") {
  const Board board = walled_board();
  CHECK(make_picture(BoardPicture{}, kSmall).error().code == "bad-picture");
  CHECK(make_picture(picture_of(board, {}), {0, 300}).error().code == "bad-picture");
  CHECK(make_picture(picture_of(board, {}), {400, 100000}).error().code == "bad-picture");
  BoardPicture flat = picture_of(board, {});
  flat.scale.storey_mm = 0;
  CHECK(make_picture(flat, kSmall).error().code == "bad-picture");
}

TEST_CASE("A picture file appears whole or not at all", "[viewer]") {
  const Board board = walled_board();
  const BoardPicture picture = picture_of(board, clear_sight());
  const testing::TemporaryFolder folder;
  const fs::path file = folder.path("picture.png");

  REQUIRE(write_picture(picture, file.string(), kSmall).has_value());
  CHECK(folder.count() == 1);
  std::ifstream stream(file, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(stream)),
                          std::istreambuf_iterator<char>());
  CHECK(bytes == make_picture(picture, kSmall).value());

  const auto lost = write_picture(picture, folder.path("none/p.png"), kSmall);
  REQUIRE_FALSE(lost.has_value());
  CHECK(lost.error().code == "no-folder");
  CHECK(folder.count() == 1);

  fs::create_directory(folder.path("taken.png"));
  std::ofstream(folder.path("taken.png/inside")) << "not empty";
  const auto taken = write_picture(picture, folder.path("taken.png"), kSmall);
  REQUIRE_FALSE(taken.has_value());
  CHECK(taken.error().code == "cannot-write");
  CHECK(folder.count() == 2);
}

TEST_CASE("A matrix picture holds the pixels as given", "[viewer]") {
  const testing::TemporaryFolder folder;
  const std::string file = folder.path("matrix.png");
  const std::vector<std::uint8_t> grey{0, 50, 100, 150, 200, 250};
  REQUIRE(write_matrix_picture(file, 3, 2, grey).has_value());
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream bytes;
  bytes << stream.rdbuf();
  const auto image = decode(bytes.str());
  REQUIRE(image->s() == 3);
  REQUIRE(image->t() == 2);
  CHECK(*image->data(0, 1) == 0);  // an osg::Image starts at the bottom
  CHECK(*image->data(2, 0) == 250);

  const std::vector<std::uint8_t> rgb(18, 7);
  CHECK(write_matrix_picture(file, 3, 2, rgb).has_value());
  CHECK(write_matrix_picture(file, 4, 2, rgb).error().code == "bad-picture");
  CHECK(write_matrix_picture(file, 0, 0, {}).error().code == "bad-picture");
  CHECK(write_matrix_picture(folder.path("none/m.png"), 3, 2, grey).error().code == "no-folder");
}

}  // namespace
}  // namespace parapet::viewer
