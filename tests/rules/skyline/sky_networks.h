#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/skyline/network.h"
#include "rules/skyline/ride.h"
#include "rules/skyline/ride_rules.h"
#include "tests/support/random_source.h"

// Networks, ways and rules for tests of rides.

namespace parapet::test {

using testing::RandomSource;

// "safe" as -1.
inline skyline::Dice dice_of(std::size_t count, const std::vector<int>& faces) {
  skyline::Dice dice{count, {}};
  for (const int face : faces) {
    dice.faces.push_back(face < 0 ? skyline::Face{} : skyline::Face{face});
  }
  return dice;
}

// A row of spaces, each over a location of its own.
inline skyline::Network row_of(std::size_t count, skyline::Dice dice) {
  skyline::Network network;
  for (std::size_t n = 0; n < count; ++n) {
    network.locations.push_back({std::to_string(n + 1), "", "A", {}});
    network.stops.push_back({std::string(1, static_cast<char>('a' + n)), n, {}});
    if (n > 0) network.rails.push_back({n - 1, n, {}});
  }
  network.dice = std::move(dice);
  return network;
}

inline skyline::Network random_network(RandomSource& random) {
  std::vector<int> faces;
  const int count = random.between(1, 5);
  for (int n = 0; n < count; ++n) faces.push_back(random.between(-1, 3));
  skyline::Network network = row_of(static_cast<std::size_t>(random.between(3, 7)),
                                    dice_of(static_cast<std::size_t>(random.between(1, 3)), faces));
  for (skyline::Stop& stop : network.stops) {
    stop.location = static_cast<std::size_t>(random.below(static_cast<int>(network.stops.size())));
  }
  for (std::size_t a = 0; a < network.stops.size(); ++a) {
    for (std::size_t b = a + 2; b < network.stops.size(); ++b) {
      if (random.chance(25)) network.rails.push_back({a, b, {}});
    }
  }
  for (std::size_t n = 0; n < network.locations.size(); ++n) {
    if (random.chance(15)) network.tokens.push_back(n);
  }
  return network;
}

inline std::vector<skyline::Unit> random_units(RandomSource& random,
                                               const skyline::Network& network) {
  std::vector<skyline::Unit> units;
  const int count = random.below(4);
  for (int n = 0; n < count; ++n) {
    units.push_back(
        {"u" + std::to_string(n), random.chance(50) ? "red" : "blue", skyline::UnitKind::common,
         static_cast<std::size_t>(random.below(static_cast<int>(network.locations.size())))});
  }
  return units;
}

inline skyline::RideRules random_rules(RandomSource& random) {
  return {random.chance(50), random.chance(50), random.chance(50), random.chance(50),
          random.chance(50)};
}

// A way that mostly follows arcs.
inline skyline::Way random_way(RandomSource& random, const skyline::Network& network, int longest) {
  const int stops = static_cast<int>(network.stops.size());
  skyline::Way way;
  way.kind = static_cast<skyline::UnitKind>(random.chance(60) ? 0 : random.between(1, 2));
  way.from = static_cast<std::size_t>(random.below(stops));
  std::size_t here = way.from;
  const int length = random.between(1, longest);
  for (int n = 0; n < length; ++n) {
    std::vector<std::size_t> next;
    for (const skyline::Rail& rail : network.rails) {
      if (rail.from == here) next.push_back(rail.to);
      if (rail.to == here) next.push_back(rail.from);
    }
    here = random.chance(95) && !next.empty() ? random.pick(next)
                                              : static_cast<std::size_t>(random.below(stops));
    way.path.push_back(here);
  }
  return way;
}

inline skyline::Rolls seeded(const skyline::Network& network, std::uint64_t seed) {
  return [&network, seed](std::size_t n) {
    return std::optional(skyline::seeded_roll(network.dice, seed, n));
  };
}

}  // namespace parapet::test
