#include "scans/place/on_board.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parapet::scans {
namespace {

// The least whole number of pitches that brings `least` to 0 or above; from above, too. Noise below
// the corner by less than a part of a pitch does not cost a whole one.
double pitches_to(double least, double pitch) {
  constexpr double kNoise = 0.1;  // of a pitch
  return pitch * std::ceil(-least / pitch - kNoise);
}

}  // namespace

Surface southward(Surface surface) {
  for (Vector3& point : surface.points) point.y = 0 - point.y;  // of 0 comes no -0
  for (Face& face : surface.faces) std::swap(face[1], face[2]);
  return surface;
}

LatticeFit southward(LatticeFit lattice) {
  const double phase = lattice.phase_mm[1];
  if (phase > 0) lattice.phase_mm[1] = lattice.pitch_mm - phase;
  return lattice;
}

Vector3 shift_to_corner(const Surface& surface, const std::optional<LatticeFit>& lattice) {
  if (surface.points.empty()) return {};
  Vector3 least = surface.points.front();
  for (const Vector3& point : surface.points) {
    least = {std::min(least.x, point.x), std::min(least.y, point.y), 0};
  }
  if (!lattice || lattice->pitch_mm <= 0) return {-least.x, -least.y, 0};
  return {pitches_to(least.x, lattice->pitch_mm), pitches_to(least.y, lattice->pitch_mm), 0};
}

Surface shifted(Surface surface, Vector3 shift) {
  for (Vector3& point : surface.points) point = point + shift;
  return surface;
}

}  // namespace parapet::scans
