#include "viewer/scan_picture.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <set>

#include "tests/viewer/pixels.h"
#include "tests/viewer/scan_sketch.h"
#include "viewer/bare_scan_pictures.h"
#include "viewer/scan_colours.h"
#include "viewer/scene/scan_creases.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{400, 300};

ScanLayer hill(int size, double noise) {
  ScanSketch sketch;
  ScanLayer layer;
  ScanSketch::add_sheet(layer, size, 100.0 / size, [&](double x, double y) {
    const double away = std::hypot(x - 60, y - 40);
    return 30 * std::exp(-away * away / 600) + (x > 20 && x < 26 ? 20 : 0) + sketch.noise(noise);
  });
  return layer;
}

ScanPicture picture_of(std::vector<ScanLayer> layers) {
  ScanPicture picture;
  picture.title = "As it was read";
  picture.caption = "An open surface.";
  picture.layers = std::move(layers);
  return picture;
}

// A level plate of one tone.
ScanLayer plate(ScanTone tone, double west, double level = 0) {
  ScanLayer layer;
  layer.tone = tone;
  layer.level = level;
  ScanSketch::add_box(layer, {west, 0, 0}, {west + 60, 80, 6});
  return layer;
}

osg::ref_ptr<osg::Image> image_of(const ScanPicture& picture, PictureSize size = kSmall) {
  return decode(make_scan_picture(picture, size).value());
}

std::size_t colours_of(const osg::Image& image) {
  std::set<int> colours;
  for (int y = 0; y < image.t(); ++y) {
    for (int x = 0; x < image.s(); ++x) {
      const unsigned char* p = image.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      colours.insert(p[0] << 16 | p[1] << 8 | p[2]);
    }
  }
  return colours.size();
}

// Pixels that have about that colour, in full sun.
int count_near(const osg::Image& image, const Colour& colour, int tolerance = 14) {
  int found = 0;
  for (int y = 0; y < image.t(); ++y) {
    for (int x = 0; x < image.s(); ++x) {
      const unsigned char* p = image.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      bool is_near = true;
      for (int part = 0; part < 3; ++part) {
        is_near = is_near &&
                  std::abs(static_cast<float>(p[part]) - colour[static_cast<unsigned>(part)] *
                                                             255) <= static_cast<float>(tolerance);
      }
      if (is_near) ++found;
    }
  }
  return found;
}

std::vector<std::string> remarks_on(const ScanPicture& picture) {
  return make_bare_scan_pictures({picture}, kSmall).value().front().remarks;
}

bool says(const std::vector<std::string>& remarks, const std::string& words) {
  return std::any_of(remarks.begin(), remarks.end(), [&words](const std::string& remark) {
    return remark.find(words) != std::string::npos;
  });
}

ScanMesh mesh_of(const ScanPicture& picture) {
  return scan_mesh(picture, scan_extent(picture), {});
}

}  // namespace

TEST_CASE("A picture of a scan is a PNG of the size asked for and the same bytes twice") {
  const ScanPicture picture = picture_of({hill(40, 0.4)});
  const std::string once = make_scan_picture(picture, {320, 480}).value();
  const auto image = decode(once);
  REQUIRE(image);
  CHECK(image->s() == 320);
  CHECK(image->t() == 480);
  CHECK(colours_of(*image) > 200);
  CHECK(once == make_scan_picture(picture, {320, 480}).value());
}

TEST_CASE("The picture of a scan does not depend on the order of its faces") {
  ScanPicture picture = picture_of({hill(30, 0.4)});
  const std::string before = make_scan_picture(picture, kSmall).value();
  std::mt19937 random(3);
  std::shuffle(picture.layers[0].faces.begin(), picture.layers[0].faces.end(), random);
  for (auto& face : picture.layers[0].faces) {
    std::rotate(face.begin(), face.begin() + static_cast<int>(random() % 3), face.end());
  }
  CHECK(make_scan_picture(picture, kSmall).value() == before);
}

TEST_CASE("Each tone of a scan is seen in its colour") {
  const ScanPicture plain = picture_of({plate(ScanTone::plain, 0), plate(ScanTone::plain, 70)});
  const auto without = image_of(plain);
  CHECK(count_near(*without, colour_of(ScanTone::plain, 0)) > 2000);
  for (const ScanTone tone : {ScanTone::filled, ScanTone::capped, ScanTone::flipped,
                              ScanTone::standing, ScanTone::ledge, ScanTone::bridge}) {
    const auto image = image_of(picture_of({plate(ScanTone::plain, 0), plate(tone, 70)}));
    CAPTURE(static_cast<int>(tone));
    CHECK(count_near(*image, colour_of(tone, 0)) > 600);
    CHECK(count_near(*without, colour_of(tone, 0)) < 20);
    if (const auto stripes = stripes_of(tone)) CHECK(count_near(*image, *stripes, 30) > 300);
  }
}

TEST_CASE("What was dropped is glass and what is behind it is seen") {
  ScanLayer over = plate(ScanTone::dropped, 0);
  for (auto& point : over.points) point[2] += 40;
  ScanLayer below = plate(ScanTone::filled, 0);
  const auto covered = image_of(picture_of({below, over}));
  over.tone = ScanTone::plain;
  const auto hidden = image_of(picture_of({below, over}));
  const auto reddish = [](const osg::Image& image) {
    int found = 0;
    for (int y = 0; y < image.t(); ++y) {
      for (int x = 0; x < image.s(); ++x) {
        const unsigned char* p = image.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (p[0] > p[1] + 50 && p[0] > p[2] + 50) ++found;
      }
    }
    return found;
  };
  CHECK(reddish(*covered) > 1000);
  CHECK(reddish(*hidden) < 20);
}

TEST_CASE("Higher standable ground is lighter") {
  float before = 0;
  for (const double level : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const Colour colour = colour_of(ScanTone::standing, level);
    const float light = colour.r() * 0.30F + colour.g() * 0.59F + colour.b() * 0.11F;
    CHECK(light > before + 0.06F);
    before = light;
  }
  const auto image =
      image_of(picture_of({plate(ScanTone::standing, 0, 0), plate(ScanTone::standing, 70, 1)}));
  CHECK(count_near(*image, colour_of(ScanTone::standing, 0)) > 600);
  CHECK(count_near(*image, colour_of(ScanTone::standing, 1)) > 600);
}

TEST_CASE("Too many triangles to be seen apart are thinned out and the picture says so") {
  const ScanPicture fine = picture_of({hill(150, 0.3)});
  const auto remarks = remarks_on(fine);
  CHECK(says(remarks, "Simplified for the picture"));
  CHECK(says(remarks, "of 45,000 triangles"));
  CHECK(remarks_on(picture_of({hill(30, 0.3)})).empty());
  // It still is the same hill.
  const auto thinned = image_of(fine);
  const auto coarse = image_of(picture_of({hill(60, 0)}));
  const Colour clay = colour_of(ScanTone::plain, 0);
  const int covered = count_near(*thinned, clay, 40);
  CHECK(covered > 12'000);
  CHECK(std::abs(covered - count_near(*coarse, clay, 40)) < covered / 5);
}

TEST_CASE("A speck far away from a scan does not make the scan small") {
  ScanLayer layer = hill(30, 0.3);
  const Colour clay = colour_of(ScanTone::plain, 0);
  const int before = count_near(*image_of(picture_of({layer})), clay, 40);
  ScanLayer speck;
  ScanSketch::add_box(speck, {90'000, 0, 0}, {90'000.5, 0.5, 0.5});
  const ScanPicture both = picture_of({layer, speck});
  CHECK(says(remarks_on(both), "Not in the picture: 12 of 1,812 triangles"));
  CHECK(count_near(*image_of(both), clay, 40) > before * 9 / 10);
  // A large plane with few corners is no speck.
  ScanLayer ground;
  ScanSketch::add_sheet(ground, 1, 600, [](double, double) { return 0; });
  CHECK(remarks_on(picture_of({layer, ground})).empty());
}

TEST_CASE("Lines are drawn along edges and not along noise") {
  ScanLayer box;
  ScanSketch::add_box(box, {0, 0, 0}, {10, 10, 10});
  const ScanLines edges = scan_lines(mesh_of(picture_of({box})), 0.3);
  CHECK(edges.creases.size() == 12);
  CHECK(edges.borders.empty());

  // The bevels of a kit's bricks are few faces, and none of them is noise.
  ScanLayer bevelled;
  bevelled.points = {{0, 0, 0}, {10, 0, 0}, {10, 10, 0}, {0, 10, 0},
                     {2, 2, 2}, {8, 2, 2},  {8, 8, 2},   {2, 8, 2}};
  for (std::uint32_t n = 0; n < 4; ++n) {
    const std::uint32_t next = (n + 1) % 4;
    bevelled.faces.push_back({n, next, next + 4});
    bevelled.faces.push_back({n, next + 4, n + 4});
  }
  bevelled.faces.push_back({4, 5, 6});
  bevelled.faces.push_back({4, 6, 7});
  CHECK(scan_lines(mesh_of(picture_of({bevelled})), 0.3).creases.size() == 8);

  ScanSketch sketch;
  ScanLayer rough;
  ScanSketch::add_sheet(rough, 60, 1, [&](double, double) { return sketch.noise(0.4); });
  const ScanLines noise = scan_lines(mesh_of(picture_of({rough})), 0.5);
  CHECK(noise.creases.size() < 20);
  CHECK(noise.borders.size() == 240);

  ScanLayer stepped;
  ScanSketch::add_sheet(stepped, 60, 1,
                        [&](double x, double) { return (x > 30.5 ? 8 : 0) + sketch.noise(0.25); });
  const ScanLines step = scan_lines(mesh_of(picture_of({stepped})), 0.5);
  CHECK(step.creases.size() > 100);
  CHECK(step.creases.size() < 160);
}

TEST_CASE("Points without faces are drawn as a surface of dots") {
  ScanSketch sketch;
  ScanLayer cloud;
  for (int n = 0; n < 20'000; ++n) {
    const double x = 50 + sketch.noise(50);
    const double y = 50 + sketch.noise(50);
    cloud.points.push_back({x, y, 10 * std::sin(x / 15) + sketch.noise(0.3)});
  }
  const auto image = image_of(picture_of({cloud}));
  CHECK(count_near(*image, colour_of(ScanTone::plain, 0), 40) > 10'000);
  CHECK(colours_of(*image) > 60);  // lit by how they lie
  ScanLayer one;
  one.points = {{5, 5, 5}};
  CHECK(make_scan_picture(picture_of({one}), kSmall).has_value());
}

TEST_CASE("A figure and a lattice are drawn where they are given") {
  ScanPicture picture = picture_of({plate(ScanTone::plain, 0)});
  const Colour slate = rgb(0x4A5568);
  const int before = count_near(*image_of(picture), slate, 24);  // ink that fades into paper
  picture.figure = 32;
  CHECK(count_near(*image_of(picture), slate, 24) > before + 200);
  const std::string without = make_scan_picture(picture, kSmall).value();
  picture.grid = 25.4;
  CHECK(make_scan_picture(picture, kSmall).value() != without);
  picture.figure = 32'000;
  CHECK(says(remarks_on(picture), "A figure of 32000 mm would be 400 times"));
  picture.figure = 0.5;
  CHECK(says(remarks_on(picture), "too small to be seen"));
  picture.grid = 0.0001;  // lines that nobody could tell apart
  CHECK(make_scan_picture(picture, kSmall).has_value());
}

TEST_CASE("Pictures that cannot be drawn are faults") {
  const auto code = [](const ScanPicture& picture, PictureSize size = kSmall) {
    const auto made = make_scan_picture(picture, size);
    REQUIRE_FALSE(made.has_value());
    return made.error().code;
  };
  CHECK(code({}) == "bad-picture");
  CHECK(code(picture_of({{}})) == "bad-picture");
  CHECK(code(picture_of({hill(4, 0)}), {10, 10}) == "bad-picture");
  ScanLayer layer = hill(4, 0);
  layer.faces.push_back({0, 1, 400});
  CHECK(code(picture_of({layer})) == "bad-picture");
  for (const double bad :
       {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 1e300}) {
    layer = hill(4, 0);
    layer.points[3][1] = bad;
    CHECK(code(picture_of({layer})) == "bad-picture");
  }
  ScanPicture picture = picture_of({hill(4, 0)});
  picture.grid = -1;
  CHECK(code(picture) == "bad-picture");
}

TEST_CASE("Hostile words in a picture of a scan are cut and shown") {
  ScanPicture picture = picture_of({plate(ScanTone::filled, 0)});
  picture.title = std::string(4000, 'W') + "\xff\x01";
  picture.caption = std::string(20'000, 'x') + " " + std::string(3000, 'y');
  picture.layers[0].meaning = std::string(500, 'm');
  CHECK(make_scan_picture(picture, kSmall).has_value());
}

}  // namespace parapet::viewer
