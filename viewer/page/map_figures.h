#pragma once

#include <set>

#include "rules/mayhem/pieces.h"
#include "viewer/page/map_ground.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// What stands on one Level, on its map: units as discs with their first letter and a wedge for the
// facing, vehicles, devices and markers as shapes. Where a space is in `numbered`, figures make
// room for the number.
void draw_map_figures(Canvas& canvas, const MapGround& ground, const mayhem::Pieces& pieces,
                      const SideColours& sides, int level, const std::set<Space>& numbered);

}  // namespace parapet::viewer
