#pragma once

#include <cstdint>
#include <vector>

#include "scans/place/facets.h"

namespace parapet::scans {

// The flat surroundings of points of a cloud that is about as large as 1: each point with its
// dozen nearest. Points at edges and corners have no such and are left out. Normals have no side:
// they point up, or towards x.
std::vector<Facet> cloud_facets(std::vector<Vector3> points, std::uint32_t seed, std::size_t most);

// The plane that lies nearest to points, and how far they are from it.
struct NearPlane {
  Vector3 middle;
  Vector3 normal;
  double thickness = 0;  // root of the mean square, of n - 3
  double width = 0;      // likewise, along the plane's narrower side
};

// Requires at least four points.
NearPlane near_plane(const Vector3* first, std::size_t count);

}  // namespace parapet::scans
