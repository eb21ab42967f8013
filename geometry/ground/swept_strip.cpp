#include "geometry/ground/swept_strip.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

#include "geometry/numbers/division.h"

namespace parapet {

SweptStrip::SweptStrip(const ColumnRectangle& from, const ColumnRectangle& to)
    : from_(corners_of(from)), to_(corners_of(to)), hull_(hull_of(from, to)) {
  const auto [north, south] = std::minmax_element(
      hull_.begin(), hull_.end(), [](ColumnCorner a, ColumnCorner b) { return a.y < b.y; });
  for (auto y = static_cast<int>(north->y); y < south->y; ++y) rows_.push_back(row_of(y));
}

SweptStrip::Corners SweptStrip::corners_of(const ColumnRectangle& plate) {
  [[maybe_unused]] constexpr int kMostColumns = 1 << 15;
  assert(plate.width > 0 && plate.depth > 0 && std::abs(plate.first.x) <= kMostColumns &&
         std::abs(plate.first.y) <= kMostColumns && plate.width <= kMostColumns &&
         plate.depth <= kMostColumns);
  const std::int64_t west = plate.first.x;
  const std::int64_t north = plate.first.y;
  const std::int64_t east = west + plate.width;
  const std::int64_t south = north + plate.depth;
  return {{{west, north}, {east, north}, {east, south}, {west, south}}};
}

// Over a whole row of squares the hull is convex too, so it meets those that its extent meets.
ColumnRun SweptStrip::row_of(int y) const {
  std::int64_t west = std::numeric_limits<std::int64_t>::max();
  std::int64_t east = std::numeric_limits<std::int64_t>::min();
  const auto reach = [&](std::int64_t floor, std::int64_t ceiling) {
    west = std::min(west, floor);
    east = std::max(east, ceiling);
  };
  for (std::size_t n = 0; n < hull_.size(); ++n) {
    ColumnCorner upper = hull_[n];
    ColumnCorner lower = hull_[(n + 1) % hull_.size()];
    if (upper.y > lower.y) std::swap(upper, lower);
    const std::int64_t top = std::max<std::int64_t>(upper.y, y);
    const std::int64_t bottom = std::min<std::int64_t>(lower.y, y + 1);
    if (top > bottom) continue;
    if (upper.y == lower.y) {
      reach(std::min(upper.x, lower.x), std::max(upper.x, lower.x));
      continue;
    }
    for (const std::int64_t at : {top, bottom}) {
      const std::int64_t run = (lower.x - upper.x) * (at - upper.y);
      const std::int64_t fall = lower.y - upper.y;
      reach(upper.x + floor_quotient(run, fall), upper.x - floor_quotient(-run, fall));
    }
  }
  return {y, static_cast<int>(west), static_cast<int>(east)};
}

bool SweptStrip::covers(Column column) const {
  if (column.y < rows_.front().y || column.y > rows_.back().y) return false;
  const ColumnRun& row = rows_[static_cast<std::size_t>(column.y - rows_.front().y)];
  return row.west <= column.x && column.x < row.east;
}

std::int64_t SweptStrip::size() const {
  std::int64_t columns = 0;
  for (const ColumnRun& row : rows_) columns += row.east - row.west;
  return columns;
}

ColumnRectangle SweptStrip::bounds() const {
  int west = rows_.front().west;
  int east = rows_.front().east;
  for (const ColumnRun& row : rows_) {
    west = std::min(west, row.west);
    east = std::max(east, row.east);
  }
  return {{west, rows_.front().y}, east - west, static_cast<int>(rows_.size())};
}

bool SweptStrip::is_side(ColumnCorner begin, ColumnCorner end, bool left) const {
  const auto rests = [&](const Corners& corners) {
    return std::any_of(corners.begin(), corners.end(),
                       [&](ColumnCorner corner) { return turn(begin, end, corner) == 0; });
  };
  if (!rests(from_) || !rests(to_)) return false;
  // Doubled, so that middles are corners too.
  const ColumnCorner start{from_[0].x + from_[2].x, from_[0].y + from_[2].y};
  const ColumnCorner goal{to_[0].x + to_[2].x, to_[0].y + to_[2].y};
  const std::int64_t side = turn(start, goal, {begin.x + end.x, begin.y + end.y});
  return left ? side < 0 : side > 0;
}

void SweptStrip::add_beside(ColumnCorner begin, ColumnCorner end,
                            std::vector<Column>& columns) const {
  const auto add = [&](std::int64_t x, std::int64_t y) {
    const Column column{static_cast<int>(x), static_cast<int>(y)};
    if (!covers(column)) columns.push_back(column);
  };
  const std::int64_t steps = std::gcd(end.x - begin.x, end.y - begin.y);
  const std::int64_t east = (end.x - begin.x) / steps;
  const std::int64_t south = (end.y - begin.y) / steps;
  for (std::int64_t n = 0; n < steps; ++n) {
    const ColumnCorner at{begin.x + n * east, begin.y + n * south};
    const ColumnCorner next{at.x + east, at.y + south};
    if (east == 0) {  // along the edges of squares
      add(at.x - 1, std::min(at.y, next.y));
      add(at.x, std::min(at.y, next.y));
    } else if (south == 0) {
      add(std::min(at.x, next.x), at.y - 1);
      add(std::min(at.x, next.x), at.y);
    } else if (n > 0) {  // between corners it runs through squares that are on the strip
      for (const std::int64_t x : {at.x - 1, at.x}) {
        for (const std::int64_t y : {at.y - 1, at.y}) add(x, y);
      }
    }
  }
}

std::vector<Column> SweptStrip::beside(bool left) const {
  std::vector<Column> columns;
  for (std::size_t n = 0; n < hull_.size(); ++n) {
    const ColumnCorner begin = hull_[n];
    const ColumnCorner end = hull_[(n + 1) % hull_.size()];
    if (is_side(begin, end, left)) add_beside(begin, end, columns);
  }
  std::sort(columns.begin(), columns.end());
  columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
  return columns;
}

}  // namespace parapet
