#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/tile_map.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/mayhem/space_reader.h"

namespace parapet {

// Reads places of one tile board (formats.md). REQUIRES: the map outlives it and stays as it is;
// the board was assembled from it.
//   (1) every space read lies on the board: 0 <= x < width, 0 <= y < height, 1 <= level <= 9; it
//       need not have floor
//   (2) read(space_json(s)) == s for each such space
// Errors: "wrong-value" (no place at all), "off-board" (none of this board, or none of that tile),
// "unknown-entry" (names the nearest), "two-entries" (an id that several entries of the layout
// have).
class BoardPlaces {
 public:
  BoardPlaces(const TileMap& map, const Board& board);

  // [x, y, level], "F7", "F7@2" or "house:C4@2".
  Result<Space> read(const JsonCursor& at) const;

  // The same, or [x, y] on that level.
  Result<Space> read_on_level(const JsonCursor& at, int level) const;

  // The id of an entry of the layout, as its index.
  Result<std::size_t> read_entry(const JsonCursor& at) const;

  const Extent& extent() const { return extent_; }

 private:
  Result<Space> read_entry_space(const JsonCursor& at, std::string_view id, Space own) const;
  Result<std::size_t> entry(const JsonCursor& at, std::string_view id) const;

  const TileMap* map_;
  Extent extent_;
  std::map<std::string_view, std::vector<std::size_t>> entries_;  // by id
};

}  // namespace parapet
