#include "scans/clean/borders.h"

#include <algorithm>

#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

// The half-edge that goes on along the border where `half_edge` ends, round the fan there.
std::uint32_t next_on_border(const std::vector<std::uint32_t>& mates, std::uint32_t half_edge) {
  std::uint32_t next = next_in_face(half_edge);
  while (mates[next] != kNoHalfEdge) next = next_in_face(mates[next]);
  return next;
}

}  // namespace

std::vector<Border> borders_of(const Surface& surface, const std::vector<std::uint32_t>& mates) {
  constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  std::vector<Border> borders;
  std::vector<bool> seen(mates.size());
  std::vector<std::size_t> passed(surface.points.size(), kNowhere);  // where in the chain
  for (std::uint32_t first = 0; first < mates.size(); ++first) {
    if (seen[first] || mates[first] != kNoHalfEdge) continue;
    Border chain;
    for (std::uint32_t h = first; !seen[h]; h = next_on_border(mates, h)) {
      seen[h] = true;
      passed[start_of(surface, h)] = chain.size();
      chain.push_back(h);
      const std::size_t loop = passed[end_of(surface, h)];
      if (loop == kNowhere) continue;
      const auto begin = chain.begin() + static_cast<std::ptrdiff_t>(loop);
      borders.emplace_back(begin, chain.end());
      for (const std::uint32_t each : borders.back()) passed[start_of(surface, each)] = kNowhere;
      chain.erase(begin, chain.end());
    }
  }
  for (Border& border : borders) {
    std::rotate(border.begin(), std::min_element(border.begin(), border.end()), border.end());
  }
  std::sort(borders.begin(), borders.end());
  return borders;
}

}  // namespace parapet::scans
