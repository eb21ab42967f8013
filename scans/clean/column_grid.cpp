#include "scans/clean/column_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace parapet::scans {
namespace {

// Whether (x, y) lies left of the line from a to b. It is asked in the same way for both faces at
// an edge, so that rounding cannot let the line slip between them; a place on the edge is left of
// the edge that runs to larger x (then y).
bool is_left(Vector3 a, Vector3 b, double x, double y) noexcept {
  const bool swapped = std::tie(b.x, b.y) < std::tie(a.x, a.y);
  if (swapped) std::swap(a, b);
  const bool left = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  return left != swapped;
}

}  // namespace

ColumnGrid::ColumnGrid(const Surface& surface, std::span<const std::uint32_t> faces) {
  double east = -std::numeric_limits<double>::infinity();
  double south = east;
  west_ = north_ = -east;
  for (const std::uint32_t face : faces) {
    for (const std::uint32_t corner : surface.faces[face]) {
      const Vector3 p = surface.points[corner];
      west_ = std::min(west_, p.x);
      east = std::max(east, p.x);
      north_ = std::min(north_, p.y);
      south = std::max(south, p.y);
    }
  }
  width_ = east - west_;
  depth_ = south - north_;
  side_ = std::max<std::size_t>(1, static_cast<std::size_t>(std::sqrt(faces.size())));
  for (;; side_ = (side_ + 1) / 2) {
    std::size_t entries = 0;
    for (const std::uint32_t face : faces) {
      const Cells cells = cells_of(surface, face);
      entries += (cells.right - cells.left + 1) * (cells.bottom - cells.top + 1);
    }
    if (entries <= 8 * faces.size() || side_ == 1) break;
  }
  starts_.assign(side_ * side_ + 1, 0);
  const auto visit = [&](auto&& each) {
    for (const std::uint32_t face : faces) {
      const Cells cells = cells_of(surface, face);
      for (std::size_t row = cells.top; row <= cells.bottom; ++row) {
        for (std::size_t column = cells.left; column <= cells.right; ++column) {
          each(row * side_ + column, face);
        }
      }
    }
  };
  visit([&](std::size_t cell, std::uint32_t) { ++starts_[cell + 1]; });
  for (std::size_t n = 1; n < starts_.size(); ++n) starts_[n] += starts_[n - 1];
  faces_.resize(starts_.back());
  std::vector<std::uint32_t> next = starts_;
  visit([&](std::size_t cell, std::uint32_t face) { faces_[next[cell]++] = face; });
}

std::size_t ColumnGrid::column_of(double x) const noexcept {
  if (!(width_ > 0)) return 0;
  const double share = std::clamp((x - west_) / width_, 0.0, 1.0);
  return std::min(side_ - 1, static_cast<std::size_t>(share * static_cast<double>(side_)));
}

std::size_t ColumnGrid::row_of(double y) const noexcept {
  if (!(depth_ > 0)) return 0;
  const double share = std::clamp((y - north_) / depth_, 0.0, 1.0);
  return std::min(side_ - 1, static_cast<std::size_t>(share * static_cast<double>(side_)));
}

ColumnGrid::Cells ColumnGrid::cells_of(const Surface& surface, std::uint32_t face) const noexcept {
  const auto& [a, b, c] = surface.faces[face];
  const auto [left, right] =
      std::minmax({surface.points[a].x, surface.points[b].x, surface.points[c].x});
  const auto [top, bottom] =
      std::minmax({surface.points[a].y, surface.points[b].y, surface.points[c].y});
  return {column_of(left), column_of(right), row_of(top), row_of(bottom)};
}

std::span<const std::uint32_t> ColumnGrid::faces_near(double x, double y) const noexcept {
  const std::size_t cell = row_of(y) * side_ + column_of(x);
  return std::span(faces_).subspan(starts_[cell], starts_[cell + 1] - starts_[cell]);
}

std::optional<double> height_over(const Surface& surface, std::uint32_t face, double x,
                                  double y) noexcept {
  const Vector3 a = surface.points[surface.faces[face][0]];
  const Vector3 b = surface.points[surface.faces[face][1]];
  const Vector3 c = surface.points[surface.faces[face][2]];
  const bool left = is_left(a, b, x, y);
  if (is_left(b, c, x, y) != left || is_left(c, a, x, y) != left) return std::nullopt;
  const Vector3 normal = cross(b - a, c - a);
  if (normal.z == 0) return std::nullopt;
  const double height = a.z - (normal.x * (x - a.x) + normal.y * (y - a.y)) / normal.z;
  const auto [low, high] = std::minmax({a.z, b.z, c.z});
  return std::clamp(height, low, high);
}

}  // namespace parapet::scans
