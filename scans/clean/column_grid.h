#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "scans/surface.h"

namespace parapet::scans {

// Faces by where they lie seen from above, to find those over a place quickly. It is as fine as a
// memory of eight entries a face allows.
class ColumnGrid {
 public:
  ColumnGrid(const Surface& surface, std::span<const std::uint32_t> faces);

  // All faces over the place are among these.
  std::span<const std::uint32_t> faces_near(double x, double y) const noexcept;

 private:
  struct Cells {
    std::size_t left;
    std::size_t right;
    std::size_t top;
    std::size_t bottom;
  };
  Cells cells_of(const Surface& surface, std::uint32_t face) const noexcept;
  std::size_t column_of(double x) const noexcept;
  std::size_t row_of(double y) const noexcept;

  double west_ = 0;
  double north_ = 0;
  double width_ = 0;
  double depth_ = 0;
  std::size_t side_ = 1;  // cells each way
  std::vector<std::uint32_t> starts_;
  std::vector<std::uint32_t> faces_;
};

// The height at which the upright line over a place meets a face. A line through an edge or a point
// meets exactly one of the faces around it that go on there: as if it stood a little aside.
std::optional<double> height_over(const Surface& surface, std::uint32_t face, double x,
                                  double y) noexcept;

}  // namespace parapet::scans
