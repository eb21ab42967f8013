#include "geometry/ground/column_clip.h"

#include <algorithm>
#include <array>
#include <limits>

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet {
namespace {

using Square = GroundRectangle;

Square square_of(Column column) noexcept {
  const std::int64_t west = kColumnSide * column.x;
  const std::int64_t north = kColumnSide * column.y;
  return {west, north, west + kColumnSide, north + kColumnSide};
}

// Collects heights: whole ones, and fractions rounded outwards.
class HeightRange {
 public:
  void add(std::int64_t height) noexcept {
    low_ = std::min(low_, height);
    high_ = std::max(high_, height);
  }
  void add_fraction(std::int64_t base, std::int64_t numerator, std::int64_t denominator) noexcept {
    if (denominator < 0) {
      numerator = -numerator;
      denominator = -denominator;
    }
    low_ = std::min(low_, base + floor_quotient(numerator, denominator));
    high_ = std::max(high_, base - floor_quotient(-numerator, denominator));
  }
  std::optional<SolidSpan> span() const noexcept {
    if (low_ > high_) return std::nullopt;
    return SolidSpan{static_cast<std::int32_t>(low_), static_cast<std::int32_t>(high_)};
  }

 private:
  std::int64_t low_ = std::numeric_limits<std::int64_t>::max();
  std::int64_t high_ = std::numeric_limits<std::int64_t>::min();
};

// Twice the area of the plan of p, q, (x, y): positive on one side of the line through p and q.
std::int64_t side(Point p, Point q, std::int64_t x, std::int64_t y) noexcept {
  return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
}

// Do all corners of the square lie on the line through p and q or to its right (left)?
bool is_beside(Point p, Point q, const Square& square, int sign) noexcept {
  for (const std::int64_t x : {square.west, square.east}) {
    for (const std::int64_t y : {square.north, square.south}) {
      if (sign * side(p, q, x, y) > 0) return false;
    }
  }
  return true;
}

using Corners = std::array<Point, 3>;

// Separating axes: two open convex figures are apart exactly when one of the axes parts them, be it
// that they touch.
bool is_over(const Corners& corners, std::int64_t turn, const Square& square) noexcept {
  const auto [x_low, x_high] = std::minmax({corners[0].x, corners[1].x, corners[2].x});
  const auto [y_low, y_high] = std::minmax({corners[0].y, corners[1].y, corners[2].y});
  if (x_high <= square.west || x_low >= square.east) return false;
  if (y_high <= square.north || y_low >= square.south) return false;
  for (std::size_t n = 0; n < 3; ++n) {
    const Point p = corners[n];
    const Point q = corners[(n + 1) % 3];
    if (turn != 0) {
      if (is_beside(p, q, square, turn > 0 ? 1 : -1)) return false;
    } else if (p.x != q.x || p.y != q.y) {
      if (is_beside(p, q, square, 1) || is_beside(p, q, square, -1)) return false;
    }
  }
  return true;
}

void add_corners_and_edges(const Corners& corners, const Square& square,
                           HeightRange& heights) noexcept {
  for (std::size_t n = 0; n < 3; ++n) {
    const Point p = corners[n];
    const Point q = corners[(n + 1) % 3];
    if (square.west <= p.x && p.x <= square.east && square.north <= p.y && p.y <= square.south) {
      heights.add(p.z);
    }
    // Where the edge crosses a side of the square: the other coordinate is compared multiplied
    // out (< 2^44), the height is the quotient of a product < 2^42.
    const auto cross_sides = [&](std::int64_t from, std::int64_t to, std::int64_t other,
                                 std::int64_t other_step, std::array<std::int64_t, 2> sides,
                                 std::int64_t low, std::int64_t high) {
      const std::int64_t step = to - from;
      if (step == 0) return;
      for (const std::int64_t at : sides) {
        if (at < std::min(from, to) || at > std::max(from, to)) continue;
        const std::int64_t sign = step > 0 ? 1 : -1;
        const std::int64_t place = sign * (other * step + other_step * (at - from));
        if (place < sign * low * step || place > sign * high * step) continue;
        heights.add_fraction(p.z, (q.z - p.z) * (at - from), step);
      }
    };
    cross_sides(p.x, q.x, p.y, q.y - p.y, {square.west, square.east}, square.north, square.south);
    cross_sides(p.y, q.y, p.x, q.x - p.x, {square.north, square.south}, square.west, square.east);
  }
}

void add_square_corners(const Corners& corners, std::int64_t turn, const Square& square,
                        HeightRange& heights) noexcept {
  const Vec up = cross(corners[1] - corners[0], corners[2] - corners[0]);
  const int sign = turn > 0 ? 1 : -1;
  for (const std::int64_t x : {square.west, square.east}) {
    for (const std::int64_t y : {square.north, square.south}) {
      const bool inside = sign * side(corners[0], corners[1], x, y) >= 0 &&
                          sign * side(corners[1], corners[2], x, y) >= 0 &&
                          sign * side(corners[2], corners[0], x, y) >= 0;
      if (!inside) continue;
      const std::int64_t fall = up.x * (x - corners[0].x) + up.y * (y - corners[0].y);
      heights.add_fraction(corners[0].z, -fall, up.z);
    }
  }
}
// The corners lie within a difference of the triangle's, so a fall is at most twice 2^40 x 2^20.
static_assert(Wide{2} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(62));

// On which side of the line through p and q a place beside (x, y) is: a step away from it along
// `first`, and a much smaller one along the other axis.
struct Nudge {
  std::int64_t x;
  std::int64_t y;
  bool first_x;
};

int side_beside(Point p, Point q, std::int64_t x, std::int64_t y, const Nudge& nudge) noexcept {
  const std::int64_t at = side(p, q, x, y);
  const std::int64_t by_x = -(q.y - p.y) * nudge.x;
  const std::int64_t by_y = (q.x - p.x) * nudge.y;
  const std::int64_t large = nudge.first_x ? by_x : by_y;
  const std::int64_t small = nudge.first_x ? by_y : by_x;
  const std::int64_t decides = at != 0 ? at : large != 0 ? large : small;
  return static_cast<int>(decides > 0) - static_cast<int>(decides < 0);
}

constexpr std::array<Nudge, 8> kSectors{{{1, 1, true},
                                         {1, 1, false},
                                         {1, -1, true},
                                         {1, -1, false},
                                         {-1, 1, true},
                                         {-1, 1, false},
                                         {-1, -1, true},
                                         {-1, -1, false}}};

bool add_triangle(const Corners& corners, const Square& square, HeightRange& heights) noexcept {
  const std::int64_t turn = side(corners[0], corners[1], corners[2].x, corners[2].y);
  if (!is_over(corners, turn, square)) return false;
  add_corners_and_edges(corners, square, heights);
  if (turn != 0) add_square_corners(corners, turn, square, heights);
  return true;
}

}  // namespace

std::optional<SolidSpan> span_over(const Triangle& triangle, Column column) noexcept {
  return span_over_rectangle(triangle, square_of(column));
}

std::optional<SolidSpan> span_over_rectangle(const Triangle& triangle,
                                             const GroundRectangle& rectangle) noexcept {
  if (is_degenerate(triangle)) return std::nullopt;
  HeightRange heights;
  add_triangle({triangle.a, triangle.b, triangle.c}, rectangle, heights);
  return heights.span();
}

std::uint8_t sectors_over_middle(const Triangle& triangle, Column column) noexcept {
  const Square square = square_of(column);
  const std::int64_t x = square.west + kColumnSide / 2;
  const std::int64_t y = square.north + kColumnSide / 2;
  const Corners corners{triangle.a, triangle.b, triangle.c};
  const std::int64_t turn = side(corners[0], corners[1], corners[2].x, corners[2].y);
  if (turn == 0) return 0;
  const int sign = turn > 0 ? 1 : -1;
  unsigned sectors = 0;
  for (std::size_t n = 0; n < kSectors.size(); ++n) {
    const bool over = sign * side_beside(corners[0], corners[1], x, y, kSectors[n]) > 0 &&
                      sign * side_beside(corners[1], corners[2], x, y, kSectors[n]) > 0 &&
                      sign * side_beside(corners[2], corners[0], x, y, kSectors[n]) > 0;
    if (over) sectors |= 1U << n;
  }
  return static_cast<std::uint8_t>(sectors);
}

std::vector<std::optional<SolidSpan>> spans_over(const ConvexSolid& solid, Column first,
                                                 std::size_t count) {
  std::vector<HeightRange> heights(count);
  const Square row = square_of(first);
  for (const FaceLoop& face : solid.faces()) {
    for (std::size_t n = 1; n + 1 < face.size(); ++n) {
      const Corners corners{solid.vertices()[face[0]], solid.vertices()[face[n]],
                            solid.vertices()[face[n + 1]]};
      const auto [y_low, y_high] = std::minmax({corners[0].y, corners[1].y, corners[2].y});
      if (y_high <= row.north || y_low >= row.south) continue;
      if (is_degenerate(Triangle{corners[0], corners[1], corners[2]})) continue;
      // Of a side of many corners only the columns below it are looked at.
      const auto [x_low, x_high] = std::minmax({corners[0].x, corners[1].x, corners[2].x});
      const std::int64_t west = floor_quotient(x_low - row.west, kColumnSide);
      const std::int64_t east = floor_quotient(x_high - row.west, kColumnSide);
      for (std::int64_t at = std::max<std::int64_t>(west, 0);
           at <= east && at < static_cast<std::int64_t>(count); ++at) {
        const Column column{first.x + static_cast<int>(at), first.y};
        add_triangle(corners, square_of(column), heights[static_cast<std::size_t>(at)]);
      }
    }
  }
  std::vector<std::optional<SolidSpan>> spans;
  spans.reserve(count);
  for (const HeightRange& range : heights) spans.push_back(range.span());
  return spans;
}

}  // namespace parapet
