#include "viewer/brick_picture.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/viewer/brick_sketch.h"
#include "tests/viewer/pixels.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{400, 300};
constexpr Rgb kGreen{0x12, 0xA1, 0x50};
constexpr Rgb kRed{0xDC, 0x26, 0x26};
constexpr BrickSketch::Rgb8 kGrey{155, 161, 165};

std::string bytes_of(const BrickPicture& picture, PictureSize size = kSmall) {
  return make_picture(picture, size).value();
}

int count_in(const BrickPicture& picture, Rgb colour) {
  return count(*decode(bytes_of(picture)), colour);
}

// Pixels of about that hue: light and shadow change how bright it is.
int count_orange(const BrickPicture& picture) {
  const auto image = decode(bytes_of(picture));
  int found = 0;
  for (int y = 0; y < image->t() * 4 / 5; ++y) {
    for (int x = 0; x < image->s(); ++x) {
      const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      if (p[0] > 200 && p[1] > 90 && p[1] < 190 && p[2] < 90) ++found;
    }
  }
  return found;
}

// A plate of 16 x 8 studs with a wall across.
struct Walled {
  BrickSketch sketch;
  std::size_t wall = 0;

  Walled() {
    sketch.add_block(0, 0, 0, 16, 8, 1, kGrey);
    wall = sketch.add_block(8, 2, 1, 1, 4, 9, kGrey);
  }
  BrickPicture picture() const {
    BrickPicture picture = sketch.picture();
    picture.title = "A wall of bricks";
    picture.spaces = {BrickSketch::space("A1", 2, 3, 1), BrickSketch::space("B1", 12, 3, 1)};
    return picture;
  }
  BrickPicture with_line(bool clear) const {
    BrickPicture picture = this->picture();
    picture.overlay.emplace();
    const BrickPoint from{240, 320, 392};
    const BrickPoint to{1040, 320, 200};
    picture.overlay->rays.push_back({from, to, clear, clear ? std::nullopt : std::optional(0.5)});
    if (!clear) picture.overlay->glows.push_back({wall, true, "t1"});
    return picture;
  }
};

TEST_CASE("A brick board is a PNG of the size asked for and the same bytes twice", "[viewer]") {
  const Walled walled;
  const std::string once = bytes_of(walled.picture(), {320, 480});
  const auto image = decode(once);
  REQUIRE(image);
  CHECK(image->s() == 320);
  CHECK(image->t() == 480);
  CHECK(once == bytes_of(walled.picture(), {320, 480}));
  CHECK(bytes_of(walled.with_line(true)) != bytes_of(walled.with_line(false)));
}

TEST_CASE("A line over bricks is green or red and the brick that blocks glows", "[viewer]") {
  const Walled walled;
  CHECK(count_in(walled.with_line(true), kGreen) > 60);
  CHECK(count_in(walled.with_line(true), kRed) == 0);
  CHECK(count_orange(walled.with_line(true)) == 0);
  CHECK(count_in(walled.with_line(false), kRed) > 60);
  CHECK(count_in(walled.with_line(false), kGreen) == 0);
  CHECK(count_orange(walled.with_line(false)) > 150);
}

TEST_CASE("A board without ruling shows no evidence", "[viewer]") {
  const Walled walled;
  CHECK(count_in(walled.picture(), kGreen) == 0);
  CHECK(count_in(walled.picture(), kRed) == 0);
}

TEST_CASE("Studs stand where nothing covers them", "[viewer]") {
  BrickSketch open;
  open.add_block(0, 0, 0, 4, 4, 3, kGrey);
  BrickPicture with_studs = open.picture();
  std::vector<BrickPiece> bare = open.pieces();
  bare[0].studs.clear();
  BrickPicture without = open.picture();
  without.pieces = bare;
  CHECK(bytes_of(with_studs) != bytes_of(without));

  BrickSketch covered = open;
  covered.add_piece(parapet::Box::spanning({0, 0, 96}, {320, 320, 128}), kGrey);
  BrickPicture tiled = covered.picture();
  std::vector<BrickPiece> bare_below = covered.pieces();
  bare_below[0].studs.clear();
  BrickPicture tiled_bare = covered.picture();
  tiled_bare.pieces = bare_below;
  CHECK(bytes_of(tiled) == bytes_of(tiled_bare));

  // Half of it is covered: the other half still shows.
  BrickSketch half = open;
  half.add_piece(parapet::Box::spanning({0, 0, 96}, {160, 320, 128}), kGrey);
  BrickPicture halved = half.picture();
  std::vector<BrickPiece> bare_half = half.pieces();
  bare_half[0].studs.clear();
  BrickPicture halved_bare = half.picture();
  halved_bare.pieces = bare_half;
  CHECK(bytes_of(halved) != bytes_of(halved_bare));
}

TEST_CASE("What hides a marked place is drawn as glass", "[viewer]") {
  // A chamber with a lid: nothing in it could be seen.
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 12, 12, 1, kGrey);
  sketch.add_block(2, 2, 1, 8, 1, 9, kGrey);
  sketch.add_block(2, 9, 1, 8, 1, 9, kGrey);
  sketch.add_block(2, 3, 1, 1, 6, 9, kGrey);
  sketch.add_block(9, 3, 1, 1, 6, 9, kGrey);
  sketch.add_block(2, 2, 10, 8, 8, 1, kGrey);
  BrickPicture picture = sketch.picture();
  picture.spaces = {BrickSketch::space("A1", 4, 4, 1, 4, 4)};
  const auto greenish = [](const BrickPicture& shown) {
    const auto image = decode(bytes_of(shown));
    int found = 0;
    for (int y = 0; y < image->t() * 4 / 5; ++y) {
      for (int x = 0; x < image->s() / 2; ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (p[1] > p[0] + 30 && p[1] > p[2] + 15) ++found;
      }
    }
    return found;
  };
  CHECK(greenish(picture) == 0);
  picture.overlay.emplace();
  picture.overlay->tints.push_back({0, Role::allowed});
  CHECK(greenish(picture) > 100);
}

TEST_CASE("Units stand as tall as they are and look where they face", "[viewer]") {
  const Walled walled;
  BrickPicture picture = walled.picture();
  picture.units = {{"knight", "red", "A1", {240, 320, 32}, 160, 400, {}, false}};
  const std::string ten_pegs = bytes_of(picture);
  picture.units[0].height = 200;
  const std::string five_pegs = bytes_of(picture);
  CHECK(ten_pegs != five_pegs);
  picture.units[0].facing = Facing::east;
  CHECK(bytes_of(picture) != five_pegs);
}

TEST_CASE("A unit with a model of its own is drawn as that and turned to where it looks",
          "[viewer]") {
  // A tall post in magenta whose front, to the north, wears a cyan board.
  auto model = std::make_shared<BrickModel>();
  const auto add_part = [&model](Point low, Point high, std::array<std::uint8_t, 4> rgba) {
    PlacedPart part;
    part.colour = {rgba};
    part.shapes.emplace_back(parapet::Box::spanning(low, high));
    model->parts.push_back(std::move(part));
  };
  add_part({0, 0, 0}, {160, 160, 600}, {255, 0, 255, 255});
  add_part({0, -20, 0}, {160, 0, 600}, {0, 255, 255, 255});
  const auto pixels = [](const BrickPicture& picture, bool magenta) {
    const auto image = decode(bytes_of(picture));
    int found = 0;
    for (int y = 0; y < image->t() * 4 / 5; ++y) {
      for (int x = 0; x < image->s(); ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (magenta ? p[0] > 150 && p[1] < 60 && p[2] > 120 : p[0] < 60 && p[1] > 90 && p[2] > 90) {
          ++found;
        }
      }
    }
    return found;
  };
  const Walled walled;
  BrickPicture picture = walled.picture();
  BrickUnit post;
  post.id = "post";
  post.foot = {240, 320, 32};
  post.width = 160;
  post.height = 600;
  picture.units = {post};
  CHECK(pixels(picture, true) == 0);  // a pawn
  picture.units[0].model = model;
  // From one side the board is seen at full width, from behind only its top edge.
  std::set<int> seen;
  for (const Facing facing : {Facing::north, Facing::east, Facing::south, Facing::west}) {
    picture.units[0].facing = facing;
    CHECK(pixels(picture, true) > 50);
    seen.insert(pixels(picture, false));
  }
  CHECK(*seen.rbegin() > 3 * *seen.begin());
}

TEST_CASE("The map of heights is darker where it is higher", "[viewer]") {
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 8, 8, 1, kGrey);
  sketch.add_block(4, 0, 1, 4, 8, 20, kGrey);
  BrickPicture picture = sketch.picture();
  picture.is_map = true;
  const auto image = decode(bytes_of(picture));
  const auto light = [&](double from, double to) {
    long sum = 0;
    long pixels = 0;
    for (int y = image->t() / 3; y < image->t() / 2; ++y) {
      for (int x = static_cast<int>(image->s() * from); x < static_cast<int>(image->s() * to);
           ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        sum += p[0] + p[1] + p[2];
        ++pixels;
      }
    }
    return static_cast<double>(sum) / static_cast<double>(pixels);
  };
  CHECK(light(0.53, 0.60) < light(0.40, 0.47) - 60);
}

TEST_CASE("Convex pieces and meshes are drawn like blocks", "[viewer]") {
  const auto grey_pixels = [](Shape shape) {
    BrickSketch sketch;
    sketch.add_piece(std::move(shape), {200, 40, 40});
    const auto image = decode(bytes_of(sketch.picture()));
    int found = 0;
    for (int y = 0; y < image->t() * 4 / 5; ++y) {
      for (int x = 0; x < image->s(); ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (p[0] > p[1] + 60) ++found;
      }
    }
    return found;
  };
  const auto block = parapet::Box::spanning({0, 0, 0}, {320, 320, 192});
  const int plain = grey_pixels(block);
  CHECK(plain > 1000);
  // The same block with its faces turned the right way out.
  CHECK(std::abs(grey_pixels(*ConvexSolid::from_box(block)) - plain) < plain / 50);
  CHECK(grey_pixels(Triangle{{0, 0, 0}, {320, 0, 0}, {0, 320, 96}}) > 300);
  CHECK(grey_pixels(Triangle{{0, 0, 0}, {0, 320, 96}, {320, 0, 0}}) > 300);
}

TEST_CASE("A model of ten thousand parts is drawn", "[viewer]") {
  BrickSketch sketch;
  for (int n = 0; n < 10'000; ++n) {
    sketch.add_block(n % 50 * 4, n / 50 % 50 * 4, n / 2500 * 3, 4, 4, 3, kGrey);
  }
  CHECK(make_picture(sketch.picture(), kSmall).has_value());
}

TEST_CASE("What an eye sees of a body is drawn on a card of its own", "[viewer]") {
  const Walled walled;
  BrickPicture picture = walled.with_line(true);
  const auto green = [&picture] { return count(*decode(bytes_of(picture, {800, 600})), kGreen); };
  picture.overlay->targets.push_back({{960, 240, 32}, {1120, 400, 432}});
  const int without = green();
  BrickOverlay::EyeView view{"What A1 sees", {}};
  view.parts.push_back({{{{0, 0}}, {{1, 0}}, {{1, 2}}, {{0, 2}}}, false});
  picture.overlay->eye_view = view;
  CHECK(green() <= without + 20);  // the card may hide a little of the line
  view.parts.push_back({{{{0, 1}}, {{1, 1}}, {{1, 2}}, {{0, 2}}}, true});
  picture.overlay->eye_view = view;
  CHECK(green() > without + 500);
}

TEST_CASE("What cannot be drawn of bricks is a fault", "[viewer]") {
  const Walled walled;
  CHECK(make_picture(BrickPicture{}, kSmall).error().code == "bad-picture");
  CHECK(make_picture(walled.picture(), {0, 300}).error().code == "bad-picture");
  BrickPicture lost = walled.picture();
  lost.overlay.emplace();
  lost.overlay->tints.push_back({2, Role::allowed});
  CHECK(make_picture(lost, kSmall).error().code == "bad-picture");
}

// A relief map of 15 x 15 spaces, with those heights over one another on one of them.
BrickPicture heights_of(const BrickSketch& sketch, const std::vector<std::string>& heights) {
  BrickPicture picture = sketch.picture();
  picture.is_map = true;
  picture.overlay.emplace();
  for (std::size_t n = 0; n < heights.size(); ++n) {
    picture.spaces.push_back(BrickSketch::space("H8/" + std::to_string(n), 29, 29, 1));
    picture.spaces.back().height += static_cast<double>(n);
    picture.overlay->values.push_back({n, heights[n], 0.5});
  }
  return picture;
}

TEST_CASE("A relief map writes heights on small plates", "[viewer]") {
  constexpr PictureSize kWhole{1600, 1200};
  BrickSketch wide;
  wide.add_piece(parapet::Box::spanning({0, 0, 0}, {60 * 80, 60 * 80, 32}), kGrey);
  const auto long_one = bytes_of(heights_of(wide, {"49.275"}), kWhole);
  CHECK(long_one != bytes_of(heights_of(wide, {"49.375"}), kWhole));
  // The highest is what is written where there is no room for all.
  const auto stack = bytes_of(heights_of(wide, {"4", "17", "28"}), kWhole);
  CHECK(stack != bytes_of(heights_of(wide, {"4", "17", "29"}), kWhole));
  CHECK(stack == bytes_of(heights_of(wide, {"5", "17", "28"}), kWhole));
  BrickSketch small;
  small.add_piece(parapet::Box::spanning({0, 0, 0}, {32 * 80, 32 * 80, 32}), kGrey);
  const auto roomy = bytes_of(heights_of(small, {"4", "17", "28"}), kWhole);
  CHECK(roomy != bytes_of(heights_of(small, {"5", "17", "28"}), kWhole));
}

}  // namespace
}  // namespace parapet::viewer
