#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "geometry/tiles/place.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// A rectangle of spaces on the levels 1 to 9, from its north-west space [0, 0, 1].
struct Extent {
  int width = 0;
  int height = 0;
  std::string_view whose = "the board";  // for errors

  bool holds(Space space) const;
};

// A space as [x, y, level], "F7" or "F7@2" (formats.md); also as [x, y] where a level is given
// for it. Errors: "wrong-value" (no place at all), "off-board" (not in the extent).
Result<Space> read_space(const JsonCursor& at, const Extent& extent,
                         std::optional<int> level_unless_written = std::nullopt);

// The fault of a space that does not lie in the extent.
Fault off_board(const JsonCursor& at, const Extent& extent);

}  // namespace parapet
