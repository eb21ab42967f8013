#pragma once

#include <optional>
#include <string_view>

#include "geometry/tiles/place.h"

namespace parapet {

// Places of a tile board as people write them (formats.md, places).

// Where a place stands: one or two column letters, then a row from 1 of up to three digits, then
// "@" and a level from 1 to 9 unless it is 1: "F7", "F7@2", "AB12@3". Nothing for any other text:
// lower case, row 0 or a zero in front, three letters (no board is that wide), level 0 or 10.
std::optional<Space> space_from_letters(std::string_view text);

// A space of one entry of the layout, in the tile's own coordinates: "house:C4@2".
struct EntrySpace {
  std::string_view entry;
  Space own;
};

// The text is split at its last colon. Nothing if what is behind it is no space, or nothing before.
std::optional<EntrySpace> entry_space_from_text(std::string_view text);

// Whether a text is a place of some board, so that it cannot be an id.
bool reads_as_place(std::string_view text);

}  // namespace parapet
