#include "viewer/network_picture.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <set>

#include "tests/viewer/brick_sketch.h"
#include "tests/viewer/network_sketch.h"
#include "tests/viewer/pixels.h"
#include "viewer/network_looks.h"
#include "viewer/scene/network_places.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{480, 360};

std::string bytes_of(const NetworkPicture& picture, PictureSize size = kSmall) {
  return make_picture(picture, size).value();
}

Rgb rgb_of(const Colour& colour) {
  const auto part = [](float share) { return static_cast<int>(std::lround(share * 255)); };
  return {part(colour.r()), part(colour.g()), part(colour.b())};
}

// Of the network, above the legend.
int count_of(const NetworkPicture& picture, const Colour& colour) {
  return count(*decode(bytes_of(picture)), rgb_of(colour));
}

// The columns between which a colour is found, as shares of the width; nothing: {1, 0}.
std::pair<double, double> columns_of(const std::string& bytes, const Colour& colour) {
  const auto image = decode(bytes);
  const Rgb wanted = rgb_of(colour);
  int first = image->s();
  int last = 0;
  for (int y = image->t() / 4; y < image->t() * 4 / 5; ++y) {
    for (int x = 0; x < image->s(); ++x) {
      const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      const auto near = [](int a, int b) { return std::abs(a - b) <= 3; };
      if (!near(p[0], wanted.red) || !near(p[1], wanted.green) || !near(p[2], wanted.blue)) {
        continue;
      }
      first = std::min(first, x);
      last = std::max(last, x);
    }
  }
  return {static_cast<double>(first) / image->s(), static_cast<double>(last) / image->s()};
}

TEST_CASE("A network is a PNG of the size asked for and the same bytes twice", "[viewer]") {
  const std::string once = bytes_of(loop_of_four(), {640, 400});
  const auto image = decode(once);
  REQUIRE(image);
  CHECK(image->s() == 640);
  CHECK(image->t() == 400);
  CHECK(once == bytes_of(loop_of_four(), {640, 400}));
  CHECK(bytes_of(loop_of_four(), {200, 700}).size() > 1'000);
}

TEST_CASE("A rail wears the colour of its chance where it runs", "[viewer]") {
  NetworkPicture picture = loop_of_four();
  picture.share_meaning = "chance to arrive";
  const Colour best = chance_bands().front().colour;
  const Colour worst = chance_bands().back().colour;
  CHECK(count_of(picture, best) == 0);
  picture.rails[1].share = 0.95;  // in the east
  picture.rails[3].share = 0.10;  // in the west
  const std::string bytes = bytes_of(picture, {960, 720});
  const auto [best_from, best_to] = columns_of(bytes, best);
  const auto [worst_from, worst_to] = columns_of(bytes, worst);
  REQUIRE(best_from < best_to);
  REQUIRE(worst_from < worst_to);
  // They run beside each other, whichever side one looks from.
  CHECK((best_to < worst_from || worst_to < best_from));
}

TEST_CASE("Chances are told apart by rings too", "[viewer]") {
  std::set<int> rings;
  for (const ChanceBand& band : chance_bands()) rings.insert(band.rings);
  CHECK(rings.size() == chance_bands().size());
  CHECK(&band_of(1.0) == &chance_bands()[0]);
  CHECK(&band_of(0.90) == &chance_bands()[0]);
  CHECK(&band_of(0.89) == &chance_bands()[1]);
  CHECK(&band_of(0.0) == &chance_bands()[4]);

  // More of the tube is dark.
  const Colour ring = rgb(0x22262E);
  const auto dark = [&](double share) {
    NetworkPicture picture = loop_of_four();
    for (NetworkRail& rail : picture.rails) rail.share = share;
    return count(*decode(bytes_of(picture, {960, 720})), rgb_of(ring));
  };
  const int none = dark(0.95);
  const int two = dark(0.6);
  const int four = dark(0.1);
  CHECK(two > none + 100);
  CHECK(four > two + 100);
}

TEST_CASE("Territories have colours and shapes of their own", "[viewer]") {
  NetworkPicture picture;
  for (int n = 0; n < 12; ++n) {
    picture.locations.push_back(
        {std::to_string(n), "", std::string(1, static_cast<char>('A' + n)), std::nullopt});
  }
  const TerritoryLooks looks(picture);
  std::set<std::tuple<float, float, float>> colours;
  std::set<std::pair<int, double>> shapes;
  for (int n = 0; n < 12; ++n) {
    const TerritoryLook look = looks.of(std::string(1, static_cast<char>('A' + n)));
    colours.insert({look.colour.r(), look.colour.g(), look.colour.b()});
    if (n < 6) shapes.insert({look.corners, look.turn});
  }
  CHECK(colours.size() == 12);
  CHECK(shapes.size() == 6);
}

TEST_CASE("Places that are missing are laid out by territory and said so", "[viewer]") {
  NetworkPicture bare = loop_of_four();
  for (NetworkLocation& location : bare.locations) location.at.reset();
  for (NetworkStop& stop : bare.stops) stop.at.reset();
  const NetworkPlaces places = places_of(bare);
  CHECK(places.is_laid_out);
  REQUIRE(places.locations.size() == 4);
  for (std::size_t n = 0; n < 4; ++n) {
    for (std::size_t k = 0; k < n; ++k) {
      const BrickPoint& a = places.locations[n];
      const BrickPoint& b = places.locations[k];
      CHECK(std::hypot(a.x - b.x, a.y - b.y) > 500);
    }
    CHECK(places.stops[n].x == places.locations[n].x);
    CHECK(places.stops[n].z > places.locations[n].z);
    CHECK(places.rails[n].size() == 2);  // no bends of a rail whose stops have no place
  }
  CHECK_FALSE(places_of(loop_of_four()).is_laid_out);
  CHECK(places_of(loop_of_four()).rails[2].size() == 3);
  // Many of them, of many territories: all in places of their own.
  NetworkPicture many;
  for (int n = 0; n < 200; ++n) {
    many.locations.push_back(
        {std::to_string(n), "", std::to_string(n % 17), std::nullopt, false, std::nullopt});
  }
  std::set<std::pair<double, double>> taken;
  for (const BrickPoint& at : places_of(many).locations) taken.insert({at.x, at.y});
  CHECK(taken.size() == 200);
  // One is missing among others: it stands south of them.
  NetworkPicture mixed = loop_of_four();
  mixed.locations.push_back({"5", "Isle", "C", std::nullopt, false, std::nullopt});
  CHECK(places_of(mixed).is_laid_out);
  CHECK(places_of(mixed).locations[4].y > 4'000);
  // Under its stop.
  mixed.stops.push_back({"e", 4, BrickPoint{2'000, 2'000, 900}, std::nullopt});
  CHECK(places_of(mixed).locations[4].x == 2'000);
}

TEST_CASE("Terrain units notes and measures are drawn", "[viewer]") {
  const std::string plain = bytes_of(loop_of_four());
  BrickSketch sketch;
  sketch.add_block(20, 15, 0, 10, 10, 30, {155, 161, 165});
  NetworkPicture picture = loop_of_four();
  const BrickPicture terrain = sketch.picture();
  picture.pieces = terrain.pieces;
  picture.bodies = terrain.bodies;
  const std::string with_terrain = bytes_of(picture);
  CHECK(with_terrain != plain);
  picture.units = {{"x1", "red", 0}, {"x2", "blue", 0}};
  const std::string with_units = bytes_of(picture);
  CHECK(with_units != with_terrain);
  picture.locations[1].has_token = true;
  const std::string with_token = bytes_of(picture);
  CHECK(with_token != with_units);
  picture.notes = {{2, {"lost here"}, Role::danger}};
  picture.measures = {{{0, 2'000, 1'500}, {2'000, 2'000, 960}, {"7.2 mm"}, Role::zone}};
  picture.glowing = {0};
  CHECK(bytes_of(picture) != with_token);
}

TEST_CASE("Networks that cannot be drawn are refused", "[viewer]") {
  const auto code = [](const NetworkPicture& picture, PictureSize size = kSmall) {
    const auto made = make_picture(picture, size);
    return made ? std::string() : made.error().code;
  };
  CHECK(code({}) == "bad-picture");
  CHECK(code(loop_of_four(), {63, 300}) == "bad-picture");
  CHECK(code(loop_of_four(), {300, 8193}) == "bad-picture");
  CHECK(code(loop_of_four(), {-1, 300}) == "bad-picture");
  NetworkPicture picture = loop_of_four();
  picture.stops[0].location = 4;
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.rails[0].to = 4;
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.adjacent = {{0, 4}};
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.notes = {{4, {"where?"}, Role::focus}};
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.glowing = {0};
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.units = {{"x1", "red", 9}};
  CHECK(code(picture) == "bad-picture");
  picture = loop_of_four();
  picture.rails[0].bends.resize(30'000);
  CHECK(code(picture) == "bad-picture");
  // All in one place is no fault.
  picture = loop_of_four();
  for (NetworkLocation& location : picture.locations) location.at = BrickPoint{5, 5, 0};
  for (NetworkStop& stop : picture.stops) stop.at = BrickPoint{5, 5, 0};
  CHECK(code(picture).empty());
}

}  // namespace
}  // namespace parapet::viewer
