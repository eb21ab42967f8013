#include "scans/place/facets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "scans/place/cloud_facets.h"
#include "scans/place/patches.h"
#include "scans/place/point_hash.h"
#include "scans/place/turn.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kMostPoints = 4'000;
constexpr double kPieces = 2'000;           // that a scan of few triangles is cut into
constexpr std::size_t kFineFaces = 10'000;  // from which on faces are joined to patches ...
constexpr double kPatchFaces = 4.5;         // ... of about that square, in faces
constexpr double kShortEdge = 0.015;        // which is not cut

bool sorts_before(const Facet& a, const Facet& b) noexcept {
  if (a.centre != b.centre) return comes_before(a.centre, b.centre);
  if (a.normal != b.normal) return comes_before(a.normal, b.normal);
  return a.weight < b.weight;
}

// A triangle in pieces that are not long and large, so that each is where its middle is.
struct Pieces {
  double most_area;  // of a piece, and ...
  double long_edge;  // ... with a shorter edge it may be larger
  std::vector<Facet>& facets;

  void add(Vector3 a, Vector3 b, Vector3 c, Vector3 normal, double area) {
    const double ab = length(b - a);
    const double bc = length(c - b);
    const double ca = length(a - c);
    const double longest = std::max({ab, bc, ca});
    if (area <= most_area || longest <= long_edge) {
      facets.push_back({(1.0 / 3) * (a + b + c), normal, area});
    } else if (ab == longest) {
      halve(a, b, c, normal, area);
    } else if (bc == longest) {
      halve(b, c, a, normal, area);
    } else {
      halve(c, a, b, normal, area);
    }
  }

  void halve(Vector3 a, Vector3 b, Vector3 c, Vector3 normal, double area) {
    const Vector3 middle = 0.5 * (a + b);
    add(a, middle, c, normal, area / 2);
    add(middle, b, c, normal, area / 2);
  }
};

// The same corners from the first one on.
std::array<Vector3, 3> in_order(std::array<Vector3, 3> corners) {
  std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end(), comes_before),
              corners.end());
  return corners;
}

// Of sorted facets, those that are drawn: the large ones, and small ones that stand for others.
void thin_out(std::vector<Facet>& facets, std::size_t most, std::uint32_t seed) {
  if (facets.size() <= most) return;
  double area = 0;
  for (const Facet& facet : facets) area += facet.weight;
  const double share = area / static_cast<double>(most);
  std::erase_if(facets, [&](const Facet& facet) {
    return fraction_of(hash_of({facet.centre}, seed)) * share >= facet.weight;
  });
  for (Facet& facet : facets) facet.weight = std::max(facet.weight, share);
}

// The middle and the size, and some of the points. Points that are in no face do not count.
Skin frame_of(const std::vector<Vector3>& points, const std::vector<bool>& counts,
              std::uint32_t seed) {
  Skin skin;
  Vector3 lo{1, 1, 1};
  Vector3 hi{-1, -1, -1};
  bool any = false;
  std::size_t count = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!counts.empty() && !counts[i]) continue;
    const Vector3 p = points[i];
    if (!any) lo = hi = p;
    any = true;
    ++count;
    lo = {std::min(lo.x, p.x), std::min(lo.y, p.y), std::min(lo.z, p.z)};
    hi = {std::max(hi.x, p.x), std::max(hi.y, p.y), std::max(hi.z, p.z)};
  }
  if (!any) return skin;
  skin.middle = 0.5 * (lo + hi);
  skin.extent = hi - lo;
  skin.size = length(skin.extent);
  if (!(skin.size > 0) || !std::isfinite(skin.size)) {
    skin.size = 0;
    return skin;
  }
  const double share = static_cast<double>(kMostPoints) / static_cast<double>(count);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!counts.empty() && !counts[i]) continue;
    const Vector3 p = (1 / skin.size) * (points[i] - skin.middle);
    if (share >= 1 || fraction_of(hash_of({p}, seed)) < share) skin.points.push_back(p);
  }
  return skin;
}

}  // namespace

std::vector<Facet> small_facets(const Surface& surface, double longest_edge, std::size_t most,
                                std::uint32_t seed) {
  // Summed in an order of their own, so that it is the same in any.
  std::vector<double> areas;
  for (const Face& face : surface.faces) {
    const auto [a, b, c] =
        in_order({surface.points[face[0]], surface.points[face[1]], surface.points[face[2]]});
    areas.push_back(length(cross(b - a, c - a)) / 2);
  }
  std::sort(areas.begin(), areas.end());
  const double area = std::accumulate(areas.begin(), areas.end(), 0.0);
  // Slivers, however long, are not cut into more than that.
  std::vector<Facet> facets;
  Pieces pieces{area / (4 * static_cast<double>(most)), longest_edge, facets};
  for (const Face& face : surface.faces) {
    const auto [a, b, c] =
        in_order({surface.points[face[0]], surface.points[face[1]], surface.points[face[2]]});
    const Vector3 across = cross(b - a, c - a);
    const double doubled = length(across);
    if (doubled > 1e-9) pieces.add(a, b, c, (1 / doubled) * across, doubled / 2);
  }
  std::sort(facets.begin(), facets.end(), sorts_before);
  thin_out(facets, most, seed);
  return facets;
}

Skin skin_of(const Surface& surface, std::uint32_t seed, std::size_t most) {
  std::vector<bool> counts(surface.points.size(), false);
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) counts[corner] = true;
  }
  Skin skin = frame_of(surface.points, counts, seed);
  if (skin.size <= 0) return skin;

  const auto corners_of = [&](const Face& face) {
    std::array<Vector3, 3> at;
    for (std::size_t k = 0; k < 3; ++k) {
      at[k] = (1 / skin.size) * (surface.points[face[k]] - skin.middle);
    }
    return in_order(at);
  };
  // In whole numbers, so that the sum is the same in any order.
  std::uint64_t total = 0;
  for (const Face& face : surface.faces) {
    const auto [a, b, c] = corners_of(face);
    total += static_cast<std::uint64_t>(0.5 * length(cross(b - a, c - a)) * 0x1p+34);
  }
  const double area = static_cast<double>(total) * 0x1p-34;
  const auto count = static_cast<double>(surface.faces.size());
  const bool is_fine = surface.faces.size() > kFineFaces;
  const double cell = is_fine ? kPatchFaces * std::sqrt(area / count) : 0;
  Patches patches(cell, is_fine ? surface.faces.size() / 16 : 0);
  Pieces pieces{area / kPieces, kShortEdge, skin.facets};
  for (const Face& face : surface.faces) {
    const auto [a, b, c] = corners_of(face);
    const Vector3 across = cross(b - a, c - a);
    const double doubled = length(across);
    if (!(doubled > 1e-12)) continue;
    const Vector3 normal = (1 / doubled) * across;
    if (std::max({length(b - a), length(c - b), length(a - c)}) < cell) {
      patches.add({(1.0 / 3) * (a + b + c), normal, doubled / 2});
    } else {
      pieces.add(a, b, c, normal, doubled / 2);
    }
  }
  for (const Facet& patch : patches.facets()) skin.facets.push_back(patch);
  std::sort(skin.facets.begin(), skin.facets.end(), sorts_before);
  thin_out(skin.facets, most, seed);
  return skin;
}

Skin skin_of(const Cloud& cloud, std::uint32_t seed, std::size_t most) {
  Skin skin = frame_of(cloud.points, {}, seed);
  skin.is_oriented = false;
  if (skin.size <= 0) return skin;
  std::vector<Vector3> points;
  points.reserve(cloud.points.size());
  for (const Vector3 p : cloud.points) points.push_back((1 / skin.size) * (p - skin.middle));
  skin.facets = cloud_facets(std::move(points), seed, most);
  std::sort(skin.facets.begin(), skin.facets.end(), sorts_before);
  return skin;
}

}  // namespace parapet::scans
