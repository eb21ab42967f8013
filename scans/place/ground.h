#pragma once

#include <optional>
#include <string>

#include "scans/place/facets.h"

namespace parapet::scans {

// The plane that a scan stands on, in the frame of its skin.
struct GroundPlane {
  Vector3 up;              // of length 1
  double height = 0;       // along it
  double share = 0;        // of the area that lies on it
  double level_error = 0;  // of `up`, in degrees, one standard deviation
  double tolerance = 0;    // facets that near lie on it
};

struct GroundSearch {
  std::optional<GroundPlane> plane;
  std::string why_not;
  bool y_could_be_up = false;  // nobody said which way is up, and y would do as well
};

// The ground is the lowest of the planes of one direction that carry most of what is seen from
// above, with next to nothing below; not simply the largest plane. The direction is looked for by
// voting of the normals, within 30 degrees of `up`; the planes by their offsets.
// If nobody said which way is up, and a plane that is far from level would make as good a ground,
// there is none, unless one lies level to 2 degrees as the scan is.
GroundSearch find_ground(const Skin& skin, Vector3 up, bool up_is_said);

}  // namespace parapet::scans
