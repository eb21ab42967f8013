#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "geometry/ground/columns.h"
#include "geometry/numbers/triangle.h"

namespace parapet {

// How a triangle of a scan lies over the middle of a column.
struct FaceOver {
  std::uint8_t sectors = 0;  // column_clip.h
  int up = 0;                // 1: it looks up; -1: down; 0: it stands upright
};

FaceOver face_over(const Triangle& triangle, Column column) noexcept;

// What is solid of a scan in a column: what its triangles cover, and the gaps between these above
// which more of them look up than down. No triangle enters a gap, so where the scan is closed every
// place of the gap tells the same; where it ends within the column, the middle does.
class ScanColumn {
 public:
  // REQUIRES: the spans go upwards by their bottoms.
  void add(const SolidSpan& span, const FaceOver& face);

  // From below. `base`: the scan's lowest point.
  std::vector<SolidSpan> solid(std::int32_t base) const;

 private:
  struct Layer {
    SolidSpan span;
    std::array<int, 8> up{};  // faces up less faces down, of each sector
  };

  std::vector<Layer> layers_;  // they never touch
};

}  // namespace parapet
