#include "tests/support/brick_piles.h"

#include <algorithm>
#include <random>
#include <vector>

#include "tests/support/brick_structures.h"

namespace parapet::testing {

physics::Structure brick_pile(std::uint32_t seed, int bricks, int side, std::int64_t mass_mg) {
  std::mt19937 random(seed);
  const auto below = [&](int most) {
    return static_cast<int>(random() % static_cast<std::uint32_t>(most));
  };
  std::vector<int> tops(static_cast<std::size_t>(side * side), 0);
  std::vector<physics::Piece> pieces;
  for (int n = 0; n < bricks; ++n) {
    const bool is_turned = below(2) == 0;
    const int length = 1 + below(4);
    BrickPlace place;
    place.wide = is_turned ? 2 : length;
    place.deep = is_turned ? length : 2;
    place.x = below(side - place.wide + 1);
    place.y = below(side - place.deep + 1);
    const auto each_cell = [&](auto use) {
      for (int y = place.y; y < place.y + place.deep; ++y) {
        for (int x = place.x; x < place.x + place.wide; ++x) {
          use(tops[static_cast<std::size_t>(y * side + x)]);
        }
      }
    };
    each_cell([&](int& top) { place.z = std::max(place.z, top); });
    each_cell([&](int& top) { top = place.z + 1; });
    pieces.push_back(brick_at(place, mass_mg));
  }
  return structure_of(std::move(pieces));
}

}  // namespace parapet::testing
