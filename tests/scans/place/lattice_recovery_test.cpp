#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <iostream>
#include <map>
#include <string>

#include "scans/place/place.h"
#include "scans/place/turn.h"
#include "tests/scans/place/similarity.h"
#include "tests/support/lattice_terrains.h"

// Ten terrains on lattices under forty similarities each: what is found is right, or it is refused.

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

constexpr double kMostTilt = 0.2;     // degrees
constexpr double kMostPitch = 0.005;  // part
constexpr double kMostPhase = 0.3;    // mm

struct Trial {
  Motion motion;  // that the terrain underwent
  PlaceRequest request;
};

// The first asks with the unit, the next with a distance, with the pitch, with nothing.
Trial trial_of(const LatticeTerrain& terrain, int number, RandomSource& random) {
  Trial trial;
  const bool anyhow = number % 8 == 7;
  Turn turn = any_turn(random, anyhow ? 180 : 15);
  if (!anyhow) {
    trial.request.up = UpAxis::z;
    if (number % 5 == 2) {
      turn = joined(turn, {Vector3{1, 0, 0}, Vector3{0, 0, 1}, Vector3{0, -1, 0}});
      trial.request.up = UpAxis::y;
    }
  }
  trial.motion = any_similarity(random, turn);
  switch ((number + number / 8) % 4) {
    case 0:
      trial.request.unit_mm = 1 / trial.motion.scale;
      break;
    case 1: {
      const Vector3 from{10, 20, 0};
      const Vector3 to{90, 60, 0};
      trial.request.distance =
          KnownDistance{trial.motion(from), trial.motion(to), length(to - from)};
      break;
    }
    case 2:
      trial.request.pitch = std::array<double, 2>{terrain.pitch, terrain.rise};
      break;
    default:
      break;
  }
  return trial;
}

// What is wrong with a placement; nothing where all that it says is true.
std::string mistake(const LatticeTerrain& terrain, const Motion& given, const Placement& placed) {
  const Motion back = then(given, placed.motion);
  if (std::abs(back.scale - 1) > kMostPitch) return "scale " + std::to_string(back.scale);
  if (!placed.ground) return "";
  const double tilt = angle_between(turned(back.turn, {0, 0, 1}), {0, 0, 1});
  if (tilt > kMostTilt) return "tilt " + std::to_string(tilt);
  const Vector3 middle{4 * terrain.pitch, 4 * terrain.pitch, 0};
  if (std::abs(back(middle).z) > kMostPhase) return "ground at " + std::to_string(back(middle).z);
  if (!placed.lattice) return "";
  const LatticeFit& fit = *placed.lattice;
  if (std::abs(fit.pitch_mm / terrain.pitch - 1) > kMostPitch) {
    return "pitch " + std::to_string(fit.pitch_mm);
  }
  if (fit.rise_mm > 0) {
    const double plates = terrain.pitch == 8 ? 3.2 : terrain.rise;
    if (std::abs(fit.rise_mm / plates - 1) > kMostPitch) {
      return "rise " + std::to_string(fit.rise_mm);
    }
    if (std::abs(fit.phase_mm[2]) > kMostPhase) return "height " + std::to_string(fit.phase_mm[2]);
  }
  const Vector3 node = back(middle);
  for (const auto& [at, phase] :
       {std::pair(node.x, fit.phase_mm[0]), std::pair(node.y, fit.phase_mm[1])}) {
    const double off = at - phase - fit.pitch_mm * std::round((at - phase) / fit.pitch_mm);
    if (std::abs(off) > kMostPhase) return "phase " + std::to_string(off);
  }
  const Vector3 east = turned(back.turn, {1, 0, 0});
  const double yaw = std::atan2(east.y, east.x) * 180 / std::numbers::pi;
  if (std::abs(yaw - 90 * std::round(yaw / 90)) > kMostTilt) return "yaw " + std::to_string(yaw);
  return "";
}

struct Counts {
  int recovered = 0;
  int without_lattice = 0;
  int without_ground = 0;
  int without_unit = 0;
  std::map<std::string, int> reasons;
};

}  // namespace

TEST_CASE("lattices are found under similarities or refused and never wrong") {
  RandomSource random(8);
  int recovered_in_all = 0;
  for (const LatticeTerrain& terrain : lattice_terrains(3)) {
    Counts counts;
    for (int number = 0; number < 40; ++number) {
      const Trial trial = trial_of(terrain, number, random);
      const Result<Placement> placed =
          place(moved(terrain.surface, trial.motion), std::nullopt, trial.request);
      INFO(terrain.name << " trial " << number);
      if (!placed) {
        CHECK(placed.error().code == "unknown-unit");
        CHECK(!trial.request.unit_mm);
        CHECK(!trial.request.distance);
        ++counts.without_unit;
        ++counts
              .reasons[placed.error().expected.substr(placed.error().expected.find("No lattice"))];
        continue;
      }
      CHECK(mistake(terrain, trial.motion, *placed) == "");
      if (!placed->ground) {
        ++counts.without_ground;
        CHECK(!placed->lattice);
      } else if (!placed->lattice) {
        ++counts.without_lattice;
        CHECK(!placed->no_lattice.empty());
        ++counts.reasons[placed->no_lattice];
      } else {
        ++counts.recovered;
      }
    }
    recovered_in_all += counts.recovered;
    CHECK(counts.recovered >= 24);
    std::cout << terrain.name << " (" << terrain.surface.faces.size()
              << " faces): " << counts.recovered << " recovered, refused " << counts.without_unit
              << " unit, " << counts.without_ground << " ground, " << counts.without_lattice
              << " lattice\n";
    for (const auto& [reason, count] : counts.reasons) {
      std::cout << "    " << count << " x " << reason << "\n";
    }
  }
  CHECK(recovered_in_all >= 260);
}
