#include "scans/clean/cap_parts.h"

#include <cmath>
#include <utility>

#include "scans/clean/cap.h"
#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

double prism(Vector3 a, Vector3 b, Vector3 c, double base) {
  return cross(b - a, c - a).z / 2 * ((a.z + b.z + c.z) / 3 - base);
}

// Of each shell all that lies between it and the base, whichever way its faces look.
std::vector<double> sizes_over(const Surface& surface, const Shells& shells, double base) {
  std::vector<double> sizes(shells.count, 0);
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    const auto& [a, b, c] = surface.faces[n];
    sizes[shells.of_face[n]] +=
        std::abs(prism(surface.points[a], surface.points[b], surface.points[c], base));
  }
  return sizes;
}

// The difference between what a cap encloses with its borders, each closed by a fan, and what lies
// between these fans and the base.
double error_of(const Surface& surface, const std::vector<Border>& borders, const Cap& cap,
                double base) {
  const auto point = [&](std::uint32_t n) {
    return n < surface.points.size() ? surface.points[n] : cap.points[n - surface.points.size()];
  };
  // Seen from this point the fans enclose nothing by themselves.
  const Vector3 origin = surface.points[start_of(surface, borders.front().front())];
  double error = 0;
  for (const Border& border : borders) {
    for (const std::uint32_t h : border) {
      error -= prism(origin, surface.points[start_of(surface, h)],
                     surface.points[end_of(surface, h)], base);
    }
  }
  for (const auto& [a, b, c] : cap.faces) {
    error += dot(point(a) - origin, cross(point(b) - origin, point(c) - origin)) / 6;
  }
  return std::abs(error);
}

}  // namespace

CappedParts cap_parts(SettledSurface& work, const std::vector<std::vector<Border>>& of_shells,
                      double base, double change) {
  CappedParts result;
  if (of_shells.empty()) return result;
  Surface& surface = work.marked.surface;
  const Shells shells = shells_of(work.mates);
  const std::vector<double> sizes = sizes_over(surface, shells, base);
  for (const std::vector<Border>& borders : of_shells) {
    const double size = sizes[shells.of_face[borders.front().front() / 3]];
    if (!(size > 0)) {
      ++result.flat;
      continue;
    }
    const Cap cap = cap_over(surface, borders, base);
    if (error_of(surface, borders, cap, base) > change * size) {
      ++result.undone;
      continue;
    }
    ++result.parts;
    result.faces += cap.faces.size();
    if (cap.is_fan) ++result.folded;
    surface.points.insert(surface.points.end(), cap.points.begin(), cap.points.end());
    add_faces(work.marked, cap.faces, FaceMark::capped);
  }
  work = settled(std::move(work.marked));
  return result;
}

}  // namespace parapet::scans
