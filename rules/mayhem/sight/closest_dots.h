#pragma once

#include <array>
#include <span>

#include "geometry/tiles/dot_line.h"
#include "geometry/tiles/place.h"

namespace parapet::mayhem {

// The pairs of dots between which lines of sight may run, as plans of lines.
class DotPairs {
 public:
  // Lives as long as these pairs, so not of a temporary.
  std::span<const DotLine> lines() const& { return std::span(lines_).first(count_); }
  std::span<const DotLine> lines() && = delete;
  void add(const DotLine& line) { lines_[count_++] = line; }

 private:
  std::array<DotLine, 16> lines_;
  std::size_t count_ = 0;
};

// AOM-LOS-1: the pairs of dots of the two spaces that are closest in the plan: one, or two in the
// same row or column, or four in the same column of spaces. Sorted by the first dot, then the
// second (y, then x).
DotPairs closest_dots(Space from, Space to);

// OPT-L1 `any`: all sixteen pairs, in the same order.
DotPairs all_dots(Space from, Space to);

}  // namespace parapet::mayhem
