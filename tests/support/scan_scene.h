#pragma once

#include <cstdint>
#include <functional>

#include "scans/surface.h"

// A tabletop as a phone would scan it: one skin over all that stands there, seen from above and
// from the sides, with no bottom; places are a little off, and nothing lies along the axes.
namespace parapet::testing {

// How solid a place is: above 0 inside. Right-handed, z up, in millimetres.
using Solidity = std::function<double(const scans::Vector3&)>;

// The skin between solid and not within a box, of squares about `spacing` across, facing outwards.
// It is open where the solid leaves the box.
scans::Surface skin_of(const Solidity& solid, const scans::Vector3& low, const scans::Vector3& high,
                       double spacing);

// A courtyard of 320 x 240 mm on gently rolling ground: in the north-west a hill of 45 mm; from
// west to east a wall of 50 mm height with a gap of 30 mm; in the south-east a platform of 48 mm
// with stairs of six steps up to it, and from it to a pier a bridge with room below.
Solidity courtyard();

struct ScanNoise {
  double sigma_mm = 0.1;      // of each point, along each axis
  double tilt_degrees = 3;    // about the x axis, then
  double yaw_degrees = 17;    // about the z axis
  scans::Vector3 shift{};     // then, in millimetres
  double units_a_mm = 0.001;  // then: a file in metres
  bool y_up = true;           // as phones write it
  std::uint32_t seed = 1;
};

// The surface as a scanner would write it.
scans::Surface scanned(scans::Surface surface, const ScanNoise& noise);

// The courtyard scanned at a spacing: 1.5 mm makes some 100,000 triangles, 1 mm some 250,000.
scans::Surface scanned_courtyard(double spacing, const ScanNoise& noise = {});

}  // namespace parapet::testing
