#pragma once

#include <span>
#include <vector>

#include "rules/realms/battlefield.h"
#include "rules/realms/spaces.h"

namespace parapet::realms {

// The transit pads of a model (COR-PAD-1): the spaces above whose plates exactly one stud stands on
// the surface, at the centre.
class PadFinder {
 public:
  explicit PadFinder(std::span<const Piece> pieces);

  bool is_pad(const Spot& spot, const Surface& surface) const;

 private:
  struct Stud {
    std::int64_t z = 0;
    std::int64_t cell_x = 0;
    std::int64_t cell_y = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend auto operator<=>(const Stud&, const Stud&) = default;
  };

  std::vector<Stud> studs_;  // those that point up, sorted
};

}  // namespace parapet::realms
