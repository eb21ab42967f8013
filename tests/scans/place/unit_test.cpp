#include <catch2/catch.hpp>
#include <cmath>

#include "scans/place/place.h"
#include "tests/support/lattice_terrains.h"
#include "tests/support/random_source.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

Surface scaled(const Surface& surface, double factor) {
  Motion motion;
  motion.scale = factor;
  return moved(surface, motion);
}

// Squares with random heights.
Surface steps(int count, double pitch, double rise) {
  RandomSource random(2);
  FieldPlan plan;
  for (int i = 0; i <= count; ++i) {
    plan.xs.push_back(i * pitch);
    plan.ys.push_back(i * pitch);
  }
  for (int i = 0; i < count * count; ++i) plan.heights.push_back(random.between(0, 6) * rise);
  Surface surface = surface_of(plan, pitch / 2);
  add_noise(surface, 0.05, 3);
  return surface;
}

}  // namespace

TEST_CASE("studs on plates give the unit away where exactly one fits") {
  const Surface studs = lattice_terrains(3).front().surface;
  for (const double unit : {0.4, 1.0, 10.0, 25.4, 1000.0}) {
    INFO(unit);
    const auto placed = place(scaled(studs, 1 / unit), std::nullopt, {});
    INFO((placed ? "" : placed.error().expected));
    REQUIRE(placed);
    CHECK(placed->motion.scale == Approx(unit));
    CHECK(placed->unit.find("studs and plates") != std::string::npos);
    REQUIRE(placed->lattice);
    CHECK(placed->lattice->name == "studs");
    CHECK(placed->lattice->pitch_mm == Approx(8).epsilon(0.002));
    CHECK(placed->lattice->rise_mm == Approx(3.2).epsilon(0.002));
  }
  // Of no unit: a photograph's scale.
  for (const double unit : {3.7, 0.052}) {
    const auto asked = place(scaled(studs, 1 / unit), std::nullopt, {});
    REQUIRE(!asked);
    CHECK(asked.error().code == "unknown-unit");
  }
}

TEST_CASE("terraces in the shape of plates are not taken for plates") {
  // 25 to 10 is 8 to 3.2: at this scale they would be plates in millimetres.
  const auto asked = place(scaled(steps(9, 25, 10), 8.0 / 25), std::nullopt, {});
  REQUIRE(!asked);
  CHECK(asked.error().code == "unknown-unit");
}

TEST_CASE("squares alone do not give a unit away") {
  for (const auto& [pitch, rise] :
       {std::pair(25.4, 6.35), std::pair(25.0, 10.0), std::pair(8.0, 4.0), std::pair(50.8, 12.7)}) {
    INFO(pitch);
    const auto asked = place(steps(9, pitch, rise), std::nullopt, {});
    REQUIRE(!asked);
    CHECK(asked.error().code == "unknown-unit");
    CHECK(place(steps(9, pitch, rise), 1, {})->lattice);
  }
}

TEST_CASE("a pitch that is named gives the scale away unless the steps contradict") {
  const Surface scan = scaled(steps(9, 25.4, 6.35), 0.0173);
  PlaceRequest request;
  request.pitch = std::array<double, 2>{25.4, 6.35};
  const auto placed = place(scan, std::nullopt, request);
  REQUIRE(placed);
  CHECK(placed->motion.scale == Approx(1 / 0.0173).epsilon(0.003));
  CHECK(placed->lattice->name == "25.4 mm squares");
  request.pitch = std::array<double, 2>{25.4, 5};
  const auto contradicted = place(scan, std::nullopt, request);
  if (contradicted) CHECK(contradicted->lattice->rise_mm == 0);
}

TEST_CASE("units are listed with the size each would give") {
  const auto units = unit_candidates({4, 2, 0.5});
  REQUIRE(units.size() == 6);
  for (const UnitCandidate& unit : units) {
    CHECK(unit.size_mm == unit.unit_mm * Vector3{4, 2, 0.5});
    CHECK(unit.likely == (unit.name == "cm" || unit.name == "inch" || unit.name == "1:60"));
  }
}
