#include "scans/clean/nesting.h"

#include <algorithm>

#include "scans/clean/bounds.h"
#include "scans/clean/column_grid.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostTests = 200'000'000;  // of a line against a face: about a second

Vector3 middle_of(const Surface& surface, std::uint32_t face) {
  const auto& [a, b, c] = surface.faces[face];
  return (1.0 / 3) * (surface.points[a] + surface.points[b] + surface.points[c]);
}

// The shells that an odd number of faces of lies above a place.
std::vector<std::uint32_t> shells_over(const Surface& surface, const Shells& shells,
                                       const ColumnGrid& grid, Vector3 place) {
  std::vector<std::uint32_t> met;
  for (const std::uint32_t face : grid.faces_near(place.x, place.y)) {
    const std::optional<double> height = height_over(surface, face, place.x, place.y);
    if (height && *height > place.z) met.push_back(shells.of_face[face]);
  }
  std::sort(met.begin(), met.end());
  std::vector<std::uint32_t> odd;
  for (std::size_t n = 0; n < met.size();) {
    const std::size_t first = n;
    while (n < met.size() && met[n] == met[first]) ++n;
    if ((n - first) % 2 == 1) odd.push_back(met[first]);
  }
  return odd;
}

// A few faces of each shell, far from each other in its order.
std::vector<std::vector<std::uint32_t>> samples_of(const Shells& shells,
                                                   const std::vector<std::uint32_t>& faces) {
  constexpr std::size_t kSamples = 4;
  std::vector<std::size_t> sizes(shells.count, 0);
  for (const std::uint32_t face : faces) ++sizes[shells.of_face[face]];
  std::vector<std::size_t> seen(shells.count, 0);
  std::vector<std::vector<std::uint32_t>> samples(shells.count);
  for (const std::uint32_t face : faces) {
    const std::uint32_t shell = shells.of_face[face];
    const std::size_t step = std::max<std::size_t>(1, sizes[shell] / kSamples);
    if (seen[shell]++ % step == 0) samples[shell].push_back(face);
  }
  return samples;
}

}  // namespace

std::optional<std::vector<std::vector<std::uint32_t>>> shells_around(
    const Surface& surface, const Shells& shells, const std::vector<bool>& is_closed) {
  std::vector<std::vector<std::uint32_t>> around(shells.count);
  if (std::count(is_closed.begin(), is_closed.end(), true) < 2) return around;
  std::vector<Bounds> bounds(shells.count);
  std::vector<std::uint32_t> closed_faces;
  for (std::uint32_t n = 0; n < surface.faces.size(); ++n) {
    const std::uint32_t shell = shells.of_face[n];
    if (!is_closed[shell]) continue;
    closed_faces.push_back(n);
    for (const std::uint32_t corner : surface.faces[n]) bounds[shell].add(surface.points[corner]);
  }
  const std::vector<std::vector<std::uint32_t>> samples = samples_of(shells, closed_faces);
  const ColumnGrid grid(surface, closed_faces);
  std::size_t tests = 0;
  for (std::uint32_t shell = 0; shell < shells.count; ++shell) {
    if (!is_closed[shell]) continue;
    // A body that only touches another may have one of the places on it, but not all.
    for (std::size_t n = 0; n < samples[shell].size(); ++n) {
      const Vector3 place = middle_of(surface, samples[shell][n]);
      tests += grid.faces_near(place.x, place.y).size();
      if (tests > kMostTests) return std::nullopt;
      std::vector<std::uint32_t> over = shells_over(surface, shells, grid, place);
      std::erase_if(over, [&](std::uint32_t other) {
        return other == shell || !bounds[other].holds(bounds[shell]) ||
               (n > 0 && !std::binary_search(around[shell].begin(), around[shell].end(), other));
      });
      around[shell] = std::move(over);
      if (around[shell].empty()) break;
    }
  }
  return around;
}

}  // namespace parapet::scans
