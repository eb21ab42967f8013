#include "geometry/sight/bunch_filter.h"

#include <catch2/catch.hpp>

#include "tests/geometry/numbers/generator.h"
#include "tests/support/mesh_scenes.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

std::int16_t any_short(testing::Generator& generator, std::int64_t most) {
  return static_cast<std::int16_t>(generator.within(most));
}

// Corners on any side of any line, also of one near the ends of its numbers.
NearLine any_line(testing::Generator& generator) {
  NearLine line;
  const std::int64_t scale = std::int64_t{1} << generator.below(15);
  line.by_x = any_short(generator, scale);
  line.by_y = any_short(generator, scale);
  line.left = static_cast<std::int32_t>(generator.within(scale * 64));
  line.slack = static_cast<std::int32_t>(generator.below(200));
  line.low = any_short(generator, 60);
  line.high = any_short(generator, 60);
  return line;
}

}  // namespace

TEST_CASE("Corners are sorted by four as one by one") {
  RandomSource random(11);
  testing::Generator generator(12);
  int different = 0;
  int undecided_triangles = 0;
  for (int n = 0; n < 60; ++n) {
    const TriangleColumns triangles(
        testing::height_field(random, {6, 6, 20, random.between(1, 60), random.between(0, 6)}));
    for (std::size_t column = 0; triangles.ny() > 0; ++column) {
      if (column == static_cast<std::size_t>(triangles.nx() * triangles.ny())) break;
      if (triangles.tops()[column] == 0) continue;
      const TriangleColumns::Bunch bunch = triangles.bunch(column);
      REQUIRE_FALSE(bunch.is_wide());
      for (int k = 0; k < 20; ++k) {
        const NearLine line = any_line(generator);
        const CornerSides sides = sides_of(bunch, line);
        different += sides != plain_sides_of(bunch, line);
        for (std::size_t group = 0; group < bunch.triangle_groups(); ++group) {
          const std::uint16_t* words = bunch.triangles() + 8 * group;
          const std::uint32_t bits = undecided(words, sides);
          different += bits != plain_undecided(words, sides);
          undecided_triangles += bits != 0;
        }
      }
    }
  }
  CHECK(different == 0);
  CHECK(undecided_triangles > 1000);
}
