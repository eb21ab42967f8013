#include "scans/clean/half_edges.h"

#include <algorithm>
#include <utility>

#include "scans/clean/edge_pairing.h"

namespace parapet::scans {

EdgeGroups::EdgeGroups(const Surface& surface) {
  const auto count = static_cast<std::uint32_t>(3 * surface.faces.size());
  // First by the smaller point, in one pass; then each of these short lists by the larger one.
  std::vector<std::uint32_t> first(surface.points.size() + 1, 0);
  const auto smaller = [&](std::uint32_t h) {
    return std::min(start_of(surface, h), end_of(surface, h));
  };
  for (std::uint32_t h = 0; h < count; ++h) ++first[smaller(h) + 1];
  for (std::size_t n = 1; n < first.size(); ++n) first[n] += first[n - 1];
  std::vector<std::pair<std::uint32_t, std::uint32_t>> listed(count);  // larger point, half-edge
  std::vector<std::uint32_t> next = first;
  for (std::uint32_t h = 0; h < count; ++h) {
    listed[next[smaller(h)]++] = {std::max(start_of(surface, h), end_of(surface, h)), h};
  }
  half_edges_.reserve(count);
  for (std::size_t point = 0; point + 1 < first.size(); ++point) {
    std::sort(listed.begin() + first[point], listed.begin() + first[point + 1]);
    for (std::uint32_t n = first[point]; n < first[point + 1]; ++n) {
      if (n == first[point] || listed[n].first != listed[n - 1].first) starts_.push_back(n);
      half_edges_.push_back(listed[n].second);
    }
  }
  starts_.push_back(count);
}

std::vector<std::uint32_t> mates_of(const Surface& surface, const EdgeGroups& edges) {
  std::vector<std::uint32_t> mates(3 * surface.faces.size(), kNoHalfEdge);
  for (std::size_t n = 0; n < edges.size(); ++n) {
    const std::span<const std::uint32_t> group = edges[n];
    if (group.size() > 2) {
      pair_around_edge(surface, group, mates);
    } else if (group.size() == 2 && start_of(surface, group[0]) != start_of(surface, group[1])) {
      mates[group[0]] = group[1];
      mates[group[1]] = group[0];
    }
  }
  return mates;
}

Shells shells_of(const std::vector<std::uint32_t>& mates) {
  constexpr std::uint32_t kUnseen = 0xFFFFFFFF;
  Shells shells{std::vector<std::uint32_t>(mates.size() / 3, kUnseen), 0};
  std::vector<std::uint32_t> waiting;
  for (std::uint32_t first = 0; first < shells.of_face.size(); ++first) {
    if (shells.of_face[first] != kUnseen) continue;
    const auto shell = static_cast<std::uint32_t>(shells.count++);
    shells.of_face[first] = shell;
    waiting.push_back(first);
    while (!waiting.empty()) {
      const std::uint32_t face = waiting.back();
      waiting.pop_back();
      for (std::uint32_t h = 3 * face; h < 3 * face + 3; ++h) {
        if (mates[h] == kNoHalfEdge || shells.of_face[mates[h] / 3] != kUnseen) continue;
        shells.of_face[mates[h] / 3] = shell;
        waiting.push_back(mates[h] / 3);
      }
    }
  }
  return shells;
}

}  // namespace parapet::scans
