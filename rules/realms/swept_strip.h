#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/realms/spaces.h"

namespace parapet::realms {

// Columns side by side in one row: those from `first` to before `end`.
struct ColumnRow {
  int y = 0;
  int first = 0;
  int end = 0;

  friend bool operator==(const ColumnRow&, const ColumnRow&) = default;
};

// The ground that a standing plate sweeps on its straight way to another: the inside of the convex
// hull of the two plates. What only touches its edge is not on it (OPT-K21).
//   (1) the same both ways, but for left and right
class SweptStrip {
 public:
  // REQUIRES: plates within +-2^15 columns, at least one column wide and deep.
  SweptStrip(const StandingPlate& from, const StandingPlate& to);

  // The columns whose open square lies over a part of it, row by row from the north.
  const std::vector<ColumnRow>& rows() const { return rows_; }
  bool covers(Column column) const;
  std::int64_t size() const;  // columns

  // The smallest rectangle of columns that holds it.
  StandingPlate bounds() const;

  // The columns not on it that touch one of its two long sides, other than at the side's ends: left
  // and right as seen on the way. A side rests on both plates. None where one plate lies on the
  // middle of the other.
  std::vector<Column> beside_left() const { return beside(true); }
  std::vector<Column> beside_right() const { return beside(false); }

 private:
  struct Corner {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr auto operator<=>(const Corner&, const Corner&) noexcept = default;
  };
  using Corners = std::array<Corner, 4>;

  static Corners corners_of(const StandingPlate& plate);
  static std::int64_t turn(Corner a, Corner b, Corner c);
  static std::vector<Corner> hull_of(const Corners& from, const Corners& to);
  ColumnRow row_of(int y) const;
  bool is_side(Corner begin, Corner end, bool left) const;
  void add_beside(Corner begin, Corner end, std::vector<Column>& columns) const;
  std::vector<Column> beside(bool left) const;

  Corners from_;
  Corners to_;
  std::vector<Corner> hull_;  // clockwise on a map with south below, no three on a line
  std::vector<ColumnRow> rows_;
};

}  // namespace parapet::realms
