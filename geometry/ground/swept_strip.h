#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "geometry/ground/column_rectangle.h"

namespace parapet {

// The ground that a standing plate sweeps on its straight way to another: the inside of the convex
// hull of the two plates. What only touches its edge is not on it (OPT-K21).
//   (1) the same both ways, but for left and right
class SweptStrip {
 public:
  // REQUIRES: plates within +-2^15 columns, at least one column wide and deep.
  SweptStrip(const ColumnRectangle& from, const ColumnRectangle& to);

  // The columns whose open square lies over a part of it, row by row from the north.
  const std::vector<ColumnRun>& rows() const { return rows_; }
  bool covers(Column column) const;
  std::int64_t size() const;  // columns

  // The smallest rectangle of columns that holds it.
  ColumnRectangle bounds() const;

  // The columns not on it that touch one of its two long sides, other than at the side's ends: left
  // and right as seen on the way. A side rests on both plates. None where one plate lies on the
  // middle of the other.
  std::vector<Column> beside_left() const { return beside(true); }
  std::vector<Column> beside_right() const { return beside(false); }

 private:
  using Corners = std::array<ColumnCorner, 4>;
  static Corners corners_of(const ColumnRectangle& plate);
  ColumnRun row_of(int y) const;
  bool is_side(ColumnCorner begin, ColumnCorner end, bool left) const;
  void add_beside(ColumnCorner begin, ColumnCorner end, std::vector<Column>& columns) const;
  std::vector<Column> beside(bool left) const;

  Corners from_;
  Corners to_;
  std::vector<ColumnCorner> hull_;  // clockwise on a map with south below, no three on a line
  std::vector<ColumnRun> rows_;
};

}  // namespace parapet
