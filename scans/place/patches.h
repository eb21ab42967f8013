#pragma once

#include <vector>

#include "scans/place/facets.h"

namespace parapet::scans {

// Adds up facets of a fine surface that lie in one cell of space and look about the same way: the
// sum of their areas as vectors depends on the rim of the patch alone, so that what noise does to
// each normal cancels out. Facets about the origin, not farther than 1.
//   (1) independent of their order: sums are of whole numbers
class Patches {
 public:
  Patches(double cell, std::size_t expected);

  void add(const Facet& facet);

  // In no order.
  std::vector<Facet> facets() const;

 private:
  struct Patch {
    std::uint64_t key = 0;  // 0: none
    std::int64_t weight = 0;
    std::int64_t area[3] = {};
    std::int64_t moment[3] = {};
  };
  Patch& patch_of(std::uint64_t key);
  void grow();

  double cell_;
  std::size_t used_ = 0;
  std::vector<Patch> table_;
};

}  // namespace parapet::scans
