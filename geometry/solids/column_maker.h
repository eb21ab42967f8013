#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/triangle.h"
#include "geometry/solids/triangle_columns.h"

namespace parapet {

// Sorts triangles into columns. It is used once.
//   There are about as many columns as a twelfth of the triangles; and a triangle lies in five of
//   them on the average at most, or else they become wider.
class ColumnMaker {
 public:
  explicit ColumnMaker(std::span<const Body> bodies);

  TriangleColumns make() &&;

 private:
  // A triangle in one of its columns.
  struct Part {
    std::uint32_t triangle = 0;
    std::uint16_t low = 0;  // heights
    std::uint16_t high = 0;
  };

  void lay_out(int side_bits) noexcept;
  bool find_places();
  void sort_places();
  void add_column(std::size_t column);
  void add_heights(std::size_t column, const Part& part) noexcept;
  void add_bunch(Point corner, std::span<const Part> parts);
  std::uint16_t height(std::int64_t z) const noexcept;

  TriangleColumns columns_;
  std::vector<Triangle> triangles_;

  // Which triangle lies in which column: first by triangles, then by columns.
  std::vector<std::uint32_t> triangle_ends_;
  std::vector<std::uint32_t> places_;
  std::vector<std::uint32_t> column_begins_;
  std::vector<std::uint32_t> members_;

  std::vector<Part> parts_;     // of the column that is being made
  std::vector<Point> corners_;  // of its bunch
  std::vector<std::uint32_t> faces_;
};

}  // namespace parapet
