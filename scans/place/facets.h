#pragma once

#include <cstdint>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// A bit of a scan's skin: a triangle, or the surroundings of a point.
struct Facet {
  Vector3 centre;
  Vector3 normal;     // of length 1
  double weight = 0;  // its area

  friend bool operator==(const Facet&, const Facet&) = default;
};

// What place() looks at: a scan about its middle, as large as 1 across, so that neither its unit
// nor where it lies matters.
//   (1) independent of the order of points and faces, and of the corner that a face starts with
struct Skin {
  Vector3 middle;               // of the bounding box, in the scan's unit
  double size = 0;              // its diagonal, in the scan's unit; 0: nothing there
  Vector3 extent;               // of the bounding box, in the scan's unit
  std::vector<Facet> facets;    // about the middle, over the size; sorted
  std::vector<Vector3> points;  // some of them, likewise
  bool is_oriented = true;      // normals point outwards; of a cloud nobody knows
};

// The triangles of a surface where they are, cut up until no edge is longer than that, and where
// that gives many more than `most`, some of them; sorted.
std::vector<Facet> small_facets(const Surface& surface, double longest_edge, std::size_t most,
                                std::uint32_t seed);

// At most about as many facets: of many small ones some stand for all, drawn by what they are.
Skin skin_of(const Surface& surface, std::uint32_t seed, std::size_t most = 40'000);
Skin skin_of(const Cloud& cloud, std::uint32_t seed, std::size_t most = 40'000);

}  // namespace parapet::scans
