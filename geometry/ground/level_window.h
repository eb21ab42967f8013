#pragma once

#include <cstdint>
#include <vector>

#include "geometry/ground/columns.h"

namespace parapet {

// What makes a top fit to stand on.
struct FootingNeeds {
  std::int32_t clearance = 1;   // ticks that must be free above it; at least 1
  std::int32_t level_step = 1;  // two tops are level if they differ by less ticks; at least 1

  friend bool operator==(const FootingNeeds&, const FootingNeeds&) = default;
};

// The tops with enough clearance in a rectangle of columns, and which of them are level with which.
// A top is level with at most one top of the next column: the nearest in height, the upper of two,
// and only if that holds the other way round too. (With a clearance of two steps and more there is
// never a choice.)
class LevelWindow {
 public:
  // From `first` to before `end`. REQUIRES: first.x <= end.x, first.y <= end.y.
  LevelWindow(const Columns& columns, const FootingNeeds& needs, Column first, Column end);

  struct Top {
    Column at;
    std::uint32_t number = 0;  // of its span
    std::int32_t height = 0;
  };
  const std::vector<Top>& tops() const { return tops_; }

  // For each top whether it lies in a square of `side` x `side` columns in the window whose tops
  // are level with their neighbours all over. REQUIRES: side >= 1.
  std::vector<bool> in_level_square(int side) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  std::uint32_t level_with(std::uint32_t top, std::uint32_t begin, std::uint32_t end) const;
  void join(std::uint32_t begin_a, std::uint32_t end_a, std::uint32_t begin_b, std::uint32_t end_b,
            std::vector<std::uint32_t>& forward, std::vector<std::uint32_t>& back);

  std::int32_t level_step_;
  std::vector<Top> tops_;  // row by row, column by column, from low to high
  std::vector<std::uint32_t> east_;
  std::vector<std::uint32_t> west_;
  std::vector<std::uint32_t> south_;
  std::vector<std::uint32_t> north_;
};

}  // namespace parapet
