#include "scans/place/lattice_name.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "scans/place/units.h"

namespace parapet::scans {

namespace {

struct Kind {
  const char* name;
  double least;
  double most;
};

constexpr std::array<Kind, 4> kKinds = {{{"studs", kStudPitch, kStudPitch},
                                         {"25 mm squares", 25, 25},
                                         {"25.4 mm squares", 25.4, 25.4},
                                         {"2 inch squares", 49.8, 50.8}}};

constexpr double kNear = 0.02;
constexpr double kSure = 0.004;
constexpr std::size_t kFreePlanes = 12;
constexpr double kFreeStrength = 0.5;

double away(const Kind& kind, double pitch) {
  return std::max({0.0, kind.least - pitch, pitch - kind.most}) / pitch;
}

// How many plates a rise is, if it is a whole number of them.
double plates_of(double rise) {
  const double plates = std::round(rise / kPlateRise);
  const bool fits = plates >= 1 && plates <= 3 &&
                    std::abs(rise - plates * kPlateRise) <= kNear * plates * kPlateRise;
  return fits ? plates : 0;
}

}  // namespace

NamedLattice named_lattice(const Lattice& lattice, double unit_mm, const PlaceRequest& request) {
  NamedLattice named;
  LatticeFit fit;
  fit.pitch_mm = lattice.pitch * unit_mm;
  fit.rise_mm = lattice.rise * unit_mm;
  fit.residual_mm = lattice.residual * unit_mm;
  fit.strength = lattice.strength;

  std::vector<Kind> near;
  for (const Kind& kind : kKinds) {
    if (away(kind, fit.pitch_mm) <= kNear) near.push_back(kind);
  }
  const auto distance = [&](const Kind& kind) { return away(kind, fit.pitch_mm); };
  std::stable_sort(near.begin(), near.end(),
                   [&](const Kind& a, const Kind& b) { return distance(a) < distance(b); });
  const double asked = request.pitch ? (*request.pitch)[0] : 0;
  if (asked > 0) {
    const bool is_known = !near.empty() && away(near.front(), asked) < 1e-6;
    fit.name = is_known ? near.front().name : "free";
  } else if (near.size() > 1 && (distance(near[0]) * 3 > distance(near[1]) ||
                                 3 * lattice.pitch_error > kSure * lattice.pitch)) {
    named.why_not = "its squares measure " + number_text(fit.pitch_mm) + " mm, give or take " +
                    number_text(3 * lattice.pitch_error * unit_mm) + " mm, which both the " +
                    near[0].name + " and the " + near[1].name + " fit";
    return named;
  } else {
    fit.name = near.empty() ? "free" : near.front().name;
  }
  if (fit.name == "studs" && fit.rise_mm > 0) {
    const double plates = plates_of(fit.rise_mm);
    if (plates > 0) {
      fit.rise_mm /= plates;
    } else {
      fit.name = "free";
    }
  }
  if (fit.name == "free" && asked <= 0 &&
      (lattice.planes < kFreePlanes || lattice.strength < kFreeStrength)) {
    named.why_not = "its pitch would be " + number_text(fit.pitch_mm) +
                    " mm, which is of no known kind, and " + std::to_string(lattice.planes) +
                    " planes are too few to believe in another";
    return named;
  }
  named.fit = fit;
  return named;
}

}  // namespace parapet::scans
