#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/voxel_grid.h"

namespace parapet::bench {

// A city of 512 x 512 studs and 64 plates: rolling hills, and 700 hollow buildings of one to four
// storeys with windows, a door, floors, a roof and a parapet, one in six of them on posts.
class BrickCity {
 public:
  static constexpr int kStuds = 512;
  static constexpr int kPlates = 64;

  explicit BrickCity(std::uint64_t seed);

  static CellLattice lattice() { return {{0, 0, 0}, {80, 80, 32}}; }

  bool is_solid(int x, int y, int z) const {
    const bool inside = x >= 0 && y >= 0 && z >= 0 && x < kStuds && y < kStuds && z < kPlates;
    return inside && ((column(x, y) >> z) & 1) != 0;
  }
  int top(int x, int y) const;  // plates; 0 if the column is empty

  // Each run of solid plates of a column as a box.
  std::vector<Body> bodies() const;

 private:
  std::uint64_t column(int x, int y) const {
    return columns_[static_cast<std::size_t>(y * kStuds + x)];
  }
  void set(int x, int y, int z, bool solid);
  void build_house(class Numbers& numbers);

  std::vector<std::uint64_t> columns_;
  std::vector<int> hills_;
};

// The surface of the city as triangles with corners in ticks, faces joined to rectangles as large
// as they come.
struct TriangleMesh {
  std::vector<std::array<float, 3>> corners;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};
TriangleMesh surface_of(const BrickCity& city);

// Lines with both ends 5 to 10 plates above the top of their column, the ground distance
// log-uniform from 4 to 500 studs. Ends on any tick; or on the lattice, in the middle of studs at
// whole plates, as on a board. All within so many studs along x and y.
std::vector<Segment> random_lines(const BrickCity& city, std::size_t count, bool on_lattice,
                                  std::uint64_t seed, int studs = BrickCity::kStuds);

}  // namespace parapet::bench
