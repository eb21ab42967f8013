#include "viewer/fall_picture.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <numbers>

#include "tests/support/temporary_folder.h"
#include "tests/viewer/brick_sketch.h"
#include "tests/viewer/pixels.h"
#include "viewer/coat_colours.h"
#include "viewer/stripes.h"

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;
using Folder = parapet::testing::TemporaryFolder;

constexpr PictureSize kSmall{400, 300};
constexpr BrickSketch::Rgb8 kGrey{155, 161, 165};

std::string bytes_of(const BrickPicture& picture) { return make_picture(picture, kSmall).value(); }

// Pixels below the title bar, within shares of the width, of which a test holds.
template <class Is>
int count_of(const std::string& bytes, Is is, double from = 0, double to = 1) {
  const auto image = decode(bytes);
  int found = 0;
  for (int y = image->t() / 6; y < image->t() * 4 / 5; ++y) {  // above the legend
    for (int x = static_cast<int>(image->s() * from); x < static_cast<int>(image->s() * to); ++x) {
      const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      if (is(static_cast<int>(p[0]), static_cast<int>(p[1]), static_cast<int>(p[2]))) ++found;
    }
  }
  return found;
}

bool is_red(int r, int g, int b) { return r > 120 && g < r / 2 && b < r / 2; }
bool is_amber(int r, int g, int b) { return r > 170 && g > r * 6 / 10 && b < r / 2; }
bool is_blue(int r, int g, int b) { return b > 90 && r < b * 7 / 10 && g < b; }
bool is_dark_red(int r, int g, int b) { return r < 95 && r > 35 && g < r / 2 && b < r / 2; }

// A plate of 16 x 8 studs with a pillar and a beam on it.
struct Gate {
  BrickSketch sketch;
  std::size_t ground = 0;
  std::size_t pillar = 0;
  std::size_t beam = 0;

  Gate() {
    ground = sketch.add_block(0, 0, 0, 16, 8, 1, kGrey);
    pillar = sketch.add_block(6, 2, 1, 2, 4, 9, kGrey);
    beam = sketch.add_block(4, 2, 10, 8, 4, 3, kGrey);
  }
  BrickPicture with(std::vector<BrickOverlay::Coated> coats) const {
    BrickPicture picture = sketch.picture();
    picture.title = "A gate";
    picture.overlay.emplace();
    picture.overlay->coats = std::move(coats);
    return picture;
  }
};

TEST_CASE("Pieces on the scale of strain go from calm over amber to red", "[viewer]") {
  const Gate gate;
  const auto strained = [&gate](double share) {
    return bytes_of(gate.with({{gate.ground, Coat::strained, 0},
                               {gate.pillar, Coat::strained, 0},
                               {gate.beam, Coat::strained, share}}));
  };
  CHECK(count_of(strained(0), is_amber) + count_of(strained(0), is_red) == 0);
  CHECK(count_of(strained(0.5), is_amber) > 500);
  CHECK(count_of(strained(0.5), is_red) == 0);
  CHECK(count_of(strained(1), is_red) > 500);
  CHECK(count_of(strained(1), is_amber) == 0);
  CHECK(strained(1) == strained(7));
  // Darker where it is more.
  double before = 2;
  for (double share = 0; share <= 1; share += 0.125) {
    const Colour c = strain_colour(share);
    const double light = 0.30 * c.r() + 0.59 * c.g() + 0.11 * c.b();
    CHECK(light < before);
    before = light;
  }
}

TEST_CASE("What does not stand is red with dark stripes", "[viewer]") {
  const Gate gate;
  const std::string falls = bytes_of(gate.with({{gate.beam, Coat::failing, 0}}));
  const std::string strained = bytes_of(gate.with({{gate.beam, Coat::strained, 1}}));
  CHECK(count_of(falls, is_red) > 300);
  CHECK(count_of(falls, is_dark_red) > 150);
  CHECK(count_of(strained, is_dark_red) < count_of(falls, is_dark_red) / 3);
}

TEST_CASE("Stripes of a polygon cover it once", "[viewer]") {
  const std::vector<osg::Vec3d> corners{{0, 0, 0}, {3, 0, 0}, {3, 2, 0}, {0, 2, 0}};
  double even = 0;
  double odd = 0;
  cut_into_stripes(corners, {1, 0, 0}, 0.5, [&](std::span<const osg::Vec3d> part, bool is_odd) {
    double area = 0;
    for (std::size_t n = 2; n < part.size(); ++n) {
      area += ((part[n - 1] - part[0]) ^ (part[n] - part[0])).length() / 2;
    }
    (is_odd ? odd : even) += area;
  });
  CHECK(even == Approx(3));
  CHECK(odd == Approx(3));
  int parts = 0;
  cut_into_stripes(corners, {1, 1, 0}, 1e-9, [&](std::span<const osg::Vec3d>, bool) { ++parts; });
  CHECK(parts <= 400);
}

TEST_CASE("A pose moves a piece and its studs like bodies that lie there", "[viewer]") {
  const Gate gate;
  BrickPicture posed = gate.sketch.picture();
  posed.poses = {{gate.beam, {0, 0, 0}, {160, 80, -320}, {0, 0, 0, 1}}};
  BrickSketch moved;
  moved.add_block(0, 0, 0, 16, 8, 1, kGrey);
  moved.add_block(6, 2, 1, 2, 4, 9, kGrey);
  moved.add_block(6, 3, 0, 8, 4, 3, kGrey);
  const auto grey = [](int r, int g, int b) { return std::abs(r - g) < 12 && b < 200; };
  CHECK(std::abs(count_of(bytes_of(posed), grey) - count_of(bytes_of(moved.picture()), grey)) < 60);
  CHECK(bytes_of(posed) != bytes_of(gate.sketch.picture()));
  CHECK(bytes_of(posed) == bytes_of(posed));

  // A quarter about the vertical through the middle of the beam: from 8 x 4 studs to 4 x 8.
  BrickPicture turned = gate.sketch.picture();
  const double half = std::numbers::pi / 4;
  turned.poses = {
      {gate.beam, {640, 320, 0}, {640, 320, 0}, {0, 0, std::sin(half), std::cos(half)}}};
  BrickSketch lies;
  lies.add_block(0, 0, 0, 16, 8, 1, kGrey);
  lies.add_block(6, 2, 1, 2, 4, 9, kGrey);
  lies.add_block(6, 0, 10, 4, 8, 3, kGrey);
  const int seen = count_of(bytes_of(turned), grey);
  CHECK(std::abs(seen - count_of(bytes_of(lies.picture()), grey)) < 60);
}

// The gate before and after its pillar was taken away.
BrickChange collapsed() {
  static const Gate kBefore;
  static const BrickSketch kAfter = [] {
    BrickSketch after;
    after.add_block(0, 0, 0, 16, 8, 1, kGrey);
    after.add_block(4, 2, 1, 8, 4, 3, kGrey);
    return after;
  }();
  BrickChange change;
  change.before =
      kBefore.with({{kBefore.pillar, Coat::removed, 0}, {kBefore.beam, Coat::cut_off, 0}});
  change.before.verdict = "The gate falls.";
  change.before.overlay->coat_legend = {{Coat::removed, "taken away"},
                                        {Coat::cut_off, "nothing carries it"}};
  change.after = kAfter.picture();
  change.after.overlay.emplace();
  change.after.overlay->coats = {{1, Coat::cut_off, 0}};
  change.after.units = {{"knight", "red", "", {560, 320, 128}, 160, 400, {}, false}};
  change.after.overlay->arrows = {{{560, 320, 416}, {560, 320, 530}, Role::danger}};
  return change;
}

TEST_CASE("Before and after show what falls in one colour and what is gone before alone",
          "[viewer]") {
  const BrickChange change = collapsed();
  const std::string bytes = make_change_picture(change, {800, 500}).value();
  CHECK(bytes == make_change_picture(change, {800, 500}).value());
  CHECK(count_of(bytes, is_blue, 0, 0.5) > 500);
  CHECK(count_of(bytes, is_blue, 0.5, 1) > 500);
  const auto is_orange = [](int r, int g, int b) { return r > 200 && g > 90 && g < 190 && b < 90; };
  CHECK(count_of(bytes, is_orange, 0, 0.5) > 150);
  CHECK(count_of(bytes, is_orange, 0.5, 1) == 0);
  // The same scale on both sides: the ground has one size.
  BrickChange same = change;
  same.after = same.before;
  const std::string twice = make_change_picture(same, {800, 500}).value();
  CHECK(std::abs(count_of(twice, is_blue, 0, 0.5) - count_of(twice, is_blue, 0.5, 1)) < 20);
  CHECK(make_change_picture(BrickChange{}, {800, 500}).error().code == "bad-picture");
}

FallSeries falling(std::size_t moments) {
  static const Gate kGate;
  FallSeries fall;
  fall.board = kGate.sketch.picture();
  fall.board.title = "A gate";
  fall.count = moments;
  fall.moment = [](std::size_t n) {
    const double drop = 40.0 * static_cast<double>(n);
    return FallSeries::Moment{
        std::to_string(n), {{kGate.beam, {}, {0, 0, -drop}, {0, 0, 0, 1}}}, {}};
  };
  return fall;
}

bool always(std::size_t, std::size_t) { return true; }

TEST_CASE("The frames of a fall are numbered pictures in a folder of their own", "[viewer]") {
  const Folder folder;
  const std::string frames = folder.path("frames");
  CHECK(check_frames_folder(frames));
  CHECK(write_frames(falling(3), frames, kSmall, always).value() == 3);
  std::vector<std::string> names;
  for (const auto& item : fs::directory_iterator(frames)) {
    names.push_back(item.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  CHECK(names == std::vector<std::string>{"frame-0001.png", "frame-0002.png", "frame-0003.png"});
  const auto read = [](const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string again = folder.path("again");
  CHECK(write_frames(falling(3), again, kSmall, always).value() == 3);
  for (const std::string& name : names) {
    CHECK(read(frames + "/" + name) == read(again + "/" + name));
  }
  CHECK(read(frames + "/" + names[0]) != read(frames + "/" + names[2]));
  CHECK(check_frames_folder(frames).error().code == "not-empty");
  CHECK(write_frames(falling(1), frames, kSmall, always).error().code == "not-empty");
}

TEST_CASE("Frames stop when told and say how many there are", "[viewer]") {
  const Folder folder;
  const auto two = [](std::size_t done, std::size_t all) { return all == 4 && done < 2; };
  CHECK(write_frames(falling(4), folder.path("f"), kSmall, two).value() == 2);
  CHECK(write_frames(falling(0), folder.path("g"), kSmall, always).error().code == "bad-picture");
  CHECK(write_frames(falling(1), folder.path("no/such"), kSmall, always).error().code ==
        "no-folder");
}

TEST_CASE("Coats and poses of pieces that are not there are faults", "[viewer]") {
  const Gate gate;
  CHECK(make_picture(gate.with({{99, Coat::failing, 0}}), kSmall).error().code == "bad-picture");
  BrickPicture picture = gate.sketch.picture();
  picture.poses = {{99, {}, {}, {0, 0, 0, 1}}};
  CHECK(make_picture(picture, kSmall).error().code == "bad-picture");
}

}  // namespace
}  // namespace parapet::viewer
