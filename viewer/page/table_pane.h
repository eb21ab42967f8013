#pragma once

#include "viewer/page/canvas.h"
#include "viewer/page/player_marks.h"
#include "viewer/page/table_layout.h"

namespace parapet::viewer {

void draw_table(Canvas& canvas, const BridgeTable& table, const PlayerMarks& marks,
                const TableLayout& layout);

}  // namespace parapet::viewer
