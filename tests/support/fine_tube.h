#pragma once

#include <array>
#include <vector>

namespace parapet::testing {

// The thin tube round the line from dot (0, 0) to dot (dx, dy), drawn on a fine raster: all small
// squares whose middle is nearer to the line than a few squares' side. The raster is so fine that
// the tube holds no dot but those on the line. In each space of the board the small squares that
// hang together are one region; where regions of two spaces touch there is a door, and across it
// lies one edge of the board. Whole numbers only.
class FineTube {
 public:
  FineTube(int dx, int dy);

  struct Door {
    int a = 0;  // regions
    int b = 0;
    int edge_x2 = 0;  // the edge, on doubled coordinates from dot (0, 0)
    int edge_y2 = 0;
  };

  int region_count() const { return region_count_; }
  const std::vector<Door>& doors() const { return doors_; }

  // The region of a space that touches an end of the line; `east`, `south`: on which side of the
  // end's dot the space lies.
  int region_at_start(bool east, bool south) const { return at_start_[index(east, south)]; }
  int region_at_end(bool east, bool south) const { return at_end_[index(east, south)]; }

 private:
  static std::size_t index(bool east, bool south) { return (east ? 1U : 0U) + (south ? 2U : 0U); }

  int region_count_ = 0;
  std::vector<Door> doors_;
  std::array<int, 4> at_start_{};
  std::array<int, 4> at_end_{};
};

}  // namespace parapet::testing
