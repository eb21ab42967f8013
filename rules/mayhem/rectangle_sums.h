#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "rules/mayhem/rectangle.h"

namespace parapet::mayhem {

// How many spaces of a rectangle have a property, in constant time: from sums over all rectangles
// that begin in the extent's corner. Beyond the extent no space has it.
class RectangleSums {
 public:
  // `counts(x, y)`: whether that space has the property.
  template <class Counts>
  RectangleSums(const Rectangle& extent, Counts counts)
      : extent_(extent),
        stride_(static_cast<std::size_t>(extent.width) + 1),
        sums_(stride_ * (static_cast<std::size_t>(extent.height) + 1)) {
    for (int y = extent.y; y < extent.bottom(); ++y) {
      for (int x = extent.x; x < extent.right(); ++x) {
        sums_[index(x + 1, y + 1)] = sums_[index(x, y + 1)] + sums_[index(x + 1, y)] -
                                     sums_[index(x, y)] + (counts(x, y) ? 1 : 0);
      }
    }
  }

  int count(const Rectangle& box) const {
    const int left = std::max(box.x, extent_.x);
    const int top = std::max(box.y, extent_.y);
    const int right = std::min(box.right(), extent_.right());
    const int bottom = std::min(box.bottom(), extent_.bottom());
    if (left >= right || top >= bottom) return 0;
    return sums_[index(right, bottom)] - sums_[index(left, bottom)] - sums_[index(right, top)] +
           sums_[index(left, top)];
  }

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y - extent_.y) * stride_ +
           static_cast<std::size_t>(x - extent_.x);
  }

  Rectangle extent_;
  std::size_t stride_;
  std::vector<int> sums_;
};

}  // namespace parapet::mayhem
