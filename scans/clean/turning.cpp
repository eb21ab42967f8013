#include "scans/clean/turning.h"

#include <algorithm>
#include <array>

namespace parapet::scans {
namespace {

enum class Turn : std::uint8_t { unknown, as_it_is, over };

Turn reverse(Turn turn) { return turn == Turn::over ? Turn::as_it_is : Turn::over; }

// The half-edges of a face in order of the faces across, so that the way the face turns makes no
// difference.
std::array<std::uint32_t, 3> by_neighbour(const std::vector<std::uint32_t>& across,
                                          std::uint32_t face) {
  std::array<std::uint32_t, 3> half_edges{3 * face, 3 * face + 1, 3 * face + 2};
  std::sort(half_edges.begin(), half_edges.end(),
            [&](std::uint32_t a, std::uint32_t b) { return across[a] / 3 < across[b] / 3; });
  return half_edges;
}

bool run_alike(const Surface& surface, std::span<const std::uint32_t> pair) {
  return start_of(surface, pair[0]) == start_of(surface, pair[1]);
}

}  // namespace

std::size_t turn_neighbours_alike(MarkedSurface& marked, const EdgeGroups& edges) {
  const Surface& surface = marked.surface;
  std::vector<std::uint32_t> across(3 * surface.faces.size(), kNoHalfEdge);
  for (std::size_t n = 0; n < edges.size(); ++n) {
    if (edges[n].size() != 2) continue;
    across[edges[n][0]] = edges[n][1];
    across[edges[n][1]] = edges[n][0];
  }
  std::vector<Turn> turns(surface.faces.size(), Turn::unknown);
  std::vector<std::uint32_t> patch;
  for (std::uint32_t first = 0; first < turns.size(); ++first) {
    if (turns[first] != Turn::unknown) continue;
    turns[first] = Turn::as_it_is;
    patch.assign(1, first);
    std::size_t over = 0;
    for (std::size_t n = 0; n < patch.size(); ++n) {
      for (const std::uint32_t h : by_neighbour(across, patch[n])) {
        if (across[h] == kNoHalfEdge || turns[across[h] / 3] != Turn::unknown) continue;
        const bool alike = start_of(surface, h) == start_of(surface, across[h]);
        Turn& turn = turns[across[h] / 3];
        turn = alike ? reverse(turns[patch[n]]) : turns[patch[n]];
        if (turn == Turn::over) ++over;
        patch.push_back(across[h] / 3);
      }
    }
    if (2 * over <= patch.size()) continue;
    for (const std::uint32_t face : patch) turns[face] = reverse(turns[face]);
  }
  std::size_t one_sided = 0;
  for (std::size_t n = 0; n < edges.size(); ++n) {
    if (edges[n].size() != 2) continue;
    const bool both = turns[edges[n][0] / 3] == turns[edges[n][1] / 3];
    if (run_alike(surface, edges[n]) == both) ++one_sided;
  }
  for (std::size_t n = 0; n < turns.size(); ++n) {
    if (turns[n] == Turn::over) turn_over(marked, n);
  }
  return one_sided;
}

}  // namespace parapet::scans
