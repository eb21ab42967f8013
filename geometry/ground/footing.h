#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "geometry/ground/columns.h"
#include "geometry/ground/level_window.h"

namespace parapet {

// A top to stand on or to climb over: a column, and which of its spans from below.
struct Foothold {
  Column at;
  std::uint32_t level = 0;

  friend constexpr auto operator<=>(const Foothold&, const Foothold&) noexcept = default;
};

// How wide the ground is, for figures of one clearance. Works out the ground by tiles
// as it is asked about, and remembers: not to be shared between threads. The columns must outlive
// it.
class Footing {
 public:
  // `wide`: the side in columns of the square that is wide enough; at least 1.
  Footing(const Columns& columns, const FootingNeeds& needs, int wide);

  // Has the top the clearance above it?
  bool has_room(Foothold at) const;

  // Has it the clearance, and lies it in a level square of at least `wide` columns?
  bool is_wide(Foothold at);

  // The same of a square of another side, worked out anew: for many tops at once.
  std::vector<bool> in_level_square(std::span<const Foothold> tops, int side) const;

  // Is there a square of `side` columns with the column in it, in each of which the ticks from
  // `height` to `height` + clearance are free? Beside the terrain everything is free.
  bool is_free_square(Column at, std::int32_t height, int side) const;

  int wide() const { return wide_; }
  const FootingNeeds& needs() const { return needs_; }
  const Columns& columns() const { return columns_; }

 private:
  void work_out_tile(Column tile);

  const Columns& columns_;
  FootingNeeds needs_;
  int wide_;
  int tile_side_;
  std::vector<bool> known_tiles_;
  int tiles_across_ = 0;
  std::vector<bool> is_wide_;  // by number of the span
};

}  // namespace parapet
