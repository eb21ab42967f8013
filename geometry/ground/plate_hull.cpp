#include "geometry/ground/plate_hull.h"

#include <algorithm>
#include <cstdint>

#include "geometry/numbers/division.h"

namespace parapet {

// In half columns, so that corners and centres are whole.
std::vector<ColumnRun> columns_between(const ColumnRectangle& a, const ColumnRectangle& b) {
  std::vector<ColumnCorner> hull = hull_of(a, b);
  for (ColumnCorner& corner : hull) corner = {2 * corner.x, 2 * corner.y};
  const ColumnRectangle all = united(a, b);
  std::vector<ColumnRun> runs;
  for (int y = all.first.y; y < all.end().y; ++y) {
    const std::int64_t centre = 2 * std::int64_t{y} + 1;
    std::int64_t least = 2 * std::int64_t{all.first.x};
    std::int64_t most = 2 * std::int64_t{all.end().x};
    for (std::size_t n = 0; n < hull.size(); ++n) {
      const ColumnCorner p = hull[n];
      const ColumnCorner q = hull[(n + 1) % hull.size()];
      const std::int64_t rise = q.y - p.y;
      const std::int64_t over = (q.x - p.x) * (centre - p.y);
      if (rise > 0) most = std::min(most, p.x + floor_quotient(over, rise));
      if (rise < 0) least = std::max(least, p.x - floor_quotient(over, -rise));
    }
    // Centres are the odd places.
    const std::int64_t first = -floor_quotient(1 - least, 2);
    const std::int64_t last = floor_quotient(most - 1, 2);
    runs.push_back({y, static_cast<int>(first), static_cast<int>(last) + 1});
  }
  return runs;
}

}  // namespace parapet
