#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/skyline/network.h"

namespace parapet::skyline {

// Which spaces of the sky-line are joined by an arc. The order of the arcs does not show.
class RailGraph {
 public:
  explicit RailGraph(const Network& network);

  // Sorted by index.
  std::span<const std::size_t> neighbours(std::size_t stop) const { return neighbours_[stop]; }
  bool joined(std::size_t a, std::size_t b) const;

 private:
  std::vector<std::vector<std::size_t>> neighbours_;
};

}  // namespace parapet::skyline
