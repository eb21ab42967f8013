#include "geometry/ground/column_rectangle.h"

#include <algorithm>

namespace parapet {

ColumnRectangle united(const ColumnRectangle& a, const ColumnRectangle& b) {
  const Column first{std::min(a.first.x, b.first.x), std::min(a.first.y, b.first.y)};
  const Column end{std::max(a.end().x, b.end().x), std::max(a.end().y, b.end().y)};
  return {first, end.x - first.x, end.y - first.y};
}

bool overlap(const ColumnRectangle& a, const ColumnRectangle& b, int margin) {
  return a.first.x < b.end().x + margin && b.first.x < a.end().x + margin &&
         a.first.y < b.end().y + margin && b.first.y < a.end().y + margin;
}

// Andrew's monotone chain.
std::vector<ColumnCorner> hull_of(const ColumnRectangle& a, const ColumnRectangle& b) {
  std::vector<ColumnCorner> sorted;
  for (const ColumnRectangle& rectangle : {a, b}) {
    for (const int x : {rectangle.first.x, rectangle.end().x}) {
      for (const int y : {rectangle.first.y, rectangle.end().y}) sorted.push_back({x, y});
    }
  }
  std::sort(sorted.begin(), sorted.end());
  std::vector<ColumnCorner> hull;
  const auto add_chain = [&hull](auto first, auto last) {
    const std::size_t start = hull.size();
    for (; first != last; ++first) {
      while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), *first) <= 0) {
        hull.pop_back();
      }
      hull.push_back(*first);
    }
    hull.pop_back();  // the next chain begins with it
  };
  add_chain(sorted.begin(), sorted.end());
  add_chain(sorted.rbegin(), sorted.rend());
  return hull;
}

}  // namespace parapet
