#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "scans/clean/borders.h"
#include "scans/clean/half_edges.h"
#include "scans/surface.h"

namespace parapet::scans {

// The edges between points of borders, so that a filling does not lay a second surface over one
// that is there.
class BorderEdges {
 public:
  BorderEdges(const Surface& surface, const std::vector<std::uint32_t>& mates);

  bool has(std::uint32_t a, std::uint32_t b) const;

 private:
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges_;  // the smaller point first, in order
};

enum class FillingWay : std::uint8_t {
  least_area,  // for up to 200 edges: the time grows with the third power
  flat,        // as the border looks in the plane that it lies in as well as may be
};

// Faces over a border and between its points alone, so that nothing of them is further from it than
// it is across. Empty if there are none without a face that has no area or an edge that is there
// already (as around a single triangle).
std::vector<Face> filling_of(const Surface& surface, const Border& border, const BorderEdges& edges,
                             FillingWay way);

}  // namespace parapet::scans
