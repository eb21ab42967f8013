#pragma once

#include <vector>

#include "scans/place/cell_grid.h"
#include "scans/place/facets.h"
#include "scans/place/motion.h"

namespace parapet::scans {

// What a scan is laid onto: facets that are found by place.
class Target {
 public:
  // Requires facets, and a positive reach, in millimetres.
  Target(std::vector<Facet> facets, double reach);

  // The nearest facet that looks about the same way; none beyond the reach.
  const Facet* nearest(Vector3 place, Vector3 normal) const;
  double reach() const noexcept { return reach_; }
  const std::vector<Facet>& facets() const noexcept { return facets_; }

 private:
  double reach_;
  std::vector<Facet> facets_;
  CellGrid grid_;
};

struct IcpFit {
  Motion motion;
  double residual = 0;  // mm, root of the mean square of the closer 80 %
  double overlap = 0;   // share of the facets that lie on the target
};

// How a motion fits, as it is. A facet lies on the target within the tolerance, in millimetres.
IcpFit measured(const Target& target, const std::vector<Facet>& facets, const Motion& motion,
                double tolerance);

// Improves a motion step by step: each facet to the plane of its nearest, the farthest 20 % aside
// (Chen and Medioni; trimmed). Both scans stand level, so that tilting costs.
Motion improved(const Target& target, const std::vector<Facet>& facets, Motion motion, int rounds);

}  // namespace parapet::scans
