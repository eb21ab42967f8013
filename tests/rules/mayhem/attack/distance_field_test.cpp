#include "rules/mayhem/attack/distance_field.h"

#include <catch2/catch.hpp>

#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/placement/event.h"
#include "tests/support/board_generator.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

Options with(std::initializer_list<std::pair<std::string_view, std::size_t>> values) {
  Options options;
  for (const auto& [id, value] : values) options = options.with(option_index(id), value);
  return options;
}

}  // namespace

TEST_CASE("distances to many spaces are those asked for one by one, and so is being within one") {
  RandomSource random(71);
  int near = 0;
  int unreached = 0;
  for (int n = 0; n < 400; ++n) {
    const TileMap map = random.chance(50) ? random_tiled_map(random, 6, 3)
                                          : random_map(random_recipe(random, 6, 3), random);
    const Board board = assembled(map);
    const Options options = with({{"R1", static_cast<std::size_t>(random.below(2))},
                                  {"R2", static_cast<std::size_t>(random.below(3))},
                                  {"R3", static_cast<std::size_t>(random.below(2))}});
    const Space from = random.pick(board.spaces());
    const Stand stand =
        random.chance(50) ? Stand::at(from) : Stand::of(Unit{"u", "s", {from, 2, 2}, {}, {}, {}});
    const DistanceField field(board, stand, options);
    for (const Space& to : board.spaces()) {
      INFO(to_text(map) << to_letters(from) << " to " << to_letters(to));
      const auto one = distance(board, stand, Stand::at(to), options);
      REQUIRE(field.at(to) == one.value_or(DistanceField::kUnreached));
      unreached += one ? 0 : 1;
      const bool is_near = distance(board, from, to, options).value_or(2) <= 1;
      REQUIRE(are_within_one(board, from, to, options) == is_near);
      near += is_near ? 1 : 0;
    }
  }
  CHECK(near > 2000);
  CHECK(unreached > 500);
}
