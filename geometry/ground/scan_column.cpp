#include "geometry/ground/scan_column.h"

#include <algorithm>

#include "geometry/ground/column_clip.h"

namespace parapet {

FaceOver face_over(const Triangle& triangle, Column column) noexcept {
  const std::int64_t rise = normal(triangle).z;
  const int up = static_cast<int>(rise > 0) - static_cast<int>(rise < 0);
  if (up == 0) return {};
  return {sectors_over_middle(triangle, column), up};
}

void ScanColumn::add(const SolidSpan& span, const FaceOver& face) {
  if (layers_.empty() || span.bottom > layers_.back().span.top) {
    layers_.push_back({span});
  }
  Layer& layer = layers_.back();
  layer.span.top = std::max(layer.span.top, span.top);
  for (std::size_t n = 0; n < layer.up.size(); ++n) {
    if ((face.sectors >> n & 1U) != 0) layer.up[n] += face.up;
  }
}

std::vector<SolidSpan> ScanColumn::solid(std::int32_t base) const {
  std::vector<SolidSpan> from_above;
  std::array<int, 8> above{};
  bool filled = false;  // from the layer above down to this one
  for (auto layer = layers_.rbegin(); layer != layers_.rend(); ++layer) {
    if (filled) {
      from_above.back().bottom = layer->span.bottom;
    } else {
      from_above.push_back(layer->span);
    }
    for (std::size_t n = 0; n < above.size(); ++n) above[n] += layer->up[n];
    filled = *std::max_element(above.begin(), above.end()) > 0;
  }
  if (filled) from_above.back().bottom = base;
  std::reverse(from_above.begin(), from_above.end());
  return from_above;
}

}  // namespace parapet
