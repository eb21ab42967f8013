#include "geometry/solids/triangle_columns.h"

#include "geometry/solids/column_maker.h"

namespace parapet {

TriangleColumns::TriangleColumns(std::span<const Body> bodies) {
  *this = ColumnMaker(bodies).make();
}

Point TriangleColumns::corner(std::size_t column) const noexcept {
  const auto number = static_cast<std::int64_t>(column);
  const std::int64_t y = number / nx_;
  const std::int64_t x = number - y * nx_;
  return bounds_.lo() + Vec{x << side_bits_, y << side_bits_, 0};
}

std::size_t TriangleColumns::bytes() const noexcept {
  return tops_.capacity() * sizeof(std::uint8_t) + entries_.capacity() * sizeof(Entry) +
         words_.capacity() * sizeof(std::uint16_t);
}

}  // namespace parapet
