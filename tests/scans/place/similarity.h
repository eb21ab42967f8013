#pragma once

#include <cmath>
#include <numbers>

#include "scans/place/motion.h"
#include "scans/place/turn.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// From 0 to below 1.
inline double fraction(RandomSource& random) {
  return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

inline double within(RandomSource& random, double least, double most) {
  return least + (most - least) * fraction(random);
}

inline scans::Vector3 any_direction(RandomSource& random) {
  const double z = within(random, -1, 1);
  const double angle = within(random, 0, 2 * std::numbers::pi);
  const double r = std::sqrt(1 - z * z);
  return {r * std::cos(angle), r * std::sin(angle), z};
}

// About any axis that lies level, by up to so much; about the upright axis by anything.
inline scans::Turn any_turn(RandomSource& random, double most_tilt_degrees) {
  const double tilt = within(random, 0, most_tilt_degrees) * std::numbers::pi / 180;
  const double to = within(random, 0, 2 * std::numbers::pi);
  const scans::Vector3 up{std::sin(tilt) * std::cos(to), std::sin(tilt) * std::sin(to),
                          std::cos(tilt)};
  return scans::joined(scans::about_z(within(random, -std::numbers::pi, std::numbers::pi)),
                       scans::upright(up));
}

// With scales from 1/1000 to 1000, evenly by their logarithm, and shifts of many times the size.
inline scans::Motion any_similarity(RandomSource& random, const scans::Turn& turn) {
  scans::Motion motion;
  motion.scale = std::pow(10, within(random, -3, 3));
  motion.turn = turn;
  motion.shift = (motion.scale * within(random, 0, 5000)) * any_direction(random);
  return motion;
}

}  // namespace parapet::testing
