#include "geometry/bricks/ldraw_colours.h"

#include <catch2/catch.hpp>

#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

using Rgba = std::array<std::uint8_t, 4>;

Rgba colour_of(const std::string& word) {
  return load_text(reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 0 0 1", word))
      .model.parts[0]
      .colour.rgba;
}

}  // namespace

TEST_CASE("LDR-Importer 63: direct colours") {
  CHECK(colour_of("0x2FF8001") == Rgba{255, 128, 1, 255});
  CHECK(colour_of("0x3ff8001") == Rgba{255, 128, 1, 128});
  CHECK(colour_of("0X2000000") == Rgba{0, 0, 0, 255});
  CHECK(colour_of("50331903") == Rgba{0, 0, 255, 128});  // 0x30000FF in decimals
}

TEST_CASE("colours are inherited through submodels") {
  const std::string plain = "1 0 0 0 1 0 0 0 1";
  const LoadedModel loaded =
      load_text("0 FILE main.ldr\n" + reference("a.ldr", "0 0 0", plain, "4") +
                reference("a.ldr", "0 0 0", plain, "16") + "0 FILE a.ldr\n" +
                reference("tbrick.dat") + reference("tbrick.dat", "0 0 0", plain, "1"));
  const auto& parts = loaded.model.parts;
  REQUIRE(parts.size() == 4);
  CHECK(parts[0].colour.rgba == colour_of("4"));
  CHECK(parts[1].colour.rgba == colour_of("1"));
  CHECK(parts[2].colour.rgba == PartColour{}.rgba);
  CHECK(parts[0].colour != parts[1].colour);
}

TEST_CASE("web_lic 6: colour 24 on a part is the colour of edges") {
  CHECK(colour_of("24") == Paint{}.edge.rgba);
  CHECK(colour_of("24") != colour_of("16"));
}

TEST_CASE("a library and a model say what colours mean") {
  Texts texts = library_texts();
  texts["LDConfig.ldr"] =
      "0 !COLOUR Odd CODE 4 VALUE #010203 EDGE #040506 ALPHA 7 LUMINANCE 1\n"
      "0 !COLOUR Glitter CODE 900 VALUE #111213 EDGE #000000 MATERIAL GLITTER VALUE #FFFFFF\n";
  const PartLibrary library = library_of(texts);
  const std::string text = "0 !COLOUR Mine CODE 901 VALUE 0xAABBCC EDGE #DDEEFF\n" +
                           reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 0 0 1", "4") +
                           reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 0 0 1", "900") +
                           reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 0 0 1", "901");
  const auto loaded = read_brick_model(MemoryFiles({{"m.ldr", text}}), "m.ldr", &library);
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts[0].colour.rgba == Rgba{1, 2, 3, 7});
  CHECK(loaded->model.parts[1].colour.rgba == Rgba{0x11, 0x12, 0x13, 255});
  CHECK(loaded->model.parts[2].colour.rgba == Rgba{0xAA, 0xBB, 0xCC, 255});
}

TEST_CASE("colours that nobody knows are named and do no harm") {
  const std::string plain = "1 0 0 0 1 0 0 0 1";
  const LoadedModel loaded = load_text(reference("tbrick.dat", "0 0 0", plain, "77777") +
                                       reference("tbrick.dat", "0 0 0", plain, "red") +
                                       reference("tbrick.dat", "0 0 0", plain, "0x9123456"));
  CHECK(loaded.model.parts.size() == 3);
  CHECK(warning_text(loaded, "unknown-colour") ==
        "no colour is known for: 77777, 0x9123456, \"red\"");
}
