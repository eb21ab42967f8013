#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "scans/place/motion.h"
#include "scans/scan.h"
#include "scans/step.h"

namespace parapet::scans {

// A unit that a scan could be in, and how large it would be then.
struct UnitCandidate {
  std::string name;  // "mm", "cm", "m", "inch", "1:60"
  double unit_mm = 1;
  Vector3 size_mm;      // of the whole scan
  bool likely = false;  // terrain on a table is that large
};

// Two points of the scan, in its own unit, and how far they are apart.
struct KnownDistance {
  Vector3 from;
  Vector3 to;
  double mm = 0;
};

// What the player says. Nothing is guessed silently: a scan without a unit needs one of the first
// three, or a lattice that only one candidate fits.
struct PlaceRequest {
  std::optional<double> unit_mm;
  std::optional<KnownDistance> distance;
  std::optional<std::array<double, 2>>
      pitch;  // of the lattice looked for, mm: across and up (0: any)
  bool find_lattice = true;
  std::optional<UpAxis> up;       // else what the format says, else z
  bool level = true;              // turn the ground level
  bool file_scale_is_mm = false;  // the scan is in millimetres already
  std::uint32_t seed = 1;
};

// A lattice of squares (and of heights) that a scan's faces lie on.
struct LatticeFit {
  std::string name;     // "studs", "25 mm squares", "25.4 mm squares", "2 inch squares", "free"
  double pitch_mm = 0;  // across, as measured
  double rise_mm = 0;   // up; 0: none
  std::array<double, 3> phase_mm{};  // of the lattice, in the placed scan
  double residual_mm = 0;            // root of the mean square
  double strength = 0;               // how much better than chance, 0 to 1
};

struct Ground {
  double tilt_degrees = 0;      // that was taken out
  double residual_degrees = 0;  // that is left
  double share = 0;             // of the area that lies on it
};

struct Placement {
  Motion motion;  // ground at z = 0, lattice along the axes with its corner at the origin
  std::vector<UnitCandidate> units;
  std::string unit;  // how the unit was found: "the file says metres"
  std::optional<Ground> ground;
  std::optional<LatticeFit> lattice;
  std::string no_lattice;  // why there is none
  double noise_mm = 0;     // estimated from the scan
  std::vector<Step> steps;
};

// The units that a scan of that size may be in.
std::vector<UnitCandidate> unit_candidates(Vector3 size);

// Finds unit, ground, level and lattice.
//   (1) the same scan gives the same placement, in whatever order its points are
// Errors: "unknown-unit" with all candidates and the size each would give; "wrong-value" for a
// distance of nothing or a size that no table holds.
Result<Placement> place(const Surface& surface, std::optional<double> unit_of_file,
                        const PlaceRequest& request);
Result<Placement> place(const Cloud& cloud, std::optional<double> unit_of_file,
                        const PlaceRequest& request);

}  // namespace parapet::scans
