#include <catch2/catch.hpp>

#include "geometry/bricks/model_placement.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

// A wall whose lattice is off by the given LDU, with two parts that follow no lattice.
std::string wall(int x, int y, int z) {
  const auto at = [&](int i, int j, int k) {
    return std::to_string(x + 10 * i) + " " + std::to_string(y + 8 * j) + " " +
           std::to_string(z + 10 * k);
  };
  return reference("tbrick.dat", at(0, 0, 0)) + reference("tbrick.dat", at(3, 3, 0)) +
         reference("tbrick.dat", at(-5, 1, 7), "0 0 1 0 1 0 -1 0 0") +
         reference("tbrick.dat", "1.5 1 0.25") + reference("tbrick.dat", "3.75 2 6") +
         // On the lattice, but not upright.
         reference("tbrick.dat", at(0, 9, 0), "1 0 0 0 0 -1 0 1 0");
}

}  // namespace

TEST_CASE("the lattice of most upright parts is found") {
  const LoadedModel plain = load_text(wall(0, 0, 0));
  CHECK(plain.grid.offset == Vec{});
  CHECK(plain.grid.on_grid == 3);
  CHECK(plain.grid.parts == 6);
  CHECK(!warning_codes(plain).contains("grid-offset"));

  // x, y, z of LDraw are east, down and south.
  const LoadedModel off = load_text(wall(3, 2, -4));
  CHECK(off.grid.offset == Vec{12, -16, -8});
  CHECK(off.grid.on_grid == 3);
  CHECK(warning_text(off, "grid-offset").find("1.2 mm east, -1.6 mm south, -0.8 mm up") !=
        std::string::npos);
  // Nothing moves by itself: the origin of the model stays the origin.
  CHECK(extent(off.model.parts[0]) == box({-28, -56, -104}, {52, 24, -8}));
}

TEST_CASE("a model can be moved onto the board's lattice") {
  ModelOptions options;
  options.align_to_grid = true;
  const auto aligned = load({{"main.ldr", wall(3, 2, -4)}}, "main.ldr", options);
  REQUIRE(aligned.has_value());
  CHECK(extent(aligned->model.parts[0]) == box({-40, -40, -96}, {40, 40, 0}));
  CHECK(aligned->grid.offset == Vec{12, -16, -8});
}

TEST_CASE("half a cell is the most a lattice can be off") {
  CHECK(load_text(reference("tbrick.dat", "5 4 5")).grid.offset == Vec{20, 20, 16});
  CHECK(load_text(reference("tbrick.dat", "-5 -4 -5")).grid.offset == Vec{20, 20, 16});
  CHECK(load_text(reference("tbrick.dat", "5.25 0 0")).grid.offset == Vec{-19, 0, 0});
}

TEST_CASE("few parts on any lattice are warned of") {
  const LoadedModel loaded =
      load_text(reference("tbrick.dat", "1 0 0") + reference("tbrick.dat", "2 0 0") +
                reference("tbrick.dat", "3 0 0"));
  CHECK(warning_text(loaded, "few-on-grid") ==
        "only 1 of 3 parts stand upright on one lattice of studs");
}

TEST_CASE("a placed model is turned about its origin and then moved") {
  const LoadedModel loaded =
      load_text(reference("twedge.dat", "10 -24 0") + reference("tbrick.dat", "40 0 10") +
                reference("tbrick.dat", "0 0 0", "0.6 0 0.8 0 1 0 -0.8 0 0.6"));
  const auto turned = placed_model(loaded.model, 1, {1000, 2000, 30});
  REQUIRE(turned.has_value());
  // East 120..200 and south 0..80 become south 120..200 and west 0..80.
  CHECK(extent(turned->parts[1]) == box({920, 2120, -66}, {1000, 2200, 30}));
  CHECK(turned->parts[1].studs == std::vector<Connector>{{{960, 2160, 30}, {0, 0, 1}}});
  // Four quarters, one by one or at once, are none.
  BrickModel model = loaded.model;
  for (int i = 0; i < 4; ++i) model = *placed_model(std::move(model), 1, {});
  for (const int turns : {-4, 0, 4}) {
    const auto same = placed_model(loaded.model, turns, {});
    for (std::size_t i = 0; i < 3; ++i) {
      CHECK(extent(same->parts[i]) == extent(loaded.model.parts[i]));
      CHECK(extent(model.parts[i]) == extent(loaded.model.parts[i]));
      CHECK(same->parts[i].studs == loaded.model.parts[i].studs);
    }
  }
  CHECK(placed_model(loaded.model, 0, {kMaxCoordinate, 0, 0}).error().code == "part-out-of-range");
}

TEST_CASE("turning a model in its file or on the board is the same") {
  // A quarter clockwise seen from above, east to south: x' = -z, z' = x.
  const std::string text =
      "0 FILE m\n" + reference("all", "0 0 0", "0 0 -1 0 1 0 1 0 0") + "0 FILE all\n";
  const std::string parts = reference("twedge.dat", "10.1 -24 3") + reference("tbrick.dat") +
                            reference("thollow.dat", "7 0 0", "0 1 0 -1 0 0 0 0 1");
  const auto on_board = placed_model(load_text(parts).model, 1, {});
  const LoadedModel in_file = load_text(text + parts);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(in_file.model.parts[i].shapes.size() == on_board->parts[i].shapes.size());
    for (std::size_t j = 0; j < in_file.model.parts[i].shapes.size(); ++j) {
      CHECK(bounds(in_file.model.parts[i].shapes[j]) == bounds(on_board->parts[i].shapes[j]));
    }
    CHECK(in_file.model.parts[i].studs == on_board->parts[i].studs);
  }
}
