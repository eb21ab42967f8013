#pragma once

#include <set>

#include "viewer/overlay.h"
#include "viewer/page/map_ground.h"

namespace parapet::viewer {

// What a ruling shows on one Level, on its map. Below the figures: colours, rims, ways. Above them:
// numbers and signs.
void draw_below_figures(Canvas& canvas, const MapGround& ground, const Overlay& overlay, int level);
void draw_above_figures(Canvas& canvas, const MapGround& ground, const Overlay& overlay, int level);

// Spaces whose number stands on the map.
std::set<Space> numbered_spaces(const Overlay& overlay);

}  // namespace parapet::viewer
