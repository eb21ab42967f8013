#pragma once

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/sight_table_sheets.h"

// Internal to rules/mayhem: the fast way to fill a sight table.

namespace parapet::mayhem {

// Fills all sheets under the default SightRules: for every offset in the plan the lines between the
// closest dots are followed once, and asked of all sources of all pairs of Levels, 64 a word.
//   (1) every answer is that of sees()
// Requires SightBits::kSupported and sheets that are empty.
void fill_by_rows(const Board& board, SourceRange sources, SightSheets& sheets);

}  // namespace parapet::mayhem
