#include "rules/mayhem/rectangle.h"

#include <algorithm>

namespace parapet::mayhem {
namespace {

bool is_empty(const Rectangle& rectangle) { return rectangle.width == 0 || rectangle.height == 0; }

}  // namespace

bool share_edge(const Rectangle& a, const Rectangle& b) {
  const bool rows_meet = a.y < b.bottom() && b.y < a.bottom();
  const bool columns_meet = a.x < b.right() && b.x < a.right();
  return (rows_meet && (a.right() == b.x || b.right() == a.x)) ||
         (columns_meet && (a.bottom() == b.y || b.bottom() == a.y));
}

Rectangle united(const Rectangle& a, const Rectangle& b) {
  if (is_empty(a)) return b;
  if (is_empty(b)) return a;
  const int x = std::min(a.x, b.x);
  const int y = std::min(a.y, b.y);
  return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

}  // namespace parapet::mayhem
