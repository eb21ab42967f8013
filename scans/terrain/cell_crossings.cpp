#include "scans/terrain/cell_crossings.h"

#include <algorithm>
#include <array>
#include <optional>

#include "geometry/ground/column_clip.h"
#include "geometry/numbers/division.h"

namespace parapet::scans {
namespace {

std::int64_t ceiling_quotient(std::int64_t dividend, std::int64_t divisor) noexcept {
  return -floor_quotient(-dividend, divisor);
}

// In half ticks, so that the middles of all cells are whole.
std::int64_t sample(std::int64_t origin, std::int64_t cell, std::int64_t number) noexcept {
  return 2 * origin + (2 * number + 1) * cell;
}

// The first cell whose sample does not lie before a place in half ticks.
std::int64_t first_sample_from(std::int64_t place, std::int64_t origin,
                               std::int64_t cell) noexcept {
  return ceiling_quotient(place - 2 * origin - cell, 2 * cell);
}

// Where the edge crosses the row of samples at `y`, in half ticks, rounded up; a corner on the row
// counts as north of it. Samples lie a little east of whole half ticks, so what is rounded up
// decides the same.
std::optional<std::int64_t> crossing(Point p, Point q, std::int64_t y) noexcept {
  if ((2 * p.y <= y) == (2 * q.y <= y)) return std::nullopt;
  if (p.y > q.y) std::swap(p, q);
  return 2 * p.x + ceiling_quotient((q.x - p.x) * (y - 2 * p.y), q.y - p.y);
}

}  // namespace

CellPatch patch_under(const Triangle& triangle, const CellLattice& lattice) noexcept {
  const auto [x_low, x_high] = std::minmax({triangle.a.x, triangle.b.x, triangle.c.x});
  const auto [y_low, y_high] = std::minmax({triangle.a.y, triangle.b.y, triangle.c.y});
  return {floor_quotient(x_low - lattice.origin.x, lattice.cell.x),
          ceiling_quotient(x_high - lattice.origin.x, lattice.cell.x),
          floor_quotient(y_low - lattice.origin.y, lattice.cell.y),
          ceiling_quotient(y_high - lattice.origin.y, lattice.cell.y)};
}

void add_crossings(const Triangle& triangle, const CellLattice& lattice,
                   std::vector<ColumnMark>& marks) {
  const Vec up = normal(triangle);
  if (up.z == 0) return;
  const std::int64_t sign = up.z > 0 ? 1 : -1;
  const std::array<Point, 3> corners{triangle.a, triangle.b, triangle.c};
  const auto [origin, cell] = lattice;
  const CellPatch patch = patch_under(triangle, lattice);
  for (std::int64_t row = patch.north; row < patch.south; ++row) {
    const std::int64_t y = sample(origin.y, cell.y, row);
    std::optional<std::int64_t> west;
    std::optional<std::int64_t> east;
    for (std::size_t n = 0; n < 3; ++n) {
      const auto at = crossing(corners[n], corners[(n + 1) % 3], y);
      if (!at) continue;
      west = west ? std::min(*west, *at) : *at;
      east = east ? std::max(*east, *at) : *at;
    }
    if (!west) continue;
    const std::int64_t end = first_sample_from(*east, origin.x, cell.x);
    for (std::int64_t column = first_sample_from(*west, origin.x, cell.x); column < end; ++column) {
      const std::int64_t x = sample(origin.x, cell.x, column);
      const std::int64_t fall = up.x * (x - 2 * triangle.a.x) + up.y * (y - 2 * triangle.a.y);
      const std::int64_t height =
          2 * triangle.a.z - floor_quotient(sign * fall, sign * up.z);  // rounded up
      marks.push_back({static_cast<std::int32_t>(row), static_cast<std::int32_t>(column),
                       static_cast<std::int32_t>(first_sample_from(height, origin.z, cell.z)),
                       static_cast<std::int32_t>(sign)});
    }
  }
}

void add_touches(const Triangle& triangle, const CellLattice& lattice,
                 std::vector<ColumnMark>& marks) {
  const auto [origin, cell] = lattice;
  const CellPatch patch = patch_under(triangle, lattice);
  for (std::int64_t row = patch.north; row < patch.south; ++row) {
    const std::int64_t north = origin.y + row * cell.y;
    for (std::int64_t column = patch.west; column < patch.east; ++column) {
      const std::int64_t west = origin.x + column * cell.x;
      const auto span = span_over_rectangle(
          triangle, GroundRectangle{west, north, west + cell.x, north + cell.y});
      if (!span) continue;
      // Faces of cells lie on whole ticks, so the span's ends may be rounded outwards.
      const std::int64_t first = floor_quotient(span->bottom - origin.z, cell.z);
      const std::int64_t end = ceiling_quotient(span->top - origin.z, cell.z);
      if (first >= end) continue;  // it lies between two cells
      const auto x = static_cast<std::int32_t>(column);
      const auto y = static_cast<std::int32_t>(row);
      marks.push_back({y, x, static_cast<std::int32_t>(first), 1});
      marks.push_back({y, x, static_cast<std::int32_t>(end), -1});
    }
  }
}

}  // namespace parapet::scans
