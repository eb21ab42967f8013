#include "scans/clean/islands.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "scans/clean/bounds.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostComparisons = 300'000'000;

struct Part {
  Bounds bounds;
  double volume = 0;
};

std::vector<Part> parts_of(const Surface& surface, const Shells& shells) {
  std::vector<Part> parts(shells.count);
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    Part& part = parts[shells.of_face[n]];
    for (const std::uint32_t corner : surface.faces[n]) {
      part.bounds.add(surface.points[corner]);
    }
  }
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    Part& part = parts[shells.of_face[n]];
    const Vector3 a = surface.points[surface.faces[n][0]];
    const Vector3 b = surface.points[surface.faces[n][1]];
    const Vector3 c = surface.points[surface.faces[n][2]];
    part.volume += cross(b - a, c - a).z / 2 * ((a.z + b.z + c.z) / 3 - part.bounds.low.z);
  }
  return parts;
}

}  // namespace

Islands islands_of(const Surface& surface, const Shells& shells, double most_volume,
                   double most_length) {
  Islands islands{std::vector<bool>(surface.faces.size()), 0, 0};
  std::vector<bool> is_island(shells.count);
  const std::vector<Part> parts = parts_of(surface, shells);
  for (std::size_t n = 0; n < parts.size(); ++n) {
    const Vector3 size = parts[n].bounds.size();
    is_island[n] =
        std::abs(parts[n].volume) < most_volume && std::max({size.x, size.y, size.z}) < most_length;
    if (!is_island[n]) continue;
    ++islands.count;
    islands.volume += std::abs(parts[n].volume);
  }
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    islands.faces[n] = is_island[shells.of_face[n]];
  }
  return islands;
}

double largest_distance(const Surface& from, const Surface& to) {
  if (from.points.empty() || to.points.empty()) return 0;
  std::vector<Vector3> sorted = to.points;
  const auto by_x = [](const Vector3& a, const Vector3& b) { return a.x < b.x; };
  std::sort(sorted.begin(), sorted.end(), by_x);
  std::size_t comparisons = 0;
  double largest = 0;
  for (const Vector3& p : from.points) {
    double nearest = std::numeric_limits<double>::infinity();
    const auto start = std::lower_bound(sorted.begin(), sorted.end(), p, by_x);
    for (auto at = start; at != sorted.end() && at->x - p.x < nearest; ++at) {
      nearest = std::min(nearest, length(*at - p));
      ++comparisons;
    }
    for (auto at = start; at != sorted.begin() && p.x - std::prev(at)->x < nearest; --at) {
      nearest = std::min(nearest, length(*std::prev(at) - p));
      ++comparisons;
    }
    largest = std::max(largest, nearest);
    if (comparisons > kMostComparisons) {  // no more can be said than that it is within both
      Bounds both;
      for (const Vector3& each : from.points) both.add(each);
      for (const Vector3& each : to.points) both.add(each);
      return length(both.size());
    }
  }
  return largest;
}

}  // namespace parapet::scans
