#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/tiles/dot_ring.h"
#include "geometry/tiles/place.h"
#include "geometry/tiles/tile_map.h"

namespace parapet {

// How prints of two tiles that meet are merged (AOM-MAP-6): the stronger counts, Wall before
// Obstacle before the rest; of dots (up to four tiles) Cover before Obstacle before Clear (OPT-M5).
struct MergeRules {
  enum class OpeningOnClear { opening, clear };                         // OPT-M3
  enum class OpeningOnObstacle { opening_that_costs_three, obstacle };  // OPT-M4

  OpeningOnClear opening_on_clear = OpeningOnClear::opening;
  OpeningOnObstacle opening_on_obstacle = OpeningOnObstacle::opening_that_costs_three;

  friend bool operator==(const MergeRules&, const MergeRules&) = default;
};

// A map of stacked tiles, put together: what stands at every space, edge and dot of every Level.
// Immutable. Every query may be asked anywhere: off the map, below Level 1 and above the highest
// Level there is no floor, nothing is printed and nothing is Inside.
class Board {
 public:
  static constexpr int kMaxSide = Plan::kMaxSide;  // spaces
  static constexpr int kMaxLevels = 9;

  // Errors: a tile over another, a tile off the limits, levels of one tile that differ in size,
  // a Level 1 that does not cover its tile.
  static Result<Board> assemble(const TileMap& map, const MergeRules& rules = {});

  int width() const { return width_; }
  int height() const { return height_; }
  int levels() const { return static_cast<int>(storeys_.size()); }

  bool on_map(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }
  bool floor(Space space) const { return print(space).floor; }
  bool inside(Space space) const;  // AOM-MAP-3: some higher Level has floor over it
  SpacePrint print(Space space) const;
  EdgePrint print(Edge edge) const;
  DotPrint print(Dot dot) const { return ring(dot).print; }

  // What meets in a dot. Requires -1 <= x <= width()+1, likewise y, and any level.
  const DotRing& ring(Dot dot) const { return ring(dot.x, dot.y, dot.level); }
  const DotRing& ring(int x, int y, int level) const {
    if (level < 1 || level > levels()) return kNothing;
    return storeys_[static_cast<std::size_t>(level - 1)].rings[ring_index(x, y)];
  }

  // The entry of the layout whose tile covers the column, as an index; none in a gap.
  std::optional<std::size_t> entry_at(int x, int y) const;

  // Connected parts of the floor of a Level, joined over common edges: a plate of Level n >= 2.
  // Two spaces of one Level with equal part numbers stand on one plate. 0 = no floor.
  int plate_part(Space space) const;

  // All spaces with floor, by level, y, x.
  const std::vector<Space>& spaces() const { return spaces_; }

  // The same board with every Clear edge between an Inside space and the Outside made an Opening
  // (OPT-L14 `porch-open`). The Outside beyond the edge needs no floor of that Level, but a tile.
  Board with_porches_open() const;

  // The same board with every dot in the middle of a straight wall that has no class of its own
  // printed Cover (OPT-M2 `cover`).
  Board with_wall_dots_covered() const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static const DotRing kNothing;

  struct Storey {
    std::vector<SpacePrint> spaces;     // width x height
    std::vector<EdgePrint> vertical;    // (width + 1) x height
    std::vector<EdgePrint> horizontal;  // width x (height + 1)
    std::vector<DotPrint> dots;         // (width + 1) x (height + 1)
    std::vector<DotRing> rings;         // (width + 3) x (height + 3), one dot of margin all round
    std::vector<int> parts;             // width x height

    friend bool operator==(const Storey&, const Storey&) = default;
  };

  Board(int width, int height, int levels);

  std::size_t space_index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }
  std::size_t vertical_index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 1) +
           static_cast<std::size_t>(x);
  }
  std::size_t ring_index(int x, int y) const {
    return static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(width_ + 3) +
           static_cast<std::size_t>(x + 1);
  }

  // Rings, parts and the list of spaces, from the prints.
  void finish();
  void finish_rings(int level);
  void finish_parts(int level);

  friend class BoardAssembly;

  int width_ = 0;
  int height_ = 0;
  std::vector<Storey> storeys_;
  std::vector<int> entries_;  // width x height, -1 in a gap
  std::vector<Space> spaces_;
};

}  // namespace parapet
